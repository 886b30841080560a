/** The core's calls about a chart being edited. */
import { proofFile } from "../../../files/proof-file.js";
import { readFile } from "../../../files/read-file.js";
import type { Rating } from "../../../contract/rating.js";
import { drawsFrom } from "../../../contract/records.js";
import { fault, hasErrors, UserError, type Path } from "../../../kernel/issue/index.js";
import { dataText } from "../../../text/data-text.js";
import type { BenchFiles, CellEdit, ChartView } from "../../protocol/chart.js";
import type { Choice, GivenFile, MadeFile, RatedView } from "../../protocol/calls.js";
import { atDesk, gameAt, raterAt } from "../desk/assets.js";
import { Bench, type Targets } from "./bench.js";
import { benches } from "./benches.js";
import { marked, type From } from "../sheets/sheets.js";
import { headOf } from "./heads.js";

/** Proofs of the original teams, for files and sheets. */
const proofs = new Map<string, Pick<Rating, "proof" | "proofFormat">>();

/** Names of the files that teams were opened from. */
const files = new Map<string, string>();

interface Teams {
  readonly teams: readonly object[];
}

/** Starts with newly made teams. */
export async function layOut(system: string, rating: Rating): Promise<void> {
  const rater = (await raterAt(system))!;
  const teams = rating.teams as Teams;
  benches.set(system, new Bench(rater, teams, teams, targetsOf(rating.proof)));
  proofs.set(system, rating);
  files.delete(system);
}

/** Proof rows are grouped by team, in file order. */
function targetsOf(proof: Rating["proof"]): Targets {
  const codes = [...new Set(proof.map(({ team }) => team))];
  return codes.map((code) =>
    Object.fromEntries(proof.filter(({ team }) => team === code).map(({ statistic, target }) => [statistic, target])),
  );
}

const bench = (system: string): Bench => {
  const found = benches.get(system);
  if (!found) throw new UserError(fault("teams-gone", "no teams are open: drop their tables or their file again"));
  return found;
};

export const chart = (system: string, team: number): Promise<ChartView> => atDesk(() => bench(system).view(team));

export const editChart = (system: string, team: number, edits: readonly CellEdit[]): Promise<ChartView> =>
  atDesk(() => {
    bench(system).edit(team, edits);
    return bench(system).view(team, true);
  });

export const undoChart = (system: string, open: number): Promise<ChartView> =>
  atDesk(() => bench(system).view(bench(system).undo() ?? open));

export const resetChart = (system: string, team: number, path?: Path): Promise<ChartView> =>
  atDesk(() => {
    bench(system).reset(team, path);
    return bench(system).view(team);
  });

const textFile = (name: string, type: string, text: string): MadeFile => ({
  name,
  type,
  bytes: new TextEncoder().encode(text),
});

const teamsFile = (name: string, teams: object): Promise<MadeFile> =>
  marked(textFile(name, "application/yaml", dataText(teams, name)));

/** The current teams as a file. */
export const savedTeams = (system: string, name: string): Promise<MadeFile> => teamsFile(name, bench(system).teams);

/**
 * The files to store in the browser.
 * @returns undefined while a chart has an error that the command would refuse
 */
export async function benchFiles(system: string, name: string): Promise<BenchFiles | undefined> {
  const open = bench(system);
  if (open.faulty) return undefined;
  const proof = proofs.get(system);
  return {
    teams: await teamsFile(name, open.teams),
    fitted: await teamsFile(fittedName(name), open.fitted),
    ...(proof && {
      proof: await marked(
        textFile(proofName(name), "application/json", `${JSON.stringify(proofFile(proof), null, 1)}\n`),
      ),
    }),
  };
}

const stem = (name: string): string => name.replace(/(-teams)?\.(ya?ml|json)$/i, "");
const fittedName = (name: string): string => `${stem(name)}-teams-fitted.yaml`;
const proofName = (name: string): string => `${stem(name)}-proof.json`;

