/** Suggestions for misspelled names: edit distance with transpositions, ignoring case. */

/**
 * Number of edits (insert, delete, replace, swap neighbors) that turn `a` into `b`.
 * @param most stop counting there: a file with errors in every line compares very many pairs
 */
export function editDistance(a: string, b: string, most = Infinity): number {
  let [before, above, row]: number[][] = [[], [], []];
  for (let j = 0; j <= b.length; j++) row.push(j);
  let leastAbove = 0;
  for (let i = 1; i <= a.length; i++) {
    [before, above, row] = [above, row, before];
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2] + 1);
      row[j] = best;
      if (best < least) least = best;
    }
    // A swap looks two rows back.
    if (least > most && leastAbove > most) return Infinity;
    leastAbove = least;
  }
  return row[b.length];
}

/** The known name closest to the typed word; undefined if no name is close. Never suggests one number for another. */
export function suggest(typed: string, known: readonly string[]): string | undefined {
  const wanted = typed.toLowerCase();
  if (/^\d+$/.test(wanted.trim())) return undefined;
  const most = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const name of known) {
    const candidate = name.toLowerCase();
    if (wanted.length >= 3 && candidate.startsWith(wanted)) return name;
    // Each letter of difference in length is at least one edit.
    if (Math.abs(candidate.length - wanted.length) > most) continue;
    const distance = editDistance(wanted, candidate, most);
    // Words with nothing in common: every letter would change.
    if (distance >= Math.max(wanted.length, candidate.length)) continue;
    if (distance < bestDistance) [best, bestDistance] = [name, distance];
  }
  return bestDistance <= most ? best : undefined;
}

/** Maximum names in a hint; if there are more, the nearest ones. */
const LISTED = 24;

/** The name that a hint from `suggestHint` suggests; undefined if it suggests none. */
export const meantIn = (hint: string | undefined): string | undefined =>
  /^did you mean "([^"]+)"\?/.exec(hint ?? "")?.[1];

/** Hint for an unknown word if few are allowed: the nearest one, and the choices. */
export function usedHint(typed: string, known: readonly string[], words = known.join(", ")): string {
  const near = suggest(typed, known);
  return `${near === undefined ? "" : `did you mean "${near}"? `}use ${words}`;
}

/** Hint for an unknown name: the nearest one, and the known names. */
export function suggestHint(typed: string, known: readonly string[]): string {
  const near = suggest(typed, known);
  const meant = near === undefined ? "" : `did you mean "${near}"? `;
  if (known.length <= LISTED) return `${meant}known: ${known.join(", ")}`;
  const wanted = typed.toLowerCase();
  const away = new Map(known.map((name) => [name, editDistance(wanted, name.toLowerCase())]));
  const listed = [...known].sort((a, b) => away.get(a)! - away.get(b)!).slice(0, LISTED);
  return `${meant}known: ${listed.join(", ")} and ${known.length - LISTED} more`;
}
