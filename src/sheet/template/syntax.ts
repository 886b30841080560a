/** Parses a template; syntax errors become issues. */
import { fault, throwOnErrors, UserError, type Issue, type Place } from "../../kernel/issue/index.js";
import { reader } from "./handlebars.js";

/** Maximum nesting of blocks: more than any sheet needs, and far from a stack overflow. */
export const DEEPEST = 60;

/** @throws UserError with the one syntax error */
export function parseTemplate(text: string, file: string): hbs.AST.Program {
  throwOnErrors(tooDeep(text, file));
  // A parser that the host has not loaded yet is not an error in the text.
  const { parse } = reader();
  try {
    return parse(text);
  } catch (error) {
    throw new UserError(syntaxIssue(error, text, file));
  }
}

const TAG = /\{\{\{?\{?~?\s*(?:[#^]>?\s*\*?([\w./-]+)|\/)/g;

/** Line and column of an offset. */
function placeIn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** Detects excessive nesting first, because the parser is slow on it. */
function tooDeep(text: string, file: string): Issue[] {
  let depth = 0;
  for (const { 1: opened, index } of text.matchAll(TAG)) {
    depth += opened === undefined ? -1 : 1;
    if (depth > DEEPEST) return [nestingIssue({ file, ...placeIn(text, index) })];
  }
  return [];
}

/** The last block that was opened and not closed: the parser only reports the end of the file. */
function unclosed(text: string): { readonly name: string; readonly offset: number } | undefined {
  const open: { name: string; offset: number }[] = [];
  for (const { 1: name, index } of text.matchAll(TAG)) {
    if (name === undefined) open.pop();
    else open.push({ name, offset: index });
  }
  return open.at(-1);
}

export const nestingIssue = (place: Place): Issue =>
  fault("template-nesting", `blocks are nested more than ${DEEPEST} deep`, {
    ...place,
    hint: "split some of them up",
  });

/** Handlebars' own parse error as an issue with its line, and its column if the parser shows it. */
function syntaxIssue(error: unknown, text: string, file: string): Issue {
  const message = error instanceof Error ? error.message : String(error);
  const hint = "every {{ needs its }}, and every {{#block}} its {{/block}}";
  const over = /got 'EOF'/.test(message) ? unclosed(text) : undefined;
  if (over)
    return fault("template-syntax", `{{#${over.name}}} is never closed`, {
      file,
      ...placeIn(text, over.offset),
      hint: `write {{/${over.name}}} where it ends`,
    });
  const twin = /^(.*) doesn't match (.*) - (\d+):(\d+)/.exec(message);
  if (twin) {
    const [, opened, closed, line, column] = twin;
    const place = { file, line: Number(line), column: Number(column) + 1, hint };
    return fault("template-syntax", `{{#${opened}}} is closed by {{/${closed}}}`, place);
  }
  const line = Number((/line (\d+)/.exec(message) ?? / - (\d+):\d+$/.exec(message))?.[1] ?? 1);
  const expecting = /Expecting ([^\n]*)/.exec(message)?.[1].toLowerCase();
  const what = expecting === undefined ? message.split("\n")[0] : `expecting ${expecting}`;
  return fault("template-syntax", `the template cannot be read: ${what}`, {
    file,
    line,
    column: columnShown(message, text.split("\n")[line - 1] ?? ""),
    hint,
  });
}

/** The parser draws an arrow under the last characters before the error, from which the column follows. */
function columnShown(message: string, line: string): number {
  const [, shown = "", arrow = ""] = message.split("\n");
  const before = shown.slice(0, Math.max(0, arrow.indexOf("^"))).replace(/^\.\.\./, "");
  for (let length = before.length; length > 0; length--) {
    const at = line.indexOf(before.slice(-length));
    if (at >= 0) return at + length + 1;
  }
  return 1;
}
