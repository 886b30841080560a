/** Playing a two-team game by hand or from a dice log. Both follow the game's decisions. */
import type { ZodType } from "zod";
import type { ByHand } from "../contract/by-hand.js";
import { facesOf } from "../kernel/dice/index.js";
import { handStory, SIDES, type Side } from "../kernel/football/index.js";
import { fault, orIssues, throwOnErrors, type Issue, type Locate, type Place } from "../kernel/issue/index.js";
import {
  coachNamed,
  diceLogIssues,
  diceLogShape,
  FlatDiceTable,
  type Entry,
  type HandWords,
  type MatchFile,
  type MatchParts,
  type MatchRecords,
  type PlayedDice,
} from "../kernel/machine/index.js";
import { keyed } from "../kernel/lists/index.js";
import { zod } from "../kernel/zod/index.js";
import type { CoachList, CoachWork } from "./coach-list.js";
import { DecisionTable, Whereabouts, type BeforePlays } from "./decision-log.js";
import { choicesShape, entryOf, handQuestion, logKeys, type DecidedTypes, type DecisionSpec } from "./decisions.js";

type SideNames = Readonly<Partial<Record<Side, string>>>;

/** Names of two teams, and where a file gives them. */
export interface Fixture<Rules> {
  readonly rules: Rules;
  readonly names: SideNames;
  /** Data of a file of teams; absent = the built-in ones. */
  readonly teams?: unknown;
  readonly at?: (side: Side) => Place;
  /** The dice log that names the teams, and the names that the user gave; when a file is only checked, there are none. */
  readonly log?: WholeLog;
  readonly asked?: SideNames;
}

/** A dice log of any game. */
export interface DiceLog {
  readonly away?: string;
  readonly home?: string;
  readonly coach?: string;
  readonly seed?: number;
  readonly unfinished?: boolean;
  readonly playoff?: boolean;
  readonly plays?: readonly Entry[];
  readonly dice?: readonly (string | number)[];
  readonly choices?: readonly unknown[];
}

type WholeLog = DiceLog & Readonly<Record<string, unknown>>;

/** The notation of a game's dice logs. */
export interface DiceNotation {
  /** Value of the file's `format` key. */
  readonly format: string;
  /** A line of dice. */
  faces(): ZodType;
  /** Meaning of `dice` in an entry. */
  readonly says: string;
  /** Keys that only this game's files have. */
  keys?(): Readonly<Record<string, ZodType>>;
  /** Keys with the dice rolled before the first entry, in rolling order. */
  first?(): Readonly<Record<string, ZodType>>;
  /** Format of the last of these, if every game needs it: `3 5, away first`. */
  readonly needs?: string;
  /** True if games never continue until someone leads. */
  readonly noPlayoff?: true;
}

/** Parts of a match that has rules. */
export interface RuledParts<Rules> extends MatchParts {
  readonly given: { readonly rules: Rules };
}

/** What a game defines for play by hand and for dice logs. */
export interface AtTable<T extends DecidedTypes, P extends RuledParts<Rules>, Rules> {
  readonly decisionSpec: DecisionSpec<T>;
  readonly standardRules: Rules;
  readonly coaches: CoachList<P["coach"], Rules>;
  /** The teams of a fixture. @throws UserError if a name does not match a team */
  sides(fixture: Fixture<Rules>): Omit<P["given"], "rules">;
  /** Everything that happened, one line or sentence per event. */
  story?(events: readonly T["event"][], game: T["setup"]): readonly string[];
  /** The same, as lines of the game's log; a finished game adds the score. */
  log?(events: readonly T["event"][], game: T["setup"]): readonly string[];
  readonly dice: DiceNotation;
}

type MatchTypes = DecidedTypes & { readonly event: { readonly type: string } };

/** How to play a dice log; `names` come from the user, and the file must agree with them. */
export type LogRequest<Rules> = Partial<CoachWork<Rules>> & { readonly teams?: unknown; readonly names?: SideNames };

/** Play by hand and from dice logs, built from a game's table of decisions. */
export interface MatchTable<T extends DecidedTypes, R, Given, Rules, Coach = unknown> {
  readonly coaches: CoachList<Coach, Rules>;
  /** Setup of a game with two teams; the default teams if none are named. @throws UserError if a name does not match a team */
  given(fixture: Fixture<Rules>): Given;
  /** The `format` of its dice logs. */
  readonly format: string;
  readonly handWords: HandWords<T>;
  readonly byHand: ByHand<Rules>;
  /** Schema of the choices in a record. */
  choices(): ZodType<readonly T["choice"][]>;
  /** Schema of a dice log. */
  diceLog(): ZodType;
  /** The game played by a dice log; every error has its line. */
  playFromDice(data: unknown, locate: Locate, request?: LogRequest<Rules>): PlayedDice<R>;
}

export function matchTable<
  T extends MatchTypes,
  P extends RuledParts<Rules>,
  R extends MatchFile<T> & P["head"],
  Rules,
