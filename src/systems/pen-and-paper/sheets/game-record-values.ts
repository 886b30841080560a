/** What a game wrote into its record sheet; nothing on a blank. */
import { lineScore, type Side } from "../../../kernel/football/index.js";
import type { GameRecord } from "../game-record.js";
import { STATS, type PenAndPaperRules } from "../rules/index.js";
import { NO_TEAM, type HeadTeam } from "./game-record-head.js";
import { recordLines } from "../facts/record-fold.js";
import type { RecordLine } from "./record-line.js";
import { gameOf, headedGameOf, shortNames } from "./records.js";
import type { PenPaperContext } from "./shared.js";

export interface RecordValues {
  readonly lines: readonly RecordLine[];
  /** Periods played; 0 on a blank. */
  readonly periods: number;
  /** Heads as they stand at the end of a period. */
  head(through: number): { readonly away: HeadTeam; readonly home: HeadTeam };
}

const BLANK: RecordValues = { lines: [], periods: 0, head: () => ({ away: NO_TEAM, home: NO_TEAM }) };

/** The first head-to-head game among the records, as words. */
export function recordValues(context: PenPaperContext): RecordValues {
  const game = gameOf(context);
  if (!game) return headedBlank(context);
  const lines = recordLines(game.events, shortNames(game), context.rules);
  return {
    lines,
    periods: Math.max(0, ...lines.map((line) => line.period)),
    head: (through) => ({
      away: headTeam(game, "away", through, context.rules),
      home: headTeam(game, "home", through, context.rules),
    }),
  };
}

/** The names and modifiers of a game that is still to be played; every play is left open. */
function headedBlank(context: PenPaperContext): RecordValues {
  const game = headedGameOf(context);
  if (!game) return BLANK;
  const team = ({ name, modifiers }: GameRecord["home"]): HeadTeam => ({
    ...NO_TEAM,
    name,
    modifiers: STATS.map((stat) => modifiers[stat]),
  });
  return { ...BLANK, head: () => ({ away: team(game.away), home: team(game.home) }) };
}

function headTeam(game: GameRecord, side: Side, through: number, rules: PenAndPaperRules): HeadTeam {
  const { quarters } = rules.tables.game;
  const { periods } = lineScore(game.events, quarters);
  const played = periods.slice(0, through).map((score) => score[side]);
  const overtime = played.slice(quarters);
  const total = played.reduce((sum, points) => sum + points, 0);
  const over = through >= periods.length;
  return {
    name: game[side].name,
    modifiers: STATS.map((stat) => game[side].modifiers[stat]),
    diceUsed: diceUsed(game, side, through),
    periods: [
      ...Array.from({ length: quarters }, (_, i) => (i < played.length ? `${played[i]}` : "")),
      overtime.length > 0 ? `${overtime.reduce((sum, points) => sum + points, 0)}` : "",
    ],
    total: over ? `${total}` : "",
  };
}

function diceUsed(game: GameRecord, side: Side, through: number): number {
  let used = 0;
  let period = 1;
  for (const event of game.events) {
    if (event.type === "periodEnd") period = event.period + 1;
    if (period > through) break;
    if (event.type === "diceSpent" && event.team === side) used += event.dice.filter((die) => die === "action").length;
  }
  return used;
}
