/** The proof file of rated teams, written by `pressbox rate`. */
import type { Rating } from "../contract/rating.js";

/** Six decimals are more than any chart can use. */
export const rounded = <T extends object>(row: T): T =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      typeof value === "number" ? Math.round(value * 1e6) / 1e6 : (value as unknown),
    ]),
  ) as T;

/** The proof file: its rows, under a `format` if the game has one. */
export function proofFile({ proof, proofFormat }: Pick<Rating, "proof" | "proofFormat">): unknown {
  const rows = proof.map(rounded);
  return proofFormat === undefined ? rows : { format: proofFormat, proof: rows };
}
