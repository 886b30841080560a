/** `pressbox career GAME`: begins a career or goes on with one, and writes it after every game. */
import { resolve } from "node:path";
import { warning, type Issue } from "../../kernel/issue/index.js";
import { tellRecord } from "../../systems/contract.js";
import type { Careers, GameSystem } from "../../systems/contract.js";
import type { CareerOptions } from "../commands/career.js";
import { inFile, loadRules, loadTeams } from "../inputs.js";
import type { CliIo } from "../io.js";
import { leagueExists, LeagueFile, requireRevision } from "../league-file.js";
import { realPath } from "../output/output-guard.js";
import { startProgress } from "../progress.js";
import { printWarnings } from "../report.js";
import { usageError } from "../spec.js";
import { alignRows } from "../table.js";

interface CareerSystem {
  readonly system: GameSystem;
  readonly careers: Careers;
}

interface Begun {
  readonly career: unknown;
  readonly at: LeagueFile;
  readonly warnings: readonly Issue[];
}

const WORDS = { word: "career", hint: "pressbox career GAME --player NAME --position POSITION begins one" };

/** Options that only a new career hears. */
const ONLY_NEW = ["position", "number", "team", "teamsFile", "teams", "games", "rules"] as const;

export async function playCareer(game: CareerSystem, options: CareerOptions, io: CliIo): Promise<void> {
  const { careers, system } = game;
  const { file, json, quiet, buy, retire, prices, training, weeks } = options;
  io.inputs?.add(realPath(resolve(io.cwd, file)));
  const { at, warnings, ...begun } = leagueExists(file, io)
    ? await goOn(game, options, io)
    : await begin(game, options, io);
  let { career } = begun;
  const keep = (next: unknown): void => {
    if (next !== career) at.save(next);
    career = next;
  };
  if (training !== undefined) keep(careers.withTraining(career, training));
  if (buy) keep(careers.buy(career, buy));
  if (retire) keep(careers.retire(career));
  // Whoever buys, asks for prices or retires plays only where he says so.
  const waits = buy !== undefined || retire || prices;
  const start = careers.status(career);
  const years = options.years ?? (waits && weeks === undefined ? start.finished : start.finished + 1);
  const progress = startProgress(io, quiet);
  try {
    for (let step = 0; step < (weeks ?? Infinity); step++) {
      const { finished, over } = careers.status(career);
      if (over || finished >= years) break;
      const { career: next, lines, headline } = careers.step(career);
      keep(next);
      progress.report(careers.status(career).finished - start.finished, years - start.finished, "playing");
      if (weeks !== undefined && !json && !quiet) io.out(`${lines.join("\n")}\n`);
      if (headline !== undefined && !json && !quiet) io.out(`${headline}\n`);
    }
  } finally {
    progress.end();
  }
  printWarnings(io, warnings, json);
  const status = careers.status(career);
  if (json) io.out(`${JSON.stringify({ file, ...status, prices: careers.prices(career) }, null, 2)}\n`);
  else if (!quiet) {
    if (prices) io.out(`\n${alignRows(careers.prices(career), "  ", [1, 2, 3])}`);
    io.out(`\n${tellRecord(system, career)}${file}: ${status.when}, revision ${status.revision}\n`);
  }
}

async function begin({ system, careers }: CareerSystem, options: CareerOptions, io: CliIo): Promise<Begun> {
  const { file, player, position, team, number, teamsFile, teams: size, games, revision, training = "coach" } = options;
  if (revision !== undefined) throw usageError(`--revision ${revision} is of a career that is there; ${file} is not`);
  if (player === undefined || position === undefined) {
    const missing = player === undefined ? "--player" : "--position";
    throw usageError(`${missing} is missing: ${file} is a new career`, `positions: ${careers.positions.join(", ")}`);
  }
  const rules = await loadRules(system, options.rules, io);
  const teams = teamsFile === undefined ? undefined : await loadTeams(system, teamsFile, io);
  const seed = options.seed ?? io.freshSeed();
  const career = inFile(teamsFile, () =>
    careers.create({
      name: player,
      position,
      team,
      number,
      rules: rules.value,
      seed,
      teams: teams?.value,
      size,
      games,
      training,
    }),
  );
  const at = LeagueFile.fresh(file, io, careers, WORDS.word);
  at.save(career);
  if (!options.json && !options.quiet) io.out(`${file}: a new career, seed ${seed}\n`);
  return { career, at, warnings: [...rules.warnings, ...(teams?.warnings ?? [])] };
}

/** A career that is there. What a new one would be made from must not contradict it. */
async function goOn({ careers }: CareerSystem, options: CareerOptions, io: CliIo): Promise<Begun> {
  const { file, player, seed } = options;
  const { value, at, warnings } = await LeagueFile.read(file, io, careers, WORDS);
  const status = careers.status(value);
  const hint = "name another --file for a new career";
  if (player !== undefined && player !== status.name)
    throw usageError(`${file} is the career of ${status.name}, --player says ${player}`, hint);
  if (seed !== undefined && seed !== status.seed)
    throw usageError(`${file} has the seed ${status.seed}, --seed says ${seed}`, hint);
  requireRevision(careers, value, options.revision, file, WORDS.word);
  const unheard = ONLY_NEW.some((key) => options[key] !== undefined);
  const there = warning("career-there", "the career is there: player, teams and rules are its own", { file, hint });
  return { career: value, at, warnings: unheard ? [...warnings, there] : warnings };
}
