/** What a row of PC-3 says about the dice and answers of its play, in the order in which the play asks for them. */
import { firstOf, ofType, sumOf } from "../../../kernel/lists/index.js";
import { otherSide, type Side } from "../../../kernel/football/index.js";
import type { Clues, StepSoFar } from "../../../kernel/machine/index.js";
import { countFrom } from "../../../kernel/words/index.js";
import {
  ENDS,
  SKILLS,
  type Both,
  type Choice,
  type Decision,
  type DieUse,
  type GameEvent,
  type PostcardTypes,
  type RowEvent,
  type Skill,
} from "../engine/index.js";
import { numbersOf } from "../engine/numbers.js";
import type { DieColumn } from "../log/index.js";
import type { PostcardRules } from "../rules/index.js";
import { doubted, DOUBTS, type Doubt, type PlayRow } from "./play-rows.js";
import { facesOfTackle, tackleAsked } from "./tackles.js";

type Step = StepSoFar<PostcardTypes>;
type Spend = Extract<Decision, { kind: "spend" }>;

const FACES = countFrom(1, 6);
const isFace = (face: number | undefined): face is number => face !== undefined && FACES.includes(face);

/** Faces of a die, written down or not. */
const written = (face: number | undefined, open: boolean): readonly number[] =>
  isFace(face) ? [face] : open ? FACES : [];

/** First of two dice with a given sum: one candidate without a natural 1, and one with it. Others look the same on the log. */
function firstOfPair(sum: number): readonly number[] {
  const plain = sum >= 4 && sum <= 12 ? [Math.floor(sum / 2)] : [];
  return sum >= 2 && sum <= 7 ? [...plain, 1] : plain;
}

/** The row being played, as logged. */
interface Now {
  readonly event: RowEvent;
  readonly row: PlayRow;
  /** True for the kick after this row's touchdown. */
  readonly kick: boolean;
}

/** Number of printed rows for these events: the kick after a touchdown has none. */
const printed = (events: readonly GameEvent[]): number =>
  events.reduce(
    (count, event) =>
      event.type === "row" ? count + 1 : event.type === "call" && event.call === "kick" ? count - 1 : count,
    0,
  );

/** Skills that fit the rerolled dice. */
export function likelySkills(rows: readonly PlayRow[], rules: PostcardRules): Both<Skill> {
  const { plays } = numbersOf(rules);
  const again = rows.flatMap((row) => {
    const count = row.rolls.filter(({ letter }) => letter === "r").length;
    const kind = plays.at(row.number("pickOff") ?? 0) ?? "rush";
    return count > 0 ? [{ count, kind, offense: sideIn(row) }] : [];
  });
  const pairs = SKILLS.flatMap((away) => SKILLS.map((home) => ({ away, home })));
  const lacks = (skill: Both<Skill>): number =>
    again.filter(({ count, kind, offense }) => {
      const able = [skill[offense] === `offense-${kind}`, skill[otherSide(offense)] === `defense-${kind}`];
      return able.filter(Boolean).length < count;
    }).length;
  return pairs.reduce((best, pair) => (lacks(pair) < lacks(best) ? pair : best));
}

const sideIn = (row: PlayRow | undefined): Side => (/^a/i.test(row?.text("side") ?? "") ? "away" : "home");

/** Number of tries: with everything as written, then with one doubt at a time. */
const PASSES = [2000, ...DOUBTS.map(() => 300)];

/** True if this may have any value. */
const isOpen = ({ doubts }: PlayRow, place: Doubt): boolean => doubts === place || doubts === "everything";

/** Clues from the rows. */
export function logClues(rows: readonly PlayRow[], rules: PostcardRules): Omit<Clues<PostcardTypes>, "against"> {
  const skills = likelySkills(rows, rules);
  const opener = sideIn(rows.at(0));
  const now = ({ before, events, pass }: Step): Now | undefined => {
    const event = firstOf(events, "row");
    if (!event) return undefined;
    const kick = event.what === "try" && ofType(events, "call").some(({ call }) => call === "kick");
    const at = printed(before);
    const row = rows.at(kick ? at - 1 : at);
    return row && { event, row: pass === 0 ? row : doubted(row, DOUBTS[pass - 1]), kick };
  };
  return {
    passes: PASSES,
    faces({ use, side }, step) {
      // No one writes down who won the toss: the winner takes the ball.
      if (use === "toss") return [side === opener ? 2 : 5];
      if (use === "draw") return [SKILLS.indexOf(skills[side!]) + 1];
      const here = now(step);
      return here ? facesOf(use as DieUse, side!, here, step, rules) : [];
    },
    answers(ask, step) {
      const here = now(step);
      const options: readonly Choice[] = ask.options;
      const said =
        ask.kind === "toss"
          ? ["receive"]
          : ask.kind === "try"
            ? saidTry(rows, step)
            : here
              ? saidOf(ask, here, step, rules)
              : [];
      const legal = said.filter((choice) => options.includes(choice));
      // A number of the circle that was written down is trusted.
      if (here?.row.doubts !== "everything" || (ask.kind === "pick" && legal.length > 0)) return legal;
      return [...legal, ...options.filter((choice) => !legal.includes(choice))];
    },
  };
}

