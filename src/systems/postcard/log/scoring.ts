/** The scoring summary: one line per score, with the try on its touchdown's line. */
import type { Side } from "../../../kernel/football/index.js";
import type { GameEvent, RowEndEvent } from "../engine/events.js";
import type { Both } from "../engine/state.js";
import { logDrives } from "./drives.js";
import { logRows, rawRows } from "./rows.js";
import { tryWords, wordsOf } from "./row-words.js";

export interface ScoreLine {
  /** As `GameState.period` counts. */
  readonly period: number;
  /** Row of the log (`LogRow.number`) with the score. */
  readonly row: number;
  readonly team: Side;
  /** `Pass TD 35 yd +1`, `FG 30 good`, `SAFETY`. */
  readonly words: string;
  /** Plays and yards of the scoring drive; absent for returns and safeties. */
  readonly plays?: number;
  readonly yards?: number;
  /** Points of this line, including the try. */
  readonly points: number;
  readonly score: Both<number>;
}

/** The scores of a game, in order. */
export function scoringSummary(events: readonly GameEvent[]): ScoreLine[] {
  const lines: ScoreLine[] = [];
  const drives = logDrives(events);
  const printed = new Map(logRows(events).flatMap(({ number, holds }) => holds.map((row) => [row, number])));
  for (const raw of rawRows(events)) {
    const { row, events: own, end } = raw;
    const scored = own.filter((event) => event.type === "points");
    const before = lines.at(-1);
    // A failed try is mentioned on its touchdown's line.
    if (row.what === "try" && before && scored.every(({ team }) => team === before.team)) {
      lines[lines.length - 1] = {
        ...before,
        words: before.words + tryEnd(end, own),
        points: before.points + scored.reduce((sum, { points }) => sum + points, 0),
        score: end.score,
      };
      continue;
    }
    for (const points of scored) {
      const drive = drives.findLast(
        ({ team, firstRow, lastRow, points: won }) =>
          team === points.team && won > 0 && firstRow <= row.number && lastRow === row.number,
      );
      lines.push({
        period: points.period,
        row: printed.get(row.number) ?? row.number,
        team: points.team,
        words: scoreWords(wordsOf(raw, end), points.kind, end),
        ...(drive && { plays: drive.plays, yards: drive.yards }),
        points: points.points,
        score: end.score,
      });
    }
  }
  return lines;
}

/** For a touchdown, adds its length. */
const scoreWords = (words: string, kind: string, { yards }: RowEndEvent): string =>
  kind === "touchdown" && yards > 0 ? `${words} ${yards} yd` : words;

function tryEnd(end: RowEndEvent, events: readonly GameEvent[]): string {
  // The try is repeated after a penalty.
  if (end.result === "penalty") return "";
  const kicked = events.some((event) => event.type === "call" && event.call === "kick");
  const good = events.some((event) => event.type === "points");
  return good || kicked ? tryWords(end, events) : ", two points failed";
}
