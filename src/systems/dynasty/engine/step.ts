/** The state machine of the campaign: pure functions from decision to decision. */
import type { Dice } from "../../../kernel/dice/index.js";
import { regularRow, type DynastyRules } from "../rules/index.js";
import { beginSeason, buyExtension, endSeason } from "./contract.js";
import { ACCEPT, BID_NOTHING, DONE, STOP, type Choice } from "./decisions.js";
import type { EventSink } from "./events.js";
import { acceptOffSeason, bid, chooseOption, rerollOffSeason } from "./off-season.js";
import { isForced } from "./pending.js";
import { currentRound, finishRound, openSeason, startRound, startSeasonRoll, takeResult } from "./season.js";
import { copyState, type CampaignNames, type CampaignState, type Depth, type Draft, type Stage } from "./state.js";
import { rerollTeamDice, setCoachDie, type Turn } from "./turn.js";

const nowhere: EventSink = () => undefined;

/** A new campaign, waiting for the bid of season 1. */
export function startCampaign(rules: DynastyRules, names: CampaignNames, emit: EventSink = nowhere): CampaignState {
  const { setup } = rules.tables;
  const contractEnd = rules.switches.contract === "free" ? setup.seasons : Math.min(setup.seasons, setup.contractYears);
  const { dice, influence } = setup;
  const draft: Draft = {
    stage: "bid",
    season: 0,
    dice,
    influence,
    contractEnd,
    prevWins: setup.previousWins,
    prevDepth: 0,
    losingBonus: 0,
    faces: [],
    rerolling: [],
    modifiers: 0,
    first: true,
    naturalCoach: 0,
    wins: 0,
    depth: 0 as Depth,
    round: 0,
    bought: 0,
    earned: 0,
  };
  emit({ type: "campaignStart", names, rules: rules.name, dice, influence, contractEnd });
  beginSeason({ rules, draft, emit }, 1);
  return draft;
}

export const isOver = (state: CampaignState): boolean => state.stage === "over";

/**
 * Applies a choice that is known to be legal and advances to the next decision with a choice. Events are passed to `emit` one by one. Does
 * not change the given state.
 */
export function advance(
  rules: DynastyRules,
  state: CampaignState,
  choice: Choice,
  roller: Dice,
  emit: EventSink = nowhere,
): CampaignState {
  const draft = copyState(state);
  const turn: Turn = { rules, roller, emit, draft };
  apply(turn, choice);
  while (isForced(rules, draft)) apply(turn, passOf(draft.stage));
  return draft;
}

/** Like `advance`, but leaves the next decision open even if it has only one legal answer. */
export function applyChoice(
  rules: DynastyRules,
  state: CampaignState,
  choice: Choice,
  roller: Dice,
  emit: EventSink = nowhere,
): CampaignState {
  const draft = copyState(state);
  apply({ rules, roller, emit, draft }, choice);
  return draft;
}

const PASSES: Partial<Record<Stage, Choice>> = { bid: BID_NOTHING, hold: ACCEPT, regular: STOP, playoff: STOP };

/** The free answer: the only legal answer to a forced decision. Front Office decisions have none. */
export const passOf = (stage: Stage): Choice => PASSES[stage] ?? DONE;

function apply(turn: Turn, choice: Choice): void {
  const { draft } = turn;
  switch (choice.kind) {
    case "bid":
      return bid(turn, choice.modifiers);
    case "accept":
      acceptOffSeason(turn);
      return afterOffSeason(turn);
    case "option":
      chooseOption(turn, choice.index);
      return afterOffSeason(turn);
    case "reroll":
      if (draft.stage === "hold") return rerollOffSeason(turn, choice.dice);
      return rerollTeamDice(turn, rollStage(turn), choice.dice);
    case "setCoach":
      return setCoachDie(turn, rollStage(turn), choice.face);
    case "stop":
      if (draft.stage === "playoff") return finishRound(turn);
      return takeResult(turn, choice.row ?? regularRow(turn.rules, draft.faces[0], draft.faces, draft.first));
    case "extend":
      return buyExtension(turn);
    case "done":
      return leaveWindow(turn);
  }
}

function afterOffSeason(turn: Turn): void {
  if (turn.draft.stage === "regularStart") openSeason(turn);
}

function leaveWindow(turn: Turn): void {
  switch (turn.draft.stage) {
    case "regularStart":
      return startSeasonRoll(turn);
    case "roundStart":
      return startRound(turn);
    default:
      return endSeason(turn);
  }
}

const rollStage = (turn: Turn) => (turn.draft.stage === "regular" ? "regular" : currentRound(turn).round);
