/** The luck of a game: fumbles lost and field goals made, less what the cards give for the same plays. Its mean is 0 whoever plays. */
import { SIDES, otherSide, type Side, type TeamBox } from "../../../../kernel/football/index.js";
import type { Season, TeamRow } from "../../../../stats/index.js";
import type { GameEvent } from "../../engine/index.js";
import { FACES, faceWithin, width, type DiceRules, type FaceSpan, type Team } from "../../rules/index.js";

/** Kinds of luck of a side. */
export const LUCK = [
  "fumblesLost",
  "fieldGoals",
  "rushYards",
  "completions",
  "passYards",
  "interceptions",
  "sacks",
] as const;
const [LOST, MADE, RUSHED, CAUGHT, THROWN, PICKED, SACKED] = LUCK.map((_, i) => i);

/** A team's season, which its cards give back over the whole schedule; each counts for nothing if a table lacks it. */
interface Rates {
  readonly rush: number;
  readonly completion: number;
  readonly catch: number;
  readonly interception: number;
  readonly sack: number;
}

function ratesOf(row: TeamRow): Rates {
  const { rushYards, rushAttempts, completions, passAttempts, passYards, interceptions, sacks } = row;
  const per = (made: number | undefined, of: number | undefined): number =>
    made === undefined || !of ? NaN : made / of;
  return {
    rush: per(rushYards, rushAttempts),
    completion: per(completions, passAttempts),
    catch: per(passYards, completions),
    interception: per(interceptions, passAttempts),
    sack: per(sacks, passAttempts === undefined ? undefined : passAttempts + (sacks ?? 0)),
  };
}
const known = (luck: number): number => (Number.isNaN(luck) ? 0 : luck);

/** Probabilities of a team's cards, by name. */
interface Odds {
  /** White faces on which a carrier or returner loses the ball. */
  readonly carriers: ReadonlyMap<string, FaceSpan>;
  readonly kick: ReadonlyMap<string, number>;
  readonly punt: ReadonlyMap<string, number>;
  /** Probability that a passer loses the ball on a run or sack. */
  readonly passers: ReadonlyMap<string, number>;
  /** First white face on which a tackler forces a fumble. */
  readonly forces: ReadonlyMap<string, number>;
  readonly kickers: ReadonlyMap<string, Team["roster"]["kickers"][number]>;
}

const digits = Array.from({ length: FACES }, (_, digit) => digit);
/** The 0 of a white die is its highest face. */
const faceOf = (digit: number): number => (digit === 0 ? FACES : digit);

function oddsOf({ roster }: Team, forced: boolean): Odds {
  const byName = <T extends { readonly name: string }, V>(cards: readonly T[], of: (card: T) => V) =>
    new Map(cards.map((card) => [card.name, of(card)]));
  const returners = (kind: "kick" | "punt") =>
    byName(
      roster.returns[kind],
      ({ fumble, yards }) => digits.filter((digit) => yards[digit] !== "TD" && faceWithin(fumble, digit)).length,
    );
  return {
    carriers: byName(roster.carriers, ({ fumble }) => fumble),
    kick: returners("kick"),
    punt: returners("punt"),
    passers: byName(roster.quarterbacks, ({ fumble }) => width(fumble) / FACES ** 2),
    forces: byName([...roster.front, ...roster.backs], ({ FF = 0 }) => (forced && FF > 0 ? FACES - FF : FACES + 1)),
    kickers: byName(roster.kickers, (card) => card),
  };
}

/** The luck of the games of a league. */
export class Luck {
  private readonly teams: readonly Odds[];
  private readonly rates: readonly Rates[];
  /** Probability that the play-result die calls for a fumble. */
  private readonly called: number;
  private readonly luck: Readonly<Record<Side, Float64Array>> = {
    away: new Float64Array(LUCK.length),
    home: new Float64Array(LUCK.length),
  };

  /** @param teams in the season's order */
  constructor(teams: readonly Team[], season: Pick<Season, "teams" | "own">, { switches, tables }: DiceRules) {
    this.rates = season.teams.map((id) => ratesOf(season.own.get(id)!));
    this.teams = teams.map((team) => oddsOf(team, switches.forcedFumbles === "on"));
    this.called =
      tables.playResult.reduce((sum, { from, to, value }) => sum + (value === "fumble" ? to - from + 1 : 0), 0) / FACES;
  }

  /** The luck of a game; the next call overwrites it. */
  of(
    events: readonly GameEvent[],
    { away, home }: Readonly<Record<Side, number>>,
    boxes: Readonly<Record<Side, TeamBox>>,
  ): Luck["luck"] {
    const { luck } = this;
    const odds = { away: this.teams[away], home: this.teams[home] };
    const rates = { away: this.rates[away], home: this.rates[home] };
    for (const side of SIDES) {
      const mine = luck[side].fill(0);
      const { rush, completion, catch: far, interception, sack } = rates[side];
      const { rushes, rushYards, attempts, completions, passYards, interceptions, sacks } = boxes[side];
      mine[RUSHED] = known(rushYards - rush * rushes);
      mine[CAUGHT] = known(completions - completion * attempts);
      mine[THROWN] = known(passYards - far * completions);
      mine[PICKED] = known(interceptions - interception * attempts);
      mine[SACKED] = known(sacks - sack * (attempts + sacks));
    }
    for (const event of events) {
      if (event.type === "play")
        luck[event.team][LOST] -= this.lostOn(event, odds[event.team], odds[otherSide(event.team)]);
      else if (event.type === "return" && event.of !== "interception" && !event.touchdown) {
        const faces = odds[event.team][event.of === "punt" ? "punt" : "kick"].get(event.player) ?? 0;
        luck[event.team][LOST] -= (this.called * faces) / FACES;
      } else if (event.type === "fumble" && event.recovered !== event.team) luck[event.team][LOST]++;
      else if (event.type === "kick" && event.kind === "fieldGoal") {
        const bands = odds[event.team].kickers.get(event.player ?? "")?.bands;
        const band = bands && (bands.find(({ from, to }) => event.yards >= from && event.yards <= to) ?? bands[0]);
        if (band) luck[event.team][MADE] += (event.good ? 1 : 0) - width(band.good) / FACES ** 2;
      }
    }
    return luck;
  }

  /** Probability that the offense loses the ball on a play. */
  private lostOn(
    { came, player = "", tackler = "", touchdown }: Extract<GameEvent, { readonly type: "play" }>,
    { carriers, passers }: Odds,
    { forces }: Odds,
  ): number {
    if (touchdown) return 0;
    if (came === "sack" || came === "scramble") return passers.get(player) ?? 0;
    if (came !== "run" && came !== "complete") return 0;
    const range = carriers.get(player) ?? null;
    const from = forces.get(tackler) ?? FACES + 1;
    const lost = digits.filter((digit) => faceWithin(range, digit) || faceOf(digit) >= from);
    return (this.called * lost.length) / FACES;
  }
}
