/** Reference page 4: mishaps, penalties, injuries, loose balls, the clock. */
import { chartsOf, type FoulRow, type MishapKind, type PenAndPaperRules } from "../rules/index.js";
import { answer, chances, diceText, sentence } from "./chart-words.js";
import type { Chart, Notes } from "./chart.js";
import { rangeText } from "./shared.js";

const MISHAP_WORDS: Readonly<Record<MishapKind, readonly [string, string]>> = {
  penalty: ["Penalty", "roll a d20 on the penalty chart"],
  injury: ["Injury", "roll for the ability: \u22121 on its modifier for this game"],
  majorInjury: ["Major injury", "the same, for the rest of the season"],
};

export function mishapChart(rules: PenAndPaperRules): Chart {
  const odds = chances(chartsOf(rules).mishaps, { count: 2, sides: 6 });
  return {
    id: "mishaps",
    title: "Mishap",
    note: `when the mishap die shows ${rules.tables.scrimmage.mishapOn}`,
    columns: [
      { head: "Roll", w: 15, align: "middle", look: "key", dice: [6, 6] },
      { head: "Mishap", w: 22, look: "strong" },
      { head: "What to do", w: 60 },
      { head: "%", w: 8, align: "middle", look: "light" },
    ],
    rows: rules.tables.mishaps.map((row, i) => [rangeText(row), ...MISHAP_WORDS[row.mishap], odds[i]]),
  };
}

const SHORT_WORDS = { replay: "replay", loss: "loss of down", first: "first down" } as const;
const DOWN_WORDS = { replay: "replay the down", loss: "loss of down", first: "automatic first down" } as const;

function foulYards(foul: FoulRow): string {
  if (foul.passComplete) return diceText(foul.passComplete);
  return `${foul.yards}`;
}

export function foulDown(rules: PenAndPaperRules, foul: FoulRow, short = false): string {
  if (short) return foul.passComplete ? "pass complete" : `${foul.addsGain ? "+ gain, " : ""}${SHORT_WORDS[foul.down]}`;
  if (foul.passComplete)
    return `complete for ${diceText(foul.passComplete)} yards, none rolled again${rules.switches.piFirstDown ? "; first down" : ""}`;
  return `${foul.addsGain ? "on top of the gain; " : ""}${DOWN_WORDS[foul.down]}`;
}

export function foulChart(rules: PenAndPaperRules, short = false): Chart {
  return {
    id: "fouls",
    title: "Penalty",
    note: "* needs a pass: on a run roll again",
    columns: [
      { head: "Roll", w: 13, align: "middle", look: "key", dice: [20] },
      { head: "On", w: 15 },
      { head: "Foul", w: 38, look: "strong" },
      { head: "Yards", w: 11, align: "middle", look: "key" },
      { head: "Then", w: 50 },
    ],
    rows: rules.tables.fouls.map((foul) => [
      rangeText(foul),
      foul.on,
      `${sentence(foul.title)}${foul.needsPass ? "*" : ""}`,
      foulYards(foul),
      foulDown(rules, foul, short),
    ]),
  };
}

export function injuryChart(rules: PenAndPaperRules): Chart {
  const hurt = (stat: string): string => (["QB", "RB", "WR"].includes(stat) ? "offense" : "defense");
  return {
    id: "injuries",
    title: "Injury",
    note: "which ability",
    columns: [
      { head: "Roll", w: 11, align: "middle", look: "key", dice: [6] },
      { head: "Ability", w: 14, align: "middle", look: "strong" },
      { head: "Of the team on", w: 24 },
      { head: "Star at", w: 24 },
    ],
    rows: rules.tables.injuries.map((row) => [rangeText(row), row.stat, hurt(row.stat), row.stars.join(", ")]),
  };
}

export function penaltyNotes(rules: PenAndPaperRules): Notes {
  const { switches } = rules;
  return {
    id: "penalty-notes",
    title: "Penalties",
    items: [
      `**The fouled team chooses** the play or the penalty; also after a turnover or a score.`,
      `**Mark off** ${answer(rules, "enforceFrom").replace(/^From/, "from")}.`,
      `**Near the goal** ${switches.halfTheDistance === "half" ? "no penalty goes further than half the distance to the goal line" : "a penalty goes no further than the 1"}.`,
      "**Loss of down** wipes the play out, takes the yards and counts the down.",
      "**Replay** wipes the play out; a first down if the yards suffice.",
    ],
  };
}

export function looseNotes(rules: PenAndPaperRules): Notes {
  const { interception, fumbleRunOn } = rules.tables.scrimmage;
  const { footRaceFrom } = rules.tables.returns;
  return {
    id: "loose-notes",
    title: "Interceptions and fumbles",
    items: [
      `**Interception** caught ${diceText(interception.throwDice)} yards down field and returned ${diceText(interception.returnDice)}; at or behind the goal line it is a touchback. ${interception.returnDice} ones on the return: fumbled half way. Foot race from ${footRaceFrom} yards.`,
      `**Fumble** each side 1d6, higher has the ball, ties again. If the high die is ${fumbleRunOn}, it runs 1d6 yards on.`,
      "**On a failed play** the ball is loose at the line of scrimmage.",
      ...rules.tables.stars
        .filter((star) => star.avoidsSackOn !== undefined)
        .map(
          (star) =>
            `**Star ${star.title.toLowerCase()}** when a sack comes up, a ${star.avoidsSackOn} on 1d6 loses nothing.`,
        ),
    ],
  };
}

export function clockNotes(rules: PenAndPaperRules): Notes {
  const { game } = rules.tables;
  return {
    id: "clock-notes",
    title: "Clock and injuries",
    note: `${game.quarters} quarters of ${game.rounds} rounds`,
    items: [
      `**One round** each kickoff, punt, field goal, pass, rush, kneel and fake, also when a penalty wipes it out${rules.switches.whatUsesARound === "everyPlay" ? "; the try after a touchdown too" : ""}.`,
      "**No round** a hard count, and a Hurry Up that succeeds.",
      "**Quarter ends** after the first and third keep ball, down and yards to go. The team that kicked off first receives after half-time.",
      `**Half-time** heals one minor injury of each team, its own choice. No modifier falls below +0.`,
      `**Injured star** ${rules.switches.injuredStarLosesDie ? "his die is lost as long as he is hurt" : "keeps his die"}.`,
      `**Tied?** ${answer(rules, "headToHeadOvertime")}.`,
    ],
  };
}
