/**
 * Historical clubs: which club a table's team name means in a given year. Sources write KC, KAN, Chiefs, Kansas City Chiefs; codes and
 * cities change hands (BAL, HOU, STL), clubs move. Unknown names stay as they are.
 */
import { lazily } from "../../kernel/lazy/index.js";
import { bareText } from "../../kernel/words/index.js";
import { NFL_CLUBS } from "./club-list.js";
import { LEAGUE_NAMES, OTHER_CLUBS } from "./club-list-other.js";

/** A franchise under one name in one city, in one league. */
export interface Club {
  readonly league: string;
  /** The same code through all moves and name changes. */
  readonly franchise: string;
  readonly city: string;
  readonly nickname: string;
  readonly from: number;
  /** Last year; Infinity if it still plays. */
  readonly to: number;
  /** Codes that sources use in these years. */
  readonly codes: readonly string[];
  /** Codes that sources use for the franchise in any year. */
  readonly always: readonly string[];
}

/** What charts and tables call a club: its code, or its name if no source has a code. */
export const codeOf = ({ codes, always, city, nickname }: Club): string =>
  codes[0] ?? always[0] ?? `${city} ${nickname}`;

/** How a word names a club, strongest evidence first; the `other` ways use names from other years. */
export type Way = "name" | "code" | "part" | "otherCode" | "otherName" | "otherPart" | "otherCity";

/** Clubs that a word may mean: one if found, several if ambiguous. */
export interface FoundClubs {
  readonly clubs: readonly Club[];
  readonly way: Way;
  /** False if other clubs have the same name and this is only the likeliest. */
  readonly sure: boolean;
}

export interface ClubOptions {
  readonly year?: number;
  /** The league as people write it: NFL, USFL, CFL. */
  readonly league?: string;
}

export interface FindOptions extends ClubOptions {
  /** Other names in the same tables: they show which league it is and which clubs are taken. */
  readonly others?: readonly string[];
}

export interface ClubBook {
  /** All clubs, or those of one year. */
  clubsOf(options?: ClubOptions): readonly Club[];
  /** Undefined if the word does not name a club. */
  findClub(text: string, options?: FindOptions): FoundClubs | undefined;
  /**
   * The club for each name in one season's tables; two spellings of one franchise are one club. Unknown and ambiguous names have no entry,
   * so the tables' own words stay.
   */
  sameClubs(names: readonly string[], options?: ClubOptions): ReadonlyMap<string, Club>;
}

/** Leagues that played against or merged with the NFL: their clubs share its tables. */
const MAJOR: ReadonlySet<string> = new Set(["NFL", "AFL", "AAFC"]);
const EUROPE: ReadonlySet<string> = new Set(["WLAF", "NFLE"]);
const familyOf = (league: string): string => (MAJOR.has(league) ? "NFL" : EUROPE.has(league) ? "NFLE" : league);

/** Abbreviations of cities before a nickname: NY Giants. */
const SHORT_CITIES: Readonly<Record<string, string>> = {
  "New York": "NY",
  "Los Angeles": "LA",
  "New York/New Jersey": "NY/NJ",
  "New England": "NE",
};

