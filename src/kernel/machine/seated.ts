/** A game before its first play, with its players: play by hand continues from this record. */
import type { Side } from "../football/index.js";
import { BY_HAND } from "./by-hand.js";

interface Seated {
  /** Sides that people play. */
  readonly hands: Readonly<Record<Side, boolean>>;
  /** Seed of the dice; absent = players roll them. */
  readonly seed?: number;
}

/** @param record a game before its first play. @param coaches coaches of the sides that no person plays */
export function seatedAt(
  record: object,
  coaches: Readonly<Record<Side, string>>,
  { hands, seed }: Seated,
): Readonly<Record<string, unknown>> {
  // Keep the key order of a record.
  const { choices, dice, events, ...head } = record as Readonly<Record<string, unknown>>;
  for (const key of ["seed", "coaches", "roller"]) delete (head as Record<string, unknown>)[key];
  return {
    ...head,
    ...(seed !== undefined && { seed }),
    coaches: { away: hands.away ? BY_HAND : coaches.away, home: hands.home ? BY_HAND : coaches.home },
    roller: seed === undefined ? "own dice" : "xoroshiro128+",
    choices,
    dice,
    events,
  };
}
