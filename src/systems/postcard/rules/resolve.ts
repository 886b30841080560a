/** House cards over a preset: named values are replaced, everything else stays. */
import { differing, sameData } from "../../../kernel/rulings/index.js";
import { changeRows } from "./charts.js";
import { PRESET_RULES, STANDARD_CARD } from "./standard.js";
import type { Switches } from "./switches.js";
import { PRESETS, type CardData, type ChartRow, type PostcardRules, type Preset } from "./types.js";

/** Lists whose rows a file may change one by one, and the key that identifies a row: `punts: {40: {low: 4}}`. */
export const KEYED = {
  strategy: "number",
  levels: "level",
  fieldGoals: "marker",
  punts: "target",
  kickMarks: "number",
} as const;
export type KeyedList = keyof typeof KEYED;

/** Charts whose results a file may change one by one: `rush: {"4..7": {yards: 20}}`. */
export const CHART_NAMES = ["rush", "pass", "run"] as const;
export type ChartName = (typeof CHART_NAMES)[number];

/** A result or a span of them, as a key: `-5`, `4..7`. */
export const RESULT_KEY = /^(-?\d{1,3})(?:\.\.(-?\d{1,3}))?$/;

/** The span that a key means; undefined if it is not a span. */
export function spanOf(key: string): readonly [number, number] | undefined {
  const [, from, to = from] = RESULT_KEY.exec(key) ?? [];
  return from === undefined ? undefined : [Number(from), Number(to)];
}

/** Possible changes to a cell; with another `result` it becomes a new cell. */
export interface CellChange {
  readonly result?: string;
  readonly on?: "offense" | "defense";
  readonly yards?: number;
  readonly breakaway?: boolean;
}

type Changes<Rows extends readonly unknown[]> = Readonly<Record<string, Partial<Rows[number]>>>;

/** Parts that a house card may replace. */
export type PartialCard = {
  readonly [K in keyof CardData]?: K extends ChartName
    ? CardData[K] | Readonly<Record<string, CellChange>>
    : CardData[K] extends readonly unknown[]
      ? CardData[K] | Changes<CardData[K]>
      : CardData[K] extends number
        ? number
        : Partial<CardData[K]>;
};

/** Contents of a house-card file. */
export interface HouseRules {
  readonly name?: string;
  /** The preset to change; default `strict`. */
  readonly extends?: Preset;
  readonly card?: PartialCard;
  readonly switches?: Partial<Switches>;
}

const isPreset = (name: string | undefined): name is Preset => PRESETS.includes(name as Preset);

/** A cell after a change. */
export function changedCell(old: object, change: CellChange): object {
  const renewed = change.result !== undefined && change.result !== (old as CellChange).result;
  const cell = renewed ? { ...change } : { ...old, ...change };
  if (cell.breakaway === false) delete cell.breakaway;
  return cell;
}

function changedChart(name: ChartName, changes: Readonly<Record<string, CellChange>>): CardData[ChartName] {
  const rows = STANDARD_CARD[name] as readonly ChartRow<object>[];
  const spans = Object.entries(changes).map(([key, change]) => ({ span: spanOf(key) ?? [0, -1], change }));
  const ends = [...rows.flatMap(({ from, to }) => [from, to]), ...spans.flatMap(({ span }) => span)];
  return changeRows<object>(rows, [Math.min(...ends), Math.max(...ends)], (result, old) =>
    spans
      .filter(({ span: [from, to] }) => from <= result && result <= to)
      .reduce<object>((cell, { change }) => changedCell(cell, change), old),
  ) as unknown as CardData[ChartName];
}

/** One part of the card with the file's changes. */
function changedPart(key: keyof CardData, value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== "object" || value === null) return value;
  if ((CHART_NAMES as readonly string[]).includes(key)) {
    return changedChart(key as ChartName, value as Readonly<Record<string, CellChange>>);
  }
  const standard = STANDARD_CARD[key];
  if (!Array.isArray(standard)) return { ...(standard as object), ...value };
  const rows = standard as readonly Readonly<Record<string, unknown>>[];
  const id = KEYED[key as KeyedList];
  return rows.map((row) => ({ ...row, ...(value as Record<string, object>)[String(row[id])] }));
}

/**
 * Full rules from a partial set. Rules equal to a preset become that preset's one shared object, unless they have another name; a part
 * equal to the standard one becomes the standard one. Check with `validateRules` before playing.
 */
export function resolveRules(partial: HouseRules = {}): PostcardRules {
  const base = PRESET_RULES[partial.extends ?? (isPreset(partial.name) ? partial.name : "strict")];
  const parts = Object.entries(partial.card ?? {}).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const part = changedPart(key as keyof CardData, value);
    return sameData(part, STANDARD_CARD[key as keyof CardData]) ? [] : [[key, part] as const];
  });
  const card = parts.length === 0 ? STANDARD_CARD : { ...STANDARD_CARD, ...Object.fromEntries(parts) };
  const switches = { ...base.switches, ...partial.switches };
  const preset = PRESETS.find((name) => card === STANDARD_CARD && sameData(switches, PRESET_RULES[name].switches));
  if (preset && (partial.name === undefined || partial.name === preset)) return PRESET_RULES[preset];
  return { name: partial.name ?? "house", card, switches };
}

/** The rules as a record stores them: differences from the nearest preset. */
export function packRules(rules: PostcardRules): HouseRules & { readonly name: string } {
  if (isPreset(rules.name) && sameData(rules, PRESET_RULES[rules.name])) return { name: rules.name };
  const [nearest] = PRESETS.map((preset) => {
    const switches = differing(rules.switches, PRESET_RULES[preset].switches);
    return { preset, switches, count: Object.keys(switches ?? {}).length };
  }).sort((a, b) => a.count - b.count);
  const parts = Object.entries(differing(rules.card, STANDARD_CARD) ?? {}).map(([key, value]) => {
    const whole = Array.isArray(value) || typeof value !== "object";
    const standard = STANDARD_CARD[key as keyof CardData] as object;
    return [key, whole ? value : differing(value as object, standard)] as const;
  });
  return {
    name: rules.name,
    extends: nearest.preset,
    ...(parts.length > 0 ? { card: Object.fromEntries(parts) as PartialCard } : {}),
    ...(nearest.switches ? { switches: nearest.switches } : {}),
  };
}
