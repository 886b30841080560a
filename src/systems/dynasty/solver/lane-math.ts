/** Arithmetic over lanes that value arrays share. */

/** to = max(to, from), lane by lane. */
export function raise(to: Float64Array, at: number, from: Float64Array, where: number, lanes: number): void {
  for (let l = 0; l < lanes; l++) {
    const value = from[where + l];
    if (value > to[at + l]) to[at + l] = value;
  }
}

/** to = the maximum of several children, lane by lane: two of them at a time, to save memory traffic. */
export function highest(
  to: Float64Array,
  at: number,
  from: Float64Array,
  children: Int32Array,
  start: number,
  end: number,
  lanes: number,
): void {
  const first = children[start] * lanes;
  if (end - start === 1) {
    for (let l = 0; l < lanes; l++) to[at + l] = from[first + l];
    return;
  }
  const second = children[start + 1] * lanes;
  for (let l = 0; l < lanes; l++) {
    const a = from[first + l];
    const b = from[second + l];
    to[at + l] = b > a ? b : a;
  }
  let c = start + 2;
  for (; c + 1 < end; c += 2) {
    const one = children[c] * lanes;
    const other = children[c + 1] * lanes;
    for (let l = 0; l < lanes; l++) {
      const a = from[one + l];
      const b = from[other + l];
      const best = b > a ? b : a;
      if (best > to[at + l]) to[at + l] = best;
    }
  }
  if (c < end) raise(to, at, from, children[c] * lanes, lanes);
}

/** Maxima nodes, numbered from `first`; children come before parents. */
export function maxima(
  values: Float64Array,
  first: number,
  offsets: Int32Array,
  children: Int32Array,
  lanes: number,
): void {
  for (let i = 0; i + 1 < offsets.length; i++) {
    highest(values, (first + i) * lanes, values, children, offsets[i], offsets[i + 1], lanes);
  }
}
