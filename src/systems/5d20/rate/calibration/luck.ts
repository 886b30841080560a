/**
 * The luck of a game: what the dice of its plays made, less what they make on average of the same call, runner or target
 * at the same down and spot. Its mean is 0 whoever plays, so totals that follow it are known better without it (controls.ts).
 */
import { FIELD, otherSide, type Side } from "../../../../kernel/football/index.js";
import { turnedWhite } from "../../engine/calls.js";
import type { DepthPlace } from "../../engine/columns.js";
import type { D20KickEvent, D20PlayEvent, FumbleEvent, GameEvent } from "../../engine/index.js";
import { rushOf } from "../../engine/pass.js";
import { ON_THE_ONE, PAST, SHORT } from "../../engine/run.js";
import { teamBookOf, whoPlays, type TeamBook } from "../../engine/team-book.js";
import { DEPTHS, homeFieldOf, type FiveD20Rules, type TeamChart } from "../../rules/index.js";
import { SIDES } from "../cells.js";
import { bounded } from "../figures.js";
import { Odds, type Met } from "./odds.js";
import { runChances } from "./snaps.js";

/** Kinds of luck of the team with the ball. Carries are runs, scrambles and sacks; conversions are first downs on third and fourth down. */
export const LUCK = [
  "runs",
  "sacks",
  "completions",
  "interceptions",
  "passYards",
  "carryYards",
  "firstDowns",
  "conversions",
  "touchdowns",
  "drops",
  "lost",
  "fieldGoals",
] as const;
type LuckId = (typeof LUCK)[number];
const AT = Object.fromEntries(LUCK.map((id, i) => [id, i])) as Readonly<Record<LuckId, number>>;

/** By kind, in the order of LUCK. */
export type BothLucks = Readonly<Record<Side, Float64Array>>;

/** Two teams on a field. */
export interface Teams extends Readonly<Record<Side, TeamChart>> {
  readonly neutral: boolean;
}

/** A team with the ball in one game. */
interface Attack {
  readonly offense: TeamChart;
  readonly defense: TeamChart;
  /** By the first passer; runs name none. */
  readonly usual: TeamBook;
  /** By the last one who threw. */
  last: TeamBook;
  /** How the defense is met; each snap changes its alignment and adjustment. */
  readonly met: { -readonly [K in keyof Met]: Met[K] };
  /** By play-call number, the probability of a run. */
  readonly runs: Float64Array;
  /** Of both teams, at the snap. */
  readonly score: Readonly<Record<Side, number>>;
  readonly luck: Float64Array;
}

/** The luck of a league's games under its rules. */
export class Luck {
  private readonly odds: Odds;
  private readonly passers = new Map<TeamChart, ReadonlyMap<string, TeamBook>>();
  private readonly runs = new Map<TeamChart, Map<TeamChart, Float64Array>>();
  private readonly lucks = { away: new Float64Array(LUCK.length), home: new Float64Array(LUCK.length) };

  constructor(private readonly rules: FiveD20Rules) {
    this.odds = new Odds(rules);
  }

  /** The luck of a game; the next call overwrites it. */
  of(events: readonly GameEvent[], teams: Teams): BothLucks {
    const score = { away: 0, home: 0 };
    const attacks = { away: this.attackOf("away", teams, score), home: this.attackOf("home", teams, score) };
    for (let i = 0; i < events.length; i++) {
      const event = events[i];
      if (event.type === "points") score[event.team] += event.points;
      else if (event.type === "play") {
        if (event.isTry || event.kind === "kneel" || event.kind === "spike") continue;
        this.addSnap(attacks[event.team], event, events[i + 1].type === "fumble");
      } else if (event.type === "fumble") this.addFumble(attacks[event.team], event);
      else if (event.type === "kick" && event.kind === "fieldGoal") this.addKick(attacks[event.team], event);
    }
    return this.lucks;
  }

  private attackOf(side: Side, teams: Teams, score: Attack["score"]): Attack {
    const [offense, defense] = [teams[side], teams[otherSide(side)]];
    const usual = teamBookOf(offense);
    const field = teams.neutral ? "off" : homeFieldOf(this.rules.switches, teams.home);
    return {
      offense,
      defense,
      usual,
      last: usual,
      met: { defense: teamBookOf(defense), alignment: "base", adjust: 0, homeHasBall: side === "home", field },
      runs: this.runsOf(offense, defense),
      score,
      luck: this.lucks[side].fill(0),
    };
  }

  private addSnap(attack: Attack, event: D20PlayEvent, dropped: boolean): void {
    const { luck } = attack;
    const { kind, number } = event;
    const book = this.bookOf(attack, event.passer);
    const fumbled = kind === "snapFumble";
    // Otherwise snaps that fouls kill are among those that are not fumbled.
    if (this.rules.switches.snapOrder === "penalty")
      luck[AT.drops] += (fumbled ? 1 : 0) - book.passer.snap / SIDES ** 2;
    if (fumbled) return;
    if (number) luck[AT.runs] += (kind === "run" ? 1 : 0) - attack.runs[bounded(number.total, 0, SIDES)];
    this.meet(attack, event);
    if (kind === "run") this.addRun(attack, event, dropped);
    else this.addPass(attack, book, event, dropped);
  }

  /** How the defense meets this snap. */
  private meet({ met }: Attack, { row, kind, dice2, white }: D20PlayEvent): void {
    const turned = turnedWhite(dice2![1], met.homeHasBall, kind !== "run", met.field);
    met.alignment = this.rules.tables.fronts[row!].alignment;
    met.adjust = white! - turned;
  }