/** Informal names of a franchise. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  "49ers": ["Niners", "Forty Niners"],
  buccaneers: ["Bucs", "Buccs"],
  jaguars: ["Jags"],
  patriots: ["Pats"],
  commanders: ["Skins"],
  "merged-1943": ["Steagles", "Phil-Pitt", "Phi-Pit"],
  "merged-1944": ["Card-Pitt", "Chi-Pit"],
  ticats: ["Ti-Cats"],
  "xfl1-thunderbolts": ["Bolts"],
  "lions-bc": ["British Columbia"],
};

/** A name reduced for comparison: without marks for honors and playoffs, and without records. */
export const bareClub = (text: string): string =>
  bareText(
    text
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      // A rank before the name: `1. Packers`.
      .replace(/^\s*(?:#\d{1,3}|\d{1,3}[.)]|\(\d{1,3}\))\s+(?=\S)/, "")
      .replace(/^\s*(?:[a-z]{1,3}|\*)\s*[-\u2013]\s*(?=[A-Z].{5})/, "")
      .replace(/\s*\[\w+\]\s*$/, "")
      .replace(/\s*\(\d+-\d+(?:-\d+)?\)\s*$/, "")
      .replace(/\bSaint\b/i, "St")
      .replace(/[*+\s]+$/, ""),
  );

function clubsIn(list: string): Club[] {
  let franchise = "";
  let always: string[] = [];
  return list
    .trim()
    .split("\n")
    .flatMap((line): Club[] => {
      const era = /^ {2}(\S+) (\d{4})(-?)(\d*) ([^,]+), ([^:]+)(?:: (.*))?$/.exec(line);
      if (!era) {
        [franchise, ...always] = line.split(" ");
        return [];
      }
      const [, league, from, on, until, city, nickname, codes = ""] = era;
      const to = until === "" ? (on === "" ? Number(from) : Infinity) : Number(from.slice(0, 4 - until.length) + until);
      const own = codes.split(" ").filter((code) => code !== "");
      return [{ league, franchise, city, nickname, from: Number(from), to, codes: own, always }];
    });
}

/** All ways to write a club's full name. */
function namesOf({ city, nickname, codes }: Club): string[] {
  const whole = city + nickname;
  const short = SHORT_CITIES[city];
  return [
    whole,
    nickname + nickname,
    ...(short === undefined ? [] : [short + nickname]),
    ...codes.flatMap((code) => [code + nickname, code + whole, whole + code]),
  ].map(bareClub);
}

/** Words that name a club only in context: its city, its nickname, what fans call it. */
const partsOf = ({ city, nickname, franchise, always }: Club): string[] =>
  [city, nickname, SHORT_CITIES[city] ?? "", ...(CALLED[franchise] ?? []), ...always].map(bareClub);

type Index = ReadonlyMap<string, readonly Club[]>;

function indexOf(clubs: readonly Club[], wordsOf: (club: Club) => readonly string[]): Index {
  const index = new Map<string, Club[]>();
  for (const club of clubs)
    for (const word of new Set(wordsOf(club))) if (word !== "") index.set(word, [...(index.get(word) ?? []), club]);
  return index;
}

/** Share of names that a league must explain to be the one played; number of names from which cities alone decide. */
const MOST_NAMES = 0.75;
const ENOUGH_CITIES = 4;

const STRONG: ReadonlySet<Way> = new Set<Way>(["name", "code", "otherCode", "otherName"]);

/** @param more clubs from the user's own file: they come first, and replace clubs of the same names */
export function clubBook(more: readonly Club[] = []): ClubBook {
  const all = [...more, ...clubsIn(NFL_CLUBS), ...clubsIn(OTHER_CLUBS)];
  const byName = indexOf(all, namesOf);
  const byCode = indexOf(all, ({ codes }) => codes.map(bareClub));
  const byPart = indexOf(all, partsOf);
  const byNickname = indexOf(all, ({ nickname }) => [bareClub(nickname)]);
  const byFranchise = new Map<string, Club[]>();
  for (const club of all) byFranchise.set(club.franchise, [...(byFranchise.get(club.franchise) ?? []), club]);

  const plays = ({ from, to }: Club, year: number): boolean => from <= year && year <= to;
  const isOf = ({ league }: Club, wanted: string): boolean =>
    bareText(league) === bareText(wanted) ||
    LEAGUE_NAMES.some(([id, names]) => id === league && names.some((name) => bareText(name) === bareText(wanted)));

  /** The ways in order, each with the matching clubs of the year. */
  function* waysOf(text: string, year: number | undefined): Generator<readonly [Way, readonly Club[]]> {
    const word = bareClub(text);
    const of = (index: Index): readonly Club[] => index.get(word) ?? [];
    const now = (clubs: readonly Club[]): readonly Club[] =>
      year === undefined ? clubs : clubs.filter((club) => plays(club, year));
    yield ["name", now(of(byName))];
    yield ["code", now(of(byCode))];
    yield ["part", now(of(byPart))];
    if (year === undefined) return;
    const moved = (clubs: readonly Club[]): readonly Club[] => [
      ...new Set(clubs.flatMap(({ franchise }) => now(byFranchise.get(franchise)!))),
    ];
    yield ["otherCode", moved(of(byCode))];
    yield ["otherName", moved(of(byName))];
    yield ["otherPart", moved(of(byNickname))];
    yield ["otherCity", moved(of(byPart))];
  }

  /** Clubs that a word may mean, among those that fit. */
  function candidates(
    text: string,
    year: number | undefined,
    fits: (club: Club) => boolean,
  ): Pick<FoundClubs, "clubs" | "way"> | undefined {
    for (const [way, found] of waysOf(text, year)) {
      const clubs = found.filter(fits);
      if (clubs.length > 0) return { way, clubs: year === undefined ? latest(clubs) : clubs };
    }
    return undefined;
  }

  /** For each franchise, the club that had the name most recently. */
  function latest(clubs: readonly Club[]): Club[] {
    const last = new Map<string, Club>();
    for (const club of clubs) {
      const before = last.get(club.franchise);
      if (!before || club.to > before.to) last.set(club.franchise, club);
    }
    return [...last.values()];
  }

  /** The likeliest of several clubs: in the NFL first, then clubs that still play, then the most recent. */
  function likeliest(clubs: readonly Club[], year: number | undefined): Club | undefined {
    const own = clubs.filter((club) => more.includes(club));
    const major = clubs.filter(({ league }) => MAJOR.has(league));
    const [some] = [own, major, clubs].filter((list) => list.length > 0);
    if (some.length === 1) return some[0];
    if (year !== undefined) return undefined;
    const last = Math.max(...some.map(({ to }) => to));
    const lasting = some.filter(({ to }) => to === last);
    return lasting.length === 1 ? lasting[0] : undefined;
  }

  function clubsOf({ year, league }: ClubOptions = {}): readonly Club[] {
    return all.filter(
      (club) => (year === undefined || plays(club, year)) && (league === undefined || isOf(club, league)),
    );
  }

  function findClub(text: string, { year, league, others }: FindOptions = {}): FoundClubs | undefined {
    const found = candidates(text, year, (club) => league === undefined || isOf(club, league));
    if (!found || found.clubs.length === 1) return found && { ...found, sure: true };
    if (others) {
      const club = sameClubs([...new Set([text, ...others])], { year, league }).get(text);
      if (club) return { ...found, clubs: [club], sure: true };
    }
    const club = likeliest(found.clubs, year);
    return { ...found, clubs: club ? [club] : found.clubs, sure: false };
  }

  /** The league that most of the names belong to; undefined if too many belong to none. */
  function familyIn(names: readonly string[], year: number | undefined): string | undefined {
    const scores = new Map<string, { count: number; strong: number }>([["NFL", { count: 0, strong: 0 }]]);
    for (const name of names) {
      const ways = new Map<string, Way>();
      for (const [way, clubs] of waysOf(name, year))
        for (const { league } of clubs) if (!ways.has(familyOf(league))) ways.set(familyOf(league), way);
      for (const [family, way] of ways) {
        const { count = 0, strong = 0 } = scores.get(family) ?? {};
        scores.set(family, { count: count + 1, strong: strong + Number(STRONG.has(way)) });
      }
    }
    const [best] = [...scores].sort(([, a], [, b]) => b.count - a.count || b.strong - a.strong);
    const [family, { count, strong }] = best;
    return count >= MOST_NAMES * names.length && (strong > 0 || count >= ENOUGH_CITIES) ? family : undefined;
  }

  function sameClubs(given: readonly string[], { year, league }: ClubOptions = {}): ReadonlyMap<string, Club> {
    const names = [...new Set(given)];
    const family = league === undefined ? familyIn(names, year) : undefined;
    const fits = (club: Club): boolean =>
      more.includes(club) ||
      (league !== undefined ? isOf(club, league) : family === undefined || familyOf(club.league) === family);
    const result = new Map<string, Club>();
    const open = new Map<string, readonly Club[]>();
    for (const name of names) {
      const found = candidates(name, year, fits);
      if (!found) continue;
      const whole = found.way === "name" || found.clubs.some((club) => more.includes(club));
      // If the league is unknown, only a full name identifies a club.
      if (family === undefined && league === undefined && !whole) continue;
      const club =
        found.clubs.length === 1 ? found.clubs[0] : year === undefined ? likeliest(found.clubs, year) : undefined;
      if (club) result.set(name, club);
      else open.set(name, found.clubs);
    }
    if (year !== undefined && family !== undefined) byElimination(open, result, clubsOf({ year }).filter(fits));
    return year === undefined ? oneEach(result) : result;
  }

  return { clubsOf, findClub, sameClubs };
}

/** By elimination: New York, next to the Jets and every other club of the league, is the Giants. Applies if as many clubs as names are left. */
function byElimination(
  open: ReadonlyMap<string, readonly Club[]>,
  result: Map<string, Club>,
  league: readonly Club[],
): void {
  const taken = new Set(result.values());
  const left = league.filter((club) => !taken.has(club));
  if (left.length > open.size) return;
  for (const [name, clubs] of open) {
    const free = clubs.filter((club) => left.includes(club));
    if (free.length === 1) result.set(name, free[0]);
  }
}

/** If no year is known: sources use current codes for past years, never old codes for the present, so the earlier club is meant. */
function oneEach(clubs: ReadonlyMap<string, Club>): ReadonlyMap<string, Club> {
  const first = new Map<string, Club>();
  for (const club of clubs.values()) {
    const before = first.get(club.franchise);
    if (!before || club.from < before.from) first.set(club.franchise, club);
  }
  return new Map([...clubs].map(([name, { franchise }]) => [name, first.get(franchise)!]));
}

const known = lazily(() => clubBook());

/** The club that a word means in a year, or the candidates. */
export const findClub = (text: string, options?: FindOptions): FoundClubs | undefined =>
  known().findClub(text, options);
/** The clubs for the names of a season. */
export const sameClubs = (names: readonly string[], options?: ClubOptions): ReadonlyMap<string, Club> =>
  known().sameClubs(names, options);

/** The club that a code or a full name means on its own, whatever else its tables contain. */
function clubAlone(written: string, year?: number): Club | undefined {
  const found = findClub(written, year === undefined ? {} : { year });
  return found?.clubs.length === 1 &&
    (STRONG.has(found.way) || found.clubs[0].always.some((code) => bareClub(code) === bareClub(written)))
    ? found.clubs[0]
    : undefined;
}

/** One name for a team, however a source writes it; names that are not clubs stay. */
export function teamCode(written: string, year?: number): string {
  const club = clubAlone(written, year);
  return club ? codeOf(club) : written.trim().replace(/[*+]+$/, "");
}

/** City and nickname of a team in a season, or when it last had the name; for any other team, its own words. */
export function teamWords(team: string, season?: number): { readonly city: string; readonly name: string } {
  const club = clubAlone(team, season);
  if (club) return { city: club.city, name: club.nickname };
  const at = team.lastIndexOf(" ");
  return at < 0 ? { city: "", name: team } : { city: team.slice(0, at), name: team.slice(at + 1) };
}
