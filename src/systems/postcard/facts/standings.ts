/** PC-11, the round robin: results grid and table, and the pairings; a cup's file fills in its own. */
import { chunks } from "../../../kernel/lists/index.js";
import { DASH, signedText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { hasTable } from "../../../league/plain/contest.js";
import { hasTiers } from "../../../league/plain/tiers.js";
import { roundRobin } from "../../../league/schedule.js";
import { roundFacts, roundValues } from "../../../league/plain/book/rounds.js";
import { playedInTable, tableOf } from "../../../league/season.js";
import { rowOf, USUAL_POINTS } from "../../../league/standings.js";
import type { Cup, CupView } from "../cup/types.js";
import { cupIn, onPages, shortOf, type CupContent } from "./cup-of.js";

const LETTERS = [..."ABCDEFGHIJKLMNOP"];
/** Sizes of the printed lists, in two lines. */
const LISTS = [
  [16, 14, 12, 10],
  [8, 6, 4],
] as const;

const listFacts = (size: number) => ({
  size,
  pairs: size / 2,
  /** With one team fewer, whoever would meet this letter has a bye. */
  rest: size > 4 ? { teams: size - 1, letter: LETTERS[size - 1] } : "",
  rounds: roundRobin(size, 1).map((games, r) => ({
    key: r + 1,
    pairs: games.map(([away, home]) => `${LETTERS[home - 1]}${DASH}${LETTERS[away - 1]}`),
  })),
});

const gridFacts = (count: number) => LETTERS.slice(0, count).map((letter) => ({ key: letter, letter }));

/** With more teams, the columns of a grid are narrow. */
const FEW = 8;
const rivalFacts = (count: number) => gridFacts(count).map((one) => ({ ...one, narrow: count > FEW }));

/** Pages of grids: `cells` says what they contain. */
const blankGrid = {
  id: "standings",
  name: "table",
  title: "",
  teams: gridFacts(LETTERS.length),
  rivals: rivalFacts(LETTERS.length),
  cells: "any",
};

/** The form: any number of teams up to the maximum. */
const blankFacts = {
  teams: gridFacts(LETTERS.length),
  grids: [blankGrid],
  most: true,
  points: USUAL_POINTS,
  lists: LISTS.map((sizes) => sizes.map(listFacts)),
  beside: "",
  roundPages: [],
};

/** Maximum size of a small cup whose rounds fit below the grid. */
const BESIDE = { teams: 8, rounds: 7 } as const;
/** Rounds stacked on a page, by the largest number of games in a round; with more games, one. */
const DOWN = [
  { games: 9, down: 3 },
  { games: 14, down: 2 },
] as const;
/** Rounds side by side. */
const ACROSS = [3, 5] as const;
/** Maximum games of a round in one list. */
const MOST_GAMES = 24;
/** Below the grid, rounds are in as few rows as possible, of nearly equal length. */
const acrossBeside = (rounds: number): number => Math.ceil(rounds / Math.ceil(rounds / 5));

/** Rounds by page, as many stacked as fit. */
function roundPages(all: ReturnType<typeof roundFacts>) {
  const rounds = all.flatMap((round) => chunks(round.games, MOST_GAMES).map((games) => ({ ...round, games })));
  const games = Math.max(1, ...rounds.map((round) => round.games.length));
  const down = DOWN.find((one) => games <= one.games)?.down ?? 1;
  const pages = Math.ceil(rounds.length / (down * ACROSS[1]));
  return chunks(rounds, Math.ceil(rounds.length / pages)).map((own, i) => {
    const across = Math.max(ACROSS[0], Math.ceil(own.length / down));
    return { id: `rounds${i + 1}`, across, down: Math.ceil(own.length / across), rounds: own };
  });
}

/** Teams of each page: the whole table; each tier; for tables larger than a grid each division, or as many teams as fit on a page, without a grid. */
function groupsOf(cup: Cup, view: CupView): readonly { readonly title: string; readonly ids: readonly string[] }[] {
  const { numbers, entrants } = view;
  const names = [...new Set(entrants.map(({ division }) => division))];
  const isApart = names.length > 1 && (hasTiers(cup.contest) || numbers.length > LETTERS.length);
  const groups = isApart
    ? names.map((title) => ({
        title,
        ids: numbers.filter((id) => entrants.some(({ team, division }) => team === id && division === title)),
      }))
    : [{ title: "", ids: numbers }];
  return groups.flatMap(({ title, ids }) => chunks(ids, LETTERS.length).map((own) => ({ title, ids: own })));
}

const playedBy = (view: CupView) => playedInTable(view).map(({ result }) => result);

/** Contents of a grid's cells: scores of all games, of home games, or records if teams meet several times at one field. */
function cellsOf(view: CupView): "all" | "home" | "records" {
  const { rounds, format } = view.contest;
  if (format !== "schedule") return rounds === 2 ? "home" : "all";
  const met = view.rounds.flat().map(([away, home]) => `${away} ${home}`);
  return new Set(met).size < met.length ? "records" : "home";
}

function cupFacts(cup: Cup, view: CupView) {
  const rounds = roundFacts(view, (id) => shortOf(cup, id));
  const beside = view.numbers.length <= BESIDE.teams && rounds.length <= BESIDE.rounds;
  const groups = groupsOf(cup, view);
  const cells = cellsOf(view);
  // Teams on other pages have no columns, so a part of a table without divisions has no grid.
  const isPart = groups.length > 1 && groups.every(({ title }) => title === groups[0].title);
  return {
    teams: gridFacts(Math.min(view.numbers.length, LETTERS.length)),
    grids: groups.map(({ title, ids }, i) => ({
      id: i === 0 ? blankGrid.id : `${blankGrid.id}${i + 1}`,
      name: i === 0 ? blankGrid.name : `${blankGrid.name}${i + 1}`,
      title,
      teams: gridFacts(ids.length),
      rivals: isPart ? [] : rivalFacts(ids.length),
      cells: isPart ? "none" : cells,
    })),
    most: false,
    points: cup.points,
    lists: [],
    beside: beside ? { across: acrossBeside(rounds.length), rounds } : "",
    roundPages: beside ? [] : roundPages(rounds),
  };
}

function gridValues(cup: Cup, view: CupView, ids: readonly string[], hasGrid: boolean): Values {
  const played = playedBy(view);
  const table = tableOf(view);
  const cells = cellsOf(view);
  const scores = (id: string, rival: string): string => {
    const home = played.filter((r) => r.home === id && r.away === rival);
    const away = played.filter((r) => r.away === id && r.home === rival);
    const own = [
      ...home.map((r) => [r.homePoints, r.awayPoints] as const),
      ...(cells === "home" ? [] : away.map((r) => [r.awayPoints, r.homePoints] as const)),
    ];
    if (cells !== "records") return own.map(([mine, theirs]) => `${mine}${DASH}${theirs}`).join(" ");
    const count = (sign: number): number => own.filter(([mine, theirs]) => Math.sign(mine - theirs) === sign).length;
    const [won, lost, tied] = [count(1), count(-1), count(0)];
    return own.length === 0 ? "" : [won, lost, ...(tied > 0 ? [tied] : [])].join(DASH);
  };
  const lettered = (of: (id: string) => Values[string]): Values =>
    Object.fromEntries(ids.map((id, i) => [LETTERS[i], of(id)]));
  return lettered((id) => {
    const row = rowOf({ team: id, division: "" }, played, cup.points);
    return {
      team: shortOf(cup, id),
      ...(hasGrid && { against: lettered((rival) => scores(id, rival)) }),
      won: row.wins,
      lost: row.losses,
      tied: row.ties,
      points: row.points,
      for: row.pointsFor,
      allowed: row.pointsAgainst,
      difference: signedText(row.difference, "0"),
      place: row.played > 0 ? table.find(({ team }) => team === id)!.rank : "",
    };
  });
}

export const standings: CupContent = {
  form: () => blankFacts,
  head: (names) => onPages(["standings", "lists"], names),
  fill(records) {
    const found = cupIn(records);
    if (!found || !hasTable(found.view.contest)) return [];
    const { cup, view } = found;
    const facts = cupFacts(cup, view);
    const heads = onPages(
      [...facts.grids, ...facts.roundPages].map(({ id }) => id),
      {
        cup: cup.name,
        season: `${view.season}`,
      },
    );
    const tables = groupsOf(cup, view).map(({ ids }, i) => {
      const { name, rivals } = facts.grids[i];
      return [name, gridValues(cup, view, ids, rivals.length > 0)] as const;
    });
    return [{ values: { ...heads, ...Object.fromEntries(tables), ...roundValues(view) }, facts }];
  },
};
