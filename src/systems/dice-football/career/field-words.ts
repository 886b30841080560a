/** Fields of a career card in words for readers: on sheets, `I.3` would look like one point three. */
import type { Field } from "./fields.js";

/** A column's name on the card. */
const COLUMNS: Readonly<Record<string, string>> = {
  I: "column I",
  long: "column II",
  Q: "column Q",
  S: "column S",
  M: "column M",
  L: "column L",
  kick: "kick return",
  punt: "punt return",
};

const NAMES: Readonly<Record<string, string>> = {
  rating: "receiver rating",
  RB: "run block RB",
  RD: "run defense RD",
  PD: "pass defense PD",
  sack: "sack range",
  tackle: "tackle rank",
  injury: "injury range",
  punt: "punts",
  "kick.XP": "extra points",
  "kick.TD": "kick return TD",
  "punt.TD": "punt return TD",
};

/** Fields stored level by level in one table column. */
const LEVELS: Readonly<Record<string, string>> = {
  complete: "completion",
  intercepted: "intercepted",
  intercepts: "interception",
};

/** A face of a column: its column and number; undefined for ratings. */
export function faceOf({ key }: Pick<Field, "key">): { readonly column: string; readonly face: string } | undefined {
  const [list, face = ""] = key.split(".");
  return /^\d$/.test(face) ? { column: COLUMNS[list], face } : undefined;
}

/** `column I, face 3`, `completion Q`, `field goals from 40`, `stamina`. */
export function fieldName({ key }: Pick<Field, "key">): string {
  const face = faceOf({ key });
  if (face) return `${face.column}, face ${face.face}`;
  const [list, level = ""] = key.split(".");
  if (/^\d+$/.test(level)) return `field goals from ${level}`;
  return NAMES[key] ?? (LEVELS[list] ? `${LEVELS[list]} ${level}` : key);
}

const times = (name: string, count: number): string => (count > 1 ? `${name} \u00d7${count}` : name);

/** Steps bought together: `column I, faces 0, 3 ×2; stamina`. */
export function stepsText(keys: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const columns = new Map<string, string[]>();
  const parts: (() => string)[] = [];
  for (const [key, count] of counts) {
    const one = faceOf({ key });
    const faces = one && columns.get(one.column);
    if (!one) parts.push(() => times(fieldName({ key }), count));
    else if (faces) faces.push(times(one.face, count));
    else {
      const own = [times(one.face, count)];
      columns.set(one.column, own);
      parts.push(() => `${one.column}, ${own.length > 1 ? "faces" : "face"} ${own.join(", ")}`);
    }
  }
  return parts.map((part) => part()).join("; ");
}
