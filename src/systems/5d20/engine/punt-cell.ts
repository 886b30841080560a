/** A cell of the punting rows. */
export interface PuntCell {
  readonly yards: number;
  /** Not returned, fair catch possible, returned; TB: touchback. */
  readonly letter: "N" | "F" | "R" | "TB";
}

const known = new Map<string, PuntCell>();

/** Parses `43F`. */
export function puntCell(cell: string): PuntCell {
  const found = known.get(cell);
  if (found) return found;
  const parts: PuntCell =
    cell === "TB"
      ? { yards: 0, letter: "TB" }
      : { yards: Number(cell.slice(0, -1)), letter: cell.slice(-1) as PuntCell["letter"] };
  known.set(cell, parts);
  return parts;
}
