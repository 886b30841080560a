/** Data as the text of a file: JSON or YAML by the file's ending. */

/** Columns up to which a list or a group of keys is on one line. */
const WIDTH = 160;
/** Words that YAML leaves as they are; `yes`, `null` and their like are quoted. */
const PLAIN = /^[A-Za-z](?:[\w .'/-]*[\w.])?$/;
const NOT_WORDS = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** The text of a data file. */
export function dataText(data: unknown, file: string): string {
  return file.toLowerCase().endsWith(".json") ? `${JSON.stringify(data, null, 1)}\n` : yamlText(data);
}

/** YAML in blocks; what fits on a line is on one, so that a person can read and change it. */
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

/** On one line, `{team: a, points: [1, 2]}`; undefined where that is longer than `room`: no more of it is written than can be there. */
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

/** On one line, where it fits there; lists of long groups and groups of lists are opened up, whatever their length. */
function onOneLine(value: unknown, indent: number): string | undefined {
  if (typeof value !== "object" || value === null) return scalar(value);
  if (isList(value) && value.length > 0 && value.every((entry) => typeof entry === "object")) return undefined;
  return flow(value, WIDTH - indent);
}

/** Lines of a value that begins on a line of its own. */
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
