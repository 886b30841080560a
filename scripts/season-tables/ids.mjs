/** Statistic ids: what they add to columns, and sets of them that mean a kind of play. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** Id -> columns that it adds to; see the file. */
export const STATISTICS = new Map(
  Object.entries(parse(readFileSync(new URL("statistic-ids.yaml", import.meta.url), "utf8"))).map(([id, one]) => [
    Number(id),
    one,
  ]),
);

export const RUN = [10, 11];
export const PASS_PLAY = [14, 15, 16, 19, 20];
export const CATCH = [21, 22];
export const KICKOFF = [41, 43, 44];
export const PUNT = [2, 29, 31, 32];
export const FIELD_GOAL = [69, 70, 71];
export const EXTRA_POINT = [72, 73, 74, 301];
export const TWO_POINT = [75, 76, 77, 78, 104, 105];
export const FUMBLE = [52, 53];
export const PUNT_RETURN = [33, 34, 35, 36];
export const KICK_RETURN = [45, 46, 47, 48];
export const INTERCEPTION_RETURN = [25, 26, 27, 28];

/** Points of an id's club. A safety (89) has its own rule: see score.mjs. */
export const POINTS = new Map([
  ...[11, 13, 16, 26, 28, 34, 36, 46, 48, 56, 58, 60, 62, 64, 108].map((id) => [id, 6]),
  [70, 3],
  [72, 1],
  [75, 2],
  [77, 2],
  [404, 2],
]);

/** What a play's events say of ids. */
export function eventsBy(events) {
  const ids = new Set(events.map(({ id }) => id));
  const of = (list) => events.filter(({ id }) => list.includes(id));
  return {
    has: (list) => list.some((id) => ids.has(id)),
    club: (list) => of(list).find(({ club }) => club !== "")?.club,
    player: (list) => of(list).find(({ player }) => player !== "")?.player ?? "",
    yards: (list) => of(list).reduce((sum, { yards }) => sum + yards, 0),
  };
}
