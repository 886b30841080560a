/** Runs all linters, two at a time. */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);
/** The script behind a package's command. */
const bin = (name, command = name) => {
  const home = path.dirname(require.resolve(`${name}/package.json`));
  const { bin: bins } = require(`${name}/package.json`);
  return path.join(home, typeof bins === "string" ? bins : bins[command]);
};

const LANES = [
  [[bin("eslint"), "."]],
  [
    [bin("prettier"), "--check", "."],
    [bin("knip"), "--production", "--include", "exports,files,types"],
    ["scripts/rooms.mjs"],
    ["scripts/words-guard.mjs"],
  ],
];

/** Runs a tool; its output is printed at once when it ends. */
const run = (args) =>
  new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (said += text));
    child.on("close", (code) => {
      const name = path.basename(args[0]).replace(/\.[cm]?js$/, "");
      const seconds = ((Date.now() - started) / 1000).toFixed(0);
      process.stdout.write(`${said}${name}: ${code === 0 ? "no fault" : "faults"}, ${seconds} s\n`);
      resolve(code ?? 1);
    });
  });

/** Runs all tools, even after one has found faults. */
async function lane(tools) {
  let worst = 0;
  for (const tool of tools) worst = Math.max(worst, await run(tool));
  return worst;
}

process.exitCode = Math.max(...(await Promise.all(LANES.map(lane))));
