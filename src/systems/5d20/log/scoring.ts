/** Scoring summary, folded from the log rows: one line per score, with the try in the touchdown's line. */
import type { Side } from "../../../kernel/football/index.js";
import { shortName } from "../../../kernel/words/names.js";
import type { LogRow } from "./log-rows.js";

export interface ScoreLine {
  readonly period: number;
  readonly clock: number;
  readonly team: Side;
  /** `Pettigrew 12 run`. */
  readonly how: string;
  /** The try: `kick`, `2 points`. */
  readonly tried: string;
  readonly score: Readonly<Record<Side, number>>;
}

const NAME = 18;

function howOf(row: LogRow): string {
  const { call, who, result, gain, team, scorer } = row;
  if (row.remarks.some(({ text }) => text === "SAFETY")) return "safety";
  if (call === "FG") return `${result} field goal`;
  const name = shortName(who, NAME);
  if (team !== scorer) {
    if (["KICK", "PUNT"].includes(call) && gain !== undefined) return `${name} ${gain} return`;
    return row.remarks.some(({ text }) => text === "INT") ? "interception return" : "fumble return";
  }
  return `${name} ${gain ?? ""} ${call === "RUN" || result === "SCR" ? "run" : "pass"}`;
}

const TRIES: Readonly<Record<string, string>> = { XP: "kick", "2P": "2 points" };

export function scoringLines(rows: readonly LogRow[]): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (const row of rows) {
    if (row.scorer === undefined) continue;
    const { period, clock, scorer: team, score } = row;
    const tried = TRIES[row.down];
    const last = lines[lines.length - 1];
    if (tried && last) lines[lines.length - 1] = { ...last, tried: team === last.team ? tried : "returned", score };
    else lines.push({ period, clock, team, how: howOf(row), tried: "", score });
  }
  return lines;
}
