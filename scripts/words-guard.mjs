/**
 * Part of `npm run lint`: counts phrases that are not American English (docs/style.md) in messages, help and printed text. Each may occur
 * as often as words-guard.json says; `--update` lowers the numbers to the current counts, and never raises one.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { userPhrases } from "./words-found.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FILE = path.join(ROOT, "scripts/words-guard.json");
/** What is counted, and what to write instead. */
const PHRASES = {
  "told|tells": "reported, reports; narrated",
  "stands?": "is, has, appears",
  anew: "again",
  "go(es)? on with": "continues, resumes",
  "(is|are) no": "is not a",
  "wants an?": "needs a",
  "knows? no": "has no",
  "hangs? on": "depends on",
  "mend(ed)?": "fix",
  "rings?|ringed": "circle, circled (keep: the field type)",
  "round the (?!corners)": "around the",
  "so many": "that many",
  "nobody|everybody": "no one, everyone",
  alone: "only, by itself",
  "leave .{1,30} out": "remove, omit",
  "of one's own|of a person's own": "your own",
};
const texts = userPhrases().map(({ text }) => text);
const found = Object.fromEntries(
  Object.keys(PHRASES).map((phrase) => {
    const pattern = new RegExp(`\\b(?:${phrase})\\b`, "i");
    return [phrase, texts.filter((text) => pattern.test(text))];
  }),
);
const allowed = JSON.parse(readFileSync(FILE, "utf8"));
if (process.argv.includes("--update")) {
  for (const [phrase, hits] of Object.entries(found))
    allowed[phrase] = Math.min(allowed[phrase] ?? hits.length, hits.length);
  writeFileSync(FILE, `${JSON.stringify(allowed, null, 2)}\n`);
}
for (const [phrase, hits] of Object.entries(found)) {
  const most = allowed[phrase] ?? 0;
  if (hits.length <= most) continue;
  process.exitCode = 1;
  console.log(`"${phrase}" in ${hits.length} texts, allowed in ${most}; write: ${PHRASES[phrase]}`);
  for (const text of hits.slice(0, 40)) console.log(`  ${text.replace(/\s+/g, " ").trim().slice(0, 140)}`);
}
if (process.argv.includes("--list"))
  for (const [phrase, hits] of Object.entries(found))
    for (const text of hits) console.log(`${phrase}: ${text.replace(/\s+/g, " ").trim().slice(0, 200)}`);
