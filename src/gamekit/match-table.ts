/** What people and the program do at the table of a game of two sides: play by hand, and read a dice log. Both go by the game's decisions. */
import type { ZodType } from "zod";
import type { ByHand, Coaching } from "../contract/by-hand.js";
import type { CoachInfo } from "../contract/game.js";
import type { ScriptedFace } from "../kernel/dice/index.js";
import type { Side } from "../kernel/football/index.js";
import { orIssues, throwOnErrors, type Issue, type Locate, type Place } from "../kernel/issue/index.js";
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
import { zod } from "../kernel/zod/index.js";
import { DecisionTable, Whereabouts } from "./decision-log.js";
import { choicesShape, entryOf, handQuestion, type DecidedTypes, type Telling } from "./decisions.js";

/** Who coaches. */
export interface CoachList<Coach, Rules> {
  /** From the plainest to the best. */
  readonly known: readonly CoachInfo[];
  /** Id of the coach when no one names one. */
  readonly usual: string;
  /** A coach by id; the id was checked before. */
  of(id: string, work: CoachWork<Rules>): Coach;
}

/** What a coach may need to work something out first. */
export type CoachWork<Rules> = Partial<Pick<Coaching, "cache" | "progress">> & { readonly rules: Rules };

/** Coaches that need nothing but their id. */
export const coachList = <C extends CoachInfo>(known: readonly C[], usual: string): CoachList<C, unknown> => ({
  known,
  usual,
  of: (id) => coachNamed(known, id),
});

/** Words that name two teams, and where they are in a file. */
export interface Fixture<Rules> {
  readonly rules: Rules;
  readonly names: Readonly<Partial<Record<Side, string>>>;
  /** Data of a file of teams; absent = the built-in ones. */
  readonly teams?: unknown;
  readonly at?: (side: Side) => Place;
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

/** How a game's dice logs are written. */
export interface DiceNotation {
  /** In the file's key of that name. */
  readonly format: string;
  /** A line of dice. */
  faces(): ZodType;
  /** What is under `dice` of an entry. */
  readonly says: string;
  /** Keys of the file that only this game has. */
  keys?(): Readonly<Record<string, ZodType>>;
  /** Dice before the first entry. */
  first?(file: DiceLog & Readonly<Record<string, unknown>>, locate: Locate): readonly ScriptedFace[];
}

/** Parts of a match that is played by rules. */
export interface RuledParts<Rules> extends MatchParts {
  readonly given: { readonly rules: Rules };
}

/** What a game says of its table. */
export interface AtTable<T extends DecidedTypes, P extends RuledParts<Rules>, Rules> {
  readonly telling: Telling<T>;
  readonly standardRules: Rules;
  readonly coaches: CoachList<P["coach"], Rules>;
  /** The teams of a fixture. @throws UserError for words that name no team */
  sides(fixture: Fixture<Rules>): Omit<P["given"], "rules">;
  /** Everything that happened, a line or sentence each. */
  story(events: readonly T["event"][], game: T["setup"]): readonly string[];
  readonly dice: DiceNotation;
}

type MatchTypes = DecidedTypes & { readonly event: { readonly type: string } };

/** What a dice log is played with. */
export type LogRequest<Rules> = Partial<CoachWork<Rules>> & { readonly teams?: unknown };

/** A game's table, made from the table of its decisions. */
export interface MatchTable<T extends DecidedTypes, R, Rules, Coach = unknown> {
  readonly coaches: CoachList<Coach, Rules>;
  /** Format of its dice logs. */
  readonly format: string;
  readonly handWords: HandWords<T>;
  readonly byHand: ByHand<Rules>;
  /** The teams of a fixture; the usual ones where no one names any. @throws UserError */
  sides(fixture: Fixture<Rules>): object;
  /** Form of the choices in a record. */
  choices(): ZodType<readonly T["choice"][]>;
  /** Form of a dice log. */
  diceLog(): ZodType;
  /** The game that a dice log makes; every fault has its line. */
  playFromDice(data: unknown, locate: Locate, request?: LogRequest<Rules>): PlayedDice<R>;
}

export function matchTable<
  T extends MatchTypes,
  P extends RuledParts<Rules>,
  R extends MatchFile<T> & P["head"],
  Rules,
>(
  games: MatchRecords<T, P, R>,
  { telling, standardRules, coaches, sides, story, dice }: AtTable<T, P, Rules>,
): MatchTable<T, R, Rules, P["coach"]> {
  const given = (fixture: Fixture<Rules>) => ({ rules: fixture.rules, ...sides(fixture) }) as P["given"];
  const coachAt = (id: string, work: CoachWork<Rules>, place?: Partial<Issue>) =>
    coaches.of(coachNamed(coaches.known, id, place).id, work);
  const choices = () => choicesShape(telling.decisions) as unknown as ZodType<readonly T["choice"][]>;

  const handWords: HandWords<T> = (game, hands) => ({
    question: (ask, state, coached) => handQuestion(telling, { ask, state, game }, hands, coached),
    story: (events) => story(events, game),
    die: telling.handDie ?? telling.die,
    ...(telling.zeros && { zeros: true }),
  });

  function play(file: DiceLog, locate: Locate, request: LogRequest<Rules>) {
    throwOnErrors(diceLogIssues(file, locate));
    const { rules = standardRules, teams } = request;
    const coach = coachAt(file.coach ?? coaches.usual, { ...request, rules }, locate(["coach"]));
    const fixture = given({ rules, names: file, teams, at: (side) => locate([side]) });
    return games.fromDice({ ...fixture, playoff: file.playoff }, coach, file, handWords, (game, answers) => {
      const words = new Whereabouts(telling, game);
      if (file.plays)
        return new DecisionTable<T>(file.plays, words, answers, locate, dice.first?.({ ...file }, locate));
      return new FlatDiceTable<T>(file, words, answers, locate);
    });
  }

  return {
    coaches,
    format: dice.format,
    sides,
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
        playoff: z.boolean().optional().describe("continues until someone leads"),
        ...diceLogShape(faces, choices(), entryOf(telling.decisions, faces, dice.says)),
      });
    },
    playFromDice: (data, locate, request = {}) => orIssues(() => play(data as DiceLog, locate, request)),
  };
}