  private addRun({ usual, defense, met, luck }: Attack, event: D20PlayEvent, dropped: boolean): void {
    const { spot, toGo, dice1 } = event;
    const runner = usual.runners[whoPlays(usual.rush, dice1![2], dice1![3])];
    const { shares, reaches } = this.odds.run(runner, met);
    const room = FIELD - spot;
    let [mean, first, all] = [0, 0, 0];
    for (let i = 0; i < shares.length; i++) {
      mean += shares[i] * reaches[i].mean(-spot, room);
      first += shares[i] * reaches[i].atLeast(toGo);
      all += shares[i] * reaches[i].atLeast(room);
    }
    const gained = gainOf(event);
    luck[AT.carryYards] += gained - mean;
    addReached(luck, event, gained, first, all);
    const rating = runner.fum + defense.fumble.rateAdj;
    luck[AT.drops] += (dropped ? 1 : 0) - this.odds.drops(event.column!, rating, room);
  }

  private addPass(attack: Attack, book: TeamBook, event: D20PlayEvent, dropped: boolean): void {
    const { defense, met, score, luck } = attack;
    const { team, period, spot, down, toGo, dice1, result, came } = event;
    const depth = DEPTHS.indexOf(event.depth!) as DepthPlace;
    const target = book.receivers[whoPlays(book.targets[depth], dice1![2], dice1![3])];
    const odds = this.odds.pass(book, target, depth, met);
    const { ways, sack, incomplete, picked } = odds;
    const rating = defense.fumble.rateAdj;
    const { thrownAway, sacked } = rushOf({ rules: this.rules }, { down, spot, period, score, ball: team });
    const [kept, made] = [(thrownAway - 1) / SIDES, (SIDES + 1 - sacked) / SIDES];
    const allSacks = sack * kept + incomplete * made;
    const room = FIELD - spot;
    let [complete, passYards, carried, first, all] = [0, 0, 0, 0, 0];
    for (const { kind, reach, added, chance: given } of ways) {
      const chance = kind === "sack" ? allSacks : given;
      const caught = chance * reach.chance;
      const yards = caught * added + chance * reach.mean(-spot - added, room - added);
      if (kind === "caught") {
        complete += caught;
        passYards += yards;
      } else carried += yards;
      first += chance * reach.atLeast(toGo - added);
      all += chance * reach.atLeast(room - added);
    }
    const isCatch = result === "complete";
    const isLive = isCatch || result === "sack" || result === "rush";
    const gained = isLive ? gainOf(event) : 0;
    luck[AT.sacks] += (result === "sack" ? 1 : 0) - allSacks;
    luck[AT.completions] += (isCatch ? 1 : 0) - complete;
    luck[AT.interceptions] += (result === "intercepted" ? 1 : 0) - picked * this.odds.inField(odds, spot);
    luck[AT.passYards] += (isCatch ? gained : 0) - passYards;
    luck[AT.carryYards] += (isCatch ? 0 : gained) - carried;
    addReached(luck, event, isLive ? gained : undefined, first, all);
    luck[AT.drops] +=
      (came === "SCK" && dropped ? 1 : 0) -
      sack * this.odds.sackDrops(Math.min(book.passer.fum + rating, thrownAway - 1));
    if (came === "CMP")
      luck[AT.drops] += (dropped ? 1 : 0) - this.odds.drops(event.column!, target.fum + rating, room - defense.passMod);
  }

  private addFumble({ offense, defense, luck }: Attack, { team, recovered }: FumbleEvent): void {
    // Yellow loses the ball up to the carrier's number, and from the other team's number up.
    const [, own] = offense.fumble.offLost;
    const [from] = defense.fumble.defRec;
    luck[AT.lost] += (recovered === team ? 0 : 1) - Math.min(SIDES, own + SIDES + 1 - from) / SIDES;
  }

  private addKick({ offense: { kick }, luck }: Attack, { yards, good }: D20KickEvent): void {
    const range = this.rules.tables.kickBlocks.find(({ under }) => yards < under);
    const reached = kick.fg.filter((reach) => reach >= yards).length / SIDES;
    luck[AT.fieldGoals] += (good ? 1 : 0) - reached * (1 - (range?.upTo ?? 0) / SIDES ** 2);
  }

  /** The offense's book by the passer of a snap. */
  private bookOf(attack: Attack, passer: string | undefined): TeamBook {
    if (passer === undefined) return attack.usual;
    if (passer === attack.last.passer.name) return attack.last;
    const { offense } = attack;
    let books = this.passers.get(offense);
    if (!books) {
      books = new Map(offense.qbs.map(({ name }, i) => [name, teamBookOf(offense, i)]));
      this.passers.set(offense, books);
    }
    return (attack.last = books.get(passer) ?? attack.usual);
  }

  private runsOf(offense: TeamChart, defense: TeamChart): Float64Array {
    let known = this.runs.get(offense);
    if (!known) this.runs.set(offense, (known = new Map()));
    let chances = known.get(defense);
    if (!chances) known.set(defense, (chances = runChances(offense, defense)));
    return chances;
  }
}

/** The gain before it is measured. */
function gainOf({ yards, spot, cites }: D20PlayEvent): number {
  const last = cites.at(-1);
  if (last === ON_THE_ONE) return -spot;
  return yards + (last === SHORT ? 1 : last === PAST ? -1 : 0);
}

/** First downs and touchdowns, less their probabilities. @param gained undefined without a gain */
function addReached(
  luck: Float64Array,
  { down, toGo, spot }: D20PlayEvent,
  gained: number | undefined,
  first: number,
  all: number,
): void {
  const made = (yards: number): number => (gained !== undefined && gained >= yards ? 1 : 0);
  luck[down < 3 ? AT.firstDowns : AT.conversions] += made(toGo) - first;
  luck[AT.touchdowns] += made(FIELD - spot) - all;
}
