/** Data as the text of a file: JSON or YAML by the file's ending. */
import { extname } from "node:path";

/** Columns up to which a list or a group of keys stands on one line. */
const WIDTH = 160;
/** Words that YAML leaves as they are; `yes`, `null` and their like are quoted. */
const PLAIN = /^[A-Za-z](?:[\w .'/-]*[\w.])?$/;
const NOT_WORDS = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** The text of a data file. */
export function dataText(data: unknown, file: string): string {
  return extname(file).toLowerCase() === ".json" ? `${JSON.stringify(data, null, 1)}\n` : yamlText(data);
}

/** YAML in blocks; what fits on a line stands on one, so that a person can read and change it. */
export const yamlText = (data: unknown): string => `${block(data, 0).join("\n")}\n`;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, entry]) => entry !== undefined);

function word(text: string): string {
  return PLAIN.test(text) && !NOT_WORDS.test(text) ? text : JSON.stringify(text);
}

function scalar(value: unknown): string {
  return typeof value === "string" ? word(value) : JSON.stringify(value);
}

/** On one line: `{team: a, points: [1, 2]}`. */
function flow(value: unknown): string {
  if (isList(value)) return `[${value.map(flow).join(", ")}]`;
  if (typeof value !== "object" || value === null) return scalar(value);
  return `{${entriesOf(value)
    .map(([key, entry]) => `${word(key)}: ${flow(entry)}`)
    .join(", ")}}`;
}

/** Lists of long groups and groups of lists are opened up, whatever their length. */
function fits(value: unknown, indent: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  const inner: readonly unknown[] = isList(value) ? value : Object.values(value);
  if (inner.length > 0 && isList(value) && inner.every((entry) => typeof entry === "object")) return false;
  return flow(value).length + indent <= WIDTH;
}

/** Lines of a value that begins on a line of its own. */
function block(value: unknown, indent: number): string[] {
  if (typeof value !== "object" || value === null) return [scalar(value)];
  const lines: string[] = [];
  if (isList(value)) {
    for (const entry of value) {
      const [first, ...rest] = fits(entry, indent + 2) ? [flow(entry)] : block(entry, indent + 2);
      lines.push(`- ${first}`, ...rest.map((line) => `  ${line}`));
    }
    return lines.length > 0 ? lines : ["[]"];
  }
  for (const [key, entry] of entriesOf(value)) {
    if (fits(entry, indent + key.length + 2)) lines.push(`${word(key)}: ${flow(entry)}`);
    else if (isList(entry) && entry.length === 0) lines.push(`${word(key)}: []`);
    else lines.push(`${word(key)}:`, ...block(entry, indent + 2).map((line) => `  ${line}`));
  }
  return lines.length > 0 ? lines : ["{}"];
}
