import { extname, resolve } from "node:path";
import { hasErrors } from "../../kernel/issue/index.js";
import type { ReadForms, ReadSheet } from "../../files/read-form.js";
import { describeRecord } from "../../contract/records.js";
import { quoteWord } from "../../kernel/words/quote-word.js";
import { filledForms } from "../filled-forms.js";
import * as shared from "../options.js";
import { ABSENT } from "../absent.js";
import { defineCommand, input, text, usageError } from "../spec.js";
import { issuesText } from "../text/issues-text.js";
import { countOf } from "../text/table.js";
import { RECORD, requireEnding } from "../output/endings.js";
import { isStandardOutput } from "../output/target.js";
import { shownPath, writeFiles } from "../output/write-files.js";

export const read = defineCommand({
  name: "read",
  summary: "turn a filled-in form back into a record, or a file of its values, and check it",
  details:
    "The form is a PDF of print --forms, saved by any viewer. List the files of a sheet's pages in order. " +
    "Pressbox replays a log with its dice by the rules and reports every field that disagrees, with its page and words; the game becomes a record like any other. " +
    "Any other form becomes a file of values; print --values fills in the sheet from it. Exit code 1 if there is an error; then nothing is saved.",
  absent: ABSENT.read,
  args: [{ name: "form", summary: "PDF forms, filled in", required: true, many: true, reads: "form" }],
  options: {
    save: text("FILE", "save the record (.json), or the values of the sheet (.yaml or .json)"),
    teams: input("teams", "FILE", "your teams in the game, a YAML, JSON or CSV file"),
    templates: shared.templates,
    cache: shared.cache,
    force: shared.force,
    json: shared.json,
    quiet: shared.quiet,
  },
  examples: [
    "pressbox read dynasty-scoresheet-form.pdf",
    "pressbox read 5d20-game-log-form.pdf --save my-game.json",
    "pressbox read page-1.pdf page-2.pdf page-3.pdf --save my-game.json",
  ],
  async run({ args, options, io }) {
    if (options.save !== undefined)
      requireEnding("--save", options.save, RECORD, "records and values are JSON or YAML files");
    const { found, issues } = await filledForms(args, options, io);
    if (options.json && hasErrors(issues)) io.out(issuesText(issues, true));
    else io.err(issuesText(issues, options.json));
    if (!found) return 1;
    const kept = options.save === undefined ? undefined : await keptFile(found, options.save);
    if (kept) writeFiles([{ ...kept, from: "form" }], { ...io, force: options.force });
    if (kept && isStandardOutput(resolve(io.cwd, kept.path))) return 0;
    const path = kept && shownPath(kept.path, io.cwd);
    if (options.json) io.out(`${JSON.stringify(readData(found, path), null, 2)}\n`);
    else if (!options.quiet) io.out(readText(found, path));
    return 0;
  },
});

/** The record, or the values of the only sheet. */
async function keptFile(found: ReadForms, path: string): Promise<{ readonly path: string; readonly bytes: string }> {
  const data = found.record ?? valuesOf(found);
  if (extname(path).toLowerCase() === ".json") return { path, bytes: `${JSON.stringify(data, null, 2)}\n` };
  const { stringify } = await import("yaml");
  const bytes = stringify(data);
  return { path, bytes };
}

function valuesOf({ values }: ReadForms): object {
  if (values.length === 1) return values[0];
  throw usageError("--save keeps the values of one sheet", "print forms in separate files");
}

const sheetText = ({ spec, copies, count }: ReadSheet): string =>
  `${spec.title}: ${countOf(count, "field")} filled in${copies.length > 1 ? ` on ${copies.length} copies` : ""}\n`;

function readText(found: ReadForms, path: string | undefined): string {
  const { system, sheets, record } = found;
  const head = sheets.map((sheet) => `${system.title}, ${sheetText(sheet)}`).join("");
  const game =
    record === undefined
      ? ""
      : `a whole game by the rules: ${describeRecord(system, record).line}\n${filledInText(found)}`;
  return `${head}${game}${path === undefined ? nextText(record !== undefined) : savedText(found, path)}`;
}

/** The sheet does not have a field for every die and decision, so this game matches its rows but may differ from the one actually played. */
function filledInText({ filledIn }: ReadForms): string {
  if (!filledIn || filledIn.choices + filledIn.dice === 0) return "";
  const open = [
    countOf(filledIn.choices, "decision"),
    ...(filledIn.dice > 0 ? [`${filledIn.dice} ${filledIn.dice === 1 ? "die" : "dice"}`] : []),
  ];
  return `a game that fits these rows; Pressbox filled in ${open.join(" and ")} that they leave open\n`;
}

const nextText = (isRecord: boolean): string =>
  isRecord ? "--save FILE keeps its record\n" : "--save FILE keeps the values of the sheet\n";

function savedText({ system: { id }, sheets, record }: ReadForms, path: string): string {
  const file = quoteWord(path);
  const next =
    record === undefined
      ? `pressbox print ${id} ${sheets[0].spec.id} --values ${file}`
      : `pressbox print ${id} --record ${file}`;
  return `kept in ${path}; print it with: ${next}\n`;
}

const readData = ({ system, sheets, record, filledIn, values }: ReadForms, path: string | undefined): object => ({
  system: system.id,
  sheets: sheets.map(({ spec, copies, count }) => ({ sheet: spec.id, copies: copies.length, fields: count })),
  ...(path !== undefined && { file: path }),
  ...(record === undefined ? { values } : { record }),
  ...(filledIn && { filledIn }),
});
