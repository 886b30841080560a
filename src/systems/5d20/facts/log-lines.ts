/** The rows of a game as lines of the handwritten log. Long remarks continue on the next line. */
import { scoreCells } from "../../../kernel/football/index.js";
import { minusText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { remarkedLines } from "../../../gamekit/log-lines.js";
import type { LogRow } from "../log/log-rows.js";
import { nameForms } from "../../../kernel/words/names.js";
import type { GameCharts } from "../rules/index.js";
import { clockText, spotText } from "./game-of.js";

export interface LogLine {
  readonly row: LogRow;
  readonly values: Values;
}

/** Characters of remarks per line; the rest continues on the next. */
const REMARKS = 40;

const DICE = ["r", "w", "b", "k", "y"] as const;

const dice = (faces: readonly number[], ring?: (i: number) => boolean): Values =>
  Object.fromEntries(
    faces.slice(0, DICE.length).map((face, i) => [DICE[i], ring?.(i) ? { text: face, ring: true } : face]),
  );

/** Names of teams and alignments, and field positions. */
export interface LogWords {
  readonly short: Readonly<Record<"away" | "home", string>>;
  readonly fronts: GameCharts["fronts"];
}

/** True if the home field changed white: it equals neither the roll nor the roll plus alignment. */
function isTurned({ dice2, white, front }: LogRow, fronts: GameCharts["fronts"]): boolean {
  if (white === undefined || front === "") return false;
  return white - fronts[front as keyof GameCharts["fronts"]].adjust !== dice2[1];
}

/** The first line of a row, without its remarks. */
export function lineValues(row: LogRow, { short, fronts }: LogWords): Values {
  const front = row.front === "" ? undefined : fronts[row.front as keyof GameCharts["fronts"]];
  return {
    number: row.number,
    period: row.period > 4 ? "OT" : row.period,
    clock: clockText(row.clock),
    team: { text: short[row.team], heavy: true },
    down: row.down,
    toGo: row.toGo,
    spot: spotText(row.team, row.spot, short),
    front: front?.name ?? "",
    ...(row.callNumber !== undefined && { pc: minusText(row.callNumber) }),
    one: dice(row.dice1),
    call: row.call === "RUN" ? { text: row.call, heavy: true } : row.call,
    who: nameForms(row.who),
    two: dice(row.dice2, (i) => i === 1 && isTurned(row, fronts)),
    defender: nameForms(row.defender),
    ...(row.white !== undefined && { white: minusText(row.white) }),
    what: row.what,
    result: row.result,
    ...(row.gain !== undefined && {
      gain: row.gain >= BIG ? { text: row.gain, heavy: true } : minusText(row.gain),
    }),
    ...(row.seconds !== undefined && { seconds: row.seconds }),
    ...scoreCells(row.score, row.scorer, true),
  };
}

/** Yards that are written with more pressure. */
const BIG = 20;

/** All rows as lines of the sheet. */
export const logLines = (rows: readonly LogRow[], words: LogWords): LogLine[] =>
  remarkedLines(rows, REMARKS, (row) => lineValues(row, words));
