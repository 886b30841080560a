/** Names of people where there is little room. */

/** Letters of the shortest forms, of names that nothing else makes short. */
const BRIEF = [16, 12, 8];

/** A name and its shorter forms, the longest first, for a place that takes the first that it has room for. */
export interface NameForms {
  readonly text: string;
  readonly shorter: readonly string[];
  readonly [key: string]: unknown;
}

/** Words that belong to the surname before them. */
const SUFFIX = /^(jr|sr|ii|iii|iv|v)\.?$/i;
/** Words that belong to the surname after them: `St. Brown`, `Van Noy`. */
const PREFIX = /^(st|van|von|de|der|den|del|la|le|di|da|du)\.?$/i;

const wordsOf = (name: string): readonly string[] => {
  const words = name.trim().split(/\s+/);
  return words.length > 2 && SUFFIX.test(words[words.length - 1]) ? words.slice(0, -1) : words;
};

/** `Johnson`, `St. Brown`, `Griffin` of `Robert Griffin III`. */
export function surnameOf(name: string): string {
  const words = wordsOf(name);
  let from = words.length - 1;
  while (from > 1 && PREFIX.test(words[from - 1])) from--;
  return words.slice(from).join(" ");
}

/** `R. ` of a name that has more than a surname. */
const initialOf = (name: string): string => (wordsOf(name).length > 1 ? `${name.trim().slice(0, 1)}. ` : "");

/** Those of the ways that are shorter than all before them. */
function formsOf(text: string, ways: readonly string[]): NameForms {
  const shorter: string[] = [];
  for (const way of ways) if (way.length < (shorter[shorter.length - 1] ?? text).length) shorter.push(way);
  return { text, shorter };
}

/** `Featherstone-M.` of `Featherstone-Mills`. */
function hyphened(surname: string): string {
  const [first, ...others] = surname.split("-");
  return others.length > 0 ? `${first}-${others.map((part) => `${part.slice(0, 1)}.`).join("")}` : surname;
}

const cutTo = (name: string, letters: number): string =>
  name.length <= letters ? name : `${name.slice(0, letters - 1).replace(/[\s.-]+$/, "")}.`;

/** `B. van Featherstone-Mills`, `B. Featherstone-Mills`, `Featherstone-Mills`, `Featherstone-M.`, `Featherston.`. */
export function nameForms(name: string): NameForms {
  const words = wordsOf(name);
  const initial = initialOf(name);
  const whole = surnameOf(name);
  const last = words[words.length - 1];
  const brief = hyphened(last);
  return formsOf(name, [
    `${initial}${words.slice(1).join(" ") || last}`,
    `${initial}${whole}`,
    whole,
    last,
    brief,
    ...BRIEF.map((letters) => cutTo(brief, letters)),
  ]);
}

/** Letters of the shortest surname that is left of one. */
const STUMP = 4;

/**
 * Everybody of a group by surname, with an initial where two of them share it: `Coleman`, `B. Johnson`; shorter, letter by letter,
 * `Featherstone-M.`, `Featherston.`.
 */
export function surnames(people: Iterable<string>): (name: string) => NameForms {
  const shared = new Map<string, number>();
  for (const name of new Set(people)) shared.set(surnameOf(name), (shared.get(surnameOf(name)) ?? 0) + 1);
  return (name) => {
    const surname = surnameOf(name);
    const initial = (shared.get(surname) ?? 0) > 1 ? initialOf(name) : "";
    const brief = `${initial}${hyphened(surname)}`;
    const ways = Array.from({ length: Math.max(0, brief.length - initial.length - STUMP) }, (_, i) =>
      cutTo(brief, brief.length - 1 - i),
    );
    return formsOf(`${initial}${surname}`, [brief, ...ways]);
  };
}

/** A name in so many letters, where it is longer: `B. Featherstone`, `Featherstone`, `Washington-M.`, `Wolfeschlegelst.`. */
export function shortName(name: string, letters: number): string {
  const { text, shorter } = nameForms(name);
  const found = [text, ...shorter].find(({ length }) => length <= letters);
  return found ?? `${text.slice(0, letters - 1)}.`;
}
