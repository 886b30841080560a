/** What a season on DY-4 says about its dice and answers. If dice were rolled more than once, the log has the first and the last faces. */
import { firstOf, ofType } from "../../../kernel/lists/index.js";
import { countFrom } from "../../../kernel/words/index.js";
import type { Clues, StepSoFar } from "../../../kernel/machine/index.js";
import {
  ACCEPT,
  EXTEND,
  STOP,
  DONE,
  type CampaignTypes,
  type Choice,
  type DynastyEvent,
  type Pending,
} from "../engine/index.js";
import { SPENDINGS, type RollStage } from "../engine/events.js";
import { ROUNDS, type DynastyRules } from "../rules/index.js";
import { doubting, doubtsOf, NEXT_START, type SeasonRow } from "./season-rows.js";

type Step = StepSoFar<CampaignTypes>;
type Pool = Extract<Pending, { kind: "regular" | "playoff" }>;

const FACES = countFrom(1, 6);

/** The season so far. */
interface Now {
  readonly row: SeasonRow;
  /** Since its beginning. */
  readonly events: readonly DynastyEvent[];
  readonly rules: DynastyRules;
}

/** Clues from the seasons of a log. A step is a whole season. */
export function seasonClues(rows: readonly SeasonRow[], rules: DynastyRules): Omit<Clues<CampaignTypes>, "against"> {
  const doubts = doubtsOf(rules.tables.setup.diceMax);
  const nowOf = ({ before, events, pass }: Step): Now | undefined => {
    const own = events.findLastIndex(({ type }) => type === "seasonStart");
    const started = own < 0 ? before.findLastIndex(({ type }) => type === "seasonStart") : own;
    const since = own < 0 ? [...before.slice(started), ...events] : events.slice(started);
    const [start] = ofType(since, "seasonStart");
    const row = rows.at(start.season - 1);
    const last = start.season > 1 ? rows[start.season - 2] : undefined;
    // A different campaign from the written one: nothing after this would fit.
    if (!row || (last && strays(row, "start", start.influence) && strays(last, "left", start.influence)))
      return undefined;
    if (pass === 0) return { row, events: since, rules };
    const doubt = doubts[pass - 1];
    return hasWriting(row, doubt) ? { row: doubting(row, doubt), events: since, rules } : undefined;
  };
  return {
    // A season's line contains everything that the next one carries over.
    back: 0,
    passes: [400, ...doubts.map(() => 60)],
    faces(_die, step) {
      const now = nowOf(step);
      return now ? facesOf(now, step) : [];
    },
    answers(ask, step) {
      const now = nowOf(step);
      return now ? answersOf(ask, now) : [];
    },
  };
}

const strays = (row: SeasonRow, cell: string, influence: number): boolean =>
  row.number(cell) !== undefined && row.number(cell) !== influence;

/** True if a doubt changes anything: dice that no one rolled have no writing. */
function hasWriting(row: SeasonRow, cell: string): boolean {
  const die = cell.lastIndexOf(".");
  return die < 0 || row.text(`${cell.slice(0, die)}.1`) !== "" || row.text(cell) !== "";
}

/** Faces in a cell; if it is doubted, all of them, the other roll's first; none if the cell is empty. */
function written(row: SeasonRow, cell: string): readonly number[] {
  const face = row.number(cell);
  if (face !== undefined && FACES.includes(face)) return [face];
  if (!row.doubted(cell)) return [];
  const twin = row.number(
    cell.includes(".first.") ? cell.replace(".first.", ".final.") : cell.replace(".final.", ".first."),
  );
  return [...FACES].sort((a, b) => Number(b === twin) - Number(a === twin));
}

/** The faces in a list of cells; undefined if nothing is known. */
const listed = (row: SeasonRow, list: string, count: number): readonly (number | undefined)[] =>
  countFrom(1, count).map((die) => row.number(`${list}.${die}`));

const isWritten = (row: SeasonRow, list: string, count: number): boolean =>
  countFrom(1, count).some((die) => row.text(`${list}.${die}`) !== "");

const rollsOf = (events: readonly DynastyEvent[], stage: RollStage) =>
  ofType(events, "roll").filter((roll) => roll.stage === stage);

