/** Arithmetic over lanes that value arrays share. */

/** to = max(to, from), lane by lane. */
export function raise(to: Float64Array, at: number, from: Float64Array, where: number, lanes: number): void {
  for (let l = 0; l < lanes; l++) {
    const value = from[where + l];
    if (value > to[at + l]) to[at + l] = value;
  }
}

/** Maxima nodes, numbered from `first` on; children come before parents. */
export function maxima(
  values: Float64Array,
  first: number,
  offsets: Int32Array,
  children: Int32Array,
  lanes: number,
): void {
  for (let i = 0; i + 1 < offsets.length; i++) {
    const to = (first + i) * lanes;
    const start = children[offsets[i]] * lanes;
    for (let l = 0; l < lanes; l++) values[to + l] = values[start + l];
    for (let c = offsets[i] + 1; c < offsets[i + 1]; c++) raise(values, to, values, children[c] * lanes, lanes);
  }
}
