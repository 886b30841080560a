/** Scoring summary, folded from the log rows: one line per score, with the try in the touchdown's line. */
import type { Side } from "../../../kernel/football/index.js";
import { formWithin, nameForms, type Named } from "../../../kernel/words/names.js";
import { TRY_DOWNS, type LogRow } from "./log-rows.js";

export interface ScoreLine {
  readonly period: number;
  readonly box: number;
  readonly team: Side;
  /** `F. Harris 6 run`. */
  readonly how: string;
  /** The try: `kick`, `2 points`. */
  readonly tried: string;
  readonly score: Readonly<Record<Side, number>>;
}

const TRIES: Readonly<Record<string, string>> = { [TRY_DOWNS.kick]: "kick", [TRY_DOWNS.two]: "2 points" };

/** Characters of a name. */
const NAME = 20;

function howOf({ result, call, gain, team, scorer, remarks, ...row }: LogRow, named: Named): string {
  const [who, tackler] = [row.who, row.tackler].map((name) => name && formWithin(named(name), NAME));
  if (remarks.some(({ text }) => text === "SAFETY")) return "safety";
  if (result === "BLOCK") return `${tackler} blocked kick`;
  if (call === "FG") return `${remarks[0].text.replace("from ", "")} yd field goal, ${who}`;
  if (remarks.some(({ text }) => text.startsWith("FUMBLE"))) return "fumble return";
  if (result === "INT") return `${tackler} interception`;
  if (team !== scorer) return `${tackler} ${gain ?? ""} return`;
  return `${who} ${gain ?? ""} ${["CMP", "HAIL"].includes(result) ? "pass" : "run"}`;
}

export function scoringLines(rows: readonly LogRow[], named: Named = nameForms): readonly ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (const row of rows) {
    if (row.scorer === undefined) continue;
    const { period, box, scorer: team, score } = row;
    const tried = TRIES[row.down];
    const last = lines[lines.length - 1];
    if (tried && last) lines[lines.length - 1] = { ...last, tried: team === last.team ? tried : "returned", score };
    else lines.push({ period, box, team, how: howOf(row, named), tried: "", score });
  }
  return lines;
}
