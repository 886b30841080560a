/** Every way in which the standard card is made wrong, one at a time. */
import {
  NUMBERS,
  STANDARD_CARD,
  type CardData,
  type StrategyNumber,
} from "../../../../src/systems/postcard/rules/index.js";

export interface Mutant {
  /** `punts[4].low 5 > 6`. */
  readonly name: string;
  readonly card: CardData;
}

type Path = readonly (string | number)[];
const STEP = 5;

const nameOf = (path: Path): string =>
  path.map((key, i) => (typeof key === "number" ? `[${key}]` : i === 0 ? key : `.${key}`)).join("");

const valueAt = (path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], STANDARD_CARD);

/** The standard card with another value at one place. */
function changed(path: Path, value: unknown): CardData {
  const put = (at: unknown, [key, ...rest]: Path): unknown => {
    if (key === undefined) return value;
    const inner = put((at as Record<string | number, unknown>)[key], rest);
    return Array.isArray(at)
      ? at.map((item: unknown, i) => (i === key ? inner : item))
      : { ...(at as object), [key]: inner };
  };
  return put(STANDARD_CARD, path) as CardData;
}

function leaves(at: unknown, path: Path = []): Path[] {
  if (Array.isArray(at)) return at.flatMap((item, i) => leaves(item, [...path, i]));
  if (typeof at === "object" && at !== null)
    return Object.entries(at).flatMap(([key, item]) => leaves(item, [...path, key]));
  return [path];
}

/** One more, one less, nothing, the other sign, twice; and a line of the field farther or nearer for yards. */
const wrongs = (n: number): number[] => {
  const yards = n !== 0 && n % STEP === 0 ? [n + STEP, n - STEP] : [];
  return [...new Set([n + 1, n - 1, 0, -n || -1, 2 * n || 2, ...yards])].filter((wrong) => wrong !== n);
};

function leafMutants(): Mutant[] {
  return leaves(STANDARD_CARD).flatMap((path) => {
    const value = valueAt(path);
    const others =
      typeof value === "number"
        ? wrongs(value)
        : typeof value === "boolean"
          ? [!value]
          : (OTHER_WORDS[value as string] ?? []);
    return others.map((other) => ({
      name: `${nameOf(path)} ${String(value)} > ${String(other)}`,
      card: changed(path, other),
    }));
  });
}

/** Words of the card and what a slip makes of them; other words are faults of form, which `parseRules` names. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  rush: ["pass"],
  pass: ["rush"],
  offense: ["defense"],
  defense: ["offense"],
  contested: ["loose"],
  loose: ["contested"],
  tackled: ["fumble"],
  gain: ["fumble"],
  sack: ["throw"],
  throw: ["sack"],
};

const turn = (strategy: readonly StrategyNumber[], a: number, b: number): StrategyNumber[] =>
  strategy.map((row) => {
    if (row.number !== a && row.number !== b) return row;
    const other = row.number === a ? b : a;
    const beats = row.beats.includes(other) ? row.beats.filter((n) => n !== other) : [...row.beats, other];
    return { ...row, beats };
  });

function arrowMutants(): Mutant[] {
  const { strategy } = STANDARD_CARD;
  const pairs = NUMBERS.flatMap((a) => NUMBERS.filter((b) => b > a).map((b) => [a, b] as const));
  return pairs.flatMap(([a, b]) => {
    const from = strategy[a - 1].beats.includes(b) ? a : b;
    const to = from === a ? b : a;
    const drop = strategy.map((row) =>
      row.number === from ? { ...row, beats: row.beats.filter((n) => n !== to) } : row,
    );
    const both = strategy.map((row) => (row.number === to ? { ...row, beats: [...row.beats, from] } : row));
    return [
      { name: `arrow ${from}-${to} turned`, card: { ...STANDARD_CARD, strategy: turn(strategy, a, b) } },
      { name: `arrow ${from}-${to} missing`, card: { ...STANDARD_CARD, strategy: drop } },
      { name: `arrow ${from}-${to} both ways`, card: { ...STANDARD_CARD, strategy: both } },
    ];
  });
}

function selfMutants(): Mutant[] {
  return STANDARD_CARD.strategy.map(({ number, beats }, i) => ({
    name: `${number} beats itself`,
    card: changed(["strategy", i, "beats"], [...beats, number]),
  }));
}

/** Rows and list items dropped, doubled, and swapped with the next one. */
function rowMutants(): Mutant[] {
  const lists: Path[] = [
    ...["strategy", "rush", "pass", "run", "levels", "fieldGoals", "punts", "kickMarks"].map((key) => [key]),
    ["timeStars", "left"],
    ["timeStars", "right"],
  ];
  return lists.flatMap((path) => {
    const rows = valueAt(path) as readonly unknown[];
    const mutant = (name: string, list: readonly unknown[]) => ({
      name: `${nameOf(path)} ${name}`,
      card: changed(path, list),
    });
    return rows.flatMap((row, i) => [
      mutant(
        `row ${i} dropped`,
        rows.filter((_, k) => k !== i),
      ),
      mutant(`row ${i} twice`, [...rows.slice(0, i + 1), row, ...rows.slice(i + 1)]),
      ...(i + 1 < rows.length && rows[i + 1] !== row
        ? [
            mutant(
              `rows ${i} and ${i + 1} swapped`,
              rows.map((old, k) => (k === i ? rows[i + 1] : k === i + 1 ? row : old)),
            ),
          ]
        : []),
    ]);
  });
}

/** Ranges of neighbors swapped, with their distances left in place; and ranges turned round. */
function rangeMutants(): Mutant[] {
  return (["fieldGoals", "punts"] as const).flatMap((key) => {
    const rows: readonly { readonly low: number; readonly high: number }[] = STANDARD_CARD[key];
    return rows.flatMap((row, i) => {
      const next = rows[i + 1];
      const turned = changed([key, i], { ...row, low: row.high, high: row.low });
      const swapped = rows.map((old, k) =>
        k === i
          ? { ...old, low: next?.low, high: next?.high }
          : k === i + 1
            ? { ...old, low: row.low, high: row.high }
            : old,
      );
      return [
        ...(row.low === row.high ? [] : [{ name: `${key}[${i}] range turned`, card: turned }]),
        ...(next && (next.low !== row.low || next.high !== row.high)
          ? [
              {
                name: `${key} ranges ${i} and ${i + 1} swapped`,
                card: { ...STANDARD_CARD, [key]: swapped } as CardData,
              },
            ]
          : []),
      ];
    });
  });
}

export const mutants = (): Mutant[] => [
  ...leafMutants(),
  ...arrowMutants(),
  ...selfMutants(),
  ...rowMutants(),
  ...rangeMutants(),
];
