/** Game codes on the command line. */
import type { CodedGame } from "../contract/game-code.js";
import type { GameSystem } from "../contract/game.js";
import { loadRules, loadTeams, type Loaded } from "./inputs.js";
import type { Workplace } from "./workplace.js";
import { flagOf, usageError } from "../print/options/option.js";

interface CodeOptions {
  readonly code: string | undefined;
  readonly rules: string | undefined;
  readonly teams: string | undefined;
}

/** Options that a code already contains. */
const SAID = ["seed", "coach", "untilPlay", "record", "values", "dice", "count", "byHand"] as const;

/** @throws UserError (exit code 2) for an option that the code already determines */
export function requireCodeAlone(options: { readonly code: string | undefined; readonly blank?: boolean }): void {
  if (options.code === undefined) return;
  const given = options as Readonly<Record<string, unknown>>;
  const other = [...SAID, "blank" as const].find((key) => given[key] !== undefined && given[key] !== false);
  if (other !== undefined) throw usageError(`--code sets the game: remove ${flagOf(other)}`);
}

/** A code's game, with the files it is played with. */
interface LoadedCode extends CodedGame {
  readonly house: Loaded<unknown>;
  readonly file: Loaded<unknown> | undefined;
}

/**
 * The game of a code.
 * @param names to print on the sheets; team names that do not fit in a code
 * @throws UserError for a code that is mistyped, is for another game, or needs other files
 */
export async function loadCode(
  system: GameSystem,
  typed: string,
  names: Readonly<Record<string, string>>,
  options: CodeOptions,
  io: Workplace,
): Promise<LoadedCode> {
  const { gameOfCode, readCode } = await import("../contract/game-code.js");
  const facts = readCode(typed);
  if (facts.system !== system.id)
    throw usageError(`the code ${typed.trim()} is for another game`, `name ${facts.system} instead of ${system.id}`);
  const rules = options.rules === undefined ? undefined : await loadRules(system, options.rules, io);
  const teams = options.teams === undefined ? undefined : await loadTeams(system, options.teams, io);
  const game = gameOfCode(system, typed, { rules: rules?.value, teams: teams?.value, names });
  return { ...game, house: { value: game.rules, warnings: rules?.warnings ?? [] }, file: teams };
}
