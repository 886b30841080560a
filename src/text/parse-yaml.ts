/** YAML with the location of every value, and its errors worded for people who have never heard of flow collections. */
import type { Document, Node, Pair, YAMLMap } from "yaml";
import { fault, type Issue } from "../kernel/issue/index.js";
import { host } from "../kernel/host/index.js";
import { lazily } from "../kernel/lazy/index.js";
import type { DataPath } from "./path.js";

/** Loaded with the first file: most print runs do not need it. */
const yaml = lazily(() => host().need("yaml"));

export interface ParsedYaml {
  readonly data: unknown;
  readonly issues: readonly Issue[];
  /** Offset of a value, of its key, or of the nearest enclosing thing that exists. */
  offsetOf(path: DataPath, part: "key" | "value"): number;
}

/** Our wording for the parser's errors; for any other, the parser's own. */
const MEANINGS: Readonly<Record<string, { readonly message: string; readonly hint?: string }>> = {
  TAB_AS_INDENT: { message: "found a tab where only spaces may be", hint: "indent with two spaces" },
  DUPLICATE_KEY: { message: "this key appears here twice", hint: "keep one of them" },
  BLOCK_AS_IMPLICIT_KEY: {
    message: "a second colon makes no sense here",
    hint: 'put text that contains ": " in quotes, or start the inner keys on a new line, indented',
  },
  MULTILINE_IMPLICIT_KEY: { message: "this line has no colon; expected key: value", hint: "check the lines above it" },
  BAD_INDENT: {
    message: "the indentation does not fit the lines above, or a bracket above was never closed",
    hint: "keys of one group start in the same column; every [ needs its ], every { its }",
  },
  BAD_SCALAR_START: { message: "text cannot begin with this character", hint: "put the text in double quotes" },
  BAD_DQ_ESCAPE: {
    message: "found a \\ before a character that needs none",
    hint: "write \\\\ for a backslash, or use single quotes",
  },
  MULTIPLE_DOCS: { message: "the line --- begins a second document", hint: "put each document into its own file" },
  RESOURCE_EXHAUSTION: { message: "the data is nested too deeply" },
  BAD_ALIAS: { message: "a * begins the name of an anchor, which is missing", hint: "put the text in double quotes" },
  COLLECTION_KEY: {
    message: "expected a key here, found a list or a mapping",
    hint: "put it in double quotes if it is text",
  },
  KEY_OVER_1024_CHARS: { message: "this key is longer than 1024 characters" },
  UNEXPECTED_TOKEN: {
    message: "this does not belong here",
    hint: "check the indentation and the quotes; a quote inside '...' is written twice",
  },
};

/** Parses YAML. Data is undefined if there is an error. */
export function parseYaml(text: string, file: string): ParsedYaml {
  const lines = new (yaml().LineCounter)();
  // Finds duplicate keys itself: the parser compares every pair, which takes a minute for 80,000 keys.
  const doc = yaml().parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const place = (offset: number): Pick<Issue, "file" | "line" | "column"> => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  const issueOf = (code: string, words: string, offset: number): Issue => {
    const { message, hint } = meaningOf(code, words);
    return fault("yaml-syntax", message, { ...place(offset), ...(hint ? { hint } : {}) });
  };
  // One typo can cause many parser errors: only the first is useful. Key errors are independent of each other.
  const [first] = [...doc.errors, ...doc.warnings];
  const issues = [
    ...(first ? [issueOf(first.code, first.message, first.pos[0])] : []),
    ...wrongKeys(doc).map(({ code, offset }) => issueOf(code, "", offset)),
    ...endlessAliases(doc).map(({ name, offset }) =>
      fault("yaml-alias", `*${name} is inside the value that &${name} names: it never ends`, {
        ...place(offset),
        hint: "write the value out here, or remove it",
      }),
    ),
  ];
  let data: unknown;
  if (issues.length === 0) {
    try {
      data = doc.toJS({ maxAliasCount: 100 });
    } catch (error) {
      issues.push(aliasIssue(doc, error, place));
    }
  }
  return { data, issues, offsetOf: (path, part) => offsetOf(doc.contents, path, part) };
}

