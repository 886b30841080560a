/** Many games of two teams: their figures, and the highest-scoring of them in full. */
import { SIDES, totalYards } from "../../kernel/football/index.js";
import { Histogram, Mean, meanText, percentText } from "../../kernel/sample/index.js";
import type { PlaySummary, Progress } from "../contract.js";
import { coachesOf, playFigures, type Coaches, type GameFigures, type SideFigures } from "./coaches/index.js";
import type { Both, Skill } from "./engine/index.js";
import { playGame, type GameRecord } from "./record.js";
import type { PostcardRules } from "./rules/index.js";

/** Games kept in full. */
const KEPT = 10;
const REPORT_EVERY = 50;
const BUCKET = 5;

export interface ManyGames {
  readonly rules: PostcardRules;
  readonly coach: Coaches;
  readonly away: string;
  readonly home: string;
  readonly skill?: Both<Skill | null>;
  /** First seed; game i has seed + i. */
  readonly seed: number;
  readonly count: number;
  readonly progress?: Progress;
}

interface Line {
  readonly id: string;
  readonly label: string;
  readonly digits: number;
  readonly of: (game: GameFigures) => number;
}

const both =
  (of: (side: SideFigures) => number) =>
  ({ sides }: GameFigures): number =>
    of(sides.away) + of(sides.home);
const total = ({ score }: GameFigures): number => score.away + score.home;

/** Means of a game, both sides together, in printing order. */
const LINES: readonly Line[] = [
  { id: "points", label: "Points of both", digits: 1, of: total },
  { id: "margin", label: "Winning margin", digits: 1, of: ({ score }) => Math.abs(score.away - score.home) },
  { id: "leadChanges", label: "Changes of the lead", digits: 2, of: (game) => game.leadChanges },
  { id: "plays", label: "Plays from scrimmage", digits: 1, of: (game) => game.plays },
  { id: "kickoffs", label: "Kickoffs", digits: 1, of: (game) => game.kickoffs },
  { id: "rushes", label: "Rushes", digits: 1, of: both(({ box }) => box.rushes) },
  { id: "rushYards", label: "Yards rushing", digits: 0, of: both(({ box }) => box.rushYards) },
  { id: "attempts", label: "Passes", digits: 1, of: both(({ box }) => box.attempts) },
  { id: "completions", label: "Passes caught", digits: 1, of: both(({ box }) => box.completions) },
  { id: "passYards", label: "Yards passing", digits: 0, of: both(({ box }) => box.passYards) },
  { id: "touchdowns", label: "Touchdowns", digits: 2, of: both(({ box }) => box.touchdowns) },
  { id: "fieldGoals", label: "Field goals", digits: 2, of: both(({ box }) => box.fieldGoals) },
  { id: "fieldGoalsTried", label: "Field goals tried", digits: 2, of: both(({ box }) => box.fieldGoalsTried) },
  { id: "safeties", label: "Safeties", digits: 2, of: both(({ safeties }) => safeties) },
  { id: "punts", label: "Punts", digits: 2, of: both(({ box }) => box.punts) },
  { id: "interceptions", label: "Interceptions", digits: 2, of: both(({ box }) => box.interceptions) },
  { id: "fumblesLost", label: "Fumbles lost", digits: 2, of: both(({ box }) => box.fumblesLost) },
  { id: "lostOnDowns", label: "Balls lost on downs", digits: 2, of: both(({ downs }) => downs) },
  { id: "sacks", label: "Sacks", digits: 2, of: both(({ box }) => box.sacks) },
  { id: "ones", label: "Bonuses from natural 1s", digits: 1, of: both(({ ones }) => ones) },
  { id: "stars", label: "Bonuses from time circles", digits: 1, of: both(({ stars }) => stars) },
  { id: "spent", label: "Bonuses spent", digits: 1, of: both(({ spent }) => spent) },
  { id: "wasted", label: "Bonuses lost over the cap", digits: 1, of: both(({ wasted }) => wasted) },
  { id: "dice", label: "Dice rolled", digits: 0, of: (game) => game.dice },
];

interface Best {
  readonly seed: number;
  readonly score: Both<number>;
  readonly plays: number;
  readonly leadChanges: number;
}

/** What is kept of all games while they are played. */
class Tally {
  readonly lines = new Map(LINES.map(({ id }) => [id, new Mean()]));
  readonly points = { away: new Mean(), home: new Mean() };
  readonly yards = { away: new Mean(), home: new Mean() };
  readonly wins = { away: 0, home: 0 };
  readonly histogram = new Histogram(BUCKET);
  openerWins = 0;
  openerLosses = 0;
  overtimes = 0;
  best: Best[] = [];