function saidTry(rows: readonly PlayRow[], { before }: Step): readonly Choice[] {
  const at = printed(before);
  if (/^2p$/i.test(rows.at(at)?.text("down") ?? "")) return ["two"];
  const kicked = rows[at - 1].rolls.some(({ letter }) => letter === "b" || letter === "k");
  return kicked ? ["kick"] : [];
}

/** Answers that the row suggests, likeliest first. */
function saidOf(
  ask: Exclude<Decision, { kind: "toss" | "try" }>,
  now: Now,
  step: Step,
  rules: PostcardRules,
): readonly Choice[] {
  const { row } = now;
  const words = row.text("words").toLowerCase();
  switch (ask.kind) {
    case "kickoff":
      return /^os$/i.test(row.text("down")) ? ["onside"] : ["regular"];
    case "pick":
      return pickIn(row, ask.offense ? "pickOff" : "pickDef", ask.options);
    case "return":
      if (row.tackles.length > 0) return ["run"];
      return words.includes("fair catch") ? ["fairCatch"] : ["touchback", "fairCatch"];
    case "down":
      return saidDown(row, words);
    case "fakePlay":
      return [row.text("total") === "" ? "rush" : "pass"];
    case "spend":
      return spends(ask, now, step, rules);
    case "throw":
      if (isOpen(row, "second")) return ask.options;
      return [row.text("second") === "" ? "stop" : "throw"];
    case "skill": {
      if (isOpen(row, "other")) return ask.options;
      const again = row.rolls.filter(({ letter }) => letter === "r").length;
      return again === 0 ? ["keep"] : again > 1 ? ["reroll"] : ["reroll", "keep"];
    }
    case "cross":
      return saidCross(ask, row, step);
    case "punt": {
      const [, target] = /(?:punt|kick) (\d+)/.exec(words) ?? [];
      return target ? [Number(target)] : ask.options;
    }
  }
}

function pickIn(row: PlayRow, cell: "pickOff" | "pickDef", options: readonly number[]): readonly number[] {
  const number = row.number(cell);
  return number !== undefined ? [number] : isOpen(row, cell) ? options : [];
}

function saidDown(row: PlayRow, words: string): readonly Choice[] {
  if (row.text("pickOff") !== "") return ["play"];
  if (row.rolls.some(({ letter }) => letter === "x")) return ["fakePunt", "fakeFieldGoal"];
  if (words.startsWith("punt")) return ["punt"];
  if (words.startsWith("fg")) return ["fieldGoal"];
  return words.startsWith("knee") ? ["knee"] : ["fieldGoal", "knee", "punt"];
}

/** Circles crossed so far, and after the row; in the two-minute stage, the columns count plays. */
function times(row: PlayRow, { before, events }: Step) {
  const time = { ...(before.findLast((event) => event.type === "rowEnd")?.time ?? { left: 0, right: 0 }) };
  for (const { end, circle } of ofType(events, "cross")) time[end] = circle;
  return { time, after: { left: row.number("timeLeft"), right: row.number("timeRight") } };
}

/** An end whose count of circles must still grow. */
function saidCross({ options }: Extract<Decision, { kind: "cross" }>, row: PlayRow, step: Step): readonly Choice[] {
  const { time, after } = times(row, step);
  const known = after.left !== undefined && after.right !== undefined;
  return known ? options.filter((end) => after[end]! > time[end]) : options;
}

