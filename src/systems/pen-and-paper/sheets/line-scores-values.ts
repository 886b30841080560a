/** Games by league play as rows of line scores, a page a week; one empty page on a blank. */
import { leagueTeam, strengthOf, type GameResult, type League, type QuarterRoll } from "../league/index.js";
import { fullName } from "../teams/types.js";
import { fitName, leagueOf } from "./records.js";
import { nameOf, signed, type PenPaperContext } from "./shared.js";

export interface PageValues {
  /** Put before field names. */
  readonly prefix: string;
  readonly league: string;
  readonly season: string;
  readonly week: string;
  /** A game: the rows of the visitor and of the home team, after the first column. */
  readonly games: readonly (readonly (readonly string[])[])[];
}

export function lineScorePages(context: PenPaperContext, most: number): PageValues[] {
  const league = leagueOf(context);
  const played = league ? league.results.filter((result) => result.line) : [];
  if (!league || played.length === 0) {
    return [
      {
        prefix: "",
        league: league?.name ?? nameOf(context, "league"),
        season: league ? `${league.season}` : nameOf(context, "season"),
        week: "",
        games: [],
      },
    ];
  }
  const { quarters } = context.rules.tables.leagueGame;
  const injured = new Set(league.teams.filter((entry) => Object.keys(entry.injuries).length > 0).map((e) => e.team.id));
  return pagesOfWeeks(played, most).map((results) => {
    const weeks = [...new Set(results.map((result) => result.week))];
    return {
      prefix: `w${weeks[0]}.`,
      league: league.name,
      season: `${league.season}`,
      week: weeks.join(", "),
      games: results.map((result) => [
        side(league, result, "away", quarters, injured),
        side(league, result, "home", quarters, injured),
      ]),
    };
  });
}

/** Whole weeks, as many as fit on a page. */
function pagesOfWeeks(played: readonly GameResult[], most: number): GameResult[][] {
  const pages: GameResult[][] = [];
  for (const week of new Set(played.map((result) => result.week))) {
    const games = played.filter((result) => result.week === week).slice(0, most);
    const last = pages.at(-1);
    if (last && last.length + games.length <= most) last.push(...games);
    else pages.push(games);
  }
  return pages;
}

function side(
  league: League,
  result: GameResult,
  which: "away" | "home",
  quarters: number,
  injured: ReadonlySet<string>,
): string[] {
  const id = result[which];
  const { line } = result;
  if (!line) return [];
  // Ratings of a team hurt since then are not those of that day.
  const strength = injured.has(id) ? undefined : strengthOf(league, id);
  const rolls: readonly QuarterRoll[] = line[which];
  const cells = Array.from({ length: quarters }, (_, q) => [`${rolls[q].die}`, `${rolls[q].points}`]).flat();
  const overtime = rolls.slice(quarters);
  return [
    fitName(fullName(leagueTeam(league, id).team), 32),
    strength ? `${strength.off}` : "",
    strength ? `${strength.def}` : "",
    signed(which === "away" ? line.awayModifier : line.homeModifier),
    ...cells,
    overtime.length === 0 ? "" : `${overtime[overtime.length - 1].die}`,
    overtime.length === 0 ? "" : `${overtime.reduce((sum, roll) => sum + roll.points, 0)}`,
    `${which === "away" ? line.awayPoints : line.homePoints}`,
  ];
}
