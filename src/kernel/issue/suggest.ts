/** Did-you-mean for names: edit distance with transpositions, case ignored. */

/** Edits (insert, delete, change, swap of neighbours) that turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => {
    const row = new Array<number>(b.length + 1).fill(0);
    row[0] = i;
    return row;
  });
  for (let j = 0; j <= b.length; j++) rows[0][j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2][j - 2] + 1);
      rows[i][j] = best;
    }
  }
  return rows[a.length][b.length];
}

/** The known name nearest to what was typed, or undefined when none is near enough to be meant. */
export function suggest(typed: string, known: readonly string[]): string | undefined {
  const wanted = typed.toLowerCase();
  const most = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const name of known) {
    const candidate = name.toLowerCase();
    if (wanted.length >= 3 && candidate.startsWith(wanted)) return name;
    // Each letter more or less is an edit.
    if (Math.abs(candidate.length - wanted.length) > most) continue;
    const distance = editDistance(wanted, candidate);
    if (distance < bestDistance) [best, bestDistance] = [name, distance];
  }
  return bestDistance <= most ? best : undefined;
}

/** Names that a hint lists; of more, those nearest to what was typed. */
const LISTED = 24;

/** Hint text for an unknown name: the nearest one, and the names that are known. */
export function suggestHint(typed: string, known: readonly string[]): string {
  const near = suggest(typed, known);
  const meant = near === undefined ? "" : `did you mean "${near}"? `;
  if (known.length <= LISTED) return `${meant}known: ${known.join(", ")}`;
  const wanted = typed.toLowerCase();
  const away = new Map(known.map((name) => [name, editDistance(wanted, name.toLowerCase())]));
  const listed = [...known].sort((a, b) => away.get(a)! - away.get(b)!).slice(0, LISTED);
  return `${meant}known: ${listed.join(", ")} and ${known.length - LISTED} more`;
}
