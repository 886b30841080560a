// Part of `npm run docs`: the events and answers of every game as JSON Schema, generated from their TypeScript types, so that
// `pressbox schema` can show the contents of a record. Writes assets/schemas/<file kind>.json.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createGenerator } from "ts-json-schema-generator";

const root = new URL("../", import.meta.url);
const path = (file) => fileURLToPath(new URL(file, root));

/** Kind of file, folder of the engine, names of the types. In PostCard answers are numbers and words. */
const GAMES = [
  ["dynasty-campaign", "dynasty", { event: "DynastyEvent", choice: "Choice" }],
  ["pen-and-paper-game", "pen-and-paper", { event: "GameEvent", choice: "Choice" }],
  ["postcard-game", "postcard", { event: "GameEvent" }],
  ["dice-football-game", "dice-football", { event: "GameEvent", choice: "Choice" }],
  ["5d20-game", "5d20", { event: "GameEvent", choice: "Choice" }],
];

const rename = (name) => decodeURIComponent(name).replace(/[^\w]+/g, "_");

/** Converts the generator's draft 7 to 2020-12: `#/definitions/Both<number>` -> `#/$defs/Both_number_`, tuples with `prefixItems`. */
const inDefs = (value) =>
  JSON.parse(JSON.stringify(value), (key, part) => {
    if (key === "$ref") return `#/$defs/${rename(part.replace("#/definitions/", ""))}`;
    if (!Array.isArray(part?.items)) return part;
    const { items, additionalItems = false, ...rest } = part;
    return { ...rest, prefixItems: items, items: additionalItems };
  });

for (const [kind, folder, types] of GAMES) {
  const generator = createGenerator({
    path: path(`src/systems/${folder}/engine/{events,decisions}.ts`),
    tsconfig: path("tsconfig.json"),
    type: "*",
    skipTypeCheck: true,
    sortProps: true,
  });
  const $defs = {};
  for (const type of Object.values(types)) {
    const { definitions } = generator.createSchema(type);
    for (const [name, schema] of Object.entries(definitions)) $defs[rename(name)] = inDefs(schema);
  }
  const file = { ...types, $defs: Object.fromEntries(Object.entries($defs).sort(([a], [b]) => (a < b ? -1 : 1))) };
  mkdirSync(path("assets/schemas"), { recursive: true });
  writeFileSync(path(`assets/schemas/${kind}.json`), `${JSON.stringify(file, null, 1)}\n`);
  process.stdout.write(`assets/schemas/${kind}.json\n`);
}
