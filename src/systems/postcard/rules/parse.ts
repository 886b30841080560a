/** House cards as data -> rules. Only checks the schema; `proof/validate` checks the numbers. */
import { fault, hasErrors, type Issue } from "../../../kernel/issue/index.js";
import { formIssues } from "./form-issues.js";
import { nowhereKnown, placeOf, type Locate, type Path } from "./locate.js";
import {
  changedCell,
  CHART_NAMES,
  KEYED,
  resolveRules,
  spanOf,
  type CellChange,
  type ChartName,
  type HouseRules,
} from "./resolve.js";
import { CELL_SHAPES, rulesSchema } from "./schema.js";
import { Chart, cellOf } from "./charts.js";
import { PRESET_RULES, STANDARD_CARD } from "./standard.js";
import { type ChartRow, type PostcardRules, type Preset } from "./types.js";

export interface ParsedRules {
  readonly rules?: PostcardRules;
  readonly issues: readonly Issue[];
  /** Maps parts of the resolved rules (`card.punts[4].low`) to where the file says so (`card.punts.40.low`). */
  readonly locate: Locate;
}

/** Reads a parsed house card. Reports every schema error at its line; returns rules only if there is none. */
export function parseRules(data: unknown, locate: Locate = nowhereKnown): ParsedRules {
  const parsed = rulesSchema.safeParse(data);
  if (!parsed.success) return { issues: formIssues(parsed.error, data, locate), locate };
  const house = parsed.data as HouseRules;
  const issues = CHART_NAMES.flatMap((name) => chartIssues(name, house, locate));
  if (hasErrors(issues)) return { issues, locate };
  const rules = resolveRules(house);
  const preset: PostcardRules | undefined = PRESET_RULES[rules.name as Preset];
  if (preset && preset !== rules) {
    const message = `rules that differ from the ${rules.name} ones are called "${rules.name}"`;
    const hint = "give the house card a name of its own";
    return { issues: [fault("rules-name", message, { ...placeOf(locate, ["name"]), hint })], locate };
  }
  return { rules, issues, locate: houseLocate(house, rules, locate) };
}

/** Changes of single results: valid spans, each result changed only once, and complete cells in the end. */
function chartIssues(name: ChartName, house: HouseRules, locate: Locate): Issue[] {
  const changes = house.card?.[name];
  if (changes === undefined || Array.isArray(changes)) return [];
  const standard = new Chart(STANDARD_CARD[name] as readonly ChartRow<object>[]);
  const taken = new Map<number, string>();
  return Object.entries(changes as Readonly<Record<string, CellChange>>).flatMap(([key, change]) => {
    const path = ["card", name, key];
    const at = placeOf(locate, path, "key");
    const [from, to] = spanOf(key) ?? [1, 0];
    if (from > to) {
      const hint = `write the lower result first: "${to}..${from}"`;
      return [fault("card-span", `the span ${key} runs backward; expected the lower result first`, { ...at, hint })];
    }
    const results = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    const twice = results.find((result) => taken.has(result));
    if (twice !== undefined) {
      const message = `the ${name} result ${twice} is changed twice, by ${taken.get(twice)} and by ${key}; expected once`;
      return [fault("card-span", message, { ...at, hint: "keep one of them, or make the spans shorter" })];
    }
    for (const result of results) taken.set(result, key);
    for (const result of results) {
      const cell = changedCell(cellOf(standard.at(result) as ChartRow<object>), change);
      const checked = CELL_SHAPES[name].safeParse(cell);
      if (!checked.success) return cellIssues(name, key, cell, checked.error.issues, locate);
    }
    return [];
  });
}

function cellIssues(
  name: ChartName,
  key: string,
  cell: CellChange,
  found: readonly { readonly code: string; readonly path: readonly PropertyKey[]; readonly keys?: readonly string[] }[],
  locate: Locate,
): Issue[] {
  const what = `the ${name} result ${key} (${cell.result})`;
  return found.flatMap(({ code, path, keys }) => {
    if (code === "unrecognized_keys") {
      return (keys ?? []).map((extra) => {
        const hint = `remove "${extra}", or say which result it is: result: ...`;
        const place = placeOf(locate, ["card", name, key, extra], "key");
        return fault("card-cell", `${what} has no "${extra}"`, { ...place, hint });
      });
    }
    const missing = String(path[0] ?? "result");
    const place = placeOf(locate, ["card", name, key], "key");
    return [fault("card-cell", `${what} has no "${missing}"; expected one`, { ...place, hint: `add "${missing}:"` })];
  });
}

/** Maps the resolved rules back to a file that may change single rows by their keys. */
export function houseLocate(house: HouseRules, { card }: PostcardRules, locate: Locate): Locate {
  return (path, part) => {
    const [top, key, index, ...rest] = path;
    const written = (house.card as Readonly<Record<string, unknown>> | undefined)?.[key];
    const changed =
      top === "card" && typeof index === "number" && typeof written === "object" && !Array.isArray(written);
    return locate(changed ? [top, key, ...writtenKey(String(key), index, written ?? {}, card), ...rest] : path, part);
  };
}

/** The key of a changed row; undefined if the file does not mention this row. */
function writtenKey(key: string, index: number, written: object, card: PostcardRules["card"]): Path {
  if (key in KEYED) {
    const rows = card[key as keyof typeof KEYED] as readonly object[] as readonly Readonly<Record<string, unknown>>[];
    return [Number(rows[index]?.[KEYED[key as keyof typeof KEYED]])];
  }
  const row = card[key as ChartName]?.[index];
  const found = Object.keys(written).find((span) => {
    const [from, to] = spanOf(span) ?? [1, 0];
    return row !== undefined && from <= row.to && row.from <= to;
  });
  return found === undefined ? [] : [found];
}
