/** What `pressbox rate` writes as the proof of rated teams. */
import type { Rating } from "../contract/rating.js";

/** Six places are more than any chart can hold. */
export const rounded = <T extends object>(row: T): T =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      typeof value === "number" ? Math.round(value * 1e6) / 1e6 : (value as unknown),
    ]),
  ) as T;

/** The file of the proof: its rows, under a format where the game has one. */
export function proofFile({ proof, proofFormat }: Pick<Rating, "proof" | "proofFormat">): unknown {
  const rows = proof.map(rounded);
  return proofFormat === undefined ? rows : { format: proofFormat, proof: rows };
}
