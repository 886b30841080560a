/** Line scores of games: two rows a game, dice and points in pencil. Of seasons whose dice nobody kept there are only the scores. */
import { countFrom, signedText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { BookForm, BookPlan } from "../../contract-book.js";
import type { GameResult, Standing } from "../league/index.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { hasQuarters, nameIn, nickname, recordWords, scoreWords, sideLine } from "./results.js";
import { gameId, type BookYear } from "./years.js";

const SIDES = ["away", "home"] as const;

/** What the tables of line scores are made from. */
export interface LineBook {
  readonly rules: PenAndPaperRules;
  readonly year: BookYear;
  readonly plan: BookPlan;
}

/** A table's facts; `standings` has the records that stand beside the teams. */
export function lineFacts(
  { rules, year, plan }: LineBook,
  results: readonly GameResult[],
  standings: readonly Standing[],
) {
  const records = new Map(standings.map((row) => [row.team, recordWords(row)]));
  const { quarters, sides } = rules.tables.leagueGame;
  return {
    detailed: hasQuarters(year),
    die: `d${rules.switches.pointsTable === "classic" ? 6 : sides}`,
    quarters: countFrom(1, quarters),
    games: results.map((result) => ({
      key: result.game,
      away: nameIn(year.league, result.away),
      awayRecord: records.get(result.away) ?? "",
      home: nameIn(year.league, result.home),
      homeRecord: records.get(result.home) ?? "",
    })),
    rows: results.flatMap((result, block) => {
      const { game, mode } = result;
      const id = gameId({ season: year.season, game });
      return SIDES.map((side) => ({
        key: `${game}.${side}`,
        block,
        home: side === "home",
        team: nameIn(year.league, result[side]),
        record: records.get(result[side]) ?? "",
        byHand: mode === "hand",
        inFull: mode === "headToHead" ? id : "",
        page: plan.pageOf(id),
      }));
    }),
  };
}

/** What is written into those tables; names of slots begin with `table`. */
export function lineValues({ rules, year }: LineBook, results: readonly GameResult[], table: string): Values {
  const values: Record<string, Values[string]> = {};
  const { quarters } = rules.tables.leagueGame;
  const detailed = hasQuarters(year);
  for (const result of results) {
    for (const side of SIDES) {
      const slot = `${table}.${result.game}.${side}`;
      const line = sideLine(year, result, side, quarters);
      if (!detailed) {
        values[slot] = line.total;
        continue;
      }
      if (line.modifier !== undefined) values[`${slot}.mod`] = signedText(line.modifier);
      [...line.quarters, line.overtime].forEach(({ die, points }, i) => {
        const quarter = i < quarters ? i + 1 : "Over";
        values[`${slot}.die${quarter}`] = die;
        values[`${slot}.points${quarter}`] = points;
      });
      values[`${slot}.total`] = line.total;
      values[`${slot}.won`] = line.total === Math.max(result.awayPoints, result.homePoints) && !isTie(result);
    }
  }
  return values;
}

const isTie = ({ awayPoints, homePoints }: GameResult): boolean => awayPoints === homePoints;
const margin = ({ awayPoints, homePoints }: GameResult): number => Math.abs(awayPoints - homePoints);

/** A game in words: who, over whom, the score. */
export function outcome({ league }: BookYear, result: GameResult) {
  const { away, home, awayPoints, homePoints } = result;
  const [first, second] = awayPoints > homePoints ? [away, home] : [home, away];
  return {
    first: nickname(league, first),
    second: nickname(league, second),
    tied: isTie(result),
    score: scoreWords(result),
  };
}

/** The week's most points, widest and closest game; false of a single game. */
export function weekNotes(year: BookYear, results: readonly GameResult[]) {
  if (results.length < 2) return false;
  const best = Math.max(...results.flatMap((r) => [r.awayPoints, r.homePoints]));
  const top = results.find((r) => r.awayPoints === best || r.homePoints === best)!;
  return {
    scorer: nickname(year.league, top.awayPoints === best ? top.away : top.home),
    best,
    widest: outcome(
      year,
      results.reduce((a, b) => (margin(b) > margin(a) ? b : a)),
    ),
    closest: outcome(
      year,
      results.reduce((a, b) => (margin(b) < margin(a) ? b : a)),
    ),
  };
}

export const bookForm = (template: string, title: string, facts: object, values?: Values): BookForm => ({
  template: `pen-and-paper/book/${template}`,
  title,
  facts,
  ...(values && { values }),
});
