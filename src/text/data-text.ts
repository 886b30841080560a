/** Writes data as JSON or YAML, by the file's extension. */

/** A list or group of keys up to this many columns wide is written on one line. */
const WIDTH = 160;
/** Words that YAML needs no quotes for; `yes`, `null` and the like are quoted. */
const PLAIN = /^[A-Za-z](?:[\w .'/-]*[\w.])?$/;
const NOT_WORDS = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** The text of a data file. */
export function dataText(data: unknown, file: string): string {
  return file.toLowerCase().endsWith(".json") ? `${JSON.stringify(data, null, 1)}\n` : yamlText(data);
}

/** Block YAML; whatever fits is on one line, so that people can read and edit it. */
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

/** The value on one line, `{team: a, points: [1, 2]}`; undefined if longer than `room`, as soon as that is clear. */
function flow(value: unknown, room: number): string | undefined {
  if (typeof value !== "object" || value === null) {
    const text = scalar(value);
    return text.length <= room ? text : undefined;
  }
  const list = isList(value);
  let text = list ? "[" : "{";
  const put = (key: string, entry: unknown): boolean => {
    const before = `${text.length > 1 ? ", " : ""}${key}`;
    const written = flow(entry, room - text.length - before.length - 1);
    text += `${before}${written}`;
    return written !== undefined;
  };
  const whole = list
    ? value.every((entry) => put("", entry))
    : entriesOf(value).every(([key, entry]) => put(`${word(key)}: `, entry));
  text += list ? "]" : "}";
  return whole && text.length <= room ? text : undefined;
}

/** The value on one line if it fits; lists of long groups and groups of lists are always broken up. */
function onOneLine(value: unknown, indent: number): string | undefined {
  if (typeof value !== "object" || value === null) return scalar(value);
  if (isList(value) && value.length > 0 && value.every((entry) => typeof entry === "object")) return undefined;
  return flow(value, WIDTH - indent);
}

/** Lines of a value that begins on a new line. */
function block(value: unknown, indent: number): string[] {
  if (typeof value !== "object" || value === null) return [scalar(value)];
  const lines: string[] = [];
  if (isList(value)) {
    for (const entry of value) {
      const line = onOneLine(entry, indent + 2);
      const [first, ...rest] = line === undefined ? block(entry, indent + 2) : [line];
      lines.push(`- ${first}`, ...rest.map((other) => `  ${other}`));
    }
    return lines.length > 0 ? lines : ["[]"];
  }
  for (const [key, entry] of entriesOf(value)) {
    const line = onOneLine(entry, indent + key.length + 2);
    if (line !== undefined) lines.push(`${word(key)}: ${line}`);
    else if (isList(entry) && entry.length === 0) lines.push(`${word(key)}: []`);
    else lines.push(`${word(key)}:`, ...block(entry, indent + 2).map((other) => `  ${other}`));
  }
  return lines.length > 0 ? lines : ["{}"];
}
