/**
 * Cold start: a complete `pressbox print` in a separate process, and a scoresheet with the library, next to a Node that does nothing.
 * CPU time of all threads, taking turns with the peer, so that other programs on the machine count little.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { packageFile } from "../../host/node/place.js";
import { median, type Measured } from "./measure.js";

/** The program and the library as users have them: bundled. */
const MAIN = packageFile("dist", "cli", "main.js");
const LIBRARY = packageFile("dist", "index.js");
const TURNS = 15;

/** Each process reports its own CPU time when it ends: Node gives no parent the time of a child. */
const REPORT_CPU = `
const { writeFileSync } = require("node:fs");
process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(process.env.PRESSBOX_BENCH, String((user + system) / 1000));
});
`;

/** A user's own program: the library's example, with one sheet. */
const ownProgram = (out: string): string => `
import { writeFileSync } from "node:fs";
import {
  bindDocument, buildSheets, FontBook, loadFontFiles, NO_CACHE, play, renderPdf, requireSystem, rulesOfRecord, templatesFrom,
} from ${JSON.stringify(pathToFileURL(LIBRARY).href)};
const system = await requireSystem("dynasty");
const record = await play("dynasty", { seed: 42, coach: "expert", names: { coach: "Dutch Kowalski" } });
const fonts = new FontBook(loadFontFiles());
const request = {
  system, records: [record], rules: rulesOfRecord(system, record), fill: "filled", theme: "color", paper: "letter",
  names: {}, templates: templatesFrom(), fonts, cache: NO_CACHE,
};
const sheets = await buildSheets(request, system.sheets.filter(({ id }) => id === "scoresheet"));
writeFileSync(${JSON.stringify(out)}, await renderPdf(bindDocument(request, sheets, "My campaign"), fonts));
`;

export function measureColdStart(): Promise<Measured[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "pressbox-bench-"));
  try {
    const file = (name: string): string => path.join(folder, name);
    writeFileSync(file("report-cpu.cjs"), REPORT_CPU);
    writeFileSync(file("own.mjs"), ownProgram(file("own.pdf")));
    const env = { ...process.env, PRESSBOX_BENCH: file("cpu.txt") };
    const cpuOf = (args: readonly string[]): number => {
      execFileSync(process.execPath, ["--require", file("report-cpu.cjs"), ...args], { stdio: "ignore", env });
      return Number(readFileSync(env.PRESSBOX_BENCH, "utf8"));
    };
    const print = [MAIN, "print", "dynasty", "scoresheet", "--out", folder, "--quiet"];
    const runs = new Map<string, readonly string[]>([
      ["cold start: list", [MAIN, "list"]],
      ["cold start: print dynasty scoresheet", print],
      ["cold start: print dynasty scoresheet --seed 42", [...print, "--seed", "42"]],
      ["cold start: a filled scoresheet with the library", [file("own.mjs")]],
    ]);
    const bare: number[] = [];
    const taken = new Map([...runs.keys()].map((name): [string, number[]] => [name, []]));
    for (let turn = 0; turn < TURNS; turn++) {
      bare.push(cpuOf(["-e", "0"]));
      for (const [name, args] of runs) taken.get(name)!.push(cpuOf(args));
    }
    const node = median(bare);
    return Promise.resolve(
      [...taken].map(([name, values]) => {
        const value = median(values);
        const note = `fastest ${Math.round(Math.min(...values))} ms; ${(value / node).toFixed(1)} times the peer`;
        return { name, value, unit: "CPU-ms", peer: `node -e 0, ${Math.round(node)} ms`, ratio: node / value, note };
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