/** What is rolled next: the offseason, the Front Office, or Team Dice. */
function stageOf({ events, rules }: Now): RollStage {
  const { offSeason, playoffs } = rules.tables;
  const result = firstOf(events, "result");
  if (result) return playoffs[(result.entry === "bye" ? 1 : 0) + ofType(events, "playoff").length].round;
  const news = ofType(events, "chart").find(({ chart }) => chart === "offSeason");
  if (!news) return "offSeason";
  const option = ofType(events, "option").at(-1);
  const visits = rollsOf(events, "frontOffice").length;
  const again = option?.effect === "rollAgain" && ofType(events, "option").length === visits;
  return offSeason[news.row].frontOffice && (visits === 0 || again) ? "frontOffice" : "regular";
}

function facesOf(now: Now, { events, thrown, answered }: Step): readonly number[] {
  const { row } = now;
  const stage = stageOf(now);
  const done = rollsOf(now.events, stage).length;
  const rolled = ofType(events, "roll").reduce((sum, { faces, rerolled }) => sum + (rerolled ?? faces).length, 0);
  const at = thrown.length - rolled;
  if (stage === "frontOffice") return written(row, `office.${done + 1}`);
  if (stage === "offSeason" && done === 0) return written(row, `roll.first.${at + 1}`);
  if (done === 0) return written(row, `${stage}.first.${at + 1}`);
  const again = answered.findLast(({ choice }) => choice.kind === "reroll")?.choice;
  const die = again?.kind === "reroll" ? [...again.dice].sort((a, b) => a - b)[at] : at;
  if (stage === "offSeason") return written(row, `roll.last.${die + 1}`);
  const faces = written(row, `${stage}.final.${die + 1}`);
  // Before another roll the Coach Die may have shown anything, and a 6 earns a point.
  if (die !== 0 || faces.length !== 1) return faces;
  const shown = left(now) > 0 ? [...faces, faces[0] === 6 ? 5 : 6] : faces;
  return sixesToCome(now) > 0 ? shown : shown.filter((face) => face !== 6);
}

const isSpending = (reason: string): boolean => (SPENDINGS as readonly string[]).includes(reason);

/** Extensions still to be bought. */
function toExtend({ row, events, rules }: Now): number {
  if (row.doubted("extended")) return Infinity;
  const bought = ofType(events, "extension").filter(({ source }) => source === "bought").length;
  return (row.number("extended") ?? 0) / rules.tables.extension.bought - bought;
}

/** Influence still to be spent on dice; infinite if the total was not written down. */
function left(now: Now): number {
  const spent = now.row.number("spent");
  if (spent === undefined) return Infinity;
  const paid = ofType(now.events, "influence").reduce(
    (sum, { reason, by }) => (isSpending(reason) ? sum - by : sum),
    0,
  );
  const extensions = toExtend(now);
  return spent - paid - (extensions === Infinity ? 0 : extensions);
}

/**
 * Natural 6s still to come from rerolls of the Coach Die, according to the influence left at the end. A limit may have cut one off, which a
 * doubt covers.
 */
function sixesToCome({ row, events, rules }: Now): number {
  const [ready, spent] = ["ready", "spent"].map((cell) => row.number(cell));
  const after = row.number("left") ?? row.number(NEXT_START);
  if (ready === undefined || after === undefined || spent === undefined) return Infinity;
  const pools: readonly RollStage[] = ["regular", ...ROUNDS];
  const since = events.findIndex((event) => event.type === "influence" && event.reason === "seasonGain");
  const before = since < 0 ? [] : events.slice(0, since);
  const paid = ofType(before, "influence").reduce((sum, { reason, by }) => (isSpending(reason) ? sum - by : sum), 0);
  const won = rules.tables.playoffs.reduce(
    (sum, { round, influence }) => (/^w/i.test(row.text(`${round}.result`)) ? sum + influence : sum),
    0,
  );
  const thrown = pools.filter((pool) => row.number(`${pool}.first.1`) === 6).length;
  const again = ofType(events, "roll").filter(({ stage, rerolled, faces }) => {
    return pools.includes(stage) && rerolled?.includes(0) === true && faces[0] === 6;
  }).length;
  return after - ready + spent - paid - won - thrown - again;
}

/** Answers that the season suggests, likeliest first. An extension may be bought at any of them: the later, the likelier. */
function answersOf(ask: Pending, now: Now): readonly Choice[] {
  const extensions = toExtend(now);
  if (ask.kind === "extend" && ask.at === "seasonEnd" && extensions > 0 && extensions !== Infinity) return [EXTEND];
  const own = ownAnswers(ask, now);
  return "canExtend" in ask && ask.canExtend && extensions > 0 ? [...own, EXTEND] : own;
}

