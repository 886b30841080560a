import { ACCEPT, STOP, type Choice, type HoldDecision } from "../engine/decisions.js";
import type { PlayoffDecision, RegularDecision } from "../engine/decisions.js";
import type { CampaignState } from "../engine/state.js";
import type { DynastyRules, Round } from "../rules/index.js";
import { bestAction, winningTurn } from "./chances.js";
import type { Coach } from "./coach.js";
import { dieFirst, passChoice, rerollLower, withContract } from "./habits.js";

/** The exact solution condensed into rules for people. `points` is the influence available. */
export const expert: Coach = {
  id: "expert",
  title: "Expert",
  summary: "Saves influence while dice are missing, then spends it on playoff places and rounds that five dice can win",
  decide(open, state, rules) {
    if (open.kind === "frontOffice") return dieFirst(open, state, rules);
    return withContract(answer(open, state, rules), open, state, rules);
  },
};

function answer(open: Parameters<typeof passChoice>[0], state: CampaignState, rules: DynastyRules): Choice {
  switch (open.kind) {
    case "hold":
      return open.canReroll && wantsReroll(open, state, rules) ? rerollLower(open) : ACCEPT;
    case "regular":
      return decideSeason(open, state.influence, rules);
    case "playoff":
      return open.wins ? STOP : decideRound(open, state.influence, rules);
    default:
      return passChoice(open);
  }
}

/** Offseason: with the maximum number of dice, only bad totals are rerolled; otherwise the coach tries for another die. */
function wantsReroll({ total }: HoldDecision, { dice, influence }: CampaignState, rules: DynastyRules): boolean {
  const missing = rules.tables.setup.diceMax - dice;
  if (missing === 0) return influence >= 5 ? total <= 4 || total === 7 : total <= 7;
  if (influence >= 2) return total <= 10;
  return total <= 9 && !(total === 7 && missing >= 2);
}

/**
 * Season: any playoff spot is enough, the bye is never pursued. With 3 or 4 dice a losing season keeps its +1, so points are only spent on
 * a turn of the Coach Die that makes a missed 8-8 or better count.
 */
function decideSeason(open: RegularDecision, points: number, rules: DynastyRules): Choice {
  const row = rules.tables.regularSeason[open.row];
  if (row.playoffs !== "none") return STOP;
  const dice = open.faces.length;
  if (dice >= 5 && points >= 3) return paid(bestAction(rules, "playoffs", open), 0);
  const face = winningTurn(rules, "playoffs", open);
  if (face === undefined) return STOP;
  const wins = row.wins === "coach" ? 0 : row.wins;
  const winning = wins >= rules.tables.setup.winningWins;
  const worth = dice >= 5 ? points >= 2 : winning ? points >= 4 : dice === 4 && wins === 8 && points >= 3;
  return worth ? { kind: "setCoach", face } : STOP;
}

/** Playoffs: the minimum chance for a paid action, by dice, round and points. */
function decideRound(open: PlayoffDecision, points: number, rules: DynastyRules): Choice {
  return paid(bestAction(rules, open.round, open), leastChance(open.faces.length, open.round, points));
}

function leastChance(dice: number, round: Round, points: number): number {
  if (dice >= 5) {
    if (round !== "bigGame") return points >= 2 ? 0 : 1;
    // With 2 or 3 points, gives up hopeless rolls: about 30%.
    return points >= 4 ? 0 : points >= 2 ? 0.15 : 1;
  }
  if (dice === 4) return round === "conference" && points >= 5 ? 0 : points >= 2 ? 1 : NEVER;
  return points >= 4 ? 1 : NEVER;
}

const NEVER = 2;

function paid(action: ReturnType<typeof bestAction>, least: number): Choice {
  return action && action.chance > 0 && action.chance >= least ? action.choice : STOP;
}
