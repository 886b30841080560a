/** Names where there is little room. */

/** A name in so many letters, where it is longer: `B. Featherstone`, `Featherstone`, `Washington-M.`, `Wolfeschlegelst.`. */
export function shortName(name: string, letters: number): string {
  const words = name.split(" ");
  const last = words[words.length - 1];
  const initial = words.length > 1 ? `${name.slice(0, 1)}. ` : "";
  const ways = [name, `${initial}${words.slice(1).join(" ") || last}`, `${initial}${last}`, last];
  const [first, ...others] = last.split("-");
  const brief = others.length > 0 ? `${first}-${others.map((part) => `${part.slice(0, 1)}.`).join("")}` : last;
  return (
    ways.find(({ length }) => length <= letters) ??
    (brief.length <= letters ? brief : `${brief.slice(0, letters - 1)}.`)
  );
}
