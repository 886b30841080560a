/** Names where there is little room. */

/** Letters of the shortest forms, of names that nothing else makes short. */
const BRIEF = [16, 12, 8];

/** A name and its shorter forms, the longest first, for a place that takes the first that it has room for. */
export interface NameForms {
  readonly text: string;
  readonly shorter: readonly string[];
  readonly [key: string]: unknown;
}

/** `B. van Featherstone-Mills`, `B. Featherstone-Mills`, `Featherstone-Mills`, `Featherstone-M.`, `Featherston.`. */
export function nameForms(name: string): NameForms {
  const words = name.split(" ");
  const last = words[words.length - 1];
  const initial = words.length > 1 ? `${name.slice(0, 1)}. ` : "";
  const [first, ...others] = last.split("-");
  const brief = others.length > 0 ? `${first}-${others.map((part) => `${part.slice(0, 1)}.`).join("")}` : last;
  const ways = [
    `${initial}${words.slice(1).join(" ") || last}`,
    `${initial}${last}`,
    last,
    brief,
    ...BRIEF.map((letters) => `${brief.slice(0, letters - 1)}.`),
  ];
  const shorter: string[] = [];
  for (const way of ways) if (way.length < (shorter[shorter.length - 1] ?? name).length) shorter.push(way);
  return { text: name, shorter };
}

/** A name in so many letters, where it is longer: `B. Featherstone`, `Featherstone`, `Washington-M.`, `Wolfeschlegelst.`. */
export function shortName(name: string, letters: number): string {
  const { text, shorter } = nameForms(name);
  const found = [text, ...shorter].find(({ length }) => length <= letters);
  return found ?? `${text.slice(0, letters - 1)}.`;
}
