/** The coach that plays a solution: at every decision, the action with the best exact expectation. */
import { fault, UserError } from "../../../kernel/issue/index.js";
import type { Coach } from "../coaches/coach.js";
import {
  ACCEPT,
  BID_NOTHING,
  DONE,
  EXTEND,
  STOP,
  type BidDecision,
  type CampaignState,
  type Choice,
  type FrontOfficeDecision,
  type HoldDecision,
  type Pending,
  type PlayoffDecision,
  type RegularDecision,
} from "../engine/index.js";
import type { DynastyRules } from "../rules/index.js";
import { ROUNDS } from "../rules/index.js";
import { CoachTables, type Place } from "./coach-tables.js";
import { multisetOf } from "./multisets.js";
import { EDGE, type RollPolicy } from "./policy.js";
import { rulesKey } from "./rules-key.js";
import type { SolvedTable } from "./solution.js";

const TITLES: Readonly<Record<SolvedTable["objective"], readonly [id: string, title: string, goal: string]>> = {
  points: ["optimal", "Optimal coach", "the most campaign points"],
  titles: ["optimal-titles", "Optimal coach (titles)", "the most Big Game wins"],
  anyTitle: ["optimal-any-title", "Optimal coach (one title)", "at least one Big Game win"],
  firstTitle: ["optimal-first-title", "Optimal coach (early title)", "a Big Game win as early as possible"],
};

/**
 * Makes the coach. Tables are built during play: about 0.1 s for each season on first use.
 * @throws UserError `solution-rules` if the solution is for other rules
 */
export function optimalCoach(solution: SolvedTable, rules: DynastyRules): Coach {
  requireRules(solution, rules);
  const tables = new CoachTables(rules, solution);
  const [id, title, goal] = TITLES[solution.objective];
  return {
    id,
    title,
    summary: `Goes for ${goal} by exact expectation, from the solved tables.`,
    decide(pending, state, played) {
      if (played !== rules) requireRules(solution, played);
      return decide(tables, pending, state);
    },
  };
}

function requireRules(solution: SolvedTable, rules: DynastyRules): void {
  if (solution.rulesKey === rulesKey(rules)) return;
  throw new UserError(
    fault("solution-rules", `the solution is for rules "${solution.rulesName}", not for "${rules.name}"`, {
      hint: "solve these rules first",
    }),
  );
}

function decide(tables: CoachTables, pending: Pending, state: CampaignState): Choice {
  if (state.season > tables.solution.seasons) return goThrough(pending);
  const place = tables.place(state);
  switch (pending.kind) {
    case "bid":
      return decideBid(pending, place);
    case "hold":
      return decideHold(pending, place);
    case "frontOffice":
      return decideOffice(pending, place);
    case "regular":
      return decideRegular(tables, pending, state, place);
    case "playoff": {
      const policy = tables.round(state, ROUNDS.indexOf(pending.round), place);
      return decideDice(pending, policy, pending.faces[0] - 1, place) ?? STOP;
    }
    case "extend":
      return tables.buys(pending.at, state) ? EXTEND : DONE;
  }
}

/** Free answers, for seasons after the last one that counts. */
function goThrough(pending: Pending): Choice {
  switch (pending.kind) {
    case "bid":
      return BID_NOTHING;
    case "hold":
      return ACCEPT;
    case "frontOffice":
      return { kind: "option", index: 0 };
    case "extend":
      return DONE;
    default:
      return STOP;
  }
}

function decideBid({ rerolling, faces, maxModifiers, canExtend }: BidDecision, place: Place): Choice {
  const { offSeason, level, offLane, phases, lane, tables } = place;
  const kept = rerolling.length === 1 ? faces[1 - rerolling[0]] : 0;
  const again = rerolling.length > 0;
  const plan = phases.end.plan.dice;
  const memo = ((offLane * 2 + offSeason.bonus) * 16 + plan) * 256 + (again ? 128 : 0) + level * 8 + kept;
  let modifiers = tables.bids.get(memo);
  if (modifiers === undefined) {
    let worth = -Infinity;
    for (let k = 0; k <= maxModifiers; k++) {
      const value = offSeason.bidWorth(level, kept, k, offLane);
      if (value > worth + EDGE) [worth, modifiers] = [value, k];
    }
    const buy = phases.end.lanes.buy[lane];
    const from = again ? offSeason.again : offSeason.before;
    if (buy >= 0 && level > 0 && from[level - 1][kept][offLane - lane + buy] > worth + EDGE) modifiers = -1;
    tables.bids.set(memo, (modifiers ??= 0));
  }
  if (modifiers < 0) return canExtend ? EXTEND : BID_NOTHING;
  return modifiers === 0 ? BID_NOTHING : { kind: "bid", modifiers };
}

function decideHold({ faces, modifiers, canReroll, canExtend }: HoldDecision, place: Place): Choice {
  const { offSeason, level, offLane } = place;
  const [a, b] = faces;
  const { best, asIs } = offSeason.take(a, b, modifiers);
  if (canReroll) {
    const { worth, kept } = offSeason.rerollWorth(level, a, b, offLane);
    if (worth > best[level][offLane] + EDGE) {
      return { kind: "reroll", dice: kept === 0 ? [0, 1] : kept === a ? [1] : [0] };
    }
  }
  return canExtend && best[level][offLane] > asIs[level][offLane] + EDGE ? EXTEND : ACCEPT;
}

function decideOffice({ options }: FrontOfficeDecision, { offSeason, level, offLane }: Place): Choice {
  const [one, two] = options.map((option) =>
    option === "rollAgain" ? offSeason.frontOffice[level][offLane] : offSeason.effect(option, level)[offLane],
  );
  return { kind: "option", index: two > one ? 1 : 0 };
}

function decideRegular(tables: CoachTables, open: RegularDecision, state: CampaignState, place: Place): Choice {
  const { slots } = place.phases.end.plan.regular;
  const slot = slots.length > 6 ? (state.naturalCoach - 1) * 6 + open.faces[0] - 1 : open.faces[0] - 1;
  const choice = decideDice(open, tables.regular(state, place), slot, place);
  if (choice) return choice;
  if (open.rows.length < 2) return STOP;
  return { kind: "stop", row: bestRow(tables, open, state, place) };
}

/** The row to take if the rules allow a choice (D6). */
function bestRow(tables: CoachTables, open: RegularDecision, state: CampaignState, place: Place): number {
  const { end, rounds } = place.phases;
  const { nothingWins } = tables.rules.switches;
  let [row, worth] = [open.row, -Infinity];
  for (const option of open.rows) {
    const { wins, playoffs } = tables.rules.tables.regularSeason[option];
    const face = nothingWins === "final" ? open.faces[0] : state.naturalCoach;
    const result = { row: option, wins: wins === "coach" ? face : wins, entry: playoffs };
    const value = end.takeResult(result, place.prev, rounds, "best")[place.level][place.lane];
    if (value > worth + EDGE) [row, worth] = [option, value];
  }
  return row;
}

/** The policy's answer for the current dice; undefined = leave them. */
function decideDice(
  { faces, first, canExtend }: RegularDecision | PlayoffDecision,
  policy: RollPolicy,
  slot: number,
  { level }: Place,
): Choice | undefined {
  const action = policy.action(level, slot, faces, multisetOf(faces, 1), first);
  if (action.kind === "stop") return undefined;
  if (action.kind === "extend") return canExtend ? EXTEND : undefined;
  return action;
}
