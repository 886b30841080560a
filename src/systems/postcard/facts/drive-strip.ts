/** The ball's way in a row of the log, as a pencil draws it along a field: lines for `stretch`. */
import type { LogPath, LogRow } from "../log/index.js";

type Way = Readonly<Record<string, string | number>>;

const DASHES = { run: "solid", pass: "dashed", kick: "dotted" } as const;
const SIGNS: Readonly<Record<LogPath["end"], string>> = {
  arrow: "arrow",
  touchdown: "ball",
  fieldGoal: "ring",
  missed: "cross",
  dead: "dot",
  none: "none",
};

const isKick = ({ what, call }: LogRow): boolean => what === "kickoff" || what === "freeKick" || call === "kick";

/** A way back is drawn below the way there. */
const [THERE, BACK] = [-1, 1] as const;

/** Lines in yards from home's goal line. */
export function waysOf(row: LogRow): Way[] {
  const { start, parts, turnovers, end, endAt } = row.path;
  const wayOf = ({ from, to }: { from: number; to: number }): number => Math.sign(to - from);
  const doubles = parts.some((part) => wayOf(part) !== wayOf(parts[0]));
  const first = doubles ? THERE : 0;
  const ways: Way[] = isKick(row) ? [] : [{ from: start, end: "bar", lane: first }];
  let lane: number = first;
  parts.forEach((part, i) => {
    if (wayOf(part) !== wayOf(parts[0])) lane = BACK;
    const last = i === parts.length - 1;
    ways.push({ from: part.from, to: part.to, dash: DASHES[part.kind], lane, ...(last && { end: SIGNS[end] }) });
  });
  turnovers.forEach((at, i) => ways.push({ from: at, end: "cross", lane: i === 0 ? first : 0 }));
  if (parts.length === 0 && end !== "none" && end !== "arrow") ways.push({ from: endAt, end: SIGNS[end], lane });
  return ways;
}