/** Natural 1s that a side must still roll in a row, according to its bar: circles may supply some, and any above the cap are lost. */
function onesDue(side: Side, { event, row }: Now, step: Step, { card }: PostcardRules) {
  const after = row.number(side === "home" ? "barHome" : "barAway");
  if (after === undefined) return { least: 0, most: Infinity };
  const bar = step.before.findLast((one) => one.type === "rowEnd")?.bar[side] ?? 0;
  const moved = ofType(step.events, "bonus").reduce((sum, one) => (one.side === side ? sum + one.change : sum), 0);
  const left = spentBy(side, event, row) - spentIn(step.events, side);
  if (left === Infinity) return { least: 0, most: Infinity };
  const { time, after: till } = times(row, step);
  const stars = ENDS.reduce((sum, end) => sum + sumOf(card.timeStars[end].slice(time[end], till[end])), 0);
  const gains = after - bar - moved + left;
  return { least: gains - stars, most: after + left <= card.barCap ? gains : Infinity };
}

/** Maximum dice of a side after this tackle. */
const diceToCome = (row: PlayRow, tackle: number, step: Step): number =>
  row.tackles.length -
  1 -
  tackle +
  row.rolls.filter(({ letter }) => letter === "f").length -
  countUse(step, "recovery") / 2 +
  // The kick after a touchdown: a block and two kick dice.
  (row.rolls.some(({ letter }) => letter === "b" || letter === "k") ? 3 : 0);

const spentIn = (events: readonly GameEvent[], side: Side): number =>
  ofType(events, "bonus").reduce(
    (sum, event) => (event.side === side && event.why === "spent" ? sum - event.change : sum),
    0,
  );

/** Bonuses that a side spent in the whole row. */
function spentBy(side: Side, { offense }: RowEvent, row: PlayRow): number {
  const cell = side === offense ? "spentOff" : "spentDef";
  return row.number(cell) ?? (isOpen(row, cell) ? Infinity : 0);
}

/** The next roll with these letters. */
const rollAt = (row: PlayRow, letter: string, at: number) => row.rolls.filter((roll) => roll.letter === letter).at(at);

const countUse = ({ thrown }: Step, use: DieUse): number => thrown.filter((die) => die.use === use).length;

/** Bonuses for a roll: as the row says, or the rest of those spent in the row. */
function spends(ask: Spend, { event, row }: Now, step: Step, rules: PostcardRules): readonly number[] {
  const { on, side, offense, options, bonus = 0, against = 0 } = ask;
  const of = (letter: string, at = 0, die = 0): readonly number[] =>
    isOpen(row, "other") ? options : [rollAt(row, letter, at)?.dice.at(die)?.spent ?? 0];
  const left = (own: Side): number => Math.max(0, spentBy(own, event, row) - spentIn(step.events, own));
  const fits = (test: (spent: number) => boolean): readonly number[] =>
    options.filter((spent) => spent <= left(side) && test(spent));
  switch (on) {
    case "grounding":
      return of("g");
    case "contested":
      return offense ? of("g") : of("i");
    case "interception":
      return of("i");
    case "strip":
      return of("s");
    case "recovery":
      return of("f", countUse(step, "recovery") / 2, offense ? 0 : 1);
    case "challenge": {
      const [mine, theirs, result] = ["offense", "defense", "result"].map((cell) => row.number(cell));
      if (mine === undefined || theirs === undefined || result === undefined) return fits(() => true);
      // The offense declares its bonuses first: its share and the defense's account for the rest of the result.
      const rest = result - (offense ? mine + bonus - theirs - against : mine + against - theirs - bonus);
      if (offense) return fits((spent) => spent - rest >= 0 && spent - rest <= left(otherSide(side)));
      const last = step.answered.at(-1);
      const said = last?.ask.kind === "spend" && last.ask.on === "challenge" && last.ask.offense ? last.choice : 0;
      return fits((spent) => spent === Number(said) - rest);
    }
    case "second": {
      const [face, sum] = [row.number("second"), row.number("total")];
      const { low, high } = numbersOf(rules).pass;
      const { result = 0 } = ask;
      return fits((spent) => {
        if (face === undefined || sum === undefined) return true;
        const value = face + spent + bonus;
        const thrown = result + (result < 0 ? Math.floor(value / 2) : value);
        return Math.max(low, Math.min(high, thrown)) === sum;
      });
    }
    case "pressure": {
      const face = row.number("pressure");
      const pressed = /^\d+\+/.test(row.text("level"));
      const { levels } = rules.card;
      const need = (levels.find(({ level }) => level === ask.level) ?? levels[0]).pressure;
      return fits((spent) => face === undefined || isOpen(row, "level") || face + spent >= need === pressed);
    }
    case "catch": {
      const face = row.number("catch");
      const { caught } = row;
      return fits((spent) => {
        if (face === undefined || isOpen(row, "caught")) return true;
        const value = face + spent + bonus;
        return caught === undefined ? value < (ask.need ?? 0) : value - (ask.pressure ?? 0) === caught;
      });
    }
    case "tackle": {
      const at = countUse(step, "tackle") / 2;
      const later = row.rolls.filter(({ letter }) => letter === "f").slice(countUse(step, "recovery") / 2);
      if (at < row.tackles.length - 1 || later.length > 1) return fits(() => true);
      // Anything not spent earlier was spent on the last tackle, except on the loose ball after it: its carrier rolls first.
      const kept = later.at(0)?.dice.at(offense ? 0 : 1)?.spent ?? 0;
      return fits((spent) => left(side) === Infinity || spent === Math.max(0, left(side) - kept));
    }
  }
}

