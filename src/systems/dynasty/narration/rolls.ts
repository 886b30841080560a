/** Steps in which dice move: rolls, rerolls and turns of the Coach Die. */
import type { Goal } from "../coaches/chances.js";
import { isLosing, type CoachSetEvent, type PlayoffEvent, type ResultEvent, type RollEvent } from "../engine/index.js";
import { regularRow, ROUND_NAMES, winsRound, type Round } from "../rules/index.js";
import { giveUp, offSeasonOdds, rerollOdds } from "./odds.js";
import { more, step, type Narration } from "./steps.js";
import { dieNames, diceText, list, needs, rowText } from "./words.js";

export function narrateRoll(t: Narration, event: RollEvent): void {
  if (event.stage === "offSeason") return narrateOffSeason(t, event);
  const before = t.faces;
  t.phase = event.stage;
  t.faces = event.faces;
  if (event.stage === "frontOffice") return step(t, `Rolls a ${event.faces[0]}.`);
  const goal: Goal = event.stage === "regular" ? "playoffs" : event.stage;
  t.first = !event.rerolled;
  if (!event.rerolled || event.rerolled.includes(0)) t.natural = event.faces[0];
  if (!event.rerolled) {
    const want = goal === "playoffs" ? "" : `Needs ${needs(t.rules, goal)}. `;
    return step(t, `${want}Rolls ${diceText(event.faces)}: ${standing(t, goal)}.`);
  }
  const moved = event.rerolled;
  const names = dieNames(before, moved, true);
  const odds = rerollOdds(t.rules, goal, before, moved);
  const rolled = list(moved.map((i) => `${event.faces[i]}`));
  step(t, `Pays 1 influence to roll ${names} again (${odds}): ${rolled}. Now ${standing(t, goal)}.`, { moved });
}

export function narrateTurn(t: Narration, { from, to, faces }: CoachSetEvent): void {
  const goal: Goal = t.phase === "regular" ? "playoffs" : (t.phase as Round);
  t.faces = faces;
  if (!t.rules.switches.firstRollSurvivesCoachChange) t.first = false;
  step(t, `Pays 1 influence and turns the Coach Die from ${from} to ${to}: ${standing(t, goal)}.`, { moved: [0] });
}

/** What the current Team Dice are worth. */
function standing(t: Narration, goal: Goal): string {
  const { rules, faces, first } = t;
  if (goal !== "playoffs") return winsRound(rules, goal, faces) ? "enough" : "not enough";
  return rowText(rules, regularRow(rules, faces[0], faces, first), countingFace(t));
}

/** Face of the Coach Die that counts wins if nothing scores (D7). */
const countingFace = ({ rules, faces, natural }: Narration): number =>
  rules.switches.nothingWins === "final" ? faces[0] : natural;

function narrateOffSeason(t: Narration, event: RollEvent): void {
  const before = t.faces;
  const previous = before.length === 0 ? 0 : before[0] + before[1] + t.losing + t.modifiers;
  t.faces = event.faces;
  t.modifiers = event.modifiers ?? 0;
  const bought = t.modifiers > 0 ? `Pays ${t.modifiers} influence for +${t.modifiers} before the roll. ` : "";
  if (!event.rerolled) return step(t, `${bought}Rolls ${sumText(t)}.`);
  const moved = event.rerolled;
  const names = dieNames(before, moved, false);
  const room = t.dice < t.rules.tables.setup.diceMax;
  const odds = offSeasonOdds(t.rules, { before, moved, plus: t.losing + t.modifiers, previous, room });
  const again = `Not content with ${previous}, pays 1 influence to roll ${names} again (${odds}): ${sumText(t)}.`;
  step(t, bought + again, { moved });
}

/** `4+3, +1 after a losing season = 8`. */
function sumText({ faces, losing, modifiers }: Narration): string {
  const after = losing ? `, +${losing} after a losing season` : "";
  const bought = modifiers ? `, +${modifiers} bought` : "";
  return `${faces.join("+")}${after}${bought} = ${faces[0] + faces[1] + losing + modifiers}`;
}

/** The coach takes a row of the season table. */
export function narrateResult(t: Narration, event: ResultEvent): void {
  const { rules } = t;
  const best = regularRow(rules, event.faces[0], event.faces, t.first);
  const lowerRow = best === event.row ? "" : `Takes a lower row: ${rowText(rules, event.row, countingFace(t))}. `;
  if (event.entry !== "none") return more(t, lowerRow || "Takes it.");
  const losing = isLosing(rules, event.wins);
  more(t, `${lowerRow}${giveUp(t, "playoffs", losing)} The season ends at ${event.wins}-${event.losses}.`);
}

/** A round is over. */
export function narrateRound(t: Narration, event: PlayoffEvent): void {
  const { name } = ROUND_NAMES[event.round];
  if (event.won) return more(t, `${name} won!`);
  more(t, `${giveUp(t, event.round, false)} ${name} lost.`);
}