/** Duplicate keys, and keys that are not words. */
function wrongKeys(doc: Document): { readonly code: string; readonly offset: number }[] {
  const wrong: { code: string; offset: number }[] = [];
  yaml().visit(doc, {
    Map(_key, { items }) {
      const seen = new Set<string>();
      for (const { key } of items) {
        const name = keyOf(key);
        const offset = startOf(key) ?? 0;
        if (yaml().isCollection(key)) wrong.push({ code: "COLLECTION_KEY", offset });
        // `<<` merges another group's keys and may occur several times.
        else if (seen.has(name) && name !== "<<") wrong.push({ code: "DUPLICATE_KEY", offset });
        seen.add(name);
      }
    },
  });
  return wrong.sort((a, b) => a.offset - b.offset);
}

/** Aliases inside their own anchors: the data would contain itself. */
function endlessAliases(doc: Document): { readonly name: string; readonly offset: number }[] {
  const endless: { name: string; offset: number }[] = [];
  const anchored = new Map<string, Node>();
  const { isAlias } = yaml();
  yaml().visit(doc, {
    Node(_key, node, ancestors) {
      if (!isAlias(node)) {
        if (node.anchor !== undefined) anchored.set(node.anchor, node);
        return;
      }
      const meant = anchored.get(node.source);
      if (meant && ancestors.includes(meant)) endless.push({ name: node.source, offset: node.range?.[0] ?? 0 });
    },
  });
  return endless;
}

const keyOf = (key: unknown): string => String(yaml().isScalar(key) ? key.value : key);

const indexes = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

/** The pair of a key; groups are indexed on first use. */
function pairOf(map: YAMLMap, key: string): Pair | undefined {
  let index = indexes.get(map);
  if (!index) indexes.set(map, (index = new Map([...map.items].reverse().map((pair) => [keyOf(pair.key), pair]))));
  return index.get(key);
}

function meaningOf(code: string, message: string): { readonly message: string; readonly hint?: string } {
  if (code === "MISSING_CHAR") {
    if (message.includes("quote")) return { message: "a quote was opened before and never closed" };
    if (message.includes("map values")) {
      return { message: "this line has no colon; expected key: value", hint: "check the lines above it" };
    }
    return { message: `${message.charAt(0).toLowerCase()}${message.slice(1)}` };
  }
  return MEANINGS[code] ?? { message: `${message.charAt(0).toLowerCase()}${message.slice(1)}` };
}

function aliasIssue(doc: Document, error: unknown, place: (offset: number) => Partial<Issue>): Issue {
  let lost: Node | undefined;
  yaml().visit(doc, {
    Alias(_key, node) {
      if (!lost && !node.resolve(doc)) lost = node;
    },
  });
  if (lost && yaml().isAlias(lost)) {
    const where = place(lost.range?.[0] ?? 0);
    return fault("yaml-alias", `*${lost.source} names an anchor that does not exist`, {
      ...where,
      hint: `write &${lost.source} before the value that is meant, or put the text in quotes`,
    });
  }
  return fault(
    "yaml-alias",
    `the anchors and aliases cannot be followed: ${String((error as Error).message)}`,
    place(0),
  );
}

/** Follows the path as far as it exists. A block that starts on its own line is located at its key. */
function offsetOf(root: Document["contents"], path: DataPath, part: "key" | "value"): number {
  let node: unknown = root;
  let offset = startOf(node) ?? 0;
  for (const [depth, step] of path.entries()) {
    const last = depth === path.length - 1;
    if (yaml().isMap(node)) {
      const pair = pairOf(node, String(step));
      if (!pair) return offset;
      const key = startOf(pair.key) ?? offset;
      const value = startOf(pair.value);
      const block = (yaml().isMap(pair.value) || yaml().isSeq(pair.value)) && pair.value.flow !== true;
      offset = value === undefined || block || (last && part === "key") ? key : value;
      node = pair.value;
    } else if (yaml().isSeq(node)) {
      const item = node.items[Number(step)];
      if (item === undefined) return offset;
      offset = startOf(item) ?? offset;
      node = item;
    } else return offset;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}
