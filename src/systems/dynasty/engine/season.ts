/** Phases 2 and 3: the season's roll and its row, then round by round. */
import { chartsOf, seasonGain, winsRound } from "../rules/index.js";
import type { PlayoffRow } from "../rules/index.js";
import type { Depth } from "./state.js";
import { settleContract } from "./contract.js";
import { resultPoints, roundPoints } from "./score.js";
import { gainInfluence, rollTeamDice, type Turn } from "./turn.js";

/** First round of a team with a bye: the Divisional Round. */
const AFTER_BYE = 1;

/** Opens the window before the season. Gains are booked after it, or before it if the rules say so (D16). */
export function openSeason(turn: Turn): void {
  turn.draft.stage = "regularStart";
  if (!turn.rules.switches.buyBeforeGain) gainInfluence(turn, seasonGain(turn.rules, turn.draft.season), "seasonGain");
}

/** Books the season's influence (D27) and rolls. */
export function startSeasonRoll(turn: Turn): void {
  if (turn.rules.switches.buyBeforeGain) gainInfluence(turn, seasonGain(turn.rules, turn.draft.season), "seasonGain");
  turn.draft.stage = "regular";
  rollTeamDice(turn, "regular");
}

/** Takes a row of the season table: record, winning season, bye, and what comes next. */
export function takeResult(turn: Turn, index: number): void {
  const { rules, draft, emit } = turn;
  const { setup, regularSeason } = rules.tables;
  const row = regularSeason[index];
  // If nothing scores, the Coach Die gives the wins: its final face, or the last one rolled (D7).
  const coach = rules.switches.nothingWins === "final" ? draft.faces[0] : draft.naturalCoach;
  const wins = row.wins === "coach" ? coach : row.wins;
  const losses = row.losses === "rest" ? setup.games - wins : row.losses;
  const citation = chartsOf(rules).regularCitations[index];
  emit({ type: "result", faces: draft.faces, row: index, rowId: row.id, citation, wins, losses, entry: row.playoffs });
  draft.wins = wins;
  draft.depth = 0;
  for (const points of resultPoints(rules, wins, row.playoffs)) emit(points);
  if (row.playoffs === "none") return settleContract(turn);
  draft.round = row.playoffs === "bye" ? AFTER_BYE : 0;
  draft.faces = [];
  draft.stage = "roundStart";
}

export function startRound(turn: Turn): void {
  turn.draft.stage = "playoff";
  rollTeamDice(turn, currentRound(turn).round);
}

/** Settles the round with the current dice: after a win, the perk comes immediately (D26). */
export function finishRound(turn: Turn): void {
  const { rules, draft, emit } = turn;
  const { round, influence } = currentRound(turn);
  const won = winsRound(rules, round, draft.faces);
  emit({ type: "playoff", round, faces: draft.faces, won });
  if (!won) {
    draft.depth = (draft.round + 1) as Depth;
    return settleContract(turn);
  }
  emit(roundPoints(rules, round));
  gainInfluence(turn, influence, "roundWon");
  draft.round++;
  if (draft.round < rules.tables.playoffs.length) {
    draft.faces = [];
    draft.stage = "roundStart";
  } else {
    draft.depth = (draft.round + 1) as Depth;
    settleContract(turn);
  }
}

export function currentRound({ rules, draft }: Pick<Turn, "rules" | "draft">): PlayoffRow {
  return rules.tables.playoffs[draft.round];
}
