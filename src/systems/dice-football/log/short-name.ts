/** Names where there is little room. */

/** `Ronnie Coleman` as `R. Coleman`; a name of one word, or with an initial already, stays as it is. */
export function shortName(name: string): string {
  const [first, ...rest] = name.split(" ");
  return rest.length === 0 || first.includes(".") ? name : `${first.slice(0, 1)}. ${rest.join(" ")}`;
}
