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
import { DEPTHS, homeFieldOf, type FiveD20Rules, type HomeField, type TeamChart } from "../../rules/index.js";
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

/** A snap with its teams. */
interface Snapped {
  readonly event: D20PlayEvent;
  readonly offense: TeamChart;
  readonly defense: TeamChart;
  readonly field: HomeField;
  /** At the snap. */
  readonly score: Readonly<Record<Side, number>>;
  readonly dropped: boolean;
  /** Of the offense. */
  readonly luck: Float64Array;
}

/** The luck of a league's games under its rules. */
export class Luck {
  private readonly odds: Odds;
  private readonly passers = new Map<TeamChart, ReadonlyMap<string, TeamBook>>();
  private readonly runs = new Map<TeamChart, Map<TeamChart, Float64Array>>();

  constructor(private readonly rules: FiveD20Rules) {
    this.odds = new Odds(rules);
  }

  of(events: readonly GameEvent[], teams: Teams): BothLucks {
    const lucks = { away: new Float64Array(LUCK.length), home: new Float64Array(LUCK.length) };
    const score = { away: 0, home: 0 };
    const field = teams.neutral ? "off" : homeFieldOf(this.rules.switches, teams.home);
    events.forEach((event, i) => {
      if (event.type === "points") score[event.team] += event.points;
      else if (event.type === "play") {
        if (event.isTry || event.kind === "kneel" || event.kind === "spike") return;
        const dropped = events[i + 1].type === "fumble";
        const { team } = event;
        const [offense, defense, luck] = [teams[team], teams[otherSide(team)], lucks[team]];
        this.addSnap({ event, offense, defense, field, score, dropped, luck });
      } else if (event.type === "fumble") this.addFumble(lucks[event.team], event, teams);
      else if (event.type === "kick" && event.kind === "fieldGoal")
        this.addKick(lucks[event.team], event, teams[event.team]);
    });
    return lucks;
  }

  private addSnap(snapped: Snapped): void {
    const { event, offense, defense, luck } = snapped;
    const { kind, number } = event;
    const fumbled = kind === "snapFumble";
    // Otherwise snaps that fouls kill are among those that are not fumbled.
    if (this.rules.switches.snapOrder === "penalty")
      luck[AT.drops] += (fumbled ? 1 : 0) - this.bookOf(offense, event.passer).passer.snap / SIDES ** 2;
    if (fumbled) return;
    if (number)
      luck[AT.runs] += (kind === "run" ? 1 : 0) - this.runsOf(offense, defense)[bounded(number.total, 0, SIDES)];
    if (kind === "run") this.addRun(snapped);
    else this.addPass(snapped);
  }

  private addRun(snapped: Snapped): void {
    const { event, offense, defense, dropped, luck } = snapped;
    const { spot, toGo, dice1 } = event;
    const book = teamBookOf(offense);
    const runner = book.runners[whoPlays(book.rush, dice1![2], dice1![3])];
    const { shares, reaches } = this.odds.run(runner, this.metOf(snapped, "run"));
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

  private addPass(snapped: Snapped): void {
    const { event, offense, defense, score, dropped, luck } = snapped;
    const { team, period, spot, down, toGo, dice1, result, came } = event;
    const book = this.bookOf(offense, event.passer);
    const depth = DEPTHS.indexOf(event.depth!) as DepthPlace;
    const target = book.receivers[whoPlays(book.targets[depth], dice1![2], dice1![3])];
    const { ways, sack, incomplete, picked } = this.odds.pass(book, target, depth, this.metOf(snapped, "pass"));
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
    luck[AT.interceptions] += (result === "intercepted" ? 1 : 0) - picked * this.odds.inField(depth, target, spot);
    luck[AT.passYards] += (isCatch ? gained : 0) - passYards;
    luck[AT.carryYards] += (isCatch ? 0 : gained) - carried;
    addReached(luck, event, isLive ? gained : undefined, first, all);
    luck[AT.drops] +=
      (came === "SCK" && dropped ? 1 : 0) -
      sack * this.odds.sackDrops(Math.min(book.passer.fum + rating, thrownAway - 1));
    if (came === "CMP")
      luck[AT.drops] += (dropped ? 1 : 0) - this.odds.drops(event.column!, target.fum + rating, room - defense.passMod);
  }

  private addFumble(luck: Float64Array, { team, recovered }: FumbleEvent, teams: Teams): void {
    // Yellow loses the ball up to the carrier's number, and from the other team's number up.
    const [, own] = teams[team].fumble.offLost;
    const [from] = teams[otherSide(team)].fumble.defRec;
    luck[AT.lost] += (recovered === team ? 0 : 1) - Math.min(SIDES, own + SIDES + 1 - from) / SIDES;
  }

  private addKick(luck: Float64Array, { yards, good }: D20KickEvent, { kick }: TeamChart): void {
    const range = this.rules.tables.kickBlocks.find(({ under }) => yards < under);
    const reached = kick.fg.filter((reach) => reach >= yards).length / SIDES;
    luck[AT.fieldGoals] += (good ? 1 : 0) - reached * (1 - (range?.upTo ?? 0) / SIDES ** 2);
  }

  private metOf({ event, defense, field }: Snapped, kind: "run" | "pass"): Met {
    const { row, dice2, white } = event;
    const homeHasBall = event.team === "home";
    const turned = turnedWhite(dice2![1], homeHasBall, kind === "pass", field);
    const { alignment } = this.rules.tables.fronts[row!];
    return { defense: teamBookOf(defense), alignment, adjust: white! - turned, homeHasBall, field };
  }

  private bookOf(chart: TeamChart, passer = ""): TeamBook {
    let books = this.passers.get(chart);
    if (!books) {
      books = new Map(chart.qbs.map(({ name }, i) => [name, teamBookOf(chart, i)]));
      this.passers.set(chart, books);
    }
    return books.get(passer) ?? teamBookOf(chart);
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
