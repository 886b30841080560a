/** Charts of mishaps, penalties and injuries; fumbles and the clock. */
import { chartsOf, isOffenseStat, type FoulRow, type PenAndPaperRules } from "../../rules/index.js";
import { rangeText } from "../../sheet.js";
import { answer, diceText, lower, oddsRows, sentence } from "./odds.js";

export function mishapFacts(rules: PenAndPaperRules) {
  const { tables, switches } = rules;
  const { interception, fumbleRunOn, mishapOn } = tables.scrimmage;
  return {
    mishapOn,
    mishaps: oddsRows(tables.mishaps, chartsOf(rules).mishaps, { count: 2, sides: 6 }, ({ mishap }) => ({ mishap })),
    fouls: tables.fouls.map((foul) => foulFacts(foul, switches.foulKeepsGain)),
    foulFirstDown: switches.piFirstDown,
    injuries: tables.injuries.map((row) => ({
      roll: rangeText(row),
      stat: row.stat,
      offense: isOffenseStat(row.stat),
      stars: row.stars.join(", "),
    })),
    enforced: lower(answer(rules, "enforceFrom")),
    halfTheDistance: switches.halfTheDistance === "half",
    interception: {
      thrown: diceText(interception.throwDice),
      back: diceText(interception.returnDice),
      ones: interception.returnDice,
      footRace: tables.returns.footRaceFrom,
    },
    fumbleRunOn,
    savers: tables.stars
      .filter((star) => star.avoidsSackOn !== undefined)
      .map((star) => ({ title: star.title.toLowerCase(), on: star.avoidsSackOn })),
    quarters: tables.game.quarters,
    rounds: tables.game.rounds,
    tryUsesRound: switches.whatUsesARound === "everyPlay",
    starLosesDie: switches.injuredStarLosesDie,
    tied: answer(rules, "headToHeadOvertime"),
  };
}

/** @param keeps true if all fouls with a first down keep the gain of the play (A43) */
const foulFacts = (foul: FoulRow, keeps: boolean) => ({
  roll: rangeText(foul),
  on: foul.on,
  title: `${sentence(foul.title)}${foul.needsPass ? "*" : ""}`,
  yards: foul.passComplete ? diceText(foul.passComplete) : `${foul.yards}`,
  complete: foul.passComplete !== undefined,
  addsGain: foul.addsGain ?? (keeps && foul.down === "first" && foul.passComplete === undefined),
  down: foul.down,
});
