// Guards the wording of messages and printed text: counts foreign idioms per room against
// scripts/words-allowed.json. A count above its limit fails; one below it must lower the limit (--write).
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import ts from "typescript";

const idioms =
  /\b(told|tells|anew|go(?:es|ne)? on with|stands?|(?:is|are) no|wants a|knows? no|hangs? on|mend|ring(?:ed)?|round the|so many|nobody|everybody|alone|leave .{1,40} out|of one's own)\b/gi;
const limitsFile = "scripts/words-allowed.json";

const files = execFileSync("git", ["ls-files", "src", "templates"], { encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((file) => /\.(ts|hbs)$/.test(file));

// Ids and keys have no space; sentences do.
function phrasesOf(file, text) {
  if (file.endsWith(".hbs"))
    return text
      .replace(/\{\{!--[\s\S]*?--\}\}|\{\{[^}]*\}\}|<[^>]*>/g, (part) => part.replace(/[^\n]/g, " "))
      .split("\n")
      .map((line, index) => ({ line: index + 1, words: line }));
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const phrases = [];
  const visit = (node) => {
    const literal =
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (literal && node.text.includes(" "))
      phrases.push({
        line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
        words: node.text,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return phrases;
}

function roomOf(file) {
  const [top, room, game] = file.split("/");
  if (top === "templates") return `templates/${room}`;
  if (room === "systems") return `systems/${game.replace(/\.ts$/, "")}`;
  return room.replace(/\.ts$/, "");
}

const found = new Map();
for (const file of files)
  for (const { line, words } of phrasesOf(file, readFileSync(file, "utf8")))
    for (const [idiom] of words.matchAll(idioms)) {
      const hits = found.get(roomOf(file)) ?? [];
      hits.push(`${file}:${line}: "${idiom}" in "${words.trim()}"`);
      found.set(roomOf(file), hits);
    }

const counts = Object.fromEntries(
  [...found].map(([room, hits]) => [room, hits.length]).sort(([a], [b]) => (a < b ? -1 : 1)),
);
if (process.argv.includes("--write")) writeFileSync(limitsFile, `${JSON.stringify(counts, null, 2)}\n`);
const limits = JSON.parse(readFileSync(limitsFile, "utf8"));
for (const room of new Set([...Object.keys(limits), ...found.keys()])) {
  const [count, limit] = [counts[room] ?? 0, limits[room] ?? 0];
  if (count === limit && !process.argv.includes("--list")) continue;
  console.log(
    [
      ...(count > limit || process.argv.includes("--list") ? (found.get(room) ?? []) : []),
      `${room}: expected ${limit} idioms, found ${count}${count < limit ? "; run node scripts/words-guard.mjs --write" : ""}`,
    ].join("\n"),
  );
  if (count !== limit) process.exitCode = 1;
}
