/** Line scores of games: two rows a game, with dice and points in pencil. Seasons without saved dice have only the scores. */
import { keyed, numbered } from "../../../kernel/lists/index.js";
import { marginOf, recordText, scoreText, sidesOf } from "../../../league/results.js";
import { lineScore, SIDES } from "../../../kernel/football/index.js";
import { countFrom, signedText } from "../../../kernel/words/index.js";
import type { BookPlan } from "../../../contract/book.js";
import { isFinished } from "../../../kernel/machine/index.js";
import type { GameResult, Standing } from "../league/index.js";
import { gameId, type BookYear } from "../league/years.js";
import type { PenAndPaperRules } from "../rules/index.js";

/** True if the quarters of at least one game are known; a league file keeps only the scores of past seasons. */
export const hasQuarters = ({ results, games }: BookYear): boolean =>
  results.some(({ line }) => line !== undefined) || games.length > 0;

/** A table as printed, independent of who plays. */
export function lineFacts(rules: PenAndPaperRules, year: BookYear, results: readonly GameResult[], plan: BookPlan) {
  const { quarters, sides } = rules.tables.leagueGame;
  return {
    detailed: hasQuarters(year),
    die: `d${rules.switches.pointsTable === "classic" ? 6 : sides}`,
    quarters: countFrom(1, quarters),
    games: results.length,
    rows: results.flatMap(({ game, mode }, block) => {
      const id = gameId({ season: year.season, game });
      const kept = mode === "headToHead" ? { inFull: id, page: plan.pageOf(id) } : { inFull: "", page: 0 };
      return SIDES.map((side) => ({ block, home: side === "home", byHand: mode === "hand", ...kept }));
    }),
  };
}

/** The table's values; `standings` adds the records next to the teams. */
export function lineValues(
  rules: PenAndPaperRules,
  year: BookYear,
  results: readonly GameResult[],
  standings: readonly Standing[],
) {
  const records = new Map(standings.map((row) => [row.team, recordText(row)]));
  const { quarters } = rules.tables.leagueGame;
  if (!hasQuarters(year))
    return numbered(
      results.map((result) =>
        keyed(SIDES, (side) => ({
          team: year.team(result[side]).name,
          record: records.get(result[side]),
          points: result[`${side}Points`],
        })),
      ),
    );
  return numbered(
    results.flatMap((result) =>
      SIDES.map((side) => {
        const total = result[`${side}Points`];
        const { modifier, cells } = sideLine(year, result, side, quarters);
        return {
          [side]: year.team(result[side]).name,
          record: records.get(result[side]),
          mod: modifier === undefined ? "" : signedText(modifier),
          total,
          won: marginOf(result) > 0 && total === Math.max(result.awayPoints, result.homePoints),
          ...cells,
        };
      }),
    ),
  );
}

/** Modifier and quarters of a side, with overtime last; the dice are unknown if a game was not played by league play. */
function sideLine({ games }: BookYear, { game, line }: GameResult, side: "away" | "home", quarters: number) {
  const cells: Record<string, number> = {};
  const add = (points: number, i: number, die?: number): void => {
    const name = i < quarters ? i + 1 : "Over";
    cells[`points${name}`] = (cells[`points${name}`] ?? 0) + points;
    if (die !== undefined) cells[`die${name}`] = die;
  };
  if (line) {
    line[side].forEach(({ die, points }, i) => add(points, i, die));
    return { modifier: line[`${side}Modifier`], cells };
  }
  const kept = games.find((one) => one.game === game);
  if (kept && isFinished(kept.record))
    lineScore(kept.record.events, quarters).periods.forEach((score, i) => add(score[side], i));
  return { modifier: undefined, cells };
}

/** A game in words: the winner, the loser and the score. */
function outcome(year: BookYear, result: GameResult) {
  const [first, second] = sidesOf(result).map((id) => year.team(id).short);
  return [first, marginOf(result) > 0 ? "over" : "and", second, scoreText(result)];
}

/** The week's highest score, most lopsided and closest game; none if there was only one game. */
export function weekNotes(year: BookYear, results: readonly GameResult[]) {
  if (results.length < 2) return [];
  const most = Math.max(...results.flatMap((r) => [r.awayPoints, r.homePoints]));
  const top = results.find((r) => r.awayPoints === most || r.homePoints === most)!;
  const widest = results.reduce((a, b) => (marginOf(b) > marginOf(a) ? b : a));
  const closest = results.reduce((a, b) => (marginOf(b) < marginOf(a) ? b : a));
  const scorer = top.awayPoints === most ? top.away : top.home;
  return [year.team(scorer).short, most, ...outcome(year, widest), ...outcome(year, closest)];
}
