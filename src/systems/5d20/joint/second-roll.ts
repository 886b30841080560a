/**
 * The second roll: all 8,000 combinations of red, white and blue. Each gives the defender, the result, and any matched
 * number. Plays that use the same black and yellow (`Gains`) form their own classes.
 */
import { turnedWhite } from "../engine/calls.js";
import { catchColumn, columnFor } from "../engine/columns.js";
import type { ChartBook } from "../engine/chart-book.js";
import { matched } from "../engine/turn.js";
import type { DefenseBook, TeamBook } from "../engine/team-book.js";
import {
  DEF_RESULTS,
  homeFieldOf,
  OTHER_RESULTS,
  PRE_RESULTS,
  REC_RESULTS,
  RUN_COLUMNS,
  SCRAMBLES,
  type Alignment,
  type FiveD20Rules,
  type PenaltyRow,
} from "../rules/index.js";
import { FACES, NUMBERS, zeros, type Matches } from "./dice.js";
import { Gains, plainGains, runOnGains, scrambleGains, type Carrier } from "./gains.js";

export type PlayKind = "run" | "complete" | "incomplete" | "intercepted" | "sack" | "scramble";

/** Plays that share a penalty row and a table of gains. */
export interface PlayClass {
  readonly kind: PlayKind;
  readonly fouls: PenaltyRow;
  /** By matched number; 0 for none. */
  readonly matches: Matches;
  /** For plays with a ball carrier. */
  readonly gains?: Gains;
}

export const chanceOf = ({ matches }: Pick<PlayClass, "matches">): number => matches.reduce((sum, p) => sum + p, 0);

/** Inputs that are the same for all second rolls. */
export interface Meeting {
  readonly offense: TeamBook;
  readonly defense: TeamBook;
  readonly charts: ChartBook;
  readonly rules: FiveD20Rules;
  readonly alignment: Alignment;
  /** Added to white. */
  readonly adjust: number;
  /** Who has the home field; undefined for no one. */
  readonly home: "offense" | "defense" | undefined;
}

/** Counts by matched number, under the ruling on white changed by the home field. */
type Tally = readonly (readonly number[][])[];

interface Met {
  /** `tally[what][blue][number]`. */
  readonly tally: Tally;
  /** The same for broken-up passes, by the defender's interception rating: `rated.get(int)[blue][number]`. */
  readonly rated: ReadonlyMap<number, readonly number[][]>;
  /** Probability of red together with a defender of the rating on DEF: `byRed.get(int)[red]`. */
  readonly byRed: ReadonlyMap<number, readonly number[]>;
}

const table = (): number[][] => Array.from({ length: FACES + 1 }, () => zeros(NUMBERS));
const EACH = 1 / FACES ** 3;

function meetings(m: Meeting, side: DefenseBook, isPass: boolean): Met {
  const { switches } = m.rules;
  const field = homeFieldOf(switches, (m.home === "defense" ? m.defense : m.offense).chart);
  const tally = Array.from({ length: isPass ? 4 : 3 }, table);
  const rated = new Map<number, number[][]>();
  const byRed = new Map<number, number[]>();
  for (let r = 1; r <= FACES; r++) {
    const { what: row, int } = side.defenders[Math.max(0, side.who[m.alignment].at(r))];
    for (let w = 1; w <= FACES; w++) {
      const turned = m.home === undefined ? w : turnedWhite(w, m.home === "offense", isPass, field);
      const at = row.at(turned + m.adjust);
      const what = at < 0 ? tally.length - 1 : at;
      const face = switches.homeFace ? turned : w;
      let ofRating: number[][] | undefined;
      if (isPass && what === 1) {
        ofRating = rated.get(int) ?? table();
        rated.set(int, ofRating);
        const red = byRed.get(int) ?? zeros(FACES + 1);
        byRed.set(int, red);
        red[r] += 1 / FACES ** 2;
      }
      for (let b = 1; b <= FACES; b++) {
        const n = matched(r, face, b);
        tally[what][b][n] += EACH;
        if (ofRating) ofRating[b][n] += EACH;
      }
    }
  }
  return { tally, rated, byRed };
}

