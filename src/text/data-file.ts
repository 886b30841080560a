/** Data files -> plain values with their locations in the file. */
import { fault, UserError, type Issue, type Place } from "../kernel/issue/index.js";
import { JsonFault, parseJson, type JsonNode } from "./parse-json.js";
import { parseYaml } from "./parse-yaml.js";
import { formatPath, type DataPath } from "./path.js";
import { endingOf } from "./decode.js";
import { TextLines } from "./text-lines.js";

/** File, line and column of a value; `part: "key"` points at its key instead. */
export type LocateValue = (path: DataPath, part?: "key" | "value") => Place;

export interface DataFile {
  /** As the user named it. */
  readonly file: string;
  /** As it is in the file, without a byte-order mark. */
  readonly text: string;
  readonly data: unknown;
  readonly locate: LocateValue;
}

/** Formats by file extension. Any other file is read as YAML, which includes JSON. */
const FORMATS = new Map<string, "json" | "yaml">([
  [".json", "json"],
  [".yaml", "yaml"],
  [".yml", "yaml"],
]);
const SHEETS = new Set([".xlsx", ".xls", ".ods"]);
const NOT_DATA = new Set([".csv", ".tsv", ".xlsx", ".xls", ".ods", ".pdf", ".png", ".svg", ".zip", ".docx"]);

/** Why a file of this name cannot contain data; undefined if it can. */
export function dataNameFault(file: string): Issue | undefined {
  const ending = endingOf(file);
  if (!NOT_DATA.has(ending)) return undefined;
  return fault("data-format", `a ${ending} file does not contain data that Pressbox reads`, {
    file,
    hint: SHEETS.has(ending)
      ? "only teams, schedules and statistics may be in a spreadsheet; give a .yaml or .json file"
      : "give a .yaml or .json file",
  });
}

/**
 * Parses a data file; the file's name determines the format.
 * @throws UserError with every syntax error found
 */
export function parseData(text: string, file: string): DataFile {
  const format = FORMATS.get(endingOf(file)) ?? "yaml";
  return format === "json" ? parseJsonFile(text, file) : parseYamlFile(text, file);
}

/** Locates values that did not come from a file: only by path. */
export const locateNowhere: LocateValue = (path) => placeAt(path, {});

function parseYamlFile(text: string, file: string): DataFile {
  const { data, issues, offsetOf } = parseYaml(text, file);
  if (issues.length > 0) throw new UserError(issues);
  if (data === null && text.split("\n").every((line) => /^\s*(?:#|$)/.test(line))) {
    throw new UserError(fault("file-empty", "there is nothing in this file but comments", { file }));
  }
  return { file, text, data, locate: locator(text, file, offsetOf) };
}

function parseJsonFile(text: string, file: string): DataFile {
  try {
    const { data, root } = parseJson(text);
    return { file, text, data, locate: locator(text, file, (path, part) => jsonOffset(root, path, part)) };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    throw new UserError(fault("json-syntax", error.message, { file, ...new TextLines(text).at(error.offset) }));
  }
}

function locator(text: string, file: string, offsetOf: (path: DataPath, part: "key" | "value") => number): LocateValue {
  let lines: TextLines | undefined;
  return (path, part = "value") => placeAt(path, { file, ...(lines ??= new TextLines(text)).at(offsetOf(path, part)) });
}

function placeAt(path: DataPath, where: Pick<Issue, "file" | "line" | "column">): Place {
  const text = formatPath(path);
  return text === "" ? where : { ...where, path: text };
}

function jsonOffset(root: JsonNode, path: DataPath, part: "key" | "value"): number {
  let node = root;
  for (const [depth, step] of path.entries()) {
    const member = node.members?.get(String(step));
    if (member) {
      if (part === "key" && depth === path.length - 1) return member.key;
      node = member.value;
    } else {
      const item = node.items?.[Number(step)];
      if (!item) return node.offset;
      node = item;
    }
  }
  return node.offset;
}
