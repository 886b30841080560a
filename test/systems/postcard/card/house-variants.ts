/** House cards that differ from the standard one in one number: every number of the card, over all values that the checks let pass. */
import { formatIssue, UserError, type Issue } from "../../../../src/kernel/issue/index.js";
import type { BuildRequest } from "../../../../src/print/request.js";
import { validateRules } from "../../../../src/systems/postcard/proof/index.js";
import { postcard } from "../../../../src/systems/postcard/index.js";
import { STANDARD_RULES, type CardData, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import { testPages } from "../../../helpers/forms.js";
import { single, specOf, textsOf } from "./build-card.js";

type Path = readonly (string | number)[];

/** Where the numbers of the card stand. */
export function numbersOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === "number") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    numbersOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const changed = (part: unknown, [key, ...rest]: Path, value: number): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(part)) return part.map((one: unknown, i) => (i === key ? changed(one, rest, value) : one));
  const group = part as Readonly<Record<string, unknown>>;
  return { ...group, [key]: changed(group[key], rest, value) };
};

/** The standard rules with these numbers instead. */
export const withNumbers = (numbers: Readonly<Record<string, number>>): PostcardRules => ({
  ...STANDARD_RULES,
  name: "house",
  card: Object.entries(numbers).reduce<unknown>(
    (card, [path, value]) =>
      changed(
        card,
        path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
        value,
      ),
    STANDARD_RULES.card,
  ) as CardData,
});

export const isAccepted = (rules: PostcardRules): boolean =>
  validateRules(rules).every(({ severity }) => severity !== "error");

/** Whole numbers that a slip or a house rule may bring, round ones beyond. */
const VALUES = [
  ...Array.from({ length: 46 }, (_, i) => i - 20),
  ...[30, 35, 40, 45, 50, 55, 60, 70, 80, 90, 95, 100, 200, -25, -50, -100, -200],
];

/** The values that are accepted for a number of the card, on its path. */
export const acceptedValues = (path: string): readonly number[] =>
  VALUES.filter((value) => isAccepted(withNumbers({ [path]: value })));

/** Every number with the values that are accepted for it. */
export const acceptedNumbers = (): { readonly path: string; readonly values: readonly number[] }[] =>
  numbersOf(STANDARD_RULES.card).map((keys) => {
    const path = keys.join(".");
    return { path, values: acceptedValues(path) };
  });

export const FORMATS = ["card", "card-a6", "card-a5", "card-laminate", "card-shop", "field"] as const;

type Report = NonNullable<BuildRequest["report"]>;

/** What a sheet says of its rules, and what is seen of its page where it prints. */
async function saying(id: string, what: string, look: (report: Report) => Promise<string[]>): Promise<string[]> {
  const issues: Issue[] = [];
  let seen: string[] = [];
  try {
    seen = await look((told) => void issues.push(...told));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    issues.push(...error.issues);
  }
  return [...issues.map((issue) => `${id}, ${what}: ${formatIssue(issue)}`), ...seen];
}

/** What a sheet says of its rules: nothing where it prints. */
export const toldBy = (id: string, rules: PostcardRules, what: string): Promise<string[]> =>
  saying(id, what, async (report) => {
    report((await testPages(postcard, specOf(id), { rules })).warnings);
    return [];
  });

/** The same of a card, and words that overlap where it is printed: one look at it tells both. */
export const faultsOn = (id: string, rules: PostcardRules, what: string): Promise<string[]> =>
  saying(id, what, (report) => metWords(id, rules, report));

/** Words that overlap; letters along a curve reach into each other's boxes. */
export async function metWords(id: string, rules: PostcardRules, report?: Report): Promise<string[]> {
  // From the left: what begins beyond a word's end cannot stand on it, nor can anything after that.
  const words = textsOf(await single(id, { rules, ...(report && { report }) }))
    .map(({ text, box }) => ({ text, box, curved: /^[A-Z]$/.test(text) }))
    .sort((a, b) => a.box[0] - b.box[0]);
  const [across, down] = MEETING;
  return words.flatMap((a, i) => {
    const [left, top, right, bottom] = a.box;
    const met: string[] = [];
    for (let j = i + 1; j < words.length && words[j].box[0] < right; j++) {
      const { text, box, curved } = words[j];
      if (
        Math.min(bottom, box[3]) - Math.max(top, box[1]) > down &&
        Math.min(right, box[2]) - Math.max(left, box[0]) > across &&
        !(a.curved && curved)
      )
        met.push(`${id}: ${a.text} on ${text}`);
    }
    return met;
  });
}

/** Boxes of letters are higher than their ink. */
const MEETING = [0.15, 0.5];