/** Adds a weighted list to another. */
function addTo(matches: number[], more: readonly number[], weight: number): void {
  for (let n = 0; n < NUMBERS; n++) matches[n] += weight * more[n];
}

const WHAT_COLUMNS = [RUN_COLUMNS.hole, RUN_COLUMNS.los, RUN_COLUMNS.back] as const;

/** @param shares carries by runner */
export function runClasses(m: Meeting, shares: readonly number[]): PlayClass[] {
  const { offense, defense, charts, rules } = m;
  const { tally } = meetings(m, defense.runDef, false);
  const found: PlayClass[] = [];
  offense.runners.forEach((runner, i) => {
    if (shares[i] === 0) return;
    const carrier = carrierOf(m, runner.fum, rules.tables.outOfBounds.run);
    const columns = new Map<string, number[]>();
    WHAT_COLUMNS.forEach((names, what) => {
      for (let b = 1; b <= FACES; b++) {
        const name = names[Math.max(0, runner.rows[what].at(b))];
        const matches = columns.get(name) ?? zeros(NUMBERS);
        columns.set(name, matches);
        addTo(matches, tally[what][b], shares[i]);
      }
    });
    for (const [name, matches] of columns)
      found.push({
        kind: "run",
        fouls: "RUNNING",
        matches,
        gains: plainGains(columnFor(charts, name, runner.brk), 0, carrier),
      });
  });
  return found;
}

const carrierOf = ({ defense }: Meeting, rating: number, outFrom: number): Carrier => ({
  rating: rating + defense.chart.fumble.rateAdj,
  outFrom,
});

/** Catches by a player at a depth: complete, and run on with. */
interface Catches {
  readonly plain: number[];
  readonly runOn: number[];
}