function facesOf(use: DieUse, side: Side, now: Now, step: Step, rules: PostcardRules): readonly number[] {
  const { event, row, kick } = now;
  const thrown = step.thrown.filter((die) => die.use === use);
  const count = thrown.length;
  const ofPair = count % 2;
  const again = row.rolls.filter(({ letter }) => letter === "r");
  const openRoll = (letter: string, at: number): boolean => {
    const found = rollAt(row, letter, at);
    return isOpen(row, "other") || (found !== undefined && isOpen(row, `roll ${row.rolls.indexOf(found)}`));
  };
  const roll = (letter: string, at = 0, die = 0): readonly number[] =>
    written(rollAt(row, letter, at)?.dice.at(die)?.sum, openRoll(letter, at));
  const sum = (letter: string, at = 0): readonly number[] => {
    const both = rollAt(row, letter, at)?.dice[0].sum;
    if (both === undefined) return written(undefined, openRoll(letter, at));
    return ofPair === 0 ? firstOfPair(both) : written(both - thrown[count - 1].face, false);
  };
  const die = (column: DieColumn): readonly number[] => written(row.number(column), isOpen(row, column));
  const column = (at: number): readonly number[] => die(at === 0 ? "offense" : "defense");
  switch (use) {
    case "challenge": {
      // A rerolled die shows its last face in the column, and the first one after R.
      if (again.length > 1) return roll("r", count);
      return again.length === 0 ? column(count) : [...column(count), ...roll("r")];
    }
    case "skill":
      return column(side === event.offense ? 0 : 1);
    case "second":
    case "pressure":
    case "catch":
      return die(use);
    case "grounding":
      return roll("g");
    case "contested":
      return count === 0 ? roll("g") : roll("i");
    case "interception":
      return roll("i");
    case "strip":
      return sum("s");
    case "recovery":
      return roll("f", Math.floor(count / 2), ofPair);
    case "fake":
      return roll("x", 0, count);
    case "block":
      return kick ? roll("b", 0, count) : column(count);
    case "fieldGoal":
    case "punt": {
      const first = kick && punted(step.before) ? 1 : 0;
      return sum("k", first);
    }
    case "tackle": {
      const tackle = tackleAsked(event, step, rules);
      const toCome = diceToCome(row, tackle.at, step);
      const fitsOnes = (own: Side, face: number): boolean => {
        const { least, most } = onesDue(own, now, step, rules);
        const one = face === 1 ? 1 : 0;
        return least - one <= toCome && one <= most;
      };
      const bothFit = (face: number, result: number): boolean =>
        fitsOnes(side, face) && fitsOnes(otherSide(side), face - result + tackle.ahead);
      const result = row.tackles.at(tackle.at);
      if (result === undefined)
        return isOpen(row, `tackle ${tackle.at}`) && row.tackles.length > tackle.at ? FACES : [];
      const faces = facesOfTackle(result, tackle);
      if (row.doubts !== "everything")
        return tackle.mine === undefined ? faces.filter((face) => bothFit(face, result)) : faces;
      return [...faces, ...FACES.filter((face) => !faces.includes(face))];
    }
    default:
      return [];
  }
}

/** True if the latest row of these events is a punt or a free kick: its two dice come before those of the kick after the touchdown. */
function punted(events: readonly GameEvent[]): boolean {
  const from = events.findLastIndex(({ type }) => type === "row");
  return ofType(events.slice(from), "roll").some(({ on }) => on === "punt");
}
