/**
 * Dice that a person rolled at the table, played by the rules into a game record:
 *
 * ```yaml
 * format: pressbox/pen-and-paper-dice
 * away: Tycoons
 * home: Cruisers
 * coach: solo            # calls what `choices` leave open
 * unfinished: true       # the dice may end before the game does
 * dice:                  # every die of the game in the order of section 3.3; the coin is 1 (heads) or 2 (tails)
 *   - 1
 *   - 4 6 12
 * ```
 */
import { z } from "zod";
import { facesOf, ScriptedRoller, seededRoller } from "../../kernel/dice/index.js";
import { fault, hasErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import type { FileKind, Locate } from "../contract.js";
import { ask, type Coach } from "./coaches/index.js";
import {
  advance,
  checkChoice,
  isOver,
  makeGame,
  pending,
  startGame,
  type Choice,
  type GameEvent,
} from "./engine/index.js";
import { COACHES } from "./coach-list.js";
import { choicesSchema } from "./file-kinds-game.js";
import { coachSeed, GAME_FORMAT, GAME_VERSION, type GameRecord } from "./game-record.js";
import { packRules, STANDARD_RULES, type PenAndPaperRules } from "./rules/index.js";
import { pickTeams } from "./team-pick.js";
import { SAMPLE_TEAMS, type Team } from "./teams/index.js";

export const DICE_FORMAT = "pressbox/pen-and-paper-dice";

const faces = z.string().regex(/^\s*\d+([\s,]+\d+)*\s*$/, "expected faces such as 4 6 12");

export const diceLogSchema = z.strictObject({
  format: z.literal(DICE_FORMAT),
  away: z.string().min(1).max(60).optional(),
  home: z.string().min(1).max(60).optional(),
  coach: z.string().max(20).optional(),
  /** Fixes the coach's own dice, which are none of the game's. */
  seed: z.int().min(0).max(0xffffffff).optional(),
  playoff: z.boolean().optional(),
  unfinished: z.boolean().optional(),
  choices: choicesSchema.optional(),
  dice: z
    .array(z.union([z.int().min(1).max(20), faces]))
    .min(1)
    .max(50_000),
});

type DiceLog = z.infer<typeof diceLogSchema>;

export interface OwnDiceOptions {
  readonly rules?: PenAndPaperRules;
  readonly teams?: readonly Team[];
}

function coachOf(id: string | undefined, locate: Locate): Coach {
  const coach = COACHES.find((known) => known.id === (id ?? "simple"));
  if (coach) return coach;
  const hint = `coaches: ${COACHES.map((known) => known.id).join(", ")}`;
  throw new UserError(fault("coach-unknown", `there is no coach "${id}"`, { ...locate(["coach"]), hint }));
}

/** The game that these dice make; every fault has its line. */
export function playFromDice(
  data: unknown,
  locate: Locate,
  { rules = STANDARD_RULES, teams = SAMPLE_TEAMS }: OwnDiceOptions = {},
): { readonly issues: readonly Issue[]; readonly record?: GameRecord } {
  try {
    return play(data as DiceLog, locate, rules, teams);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { issues: error.issues };
  }
}

function play(log: DiceLog, locate: Locate, rules: PenAndPaperRules, teams: readonly Team[]) {
  const coach = coachOf(log.coach, locate);
  const names = { ...(log.away && { away: log.away }), ...(log.home && { home: log.home }) };
  const { away, home } = pickTeams(rules, names, teams);
  const playoff = log.playoff ?? false;
  const game = makeGame({ rules, away, home, playoff });
  const script = facesOf(log.dice, ["dice"], locate);
  const roller = new ScriptedRoller(script);
  const run = { game, coaches: { away: coach, home: coach }, coachDice: seededRoller(coachSeed(log.seed ?? 0)) };
  const given = (log.choices ?? []) as readonly Choice[];
  const choices: Choice[] = [];
  const events: GameEvent[] = [];
  let state = startGame(game, (event) => events.push(event));
  let used = 0;
  let pause: Issue | undefined;
  while (!isOver(state)) {
    const open = pending(game, state);
    const own = given[choices.length];
    const choice = own ?? ask(run, open, state);
    const wrong = checkChoice(game, state, open, choice);
    if (wrong) return { issues: [{ ...wrong, ...(own ? locate(["choices", choices.length]) : {}) }] };
    const news: GameEvent[] = [];
    try {
      state = advance(game, state, choice, roller, (event) => news.push(event));
    } catch (error) {
      if (!(error instanceof UserError) || error.issues[0].code !== "dice-exhausted") throw error;
      pause = error.issues[0];
      break;
    }
    choices.push(choice);
    events.push(...news);
    used = script.length - roller.left;
  }
  const issues: Issue[] = [];
  const end = locate(["dice", Math.max(0, log.dice.length - 1)]);
  if (pause && !log.unfinished)
    issues.push({ ...pause, ...end, hint: "add the rolls that are missing, or write unfinished: true" });
  if (!pause && roller.left > 0)
    issues.push(fault("dice-left", `the game is over, but ${roller.left} dice are left`, end));
  if (!pause && given.length > choices.length) {
    issues.push(
      fault(
        "choices-left",
        `the game is over before the last ${given.length - choices.length} choices`,
        locate(["choices", choices.length]),
      ),
    );
  }
  if (hasErrors(issues)) return { issues };
  const record: GameRecord = {
    format: GAME_FORMAT,
    version: GAME_VERSION,
    rules: packRules(rules),
    away,
    home,
    playoff,
    coaches: { away: coach.id, home: coach.id },
    roller: "own dice",
    choices,
    dice: script.slice(0, used).map(({ face }) => face),
    events,
  };
  return { issues, record };
}

export const diceKind: FileKind = {
  id: "pen-and-paper-dice",
  title: "Pen & Paper Football dice log",
  shape: diceLogSchema,
  matches: (data) =>
    typeof data === "object" && data !== null && (data as { readonly format?: unknown }).format === DICE_FORMAT,
  schema: () => ({ title: "Pen & Paper Football dice log", ...z.toJSONSchema(diceLogSchema, { io: "input" }) }),
  check(data, locate) {
    const { issues, record } = playFromDice(data, locate);
    return { issues, value: record };
  },
};