/** Opens a team file: stored, made by the command or written by hand, with the original teams if they are stored too. */
export async function openTeams(
  systemId: string,
  given: GivenFile,
  beside: { readonly fitted?: GivenFile; readonly proof?: GivenFile } = {},
): Promise<RatedView> {
  return atDesk(async () => {
    const [system, rater] = await Promise.all([gameAt(systemId), raterAt(systemId)]);
    const { kinds } = system;
    if (!rater || !kinds.teams) throw new UserError(fault("rate", `${system.title} has no charts to change`));
    const read = async (file: GivenFile, kind: typeof kinds.teams): Promise<unknown> => {
      const { issues, value } = await readFile(file.bytes, file.name, kind ? [kind] : []);
      if (hasErrors(issues) || value === undefined) throw new UserError(issues);
      return value;
    };
    const teams = (await read(given, kinds.teams)) as Teams;
    const data = await dataOf(given, teams);
    const fitted = beside.fitted
      ? await dataOf(beside.fitted, (await read(beside.fitted, kinds.teams)) as Teams)
      : data;
    const proof = beside.proof && kinds.proof ? await read(beside.proof, kinds.proof) : [];
    const rows = proofRows(proof);
    // Teams made from other tables have nothing to be compared with.
    const same = fitted.teams.length === data.teams.length;
    const base = same ? sameParts(data, fitted) : data;
    benches.set(systemId, new Bench(rater, same ? base : data, same ? fitted : data, same ? targetsOf(rows) : []));
    files.set(systemId, given.name);
    if (rows.length > 0 && same) proofs.set(systemId, { proof: rows, ...formatOf(proof) });
    else proofs.delete(systemId);
    const heads = data.teams as readonly { readonly city: string; readonly name: string; readonly season: number }[];
    const open = bench(systemId);
    const file = await teamsFile(given.name, data);
    return {
      season: heads[0].season,
      tables: [{ file: given.name, words: `${heads.length} ${heads.length === 1 ? "team" : "teams"}`, used: true }],
      filled: [],
      warnings: [],
      teams: heads.map(({ city, name }, i) => {
        const targets = open.targets[i] ?? {};
        const figures = open
          .figuresNow(i)
          .flatMap(({ id, name: title, unit, value, tolerance = 0 }) =>
            targets[id] === undefined ? [] : [{ title, unit, target: targets[id], expected: value, tolerance }],
          );
        const parts = figures.map((row) => ({
          title: row.title,
          part: Math.abs(row.expected - row.target) / row.tolerance,
        }));
        const worst = parts.reduce((a, b) => (b.part > a.part ? b : a), { title: "", part: 0 });
        return { ...headOf(data, i), name: `${city} ${name}`.trim(), proof: figures, worst };
      }),
      file,
      // Keep the user's own comments and layout.
      rewritten: sameText(file, given),
      sheets: system.sheets
        .filter((spec) => spec.fills !== "nothing" && drawsFrom(system, spec, data))
        .map(({ id }) => id),
    };
  });
}

/** Teams as in the file, with its key order, so unchanged parts are written as they were. */
async function dataOf({ bytes, name }: GivenFile, checked: Teams): Promise<Teams> {
  const { parseData } = await import("../../../text/data-file.js");
  const { data } = parseData(new TextDecoder().decode(bytes), name);
  return (data as Teams | undefined)?.teams ? (data as Teams) : checked;
}

/** Makes equal teams the same object. */
const sameParts = (now: Teams, made: Teams): Teams => ({
  ...now,
  teams: now.teams.map((team, i) => (JSON.stringify(team) === JSON.stringify(made.teams[i]) ? made.teams[i] : team)),
});

const sameText = (one: GivenFile, other: GivenFile): boolean => {
  const [a, b] = [one, other].map(({ bytes }) =>
    new TextDecoder()
      .decode(bytes)
      .replace(/\r\n/g, "\n")
      .replace(/^#.*\n/, ""),
  );
  return a === b;
};

/** Rows of a proof file, with or without a format line. */
const proofRows = (value: unknown): Rating["proof"] =>
  (Array.isArray(value) ? value : (value as { readonly proof: Rating["proof"] }).proof) as Rating["proof"];

const formatOf = (value: unknown): Pick<Rating, "proofFormat"> => {
  const { format } = value as { readonly format?: string };
  return format === undefined ? {} : { proofFormat: format };
};

/** The current teams of a choice's game, and the file they are in. */
export const fromTeams = (choice: Choice): From => ({
  record: recordFor(choice),
  file: files.get(choice.system),
  whole: choice.sheet !== "proof",
});

/** The data for a team sheet: the proof against its targets with current figures, or the teams for all other sheets. */
function recordFor({ system, sheet }: Choice): object | undefined {
  const open = benches.get(system);
  const proof = proofs.get(system)?.proof;
  if (!open || sheet !== "proof" || !proof) return open?.teams;
  if (!open.isChanged) return proof;
  const codes = [...new Set(proof.map(({ team }) => team))];
  const now = codes.map((_, i) =>
    open.teams.teams[i] === open.fitted.teams[i]
      ? undefined
      : new Map(open.figuresNow(i).map(({ id, value }) => [id, value])),
  );
  return proof.map((row) => {
    const figures = now[codes.indexOf(row.team)];
    const expected = figures?.get(row.statistic) ?? row.expected;
    return { ...row, expected, difference: expected - row.target };
  });
}
