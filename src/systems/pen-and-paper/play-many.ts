/** Many head-to-head games of two teams: their figures, and the highest-scoring of them in full. */
import { seededRoller } from "../../kernel/dice/index.js";
import { boxScore, scoreOf, SIDES, totalYards, turnoversOf, type Side } from "../../kernel/football/index.js";
import { Histogram, Mean, meanText, percentText } from "../../kernel/sample/index.js";
import type { PlaySummary, Progress } from "../contract.js";
import { runGame, type Coach } from "./coaches/index.js";
import { makeGame, type GameEvent, type GameTeam } from "./engine/index.js";
import { coachSeed, playGame, type GameRecord } from "./game-record.js";
import type { PenAndPaperRules } from "./rules/index.js";

/** Games kept in full. */
const KEPT = 10;
const REPORT_EVERY = 50;
const BUCKET = 5;

export interface ManyGames {
  readonly rules: PenAndPaperRules;
  readonly coach: Coach;
  readonly away: GameTeam;
  readonly home: GameTeam;
  /** First seed; game i has seed + i. */
  readonly seed: number;
  readonly count: number;
  readonly progress?: Progress;
}

interface Played {
  readonly seed: number;
  readonly points: Readonly<Record<Side, number>>;
  readonly yards: Readonly<Record<Side, number>>;
  readonly turnovers: Readonly<Record<Side, number>>;
}

/** Plays the games; the best ones are played again to keep their records. */
export function playMany(request: ManyGames): { summary: PlaySummary; records: GameRecord[] } {
  const { rules, coach, away, home, seed, count, progress } = request;
  const game = makeGame({ rules, away, home });
  const played: Played[] = [];
  for (let i = 0; i < count; i++) {
    const own = (seed + i) >>> 0;
    const events: GameEvent[] = [];
    runGame({
      game,
      coaches: { away: coach, home: coach },
      roller: seededRoller(own),
      coachDice: seededRoller(coachSeed(own)),
      emit: (event) => events.push(event),
    });
    const box = boxScore(events);
    played.push({
      seed: own,
      points: scoreOf(events),
      yards: { away: totalYards(box.away), home: totalYards(box.home) },
      turnovers: { away: turnoversOf(box.away), home: turnoversOf(box.home) },
    });
    if (i % REPORT_EVERY === 0) progress?.(i, count, "playing");
  }
  const total = ({ points }: Played): number => points.away + points.home;
  const best = [...played].sort((a, b) => total(b) - total(a) || a.seed - b.seed).slice(0, KEPT);
  const records = best.map((one) => playGame({ rules, coaches: coach, away, home, seed: one.seed }));
  return { summary: summarize(request, played, best), records };
}

function summarize({ coach, away, home }: ManyGames, played: readonly Played[], best: readonly Played[]): PlaySummary {
  const count = played.length;
  const names = { away: away.name, home: home.name };
  const wins = (side: Side): number =>
    played.filter(({ points }) => points[side] > points[side === "home" ? "away" : "home"]).length;
  const ties = played.filter(({ points }) => points.away === points.home).length;
  const mean = (pick: (one: Played) => number): Mean => new Mean(played.map(pick));
  const perSide = (label: string, pick: (one: Played, side: Side) => number, digits: number) =>
    SIDES.map((side) => ({
      label: `${label}, ${names[side]}`,
      value: meanText(
        mean((one) => pick(one, side)),
        digits,
      ),
    }));
  const points = played.map((one) => one.points.away + one.points.home);
  const histogram = new Histogram(BUCKET, points).plot();
  const row = ({ points: p, seed }: Played): string[] => [`${p.away}-${p.home}`, `${p.away + p.home}`, `${seed}`];
  return {
    count,
    coach: coach.id,
    figures: [
      { label: "Games", value: count.toLocaleString("en-US") },
      { label: `Won by ${names.away} (visitor)`, value: percentText(wins("away") / count) },
      { label: `Won by ${names.home} (home)`, value: percentText(wins("home") / count) },
      { label: "Tied", value: percentText(ties / count) },
      ...perSide("Points", (one, side) => one.points[side], 1),
      ...perSide("Yards", (one, side) => one.yards[side], 0),
      ...perSide("Turnovers", (one, side) => one.turnovers[side], 2),
    ],
    histogram,
    best: { heads: ["score", "points of both", "seed"], rows: best.map(row) },
    data: {
      system: "pen-and-paper",
      coach: coach.id,
      firstSeed: played[0]?.seed,
      count,
      away: { name: names.away, wins: wins("away"), points: mean(({ points: p }) => p.away).value },
      home: { name: names.home, wins: wins("home"), points: mean(({ points: p }) => p.home).value },
      ties,
      histogram,
      best: best.map(({ seed, points: p }) => ({ seed, away: p.away, home: p.home })),
    },
  };
}
