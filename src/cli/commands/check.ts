import { hasErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import { lazily } from "../../kernel/lazy/index.js";
import type { Press } from "../../files/every-kind.js";
import type { LongTable } from "../../files/plays-file.js";
import type { Kind, ReadFile } from "../../files/read-file.js";
import type { GameSystem } from "../../contract/game.js";
import { openCache } from "../cache.js";
import type { FoundPart } from "../season/part-kind.js";
import { quoteWord } from "../../kernel/words/quote-word.js";
import { allSystems } from "../../make/find.js";
import { readAs } from "../../make/inputs.js";
import type { CliIo } from "../io.js";
import { issuesText } from "../text/issues-text.js";
import * as shared from "../options.js";
import type { OwnFace } from "../../sheet/type/own-face.js";
import { openLetters } from "../../make/letters.js";
import { openStudio, type Studio } from "../../make/open-studio.js";
import type { Season } from "../../stats/index.js";
import { defineCommand } from "../spec.js";
import { countOf } from "../text/table.js";

export const check = defineCommand({
  name: "check",
  summary: "check teams, leagues, statistics, house rules, dice logs, records, words and the built-in charts",
  details:
    "It prints every error in every file, one per line (with --json as one object), on standard output. " +
    "Pressbox recognizes a file by its content. Name a teams file to check a schedule against it, or a league to check a table of results. Teams may also be in a CSV file; season statistics are a table, a workbook or a folder of them. Without arguments it checks the built-in charts; " +
    "given the name of a game, it also checks the printed source, errors included. Exit code 1 if there is an error.",
  args: [
    {
      name: "file",
      summary: "files, folders of statistics, or games (to check their built-in charts)",
      many: true,
      reads: "anything",
    },
  ],
  options: {
    templates: shared.templates,
    font: shared.font,
    cache: shared.cache,
    json: shared.json,
    quiet: shared.quiet,
  },
  examples: [
    "pressbox check",
    "pressbox check pen-and-paper --json",
    "pressbox check house-rules.yaml my-teams.csv league.yaml",
    "pressbox check week-3.csv league.yaml",
  ],
  async run({ args, options, io }) {
    const own = await openLetters(options.font, io);
    const systems = await allSystems();
    const targets = args.length > 0 ? args : systems.map(({ id }) => id);
    const { issues, account } =
      args.length > 0
        ? await checkTargets(args, systems, { ...options, faces: own }, io)
        : { issues: systems.flatMap((system) => system.checkBuiltIn()), account: [] };
    io.out(issuesText(issues, options.json));
    if (!options.json && !options.quiet) io.out(account.map((line) => `${line}\n`).join(""));
    if (!options.json && !options.quiet) io.out(`${verdict(targets, issues)}\n`);
    return hasErrors(issues) ? 1 : 0;
  },
});

type Read = Pick<ReadFile, "issues" | "kind" | "value"> & {
  /** In a season's folder: its tables of plays and drives. */
  readonly long?: readonly LongTable[];
};

/** Every error in all targets. A schedule is checked against a team file among the targets. */
async function checkTargets(
  targets: readonly string[],
  systems: readonly GameSystem[],
  {
    templates,
    cache,
    faces,
  }: { readonly templates?: string | undefined; readonly cache: boolean; readonly faces: readonly OwnFace[] },
  io: CliIo,
): Promise<{ readonly issues: readonly Issue[]; readonly account: readonly string[] }> {
  const [{ everyKind }, { commandKinds }, { SCHEDULE }, { partKind }] = await Promise.all([
    import("../../files/every-kind.js"),
    import("../../files/words/kind.js"),
    import("../../league/schedule-file.js"),
    import("../season/part-kind.js"),
  ]);
  const studio = lazily(() => openStudio(io, templates, { own: faces }));
  const press: Press = async () => ({ ...(await studio()), cache: openCache(io, cache) });
  const own = templates === undefined ? systems : await ownSheets(systems, studio);
  const more = [...commandKinds(press), partKind];
  const kinds = everyKind(own, press, [], more);
  const checked = await Promise.all(targets.map((target) => checkTarget(target, own, kinds, io)));
  const teams = checked.flatMap(({ kind, value }) => {
    const system = own.find((one) => one.kinds.teams === kind);
    return kind && system && value !== undefined ? [{ system, teams: value }] : [];
  });
  const schedules = kinds.filter(({ id }) => id === SCHEDULE);
  const again = teams.length > 0 && checked.some(({ kind }) => kind && schedules.includes(kind));
  const known = again ? everyKind(own, press, teams, more) : kinds;
  const issues = checked.map(async (one, i) =>
    again && one.kind && schedules.includes(one.kind) ? checkTarget(targets[i], own, known, io) : one,
  );
  const { all, account: taken } = await asResults(await Promise.all(issues), targets, own, io);
  const { accountLines } = await import("../../stats/index.js");
  // For statistics, one line per table says what was read.
  const seasons = all.flatMap(({ kind, value, long = [] }) => {
    if (kind?.id !== "statistics" || !value) return [];
    const season = value as Season;
    const counted = new Set(long.map(({ file }) => file));
    return accountLines({ ...season, sheets: season.sheets.filter(({ file }) => !counted.has(file)) });
  });
  const tables = all.flatMap(({ kind, value, long = [] }) =>
    kind?.id === "plays" && value ? [value as LongTable] : long,
  );
  const parts = all.flatMap(({ kind, value }) =>
    kind?.id === "replay-part" && value ? [(value as FoundPart).account] : [],
  );
  const accounts = tables.map(({ account }) => account);
  return { issues: all.flatMap((one) => one.issues), account: [...seasons, ...accounts, ...parts, ...taken] };
}

/**
 * True if a file may contain league results: game statistics alone have the same columns, but box scores use one heading for both teams.
 */
const mayBeResults = ({ kind, value, issues }: Read): boolean =>
  kind?.id === RESULTS ||
  (kind === undefined && issues.some(({ code }) => code === "csv-head")) ||
  (kind?.id === "statistics" &&
    ((value as Season | undefined)?.sheets.every(({ tables }) => tables.every((table) => table === "games")) ?? true));
const RESULTS = "league-results";

/** League results and game statistics look alike: if a league is among the targets, checks them as its results; otherwise the report says so. */
async function asResults(
  all: readonly Read[],
  targets: readonly string[],
  systems: readonly GameSystem[],
  io: CliIo,
): Promise<{ readonly all: readonly Read[]; readonly account: readonly string[] }> {
  if (!all.some(mayBeResults)) return { all, account: [] };
  const account: string[] = [];
  const leagues = all.flatMap(({ kind, value }, i) => {
    const seasons = systems.find((one) => kind && one.seasons?.kind === kind)?.seasons;
    return seasons && value !== undefined ? [{ seasons, league: value, file: targets[i] }] : [];
  });
  const read = all.map(async (one, i): Promise<Read> => {
    if (!mayBeResults(one)) return one;
    const target = targets[i];
    if (leagues.length !== 1) {
      if (one.kind?.id === "statistics" && one.value !== undefined)
        account.push(
          `${target}: read as statistics; to check league results, name the league, too: pressbox check ${quoteWord(target)} league.yaml`,
        );
      return one;
    }
    const [{ judgeOf, titlesOf }, { resultsFor }] = await Promise.all([
      import("../season/enter.js"),
      import("../../league/results-file.js"),
    ]);
    const [{ file, ...opened }] = leagues;
    const judged = resultsFor(judgeOf(opened, target), titlesOf(opened));
    const results = await readAs(target, [judged], io, { prove: true }).catch((error: unknown) => {
      if (error instanceof UserError) return { issues: error.issues };
      throw error;
    });
    // Not results at all, such as player statistics.
    if (results.issues.some(({ code }) => NOT_RESULTS.has(code))) return one;
    account.push(`${target}: read as results of ${file}`);
    return results;
  });
  return { all: await Promise.all(read), account };
}
/** Issues of tables that are not results. */
const NOT_RESULTS: ReadonlySet<string> = new Set(["results-column", "file-kind"]);

async function ownSheets(
  systems: readonly GameSystem[],
  studio: () => Promise<Studio>,
): Promise<readonly GameSystem[]> {
  const [{ templates }, { withOwnSheets }] = await Promise.all([studio(), import("../../print/own-sheets.js")]);
  return systems.map((system) => withOwnSheets(system, templates));
}

async function checkTarget(
  target: string,
  systems: readonly GameSystem[],
  kinds: readonly Kind[],
  io: CliIo,
): Promise<Read> {
  const system = systems.find(({ id }) => id === target.toLowerCase());
  if (system) return { issues: [...system.checkBuiltIn(), ...(system.checkSource?.() ?? [])] };
  try {
    const read = await readAs(target, kinds, io, { prove: true });
    if (read.source.isFolder) return await withLongTables(read, io);
    if (!systems.some((one) => one.kinds.teams !== undefined && one.kinds.teams === read.kind)) return read;
    const { pictureFaults } = await import("../../make/named-pictures.js");
    return { ...read, issues: [...read.issues, ...(await pictureFaults(read.source, io, true))] };
  } catch (error) {
    if (error instanceof UserError) return { issues: error.issues };
    throw error;
  }
}

/** A season's folder, with its tables of plays and drives: commands that need only totals do not open them. */
async function withLongTables(read: ReadFile, io: CliIo): Promise<Read> {
  const [{ playsKind }, { Source }] = await Promise.all([
    import("../../files/plays-file.js"),
    import("../../files/source.js"),
  ]);
  const long: LongTable[] = [];
  const issues: Issue[] = [];
  for (const { name, content, isPlays, faults } of read.source.files) {
    if (faults) continue;
    if (!isPlays && !(await playsKind.recognizes(new Source(content, name)))) continue;
    const one = await readAs(name, [playsKind], io);
    issues.push(...one.issues);
    if (one.value) long.push(one.value);
  }
  return { ...read, issues: [...read.issues, ...issues], long };
}

/** `rules.yaml, rolls.yaml: 3 errors, 1 warning`. */
function verdict(targets: readonly string[], issues: readonly Issue[]): string {
  const errors = issues.filter(({ severity }) => severity === "error").length;
  const warnings = issues.length - errors;
  const found = [
    ...(errors > 0 ? [countOf(errors, "error")] : []),
    ...(warnings > 0 ? [countOf(warnings, "warning")] : []),
  ];
  return `${targets.join(", ")}: ${found.length > 0 ? found.join(", ") : "no fault found"}`;
}
