/** The rows of a game as lines of the handwritten log. Long remarks continue on the next line. */
import { keyed } from "../../../kernel/lists/index.js";
import type { Named } from "../../../kernel/words/names.js";
import { minusText, signedText } from "../../../kernel/words/index.js";
import { scoreCells, type Side } from "../../../kernel/football/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { remarkedLines } from "../../../gamekit/log-lines.js";
import { isTry, ROLLS, type LogRow } from "../log/log-rows.js";
import { boxText, periodText, spotText } from "./game-of.js";

export interface LogLine {
  readonly row: LogRow;
  readonly values: Values;
}

/** Characters of remarks per line. */
const LETTERS = 38;
/** Yards that are written with more pressure. */
const BIG = 20;

const DICE = ["r", "w", "k", "b"] as const;

const dice = (faces: readonly number[] = []): Values => Object.fromEntries(faces.map((face, i) => [DICE[i], face]));

/** The first line of a row, without its remarks. */
export function lineValues(row: LogRow, short: Readonly<Record<Side, string>>, named: Named): Values {
  const { limit, net, gain, won } = row;
  return {
    number: row.number,
    period: periodText(row.period),
    // A try uses no box, and after the last play of a quarter the track has none for it.
    ...(!isTry(row) && { box: boxText(row.box) }),
    team: { text: short[row.team], heavy: true },
    down: row.down,
    toGo: row.toGo,
    spot: spotText(row.team, row.spot, short),
    code: row.code,
    ...keyed(ROLLS, (roll) => dice(row.dice[roll])),
    off: row.call,
    def: row.defense,
    ...(limit !== undefined && { limit: minusText(limit), won: won ? "O" : "D" }),
    ...(net !== undefined && { net: signedText(net, "0") }),
    who: row.who && named(row.who),
    tackler: row.tackler && named(row.tackler),
    came: row.result === "RUN" ? { text: row.result, heavy: true } : row.result,
    ...(gain !== undefined && { gain: gain >= BIG ? { text: gain, heavy: true } : minusText(gain) }),
    ...scoreCells(row.score, row.scorer, true),
  };
}

/** All rows as lines of the sheet. */
export const logLines = (rows: readonly LogRow[], short: Readonly<Record<Side, string>>, named: Named): LogLine[] =>
  remarkedLines(rows, LETTERS, (row: LogRow) => lineValues(row, short, named));
