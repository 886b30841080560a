// A mutant: one small change of a source file.
import { createHash } from "node:crypto";
import ts from "typescript";

const SWAPPED = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "+": "-",
  "-": "+",
  "*": "+",
  "&&": "||",
  "||": "&&",
  "??": "&&",
  "+=": "-=",
  "-=": "+=",
};

/** Possible replacements of a node: [start, end, text]. */
function changesOf(node, file) {
  const found = [];
  const put = (from, to, text) => found.push([from, to, text]);
  if (ts.isBinaryExpression(node)) {
    const { operatorToken: token } = node;
    const swapped = SWAPPED[token.getText(file)];
    if (swapped !== undefined) put(token.getStart(file), token.end, swapped);
  }
  if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent))
    put(node.getStart(file), node.end, `${Number(node.text) + 1}`);
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    put(condition.getStart(file), condition.end, `!(${condition.getText(file)})`);
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) put(node.getStart(file), node.end, "false");
  if (node.kind === ts.SyntaxKind.FalseKeyword) put(node.getStart(file), node.end, "true");
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) put(node.getStart(file), node.end, ";");
  if (
    ts.isReturnStatement(node) &&
    node.expression &&
    ts.isIdentifier(node.expression) &&
    node.expression.text !== "undefined"
  )
    put(node.getStart(file), node.end, "return undefined as never;");
  return found;
}

/** Types and imports are not code. */
const isCode = (node) =>
  !ts.isTypeNode(node) &&
  !ts.isInterfaceDeclaration(node) &&
  !ts.isTypeAliasDeclaration(node) &&
  !ts.isImportDeclaration(node);

/** Identifies a change, whatever line it is on now. */
export const keyOf = ({ file, code, was, put, nth }) => JSON.stringify([file, code, was, put, nth]);

/**
 * All changes of a source, in its order.
 * @returns `file`, `line` (from 1), `code` (the line's text), `was`, `put`, `nth` (from 0, among changes that are equal so far), `at` (offset of
 *   the change), `once` (code of the module, not of a function), `text` (the whole source, changed)
 */
export function changesIn(file, text) {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split("\n");
  const counts = new Map();
  const changes = [];
  const add = (node, once) => {
    for (const [from, to, put] of changesOf(node, parsed)) {
      const line = parsed.getLineAndCharacterOfPosition(from).line + 1;
      const change = { file, line, code: lines[line - 1].trim(), was: text.slice(from, to), put, nth: 0 };
      const equal = keyOf(change);
      change.nth = counts.get(equal) ?? 0;
      counts.set(equal, change.nth + 1);
      changes.push({ ...change, at: from, once, text: text.slice(0, from) + put + text.slice(to) });
    }
  };
  const visit = (node, once) => {
    if (!isCode(node)) return;
    add(node, once);
    const inside = once && !ts.isFunctionLike(node) && !ts.isPropertyDeclaration(node);
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(parsed, true);
  return changes;
}

/** Hash of a text and a seed, in hex. */
const drawn = (seed, text) => createHash("sha256").update(`${seed}\0${text}`).digest("hex");

/**
 * Changes in the order in which a seed draws them, one at most for each line. A change keeps its place in that order when other code
 * changes, so that a list of 300 can be finished on another day.
 * @param sources by file its text
 */
export function drawChanges(sources, seed) {
  const lines = new Map();
  for (const [file, text] of sources)
    for (const change of changesIn(file, text)) {
      const line = `${file}:${change.line}`;
      const number = drawn(seed, keyOf(change));
      if (!lines.has(line) || lines.get(line).number > number) lines.set(line, { file, number, key: keyOf(change) });
    }
  return [...lines.values()]
    .map(({ file, number, key }) => ({ file, key, order: drawn(seed, `${number}`) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1));
}
