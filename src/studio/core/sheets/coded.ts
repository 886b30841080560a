/** Games by code: typed from a printed sheet, or from a link in a file. */
import { gameOfCode, readCode } from "../../../contract/game-code.js";
import type { GameSystem } from "../../../contract/game.js";
import { handSheetOf } from "../../../contract/records.js";
import { NO_CACHE } from "../../../sim/play.js";
import { untilPlay } from "../../../sim/until-play.js";
import type { OpenedCode } from "../../protocol/calls.js";
import { atDesk, gameAt } from "../desk/assets.js";

export interface CodedPlay {
  readonly record: unknown;
  /** Words for its teams, printed on sheets. */
  readonly names: Readonly<Record<string, string>>;
}

/** The last game opened by code: its other sheets use the same record. */
let last: ({ readonly code: string } & CodedPlay) | undefined;

/** The game that a code plays. @throws UserError for a code that is mistyped or needs the user's files */
export function codedPlay(system: GameSystem, code: string): CodedPlay {
  if (last?.code !== code) {
    const { plays, ...game } = gameOfCode(system, code);
    const record = system.play({ ...game, cache: NO_CACHE });
    last = { code, names: game.names, record: plays === undefined ? record : untilPlay(system, record, plays) };
  }
  return last;
}

/**
 * The target of a code: the seed for a game of the sample teams, so the user can reroll it; the code itself for any
 * other.
 * @throws UserError for a code that is mistyped or needs the user's files
 */
export async function openCode(typed: string): Promise<OpenedCode> {
  const facts = readCode(typed);
  return atDesk(async (): Promise<OpenedCode> => {
    const system = await gameAt(facts.system);
    const { seed, coach, rules } = gameOfCode(system, typed);
    const preset = system.presets?.find((one) => one.rules === rules);
    const plain = !facts.sides && facts.plays === undefined && (!facts.rules || preset !== undefined);
    const sheet = (handSheetOf(system) ?? system.sheets[0]).id;
    if (!plain) return { system: system.id, sheet, options: { fill: "filled", code: typed.trim() } };
    return {
      system: system.id,
      sheet,
      options: {
        fill: "filled",
        seed: `${seed}`,
        ...(facts.coach !== undefined && { coach }),
        ...(facts.rules && preset && { rules: preset.id }),
      },
    };
  });
}