/** @param shares intended passes by depth and receiver */
export function passClasses(m: Meeting, shares: readonly (readonly number[])[]): PlayClass[] {
  const { offense, defense, rules } = m;
  const { passer, receivers, out } = offense;
  const lies = rules.switches.matchDice === "lies";
  const met = meetings(m, defense.passDef, true);
  const [pre, , rec, other] = met.tally;
  const sack = zeros(NUMBERS);
  const scramble = zeros(NUMBERS);
  const incomplete = zeros(NUMBERS);
  const intercepted = zeros(NUMBERS);
  const players = (): Catches[] => receivers.map(() => ({ plain: zeros(NUMBERS), runOn: zeros(NUMBERS) }));
  const caught = shares.map(players);
  const caughtOut = players();

  shares.forEach((byMan, d) => {
    const all = byMan.reduce((sum, p) => sum + p, 0);
    if (all === 0) return;
    const toMen = (matches: readonly number[], weight = 1): void =>
      byMan.forEach((share, j) => addTo(caught[d][j].plain, matches, share * weight));
    for (let b = 1; b <= FACES; b++) {
      switch (PRE_RESULTS[Math.max(0, passer.pre[d].at(b))]) {
        case "SCK":
          addTo(sack, pre[b], all);
          break;
        case "INC":
          addTo(incomplete, pre[b], all);
          break;
        case "SCR":
          addTo(scramble, pre[b], all);
          break;
        case "CMP":
          toMen(pre[b]);
          break;
        case "OUT": {
          const chance = pre[b].reduce((sum, p) => sum + p, 0);
          // Red and white are rolled again: 400 combinations with the roll's blue.
          for (let r = 1; r <= FACES; r++)
            for (let w = 1; w <= FACES; w++) {
              const j = Math.max(0, out.at(r));
              const to = REC_RESULTS[Math.max(0, receivers[j].rows[0].at(w))];
              const list = to === "DRP" ? incomplete : to === "CMP" ? caughtOut[j].plain : caughtOut[j].runOn;
              if (lies) list[matched(r, w, b)] += (all * chance) / FACES ** 2;
              else addTo(list, pre[b], all / FACES ** 2);
            }
          break;
        }
      }
      if (OTHER_RESULTS[Math.max(0, passer.other[d].at(b))] === "CMP") toMen(other[b]);
      else addTo(incomplete, other[b], all);
      const down = DEF_RESULTS[Math.max(0, passer.def[d].at(b))] === "PD";
      for (const [int, matches] of met.rated) {
        if (!down) {
          toMen(matches[b]);
          continue;
        }
        const picked = Math.min(FACES, Math.max(0, int + passer.int[d])) / FACES;
        addTo(incomplete, matches[b], all * (1 - picked));
        if (!lies) addTo(intercepted, matches[b], all * picked);
        else
          met.byRed.get(int)!.forEach((chance, r) => {
            if (chance === 0) return;
            for (let w = 1; w <= FACES; w++) intercepted[matched(r, w, b)] += (all * picked * chance) / FACES ** 2;
          });
      }
      byMan.forEach((share, j) => {
        if (share === 0) return;
        const to = REC_RESULTS[Math.max(0, receivers[j].rows[d].at(b))];
        addTo(to === "DRP" ? incomplete : to === "CMP" ? caught[d][j].plain : caught[d][j].runOn, rec[b], share);
      });
    }
  });
  const all: readonly PlayClass[] = [
    { kind: "sack", fouls: "SACK", matches: sack, gains: sackGains(m) },
    { kind: "scramble", fouls: "RUNNING", matches: scramble, gains: scrambles(m) },
    { kind: "incomplete", fouls: "INC", matches: incomplete },
    { kind: "intercepted", fouls: "INC", matches: intercepted },
    ...caught.flatMap((list, d) => catchClasses(m, list, d as 0 | 1 | 2, defense.chart.passMod)),
    ...catchClasses(m, caughtOut, 0, rules.switches.passModOnOut ? defense.chart.passMod : 0),
  ];
  return all.filter((one) => chanceOf(one) > 0);
}

function catchClasses(m: Meeting, list: readonly Catches[], depth: 0 | 1 | 2, added: number): PlayClass[] {
  const { offense, charts, rules } = m;
  const { switches, tables } = rules;
  return list.flatMap(({ plain, runOn }, j) => {
    const man = offense.receivers[j];
    const carrier = carrierOf(m, man.fum, tables.outOfBounds.pass);
    const column = catchColumn(charts, depth, man);
    const more = {
      added,
      twenty: switches.yac20 === "twice" ? 2 * FACES : FACES,
      original: switches.fumbleBlack === "original",
    };
    const made = (matches: readonly number[], gains: () => Gains): PlayClass[] =>
      chanceOf({ matches }) > 0 ? [{ kind: "complete", fouls: "COMPLETIONS", matches, gains: gains() }] : [];
    return [
      ...made(plain, () => plainGains(column, added, carrier)),
      ...made(runOn, () => runOnGains(column, more, carrier)),
    ];
  });
}

function sackGains(m: Meeting): Gains {
  const { offense, charts, rules } = m;
  const outFrom = rules.switches.sacksOutOfBounds ? rules.tables.outOfBounds.pass : FACES + 1;
  return plainGains(charts.SACK, 0, carrierOf(m, offense.passer.fum, outFrom), charts.sackFumble);
}

function scrambles(m: Meeting): Gains {
  const { offense, charts, rules } = m;
  const { passer } = offense;
  const columns = Array.from({ length: FACES + 1 }, (_, k) =>
    columnFor(charts, SCRAMBLES[Math.max(0, passer.scramble.at(k))], passer.brk),
  );
  const carrier = carrierOf(m, passer.fum, rules.tables.outOfBounds.pass);
  return scrambleGains(columns, rules.switches.fumbleBlack === "original", carrier);
}
