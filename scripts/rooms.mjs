/**
 * `npm run rooms`: the rooms of src/, the imports between them, and circular imports of files, including imports of types. It fails if a
 * room imports what rooms-list.mjs does not allow, if files import each other in a circle, or if a file is outside of all rooms.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { ROOMS } from "./rooms-list.mjs";

const SOURCES = fileURLToPath(new URL("../src", import.meta.url));
/** Public entry points, and the list of games. */
const LISTS = new Set(["index.ts", "web.ts", "systems/index.ts"]);

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file))
  .sort();
const known = new Set(files);
const imports = new Map(
  files.map((file) => [
    file,
    [
      ...new Set(
        ts
          .preProcessFile(readFileSync(path.join(SOURCES, file), "utf8"), true, true)
          .importedFiles.map(({ fileName }) => fileName)
          .filter((name) => name.startsWith("."))
          .map((name) => path.posix.join(path.posix.dirname(file), name).replace(/\.js$/, ""))
          .map((name) => [`${name}.ts`, `${name}.tsx`, name].find((one) => known.has(one)))
          .filter((name) => name !== undefined),
      ),
    ],
  ]),
);

/** Each game is a room, and so is the list of games. */
const roomOf = (file) => {
  const [top, second] = file.split("/");
  return top === "systems" && second !== "index.ts" ? `systems/${second}` : top;
};

/** Strongly connected parts (Tarjan). */
function circlesOf(nodes, next) {
  const [index, low, stack, found] = [new Map(), new Map(), [], []];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const other of next(node)) {
      if (!index.has(other)) visit(other);
      if (stack.includes(other)) low.set(node, Math.min(low.get(node), low.get(other)));
    }
    if (low.get(node) !== index.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) found.push(circle);
  };
  for (const node of nodes) if (!index.has(node)) visit(node);
  return found;
}

const rooms = new Map(
  [...new Set(files.filter((file) => !["index.ts", "web.ts"].includes(file)).map(roomOf))]
    .sort()
    .map((room) => [room, new Set()]),
);
const wrong = [];
for (const [file, targets] of imports) {
  const from = roomOf(file);
  for (const target of targets) {
    const to = roomOf(target);
    if (from === to || !rooms.has(from) || !rooms.has(to)) continue;
    rooms.get(from).add(to);
    const top = (room) => room.split("/")[0];
    const allowed = ROOMS[top(from)];
    const other = top(from) === "systems" && top(to) === "systems" && from !== "systems";
    if (other || (allowed && top(from) !== top(to) && !allowed.includes(top(to)))) wrong.push(`${file} -> ${target}`);
  }
}
const loose = files.filter((file) => !LISTS.has(file) && (!file.includes("/") || /^systems\/[^/]+$/.test(file)));
const fileCircles = circlesOf(files, (file) => imports.get(file));
const roomCircles = circlesOf([...rooms.keys()], (room) => rooms.get(room));
const linesOf = (room) =>
  files
    .filter((file) => roomOf(file) === room)
    .reduce((sum, file) => sum + readFileSync(path.join(SOURCES, file), "utf8").split("\n").length - 1, 0);

for (const [room, to] of rooms) {
  const count = files.filter((file) => roomOf(file) === room).length;
  console.log(
    `${room.padEnd(24)}${String(count).padStart(5)} files${String(linesOf(room)).padStart(8)} lines  -> ${[...to].sort().join(", ")}`,
  );
}
const arrows = [...rooms.values()].reduce((sum, to) => sum + to.size, 0);
console.log(
  `\n${rooms.size} rooms, ${arrows} arrows, ${roomCircles.length} circles of rooms, ${fileCircles.length} circles of files, ${wrong.length} arrows upward, ${loose.length} loose files`,
);
for (const circle of [...roomCircles, ...fileCircles]) console.log(`circle: ${circle.join(", ")}`);
for (const arrow of wrong) console.log(`upward: ${arrow}`);
for (const file of loose) console.log(`loose: ${file}`);
if (roomCircles.length + fileCircles.length + wrong.length + loose.length > 0) process.exitCode = 1;
