/** Input files of particular commands. */
import { hasErrors, UserError } from "../kernel/issue/index.js";
import type { Kind } from "../files/read-file.js";
import { type GameSystem, type PlayRequest } from "../contract/game.js";
import type { CellTable, FileKind } from "../contract/files.js";
import type { Seasons } from "../contract/seasons.js";
import type { MovesFile, MovesJudge } from "../league/moves-file.js";
import type { ResultsFile, ResultsJudge } from "../league/results-file.js";
import { everyKind, loadAs, loadedOf, readAs, type Loaded } from "../make/inputs.js";
import type { CliIo } from "./io.js";
import { usageError } from "./spec.js";

/** A user's schedule for a new league of these teams; undefined = the game's own. */
export async function loadSchedule(
  { system, seasons }: { readonly system: GameSystem; readonly seasons: Seasons },
  teams: unknown,
  file: string,
  io: CliIo,
): Promise<Loaded<unknown>> {
  if (!seasons.schedule) throw usageError(`${system.title} takes no --schedule`, seasons.settled);
  return loadAs(file, [seasons.schedule(teams)], io);
}

/** League results from a spreadsheet. @param titles rounds by name */
export async function loadResults(
  file: string,
  judge: ResultsJudge,
  titles: ReadonlyMap<string, number>,
  io: CliIo,
): Promise<Loaded<ResultsFile>> {
  return loadAs(file, [(await import("../league/results-file.js")).resultsFor(judge, titles)], io);
}

/** Trades and signings from a spreadsheet. @param judge reports names that the league does not know */
export async function loadMoves(file: string, io: CliIo, judge: MovesJudge = () => []): Promise<Loaded<MovesFile>> {
  return loadAs(file, [(await import("../league/moves-file.js")).movesFor(judge)], io);
}

/**
 * A class of rookies: a team file of the game, or players by name and position (`own`).
 * @param game undefined if the league cannot be read: accepts a class for any game
 */
export async function loadClass(
  game: { readonly system: GameSystem; readonly seasons: Seasons } | undefined,
  file: string,
  io: CliIo,
): Promise<Loaded<unknown> & { readonly own: boolean }> {
  const { classKind, classKindFor } = await import("../league/class-file.js");
  const positions = game?.seasons.rookiePositions;
  const own = positions ? classKindFor(positions) : classKind;
  const systems = game ? [game.system] : await import("../make/find.js").then(({ allSystems }) => allSystems());
  const teams = systems.flatMap(({ kinds }): Kind[] => (kinds.teams ? [kinds.teams] : []));
  const read = await readAs<unknown>(file, [own, ...teams], io, { known: everyKind });
  return { ...loadedOf(read), own: read.kind === own };
}

/** Statistics from which teams are made, as an unprocessed table. */
export async function loadTeamStatistics(
  { title, kinds }: GameSystem,
  file: string,
  io: CliIo,
): Promise<Loaded<CellTable>> {
  if (!kinds.statistics) throw usageError(`${title} makes no teams from statistics`);
  const { source, warnings } = await loadAs(file, [kinds.statistics], io);
  const { knownHeads } = await import("../files/check.js");
  return { value: await source.table(knownHeads([kinds.statistics])), warnings };
}

/** Errors caused by a file's content are reported under that file. */
export function inFile<T>(file: string | undefined, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (file === undefined || !(error instanceof UserError)) throw error;
    throw new UserError(
      error.issues.map((issue) => ({ file, ...issue })),
      error.exitCode,
    );
  }
}

/** A user's own dice, played by the rules. */
export async function loadOwnDice(
  system: GameSystem,
  file: string,
  request: PlayRequest<unknown>,
  io: CliIo,
): Promise<Loaded<unknown>> {
  const { playOwnDice, kinds } = system;
  if (!kinds.dice || !playOwnDice) throw usageError(`${system.title} cannot be played from your own dice`);
  let reported: readonly string[] = [];
  const kind: FileKind = {
    ...kinds.dice,
    // Plays it as `check` would, with this command's rules, teams and names.
    check(data, locate) {
      const { issues, record, story = [] } = playOwnDice(data, locate, request);
      if (hasErrors(issues)) reported = story;
      return record === undefined ? { issues } : { issues, value: record };
    },
  };
  try {
    return await loadAs(file, [kind], io);
  } catch (error) {
    // The story up to the error shows where the dice and the game diverge.
    if (reported.length > 0) io.err(`${reported.join("\n")}\n\n`);
    throw error;
  }
}
