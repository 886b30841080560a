/** The solved two-minute stage as bytes for the cache, the same on every machine. */
import { seal, sealHolds } from "../../../../kernel/hash/index.js";
import { GOAL } from "../../engine/state.js";
import { pointsKey, twoPointChances, type PointsTable } from "../../odds/points/index.js";
import { stepsOf } from "../../odds/points/field.js";
import type { PostcardRules } from "../../rules/index.js";
import type { ByteCache } from "../../../../kernel/cache/index.js";
import type { Progress } from "../../../../contract/progress.js";
import { ClockTable, tryChances } from "./clock.js";

/** Changes when the stage is solved differently. */
const VERSION = 1;
const NUMBER = 4;

/** Equal keys, equal solutions: the rules that the points game depends on, and the clock. */
export function clockKey(rules: PostcardRules): string {
  const { finalPlays, finalTouchdown } = rules.card.clock;
  return `${pointsKey(rules)}-clock${VERSION}-${finalPlays}-${finalTouchdown}-${rules.switches.fakeBackfire}`;
}

/** All states, then a checksum. */
export function encodeClock({ states }: ClockTable): Uint8Array {
  const tables = states.flat();
  const count = tables.reduce((sum, table) => sum + table.length, 0);
  const bytes = new Uint8Array((count + 1) * NUMBER);
  const view = new DataView(bytes.buffer);
  let place = 0;
  for (const table of tables) for (const value of table) view.setFloat32(NUMBER * place++, value, true);
  seal(bytes);
  return bytes;
}

/** The states; undefined if the bytes are damaged or do not match. */
export function decodeClock(bytes: Uint8Array, count: number): Float32Array | undefined {
  if (bytes.length !== (count + 1) * NUMBER || !sealHolds(bytes)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: count }, (_, i) => view.getFloat32(NUMBER * i, true));
}

/** The solved two-minute stage of a card: from the cache, or from scratch (a few seconds). */
export function solvedClock(points: PointsTable, cache: ByteCache, progress?: Progress): ClockTable {
  const { b, lattice } = points.values;
  const { rules } = points;
  const two = twoPointChances(b)[GOAL - stepsOf(rules.card.kicking.twoPointFrom)];
  const tries = tryChances(b, two);
  const key = clockKey(rules);
  const bytes = cache.read(key);
  const solved = bytes && decodeClock(bytes, ClockTable.countOf(b, lattice));
  if (solved) return new ClockTable(b, lattice, tries, solved);
  const table = new ClockTable(b, lattice, tries, undefined, (done, total) =>
    progress?.(done, total, "solving the two-minute stage of the card"),
  );
  cache.write(key, encodeClock(table));
  return table;
}
