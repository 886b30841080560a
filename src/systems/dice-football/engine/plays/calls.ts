/** The first two steps of a play: the situation, both calls, who blocks, and who comes into the box. */
import { remember } from "../../../../kernel/cache/remember.js";
import { otherSide, type Side } from "../../../../kernel/football/index.js";
import {
  isCorner,
  isBack,
  LETTERS,
  RUNS,
  SPECIAL_OFFENSE,
  TWO_DICE,
  type Code,
  type DefenseCall,
  type GameCharts,
  type Letter,
  type OffenseCall,
  type Pass,
  type Run,
  type SpecialOffense,
} from "../../rules/index.js";
import { type Defender, type Out, type Receiver } from "../../trc/index.js";
import { outOf } from "../men/absent.js";
import type { DefenseChoice, SnapChoice } from "../decisions.js";
import type { Game } from "../game.js";
import type { GameState } from "../state.js";
import type { Attack, Stand, TeamBook } from "../books/team-book.js";
import { rollFour, rollTwo, type Four, type Notes, type Turn } from "../turn.js";

/** Letter for the yards to go. */
export function letterOf(toGo: number, { situations }: Pick<GameCharts, "situations">): Letter {
  const { letters } = situations;
  return LETTERS.find((letter) => toGo >= letters[letter][0] && toGo <= letters[letter][1]) ?? "D";
}

const DOWNS = ["4", "1", "2", "3", "4"] as const;

/** Printed columns by down (0 for a try) and yards to go. */
const codesOf = remember((charts: Pick<GameCharts, "situations">): readonly (readonly Code[])[] =>
  DOWNS.map((down) =>
    Array.from({ length: TWO_DICE }, (_, toGo) => charts.situations.map[down][letterOf(toGo, charts)]),
  ),
);

/** The printed column of a situation; a try counts as fourth down. */
export const codeOf = (
  { down, toGo }: Pick<GameState, "down" | "toGo">,
  charts: Pick<GameCharts, "situations">,
): Code => codesOf(charts)[down][toGo];

const RUN_CALLS: ReadonlySet<string> = new Set(RUNS);
export const isRun = (call: OffenseCall): call is Run => RUN_CALLS.has(call);

const isSpecial = (call: string): call is SpecialOffense => (SPECIAL_OFFENSE as readonly string[]).includes(call);

/** A play after both calls. */
export interface Called {
  readonly offense: Side;
  readonly choice: SnapChoice;
  readonly code: Code;
  /** The offense on the field. */
  readonly book: TeamBook;
  readonly attack: Attack;
  readonly stand: Stand;
  readonly roll: Four;
  readonly call: OffenseCall;
  readonly defense: DefenseCall;
  readonly boxed: readonly Defender[];
  /** Receivers who block; only on passes. */
  readonly blocking: readonly Receiver[];
  /** True if a person called the offense: passes use the receiver chart. */
  readonly human: boolean;
  readonly isTry: boolean;
  /** Offensive players who miss this play. */
  readonly out: Out;
  readonly note: Notes;
}

const NOBODY: readonly Receiver[] = [];

/** Who stays in to block: the coach's choice, the [5] man if the roll ends in 5, or more after several sacks. */
export function blockersOf(
  { switches }: Game["rules"],
  receivers: readonly Receiver[],
  { white, sacked, chosen }: { readonly white: number; readonly sacked: number; readonly chosen?: readonly number[] },
): readonly Receiver[] {
  if (chosen) return receivers.filter(({ number }) => chosen.includes(number));
  const few = switches.blockersBySacks === "off" || sacked < 2;
  // Most plays have no blockers: avoid allocating lists.
  if (switches.soloBlock5 === "off" || (few ? white !== 5 : white % 2 === 0)) return NOBODY;
  const five = receivers.filter(({ blocks }) => blocks);
  if (few) return five;
  const others = (...numbers: number[]): Receiver[] =>
    receivers.filter((one) => !one.blocks && numbers.includes(one.number));
  const is5 = white === 5;
  if (sacked < 4) return is5 ? [...five, ...others(4)] : five;
  const both = [...five, ...others(4)];
  return sacked > 4 && is5 ? [...both, ...others(3)] : both;
}

/** Safeties whom a person brings up: the strong safety first. */
const broughtUp = ({ unit: { men } }: Stand, count: number): Defender[] =>
  men
    .filter(({ at }) => isBack(at) && !isCorner(at))
    .sort((a, b) => Number(b.at === "SS") - Number(a.at === "SS"))
    .slice(0, count);

/** Step 2 of a play. */
export function callPlay(turn: Turn, choice: SnapChoice, answer: DefenseChoice, note: Notes): Called {
  const { game, draft } = turn;
  const { ball: offense } = draft;
  const defending = otherSide(offense);
  const [own, other] = [game.books[offense], game.books[defending]];
  const code = codeOf(draft, game.rules.tables);
  const group = choice.group === undefined ? own.groupOf[code] : choice.group - 1;
  const formation = answer.formation === undefined ? group : answer.formation - 1;
  const out = outOf(draft, offense);
  const roll = rollFour(turn, "call", note);
  const outThere = outOf(draft, defending);
  const book = own.onRoll(roll.W, out);
  const attack = book.attack(group, out);
  const stand = other.onRoll(roll.B, outThere).stand(formation, outThere);
  const letter = code[1] as Letter;
  const human = choice.call !== "card" && !isSpecial(choice.call);
  const call = human
    ? (choice.call as OffenseCall)
    : (choice.call === "card" ? own.calls[code] : game.charts.specialOffense[choice.call as SpecialOffense]).read(
        roll.RW,
        note,
      );
  const solo = answer.call === "card";
  const defense = !solo
    ? (answer.call as DefenseCall)
    : (isSpecial(choice.call)
        ? game.charts.specialDefense[
            choice.call === "noRuns" || choice.call === "fewRuns" ? "noFewRuns" : "noFewPasses"
          ]
        : other.defenseCalls[letter]
      ).read(roll.KB, note);
  const boxed = !solo
    ? broughtUp(stand, answer.box ?? 0)
    : game.rules.switches.soloBlock5 === "on"
      ? stand.boxed[roll.B]
      : [];
  return {
    offense,
    choice,
    code,
    book,
    attack,
    stand,
    roll,
    call,
    defense,
    boxed,
    blocking: isRun(call)
      ? NOBODY
      : blockersOf(game.rules, attack.unit.receivers, {
          white: roll.W,
          sacked: draft.sacked[offense],
          chosen: human ? (choice.blockers ?? []) : undefined,
        }),
    human,
    isTry: draft.down === 0,
    out,
    note,
  };
}

/** The receiver of a pass; undefined if a person's pass is thrown away. */
export function targetOf(turn: Turn, { call, attack, human, note }: Called): Receiver | undefined {
  const meant = Number((call as Pass)[1]);
  if (!human) return attack.unit.receivers[meant - 1];
  const actual = turn.game.charts.passReceiver.read(rollTwo(turn, "receiver", note), note)[meant - 1];
  return attack.unit.receivers[actual - 1];
}
