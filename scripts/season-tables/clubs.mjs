/** Clubs by the code of a year: public files name some of them by the code of another. */

/** Code in the files -> code in the tables, with the first year of the move. */
const RENAMED = [
  { from: "JAC", to: "JAX", since: 0 },
  { from: "STL", to: "LA", since: 2016 },
  { from: "SD", to: "LAC", since: 2017 },
];

/** Names of clubs in a year's tables: code or null -> code or "". */
export function clubNames(year) {
  const names = new Map(RENAMED.filter(({ since }) => year >= since).map(({ from, to }) => [from, to]));
  return (code) => names.get(code) ?? code ?? "";
}
