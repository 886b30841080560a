/** Copies of a file, each broken in one place. */

/** A copy, and what was done to it. */
export type Variant<T> = readonly [title: string, broken: T];

/**
 * A third of the copies, with those that slow commands hear of: every key and column has its turn, and every kind of fault. The long
 * suite takes them all.
 */
const byTurns = <T>(copies: Variant<T>[]): Variant<T>[] =>
  process.env.PRESSBOX_TEST_ALL_FAULTS
    ? copies
    : copies.filter(([title], i) => i % 3 === 0 || /^(the file|format|no rows|a row|a column)/.test(title));

type Json = Readonly<Record<string, unknown>> | readonly unknown[];
type Changed = Record<PropertyKey, unknown>;

/**
 * Every key down to a depth, of lists the first item: missing, twice, nothing, of another type, out of its range; and in
 * every group a key that no one knows.
 */
export function brokenData(data: Json, depth: number): Variant<unknown>[] {
  const found: Variant<unknown>[] = [];
  const change = (
    path: readonly PropertyKey[],
    how: string,
    work: (parent: Changed, key: PropertyKey) => void,
  ): void => {
    const copy = structuredClone({ all: data }) as Changed;
    const whole = ["all", ...path];
    const parent = whole.slice(0, -1).reduce<Changed>((at, key) => at[key] as Changed, copy);
    work(parent, whole[whole.length - 1]);
    found.push([`${path.join(".") || "the file"}: ${how}`, copy.all]);
  };
  const visit = (path: readonly PropertyKey[], value: unknown): void => {
    const set = (how: string, other: unknown): void => change(path, how, (parent, key) => (parent[key] = other));
    if (path.length > 0) {
      if (typeof path[path.length - 1] === "number")
        change(path, "twice", (parent, key) => (parent as unknown as unknown[]).push(parent[key]));
      else change(path, "missing", (parent, key) => delete parent[key]);
      set("nothing", null);
      set("of another type", typeof value === "string" ? 7 : "seven");
      if (typeof value === "number") [-1, 1e6, value + 0.5].forEach((other) => set(`${other}`, other));
      if (typeof value === "string") ["zz", `${value}\nb`].forEach((other) => set(JSON.stringify(other), other));
      if (Array.isArray(value)) set("empty", []);
    }
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) set("with a key that no one knows", { ...value, surprise: 1 });
    if (path.length === depth) return;
    if (!Array.isArray(value)) for (const [key, part] of Object.entries(value)) visit([...path, key], part);
    else if (value.length > 0) visit([...path, 0], value[0]);
  };
  visit([], data);
  return byTurns(found);
}

/** Every column of a table: without it, and in the first row blank, a word, out of range; and a row twice, a column that no one knows. */
export function brokenTable(text: string): Variant<string>[] {
  const [heads, ...rows] = text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(","));
  const join = (table: readonly (readonly string[])[]): string => `${table.map((row) => row.join(",")).join("\n")}\n`;
  const [first, ...others] = rows;
  const cells = heads.flatMap((head, i): Variant<string>[] => {
    const without = (row: readonly string[]): string[] => row.filter((_, at) => at !== i);
    const cell = (value: string): string => join([heads, first.map((old, at) => (at === i ? value : old)), ...others]);
    return [
      [`column ${head}: missing`, join([heads, ...rows].map(without))],
      ...["", "word", "-1", "1000000", "1.5"].map((value): Variant<string> => [`${head}: "${value}"`, cell(value)]),
    ];
  });
  return byTurns([
    ...cells,
    ["a row twice", join([heads, first, ...rows])],
    ["a column that no one knows", join([[...heads, "surprise"], ...rows.map((row) => [...row, "1"])])],
    ["no rows", join([heads])],
  ]);
}
