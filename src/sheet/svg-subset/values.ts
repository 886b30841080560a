/** Parses attribute values by kind: returns the value in the form exporters need, or undefined if invalid. */
import { cleanNumber, readNumbers } from "./numbers.js";
import { readPath } from "./path.js";
import type { AttributeRule, ValueKind } from "./table.js";
import { decodeEntities } from "./text.js";
import { readTransform } from "./transform.js";

export { readNumbers } from "./numbers.js";

const positive = (text: string): string | undefined => {
  const number = cleanNumber(text);
  return number === undefined || (number.charCodeAt(0) === 45 && Number(number) < 0) ? undefined : number;
};

/** Returns the value in plain form (numbers without exponents), or undefined if it is not of the kind. */
export const VALUE_READERS: Readonly<Record<ValueKind, (text: string, rule: AttributeRule) => string | undefined>> = {
  number: cleanNumber,
  length: positive,
  fraction: (text) => {
    const number = positive(text);
    return number === undefined || Number(number) > 1 ? undefined : number;
  },
  size: positive,
  "view-box": (text) => {
    const numbers = readNumbers(text);
    return numbers?.length === 4 && numbers[2] > 0 && numbers[3] > 0 ? text : undefined;
  },
  color: readColor,
  choice: (text, rule) => (rule.values?.includes(text) ? text : undefined),
  dashes: (text) => (text === "none" || readNumbers(text)?.every((number) => number >= 0) ? text : undefined),
  points: (text) => ((readNumbers(text)?.length ?? 1) % 2 === 0 ? text : undefined),
  path: (text) => (readPath(text) ? text : undefined),
  transform: (text) => (readTransform(text) ? text : undefined),
  weight: (text) => (text === "normal" ? "400" : text === "bold" ? "700" : /^[1-9]00$/.test(text) ? text : undefined),
  id: (text) => (/^[A-Za-z_][\w.:-]*$/.test(text) ? text : undefined),
  reference: (text) => decodeEntities(text) || undefined,
  clip: (text) => (/^url\(#[A-Za-z_][\w.:-]*\)$/.test(text) ? text : undefined),
  text: decodeEntities,
};

const colors = new Map<string, string | undefined>();

/** Expands `#rgb` to `#rrggbb`, lowercase. */
function readColor(text: string): string | undefined {
  const known = colors.get(text);
  if (known !== undefined) return known;
  let color: string | undefined;
  if (text === "none") color = text;
  else if (/^#[0-9a-f]{6}$/i.test(text)) color = text.toLowerCase();
  else if (/^#[0-9a-f]{3}$/i.test(text))
    color = `#${[...text.slice(1).toLowerCase()].map((digit) => digit + digit).join("")}`;
  if (colors.size > 2000) colors.clear();
  if (color !== undefined) colors.set(text, color);
  return color;
}

/** Descriptions of valid values, for messages. */
export const EXPECTED: Readonly<Record<ValueKind, string>> = {
  number: "a plain number (millimetres)",
  length: "a number, 0 or more (millimeters)",
  fraction: "a number from 0 to 1",
  size: "a number, 0 or more (millimeters)",
  "view-box": '"0 0 width height"',
  color: "#rgb, #rrggbb or none",
  choice: "one of the listed values",
  dashes: "numbers, 0 or more, or none",
  points: "pairs of numbers",
  path: "path data",
  transform: "translate, scale, rotate, skewX, skewY or matrix with their numbers",
  weight: "100, 200, ... 900",
  id: "a name of letters, digits, - . : _",
  reference: "#id or an address",
  clip: "url(#id)",
  text: "text",
};