function ownAnswers(ask: Pending, now: Now): readonly Choice[] {
  const { row, events } = now;
  const again = rollsOf(events, "offSeason").length - 1;
  const rerolls = row.number("rerolls") ?? (isWritten(row, "roll.last", 2) ? 1 : 0);
  switch (ask.kind) {
    case "bid": {
      const modifiers = (counts: readonly number[]): readonly Choice[] =>
        counts.filter((count) => count <= ask.maxModifiers).map((count) => ({ kind: "bid", modifiers: count }));
      const any = countFrom(0, Math.min(ask.maxModifiers, left(now)));
      if (row.doubted("bought") || row.doubted("rerolls")) return modifiers(any);
      // Modifiers of an earlier roll are lost: the log only has the remaining ones.
      if (again + 1 < rerolls) return modifiers(row.text("bought") === "0" ? [...any.slice(1), 0] : any);
      return modifiers([row.number("bought") ?? 0]);
    }
    case "hold": {
      const positions = twoDice(ask.faces, listed(row, "roll.last", 2)).filter(
        (dice) => !ask.rerollAll || dice.length === ask.faces.length,
      );
      const rolls = positions.map((dice): Choice => ({ kind: "reroll", dice }));
      if (row.doubted("rerolls")) return ask.canReroll && left(now) > 0 ? [ACCEPT, ...rolls] : [ACCEPT];
      return again < rerolls ? (ask.canReroll ? rolls : []) : [ACCEPT];
    }
    case "frontOffice": {
      const more =
        isWritten(row, "office", 2) && row.text(`office.${rollsOf(events, "frontOffice").length + 1}`) !== "";
      const options = [0, 1] as const;
      return options
        .filter((index) => (ask.options[index] === "rollAgain") === more)
        .map((index) => ({ kind: "option", index }));
    }
    case "extend":
      return [DONE];
    default:
      return poolAnswers(ask, now);
  }
}

/** Positions of the two dice that were rerolled: those that changed, and perhaps one that came up the same. */
function twoDice(faces: readonly number[], last: readonly (number | undefined)[]): readonly (readonly number[])[] {
  const changed = [0, 1].filter((die) => faces[die] !== last[die]);
  const both = [0, 1];
  if (changed.length === 2) return [both];
  return changed.length === 1 ? [changed, both] : [[0], [1], both];
}

/** Team Dice: from the first roll to the final dice. */
function poolAnswers(ask: Pool, now: Now): readonly Choice[] {
  const { row, events } = now;
  const stage = ask.kind === "regular" ? "regular" : ask.round;
  const { faces } = ask;
  const stops: readonly Choice[] =
    ask.kind === "regular" && ask.rows.length > 1 ? ask.rows.map((at) => ({ kind: "stop", row: at })) : [STOP];
  const changes =
    rollsOf(events, stage).length - 1 + ofType(events, "coachSet").filter((event) => event.stage === stage).length;
  if (!isWritten(row, `${stage}.final`, faces.length)) return changes === 0 ? stops : [];
  const final = listed(row, `${stage}.final`, faces.length);
  const differ = faces.flatMap((face, die) => (face === final[die] || final[die] === undefined ? [] : [die]));
  const unknown = changes === 0 ? faces.flatMap((_, die) => (final[die] === undefined ? [die] : [])) : [];
  const choices: Choice[] = differ.length === 0 && changes > 0 ? [...stops] : [];
  const more = left(now);
  if (more <= 0) return choices;
  const rerolls = (...lists: readonly (readonly number[])[]): void => {
    if (!ask.canReroll) return;
    const all = faces.map((_, die) => die);
    choices.push(...(ask.rerollAll ? [all] : lists).map((dice): Choice => ({ kind: "reroll", dice })));
  };
  const turns = (): void => {
    if (ask.canSetCoach && final[0] !== undefined) choices.push({ kind: "setCoach", face: final[0] });
  };
  const sixes = sixesToCome(now) > 0;
  if (differ.length > 0) {
    if (differ[0] !== 0 || final[0] !== 6 || sixes) rerolls(differ);
    if (differ[0] !== 0) {
      if (unknown.length > 0) rerolls([...differ, ...unknown].sort((a, b) => a - b));
      return choices;
    }
    if (differ.length === 1 || more > 1) turns();
    if (differ.length > 1 && more > 1) rerolls(differ.slice(1));
    if (unknown.length > 0) rerolls([...differ, ...unknown].sort((a, b) => a - b));
    // Dice that were rerolled and came up the same, or rerolled several times.
  } else if (more !== Infinity || changes === 0)
    rerolls(unknown.length > 0 ? unknown : [faces.length - 1], ...(sixes ? [[0]] : []));
  return choices;
}
