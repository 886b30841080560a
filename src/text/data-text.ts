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
export function yamlText(data: unknown): string {
  const lines: string[] = [];
  putBlock(data, "", "", lines);
  return `${lines.join("\n")}\n`;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
type Group = Readonly<Record<string, unknown>>;

/** The longest of the words that need quotes: `false`. */
const LONGEST_NOT_WORD = 5;

function word(text: string): string {
  return PLAIN.test(text) && (text.length > LONGEST_NOT_WORD || !NOT_WORDS.test(text)) ? text : JSON.stringify(text);
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
  /** False if there is no room for it. */
  const put = (key: string, entry: unknown): boolean => {
    const before = `${text.length > 1 ? ", " : ""}${key}`;
    const written = flow(entry, room - text.length - before.length - 1);
    text += `${before}${written}`;
    return written !== undefined;
  };
  if (list) {
    for (const entry of value) if (!put("", entry)) return undefined;
  } else
    for (const key of Object.keys(value)) {
      const entry = (value as Group)[key];
      if (entry !== undefined && !put(`${word(key)}: `, entry)) return undefined;
    }
  text += list ? "]" : "}";
  return text.length <= room ? text : undefined;
}

/** The value on one line if it fits; lists of long groups and groups of lists are always broken up. */
function onOneLine(value: unknown, indent: number): string | undefined {
  if (typeof value !== "object" || value === null) return scalar(value);
  if (isList(value) && value.length > 0 && value.every((entry) => typeof entry === "object")) return undefined;
  return flow(value, WIDTH - indent);
}

/**
 * Adds the lines of a value. A league's file is written after every game, so each line is made once, with its indent.
 * @param pad indent of its lines @param lead what the first line begins with instead
 */
function putBlock(value: unknown, pad: string, lead: string, lines: string[]): void {
  if (typeof value !== "object" || value === null) {
    lines.push(`${lead}${scalar(value)}`);
    return;
  }
  const inner = `${pad}  `;
  let start = lead;
  if (isList(value)) {
    for (const entry of value) {
      const line = onOneLine(entry, inner.length);
      if (line === undefined) putBlock(entry, inner, `${start}- `, lines);
      else lines.push(`${start}- ${line}`);
      start = pad;
    }
    if (value.length === 0) lines.push(`${lead}[]`);
    return;
  }
  const before = lines.length;
  for (const key of Object.keys(value)) {
    const entry = (value as Group)[key];
    if (entry === undefined) continue;
    const head = `${start}${word(key)}:`;
    const line = onOneLine(entry, pad.length + key.length + 2);
    if (line !== undefined) lines.push(`${head} ${line}`);
    else if (isList(entry) && entry.length === 0) lines.push(`${head} []`);
    else {
      lines.push(head);
      putBlock(entry, inner, inner, lines);
    }
    start = pad;
  }
  if (lines.length === before) lines.push(`${lead}{}`);
}
