/** The text of the project with file and line: what users read in messages, help, print and docs, and what developers read in comments. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Shorter texts are labels and IDs. */
const LEAST_WORDS = 4;

const filesBelow = (folder, ending) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.posix.join(folder, file.replaceAll("\\", "/")))
    .sort();
const read = (file) => readFileSync(path.join(ROOT, file), "utf8");
const isPhrase = ({ text }) => text.split(/\s+/).filter((word) => /^[a-z]/i.test(word)).length >= LEAST_WORDS;
const lineAt = (text, offset) => text.slice(0, offset).split("\n").length;

const parse = (file) => ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
const sources = () => [...filesBelow("src", ".ts"), ...filesBelow("src", ".tsx")].sort();
/** Attributes of elements whose values are names for programs. */
const CODE = /^(?:class|className|id|type|role|d|fill|key|for|htmlFor|name|href|rel|target|style|viewBox|transform)$/;

/** String literals and the text of elements; "…" stands for inserted values. */
function literalsOf(file) {
  const found = [];
  const source = parse(file);
  const put = (node, text) =>
    found.push({ place: `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`, text });
  const visit = (node) => {
    if (ts.isJsxAttribute(node) && CODE.test(node.name.getText(source))) return;
    if (ts.isJsxText(node)) put(node, node.text);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) put(node, node.text);
    if (ts.isTemplateExpression(node))
      put(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(" … "));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const BLOCK = /\{\{(?:[^{}]|\{[^{}]*\})*\}\}/g;

/** Printed text: text between blocks, and text passed to blocks. */
function printedOf(file) {
  const blank = (words) => words.replace(/[^\n]/g, " ");
  const text = read(file).replace(/\{\{!--[\s\S]*?--\}\}/g, blank);
  const given = [...text.matchAll(BLOCK)].flatMap((block) =>
    [...block[0].matchAll(/"([^"]{12,})"/g)].map((match) => [block.index + match.index, match[1]]),
  );
  const between = [...text.replace(BLOCK, (block) => `\0${blank(block).slice(1)}`).matchAll(/[^\0]+/g)].map((match) => [
    match.index + match[0].search(/\S|$/),
    match[0],
  ]);
  return [...given, ...between].map(([at, words]) => ({ place: `${file}:${lineAt(text, at)}`, text: words }));
}

/** Literals of the sources and printed words of the templates, with four words or more. */
export const userPhrases = () =>
  [...sources().flatMap(literalsOf), ...filesBelow("templates", ".hbs").flatMap(printedOf)].filter(isPhrase);

/** Sentences of README and docs, without code. */
export function docSentences() {
  // The lists of slots repeat labels of templates.
  const files = ["README.md", ...filesBelow("docs", ".md").filter((file) => !file.endsWith("-sheets.md"))];
  return files
    .flatMap((file) => {
      const text = read(file).replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, ""));
      return [...text.matchAll(/[^\n|]+/g)].flatMap((match) =>
        match[0]
          .split(/(?<=[.:!?])\s+(?=[A-Z])/)
          .map((sentence) => ({ place: `${file}:${lineAt(text, match.index)}`, text: sentence })),
      );
    })
    .filter(isPhrase);
}

/** Comments of the sources, each complete. */
export function comments() {
  return sources().flatMap((file) => {
    const text = read(file);
    const spans = new Map();
    const source = parse(file);
    const visit = (node) => {
      for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) spans.set(range.pos, range.end);
      for (const child of node.getChildren(source)) visit(child);
    };
    visit(source);
    return [...spans]
      .sort(([one], [other]) => one - other)
      .map(([from, to]) => ({
        place: `${file}:${lineAt(text, from)}`,
        text: text
          .slice(from, to)
          .replace(/^\/\*\*?|\*\/$/g, "")
          .replace(/^\s*(\*|\/\/) ?/gm, ""),
      }))
      .filter(isPhrase);
  });
}
