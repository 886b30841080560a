/** The season book: a whole league as one document. */
import { lazyPage } from "../../../page/lazy-page.js";
import type { BookPart } from "../../../systems/contract-book.js";
import type { ThemeId } from "../../../sheet/theme.js";
import { rulesOfLeague, type League } from "../league/index.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { schedule } from "../sheets/schedule.js";
import { DASH } from "../sheets/shared.js";
import { playoffsPart } from "./bracket.js";
import { clubsPart } from "./clubs.js";
import { contentsPart } from "./contents.js";
import { coverPage } from "./cover.js";
import { gamesPart, sheetContext } from "./games.js";
import { honorsParts } from "./honors.js";
import { leadersPart } from "./leaders.js";
import { offSeasonPart } from "./off-season.js";
import { openerPage } from "./opener.js";
import type { Book } from "./page.js";
import { nickname, playoffsOf } from "./results.js";
import { teamsPart } from "./team-pages.js";
import { titleRacePart } from "./title-race.js";
import { weeksPart } from "./weeks.js";
import { bookYears, type BookGame, type BookYear } from "./years.js";

export type { BookGame } from "./years.js";

const TITLE = "Pen & Paper Football";
const ACCENT = "#8C2F2B";

export interface SeasonBookOptions {
  /** Default: the league's own. */
  readonly rules?: PenAndPaperRules;
  readonly theme?: ThemeId;
  /** Seasons to print; default all that have results. */
  readonly years?: readonly number[];
  /** Head-to-head games to print in full. */
  readonly games?: readonly BookGame[];
  /** The league as it stood at the end of past seasons: a league file keeps neither their dice nor their ratings. */
  readonly archive?: readonly League[];
}

/** Chapters of the book; pages are worked out when they are drawn. */
export function bookParts(league: League, options: SeasonBookOptions = {}): BookPart[] {
  const { rules = rulesOfLeague(league), theme = "color", years: wanted, games, archive } = options;
  const all = bookYears(league, archive, games);
  const years = wanted ? all.filter(({ season }) => wanted.includes(season)) : all;
  const book: Book = { league, rules, theme, years };
  return [
    { id: "cover", title: "Cover", pages: (plan) => [coverPage(book, plan)] },
    contentsPart(book),
    ...years.map((year) => yearPart(book, year)),
    ...honorsParts(book),
  ];
}

function yearPart(book: Book, year: BookYear): BookPart {
  const { champion } = year.bracket;
  return {
    id: `s${year.season}`,
    title: `Season ${year.season}`,
    note: champion === undefined ? "" : nickname(year.league, champion),
    pages: (plan) => [openerPage(book, year, plan)],
    children: [
      ...(year.exact ? [clubsPart(book, year)] : []),
      schedulePart(book, year),
      titleRacePart(book, year),
      weeksPart(book, year),
      ...(playoffsOf(year).length > 0 ? [playoffsPart(book, year)] : []),
      leadersPart(book, year),
      ...(year.games.length > 0 ? [gamesPart(book, year)] : []),
      teamsPart(book, year),
      ...(year.summary ? [offSeasonPart(book, year)] : []),
    ],
  };
}

/** The schedule sheet with its results written in. */
function schedulePart(book: Book, year: BookYear): BookPart {
  const make = () => schedule.pages!(sheetContext(book, year.league));
  const title = "Schedule and results";
  return {
    id: `s${year.season}.schedule`,
    title,
    pages: [lazyPage("pen-and-paper/schedule", title, () => make()[0].model)],
  };
}

/** Title, foot and document data of the book. */
export function bookWords(league: League, { years }: SeasonBookOptions = {}) {
  const seasons = bookYears(league)
    .map(({ season }) => season)
    .filter((season) => !years || years.includes(season));
  const [first, last] = [seasons[0] ?? league.season, seasons.at(-1) ?? league.season];
  const span = first === last ? `season ${first}` : `seasons ${first}${DASH}${last}`;
  return {
    game: { title: TITLE, accent: ACCENT },
    info: {
      title: `${league.name}: season book`,
      subject: `${TITLE}: ${league.size} teams, ${span}; results, standings, line scores, games in full, playoffs and records.`,
      keywords: `seed ${league.seed}; ${league.rules.name} rules`,
    },
    footer: `${TITLE}  \u00b7  ${league.name}  \u00b7  season book`,
  };
}