  add(game: GameFigures, seed: number): void {
    const { score, sides, opener, plays, leadChanges } = game;
    for (const { id, of } of LINES) this.lines.get(id)!.add(of(game));
    for (const side of SIDES) {
      this.points[side].add(score[side]);
      this.yards[side].add(totalYards(sides[side].box));
    }
    const winner = score.away === score.home ? undefined : score.away > score.home ? "away" : "home";
    if (winner) {
      this.wins[winner]++;
      if (winner === opener) this.openerWins++;
      else this.openerLosses++;
    }
    if (game.overtime) this.overtimes++;
    this.histogram.add(total(game));
    this.offer({ seed, score: { away: score.away, home: score.home }, plays, leadChanges });
  }

  /** The highest-scoring games; of equals the one with the lower seed. */
  private offer(game: Best): void {
    const worth = ({ score }: Best): number => score.away + score.home;
    const last = this.best.at(KEPT - 1);
    if (last && worth(last) >= worth(game)) return;
    this.best.push(game);
    this.best.sort((a, b) => worth(b) - worth(a) || a.seed - b.seed);
    this.best.length = Math.min(KEPT, this.best.length);
  }
}

/** Plays the games and counts them; the best ones are played again to keep their records. */
export function playMany(request: ManyGames): { summary: PlaySummary; records: GameRecord[] } {
  const { rules, coach, away, home, skill, seed, count, progress } = request;
  const fixture = { rules, away, home, coaches: coachesOf(coach), ...(skill && { skill }) };
  const tally = new Tally();
  for (let i = 0; i < count; i++) {
    const own = (seed + i) >>> 0;
    tally.add(playFigures(fixture, own), own);
    if (i % REPORT_EVERY === 0) progress?.(i, count, "playing");
  }
  const records = tally.best.map((game) => playGame({ ...fixture, seed: game.seed }));
  return { summary: summarize(request, tally), records };
}

const withError = (mean: Mean, digits: number): string => meanText(mean, digits, Math.max(digits, 1));

function summarize({ rules, coach, away, home, seed, count }: ManyGames, tally: Tally): PlaySummary {
  const { away: guest, home: host } = coachesOf(coach);
  const id = guest.id === host.id ? guest.id : `${guest.id} - ${host.id}`;
  const names = { away, home };
  const ties = count - tally.wins.away - tally.wins.home;
  const histogram = tally.histogram.plot();
  const sides = (label: string, means: Both<Mean>, digits: number) =>
    SIDES.map((side) => ({ label: `${label}, ${names[side]}`, value: withError(means[side], digits) }));
  const score = ({ score: s }: Best): string => `${s.away}-${s.home}`;
  return {
    count,
    coach: id,
    figures: [
      { label: "Games", value: count.toLocaleString("en-US") },
      { label: `Won by ${away} (visitor)`, value: percentText(tally.wins.away / count) },
      { label: `Won by ${home} (home)`, value: percentText(tally.wins.home / count) },
      { label: "Tied", value: percentText(ties / count) },
      { label: "Won by the side that received first", value: percentText(tally.openerWins / count) },
      { label: "Won by the side that kicked off first", value: percentText(tally.openerLosses / count) },
      ...(rules.switches.overtime === "on" ? [{ label: "Overtime", value: percentText(tally.overtimes / count) }] : []),
      ...sides("Points", tally.points, 1),
      ...sides("Yards", tally.yards, 0),
      ...LINES.map(({ id: line, label, digits }) => ({ label, value: withError(tally.lines.get(line)!, digits) })),
    ],
    histogram,
    best: {
      heads: ["score", "points of both", "plays", "lead changes", "seed"],
      rows: tally.best.map((game) => [
        score(game),
        `${game.score.away + game.score.home}`,
        `${game.plays}`,
        `${game.leadChanges}`,
        `${game.seed}`,
      ]),
    },
    data: {
      system: "postcard",
      rules: rules.name,
      coach: id,
      firstSeed: seed,
      count,
      away: { name: away, wins: tally.wins.away, points: tally.points.away.value, yards: tally.yards.away.value },
      home: { name: home, wins: tally.wins.home, points: tally.points.home.value, yards: tally.yards.home.value },
      ties,
      receivedFirst: { wins: tally.openerWins, losses: tally.openerLosses },
      overtimes: tally.overtimes,
      means: Object.fromEntries(
        [...tally.lines].map(([line, { value, error }]) => [line, { mean: value, standardError: error }]),
      ),
      histogram,
      best: tally.best.map(({ seed: own, score: s }) => ({ seed: own, away: s.away, home: s.home })),
    },
  };
}