>(
  games: MatchRecords<T, P, R>,
  { decisionSpec, standardRules, coaches, sides, log, story = inLines(log!, decisionSpec), dice }: AtTable<T, P, Rules>,
): MatchTable<T, R, P["given"], Rules, P["coach"]> {
  const given = (fixture: Fixture<Rules>) => ({ rules: fixture.rules, ...sides(fixture) }) as P["given"];
  const coachAt = (id: string, work: CoachWork<Rules>, place?: Partial<Issue>) =>
    coaches.of(coachNamed(coaches.known, id, place).id, work);
  const choices = () => choicesShape(decisionSpec.decisions) as unknown as ZodType<readonly T["choice"][]>;

  const handWords: HandWords<T> = (game, hands) => ({
    question: (ask, state, coached) => handQuestion(decisionSpec, { ask, state, game }, hands, coached),
    story: (events) => story(events, game),
    die: (sides, use, side) =>
      (decisionSpec.handDie ?? decisionSpec.die)(sides, use, side && decisionSpec.teamName(game, side)),
    ...(decisionSpec.roll && { roll: decisionSpec.roll }),
    board: (at) => decisionSpec.board(at as T["view"], game),
    ...(decisionSpec.zeros && { zeros: true }),
  });

  /** File keys that answer decisions before the first entry, and keys with dice. */
  const beforeKeys = () => ({
    dice: Object.keys(dice.first?.() ?? {}),
    answers: Object.keys(logKeys(decisionSpec.decisions, true)),
  });

  /** Keys that come before the plays are valid only with "plays". */
  function beforeIssues(file: WholeLog, locate: Locate): Issue[] {
    const keys = beforeKeys();
    const last = keys.dice.at(-1);
    if (file.plays) {
      if (last === undefined || dice.needs === undefined || file[last] !== undefined) return [];
      const message = `the ${last} is missing; expected ${last}: ${dice.needs}`;
      return [fault(`${last}-missing`, message, locate(["plays"]))];
    }
    const hint = "in one list, the toss is the first line of dice";
    const apart = [...keys.dice, ...keys.answers].filter((key) => file[key] !== undefined);
    return apart.map((key) => fault("dice-twice", `"${key}" goes with "plays" only`, { ...locate([key]), hint }));
  }

  function beforePlays(file: WholeLog, locate: Locate): BeforePlays {
    const keys = beforeKeys();
    return {
      dice: keys.dice.flatMap((key) => facesOf(file[key] as string | number | undefined, [key], locate)),
      key: keys.dice.at(-1),
      answers: Object.fromEntries(keys.answers.flatMap((key) => (file[key] === undefined ? [] : [[key, file[key]]]))),
    };
  }

  function play(file: WholeLog, locate: Locate, request: LogRequest<Rules>) {
    throwOnErrors([...diceLogIssues(file, locate), ...beforeIssues(file, locate)]);
    const { rules = standardRules, teams, names: asked } = request;
    const coach = coachAt(file.coach ?? coaches.usual, { ...request, rules }, locate(["coach"]));
    throwOnErrors(SIDES.flatMap((side) => otherTeam(side, file[side], asked?.[side], locate)));
    const names = keyed(SIDES, (side) => file[side] ?? asked?.[side]);
    const at = (side: Side): Place => (file[side] === undefined && names[side] !== undefined ? {} : locate([side]));
    const fixture = given({ rules, names, teams, at, log: file, asked });
    return games.fromDice({ ...fixture, playoff: file.playoff }, coach, file, handWords, (game, answers) => {
      const words = new Whereabouts(decisionSpec, game);
      if (file.plays) return new DecisionTable<T>(file.plays, words, answers, locate, beforePlays(file, locate));
      return new FlatDiceTable<T>(file, words, answers, locate);
    });
  }

  return {
    coaches,
    given,
    format: dice.format,
    handWords,
    byHand: {
      sides: true,
      begin: ({ rules, names, teams, coach, hands, seed, ...work }) =>
        games.sit(
          given({ rules, names, teams }),
          { hands, seed, coach: coachAt(coach, { ...work, rules }) },
          handWords,
        ),
      resume: (record, { coach, ...work }) =>
        games.goOn(record as R, coach, (id, { rules }) => coachAt(id, { ...work, rules }), handWords),
    },
    choices,
    diceLog() {
      const z = zod();
      const faces = dice.faces();
      return z.strictObject({
        format: z.literal(dice.format),
        ...dice.keys?.(),
        ...dice.first?.(),
        ...logKeys(decisionSpec.decisions, true),
        ...(!dice.noPlayoff && { playoff: z.boolean().optional().describe("continues until someone leads") }),
        ...diceLogShape(faces, choices(), entryOf(decisionSpec.decisions, faces, dice.says)),
      });
    },
    playFromDice: (data, locate, request = {}) => orIssues(() => play(data as WholeLog, locate, request)),
  };
}

/** A narrator that uses the lines of a log. */
const inLines =
  <T extends DecidedTypes>(log: NonNullable<AtTable<T, never, unknown>["log"]>, { teamName }: DecisionSpec<T>) =>
  (events: readonly T["event"][], game: T["setup"]): readonly string[] =>
    handStory(
      log(events, game),
      events as readonly { readonly type: string }[],
      keyed(SIDES, (side) => teamName(game, side)),
    );

/** Error for a team that the file names differently from the user. */
function otherTeam(side: Side, written: string | undefined, wanted: string | undefined, locate: Locate): Issue[] {
  if (written === undefined || wanted === undefined || written === wanted) return [];
  const message = `the ${side} team is "${written}" in the file, but "${wanted}" was asked for`;
  return [fault("team-other", message, { ...locate([side]), hint: "name it in one place" })];
}
