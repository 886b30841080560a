// npm run intake: a corpus of statistics tables as users have them, each in its original form and with typical edits. Every reading must be
// correct, be refused with file and line, or have a warning; a silently wrong total fails. `--case TEXT` runs the cases with TEXT in their
// names, `--seed N` makes other edits, `--write DIR` writes the cases with their correct totals, `--all` also lists refusals and warnings.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { COMPILED, compileSources } from "./compile-sources.mjs";
import { readingsOf, corpus, filesOf, judgeAll } from "./intake/corpus.mjs";

const option = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const only = option("case") ?? "";
const seed = Number(option("seed") ?? 1);
const all = process.argv.includes("--all");

if (option("write")) {
  for (const one of corpus()) {
    const folder = path.join(option("write"), one.id);
    mkdirSync(folder, { recursive: true });
    for (const { name, bytes } of filesOf(one.sheets)) writeFileSync(path.join(folder, name), bytes);
    writeFileSync(path.join(folder, "right.json"), `${JSON.stringify(one.right, undefined, 1)}\n`);
  }
} else {
  await compileSources();
  const load = (file) => import(pathToFileURL(path.join(COMPILED, file)).href);
  const [{ readGrids }, { readSeason, teamCode }] = await Promise.all([
    load("host/node/statistics.js"),
    load("stats/index.js"),
  ]);
  await load("index.js");
  const cases = corpus().filter(({ id }) => id.includes(only));
  const readings = cases.flatMap((one) => readingsOf(one, seed));
  const results = await judgeAll(readings, { readGrids, readSeason, teamCode });
  const verdicts = ["right", "refused", "told", "wrong"];
  const signs = { right: ".", refused: "r", told: "t", wrong: "X" };
  for (const { id } of cases) {
    const own = results.filter((result) => result.id === id);
    console.log(`${id.padEnd(34)} ${own.map(({ verdict }) => signs[verdict]).join("")}`);
  }
  for (const { id, way, verdict, why } of results)
    if (verdict === "wrong" || (all && verdict !== "right"))
      console.log(
        `${verdict} ${id}, ${way}: ${why.slice(0, 4).join("; ")}${why.length > 4 ? ` and ${why.length - 4} more` : ""}`,
      );
  const count = (verdict, list = results) => list.filter((result) => result.verdict === verdict).length;
  const whole = results.filter(({ way }) => way === "as it stands");
  console.log(
    `\n${cases.length} cases as they stand: ${verdicts.map((verdict) => `${count(verdict, whole)} ${verdict}`).join(", ")}`,
  );
  const changed = results.filter(({ way }) => way !== "as it stands");
  console.log(
    `${changed.length} changed: ${verdicts.map((verdict) => `${count(verdict, changed)} ${verdict}`).join(", ")}`,
  );
  if (count("wrong") > 0) process.exitCode = 1;
}
