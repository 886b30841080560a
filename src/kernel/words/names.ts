/** Short forms of people's names, for narrow places. */

/** Lengths of the shortest forms, for names that cannot be shortened in any other way. */
const BRIEF = [16, 12, 8];

/** A name and its shorter forms, longest first; a place prints the first one that fits. */
export interface NameForms {
  readonly text: string;
  readonly shorter: readonly string[];
  readonly [key: string]: unknown;
}

/** How people are named in narrow places. */
export type Named = (name: string) => NameForms;

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

/** The forms that are shorter than all before them. */
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

/** Letters that a surname keeps at least. */
const STUMP = 4;
/** Letters kept from its end, to distinguish names that begin alike. */
const TAIL = 2;

/** A shortened name without its final period. */
const stumpOf = (cut: string): string => cut.replace(/\.$/, "");

/**
 * Everyone in a group by surname, with an initial if two share it: `Coleman`, `B. Johnson`; then shorter, letter by letter:
 * `Featherstone-M.`, `Featherston.`. If others in the group begin alike, an initial or the end of the name keeps them apart as long as
 * possible: `A. Will.`, `Will.on`.
 */
export function surnames(people: Iterable<string>): Named {
  const group = [...new Set(people)].map((name) => ({ name, surname: surnameOf(name), initial: initialOf(name) }));
  const formsFor = (name: string): NameForms => {
    const [surname, first] = [surnameOf(name), initialOf(name)];
    const others = group.filter((one) => one.name !== name);
    const initial = others.some((one) => one.surname === surname) ? first : "";
    const brief = hyphened(surname);
    const tail = surname.slice(-TAIL);
    const cutForms = (cut: string): string[] => {
      const like = others.filter((one) => one.surname.startsWith(stumpOf(cut)));
      const namesakes = like.filter((one) => one.initial === first);
      if (like.length === 0) return [`${initial}${cut}`];
      if (first && namesakes.length === 0) return [`${first}${cut}`];
      return like.every((one) => !one.surname.endsWith(tail)) ? [`${initial}${stumpOf(cut)}.${tail}`] : [];
    };
    const cuts = Array.from({ length: Math.max(0, brief.length - STUMP) }, (_, i) =>
      cutTo(brief, brief.length - 1 - i),
    );
    const ways = [brief, ...cuts];
    return formsOf(`${initial}${surname}`, [...ways.flatMap(cutForms), ...ways.map((cut) => `${initial}${cut}`)]);
  };
  const known = new Map<string, NameForms>();
  return (name) => {
    const forms = known.get(name) ?? formsFor(name);
    known.set(name, forms);
    return forms;
  };
}

/** Everyone in a group, in full if there is room: `B. van Featherstone-Mills`, `B. Featherstone-Mills`, then as in {@link surnames}. */
export function namesAmong(people: Iterable<string>): Named {
  const short = surnames(people);
  return (name) => {
    const { text, shorter } = short(name);
    const initial = initialOf(name);
    const others = wordsOf(name).slice(1).join(" ") || surnameOf(name);
    return formsOf(name, [`${initial}${others}`, `${initial}${surnameOf(name)}`, text, ...shorter]);
  };
}

/** The longest form within that many letters: `B. Featherstone`, `Featherstone`, `Washington-M.`, `Wolfeschlegelst.`. */
export function formWithin({ text, shorter }: NameForms, letters: number): string {
  return [text, ...shorter].find(({ length }) => length <= letters) ?? `${text.slice(0, letters - 1)}.`;
}

/** A name shortened to that many letters, if it is longer. */
export const shortName = (name: string, letters: number): string => formWithin(nameForms(name), letters);
