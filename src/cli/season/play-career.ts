/** `pressbox career GAME`: starts or continues a career, and saves it after every game. */
import { join, parse, resolve } from "node:path";
import { fault, UserError, warning, type Issue } from "../../kernel/issue/index.js";
import { isFinished } from "../../kernel/machine/index.js";
import { narrateRecord } from "../../contract/records.js";
import type { Careers, CareerStep, CareerTable } from "../../contract/careers.js";
import type { HandSeats } from "../../contract/by-hand.js";
import type { GameSystem } from "../../contract/game.js";
import { NO_CACHE } from "../../kernel/cache/index.js";
import type { CareerOptions } from "./career-options.js";
import { allOf } from "../../make/gathered.js";
import { loadRecord, loadRules, loadTeams } from "../../make/inputs.js";
import { inFile } from "../inputs.js";
import type { CliIo } from "../io.js";
import { leagueExists, LeagueFile, requireRevision } from "../league-file.js";
import { DATA, requireEnding } from "../output/endings.js";
import { realPath } from "../output/target.js";
import { startProgress } from "../progress.js";
import { printWarnings } from "../report.js";
import { usageError } from "../spec.js";
import { alignRows } from "../text/table.js";

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

/** Options that apply only to a new career. */
const ONLY_NEW = ["number", "teamsFile", "teams", "games", "rules"] as const;

export async function playCareer(game: CareerSystem, options: CareerOptions, io: CliIo): Promise<void> {
  const { careers, system } = game;
  requireSense(options);
  const { file, json, quiet, buy, retire, prices, training, weeks } = options;
  io.inputs?.add(realPath(resolve(io.cwd, file)));
  const there = leagueExists(file, io);
  if (!there) requireEnding("--file", file, DATA, "a career is a YAML file");
  const { at, warnings, ...begun } = there ? await goOn(game, options, io) : await begin(game, options, io);
  let { career } = begun;
  const keep = (next: unknown): void => {
    if (next !== career) at.save(next);
    career = next;
  };
  // All purchases or none.
  let asked = career;
  if (training !== undefined) asked = careers.withTraining(asked, training);
  if (buy) asked = careers.buy(asked, buy);
  if (retire) asked = careers.retire(asked);
  keep(asked);
  // --buy, --prices, --retire and --by-hand play no other rounds unless told to.
  const waits = buy !== undefined || retire || prices || options.byHand;
  const start = careers.status(career);
  const ended = warning("career-over", `${start.name}: ${start.when}; no more games are played`, {
    file,
    hint: "name another --file for a new career",
  });
  const years = options.years ?? (waits && weeks === undefined ? start.finished : start.finished + 1);
  const play = (): CareerStep<unknown> => {
    const step = careers.step(career);
    keep(step.career);
    return step;
  };
  const report = ({ lines, headline }: CareerStep<unknown>, all: boolean): void => {
    const reported = [...(all ? lines : []), ...(headline === undefined ? [] : [headline])];
    if (reported.length > 0 && !json && !quiet) io.out(`${reported.join("\n")}\n`);
  };
  while (options.byHand && !careers.status(career).over) {
    const table = careers.nextGame(career);
    if (!table) {
      // The other games go on while his team waits for its next one.
      report(play(), true);
      continue;
    }
    const played = await playAtTable(system, table, options, io);
    if (played) {
      const step = inFile(played.file, () => careers.enter(career, played.value));
      keep(step.career);
      report(step, true);
    }
    break;
  }
  const progress = startProgress(io, quiet);
  try {
    for (let rounds = 0; rounds < (weeks ?? Infinity);) {
      const { finished, over, season } = careers.status(career);
      if (over || finished >= years) break;
      const step = play();
      // The step between seasons does not count as a round.
      if (careers.status(career).season === season) rounds++;
      progress.report(careers.status(career).finished - start.finished, years - start.finished, "playing");
      report(step, weeks !== undefined);
    }
  } finally {
    progress.end();
  }
  printWarnings(io, start.over && (!waits || options.byHand) ? [...warnings, ended] : warnings, json);
  const status = careers.status(career);
  const data = { file, ...status, prices: careers.prices(career) };
  // With --by-hand, each JSON object is on one line.
  if (json) io.out(`${options.byHand ? JSON.stringify(data) : JSON.stringify(data, null, 2)}\n`);
  else if (!quiet) {
    if (prices) io.out(`\n${alignRows(careers.prices(career), "  ", [1, 2, 3])}`);
    io.out(`\n${narrateRecord(system, career)}${file}: ${status.when}, revision ${status.revision}\n`);
  }
}

