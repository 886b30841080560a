/** Points, and the kicks and tries after them. */
import type { ScoreKind, Side } from "../../../kernel/football/index.js";
import { suddenlyOver, toKickoff } from "./clock.js";
import type { Turn } from "./turn.js";

const TABLE_KEYS = {
  touchdown: "touchdown",
  fieldGoal: "fieldGoal",
  safety: "safety",
  extraPoint: "kick",
  twoPoint: "twoPoint",
} as const satisfies Record<ScoreKind, string>;

/** Adds points and logs them. */
export function addPoints({ game, draft, emit }: Turn, team: Side, kind: ScoreKind): void {
  const points = game.rules.tables.game.points[TABLE_KEYS[kind]];
  const { home, away } = draft.score;
  draft.score = team === "home" ? { home: home + points, away } : { home, away: away + points };
  emit({ type: "points", team, period: draft.period, kind, points });
}

/** TOUCHDOWN: six points and a try; in sudden death the game may be over. */
export function scoreTouchdown(turn: Turn, team: Side): void {
  const { draft } = turn;
  addPoints(turn, team, "touchdown");
  if (suddenlyOver(turn)) return;
  draft.ball = team;
  draft.stage = "try";
  draft.hurried = false;
  draft.counted = false;
}

/** After a field goal or a try: the scorers kick off. */
export function kickAfterScore(turn: Turn, team: Side): void {
  if (!suddenlyOver(turn)) toKickoff(turn, team);
}