/** His next game by hand, started or resumed from its file next to the career; undefined if he quits. */
async function playAtTable(
  system: GameSystem,
  { id, side, sit }: CareerTable,
  options: CareerOptions,
  io: CliIo,
): Promise<{ readonly file: string; readonly value: unknown } | undefined> {
  const { name, dir } = parse(options.file);
  const file = join(dir, `${name}-${id}.json`);
  // The game is over, but an earlier run could not record it.
  if (leagueExists(file, io)) {
    const { value } = await loadRecord(system, file, io);
    if (isFinished(value as Parameters<typeof isFinished>[0])) return { file, value };
  }
  const { playByHand } = await import("../by-hand.js");
  const fixed = { rules: true, sides: true };
  const another = "remove the file to play the game again";
  const asked = { system, begin: (_: unknown, seats: HandSeats) => sit(seats), own: side, fixed, another };
  const { ownDice, json } = options;
  const seats = { seed: undefined, coach: undefined, side: options.side, ownDice, save: file, json, force: false };
  const played = await playByHand({ ...asked, cache: NO_CACHE }, seats, io);
  return played?.over ? { file, value: played.record } : undefined;
}

function requireSense({ byHand, ownDice, side, weeks, years, retire }: CareerOptions): void {
  if (!byHand && (side !== undefined || ownDice))
    throw usageError(`${side === undefined ? "--own-dice" : "--side"} goes with --by-hand`);
  const other = weeks !== undefined ? "--weeks" : years !== undefined ? "--years" : retire ? "--retire" : undefined;
  if (byHand && other !== undefined) throw usageError(`--by-hand plays one game as it goes: remove ${other}`);
}

async function begin({ system, careers }: CareerSystem, options: CareerOptions, io: CliIo): Promise<Begun> {
  const { file, player, position, team, number, teamsFile, teams: size, games, revision, training = "coach" } = options;
  if (revision !== undefined) throw usageError(`--revision ${revision} needs an existing career; ${file} is not`);
  const later = (["prices", "buy", "retire"] as const).find(
    (key) => options[key] !== undefined && options[key] !== false,
  );
  if (later !== undefined)
    throw new UserError(
      fault("file-missing", `there is no career, and --${later} needs an existing one`, { file, hint: WORDS.hint }),
    );
  if (player === undefined || position === undefined) {
    const missing = [...(player === undefined ? ["--player"] : []), ...(position === undefined ? ["--position"] : [])];
    throw usageError(
      `${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} missing: ${file} is a new career`,
      `positions: ${careers.positions.join(", ")}`,
    );
  }
  const [rules, teams] = await allOf(
    () => loadRules(system, options.rules, io),
    () => (teamsFile === undefined ? undefined : loadTeams(system, teamsFile, io)),
  );
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

/** Opens an existing career; options for a new one must not contradict it. */
async function goOn({ careers }: CareerSystem, options: CareerOptions, io: CliIo): Promise<Begun> {
  const { file, player, position, team, seed } = options;
  const { value, at, warnings } = await LeagueFile.read(file, io, careers, WORDS);
  const status = careers.status(value);
  const hint = "name another --file for a new career";
  const other = [
    ...careers.differences(value, { name: player, position, team }),
    ...(seed === undefined || seed === status.seed ? [] : [`its seed is ${status.seed}, not ${seed}`]),
  ];
  if (other.length > 0)
    throw new UserError(
      other.map((message) => fault("usage", message, { file, hint })),
      2,
    );
  requireRevision(careers, value, options.revision, file, WORDS.word);
  const unheard = ONLY_NEW.some((key) => options[key] !== undefined);
  const there = warning("career-there", "the career already exists: its player, teams and rules cannot be set again", {
    file,
    hint,
  });
  return { career: value, at, warnings: unheard ? [...warnings, there] : warnings };
}
