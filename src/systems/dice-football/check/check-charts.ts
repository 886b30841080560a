/** The checker of game charts: the standard ones and house-rule replacements. */
import { nowhereKnown, type Issue, type Locate, type Path } from "../../../kernel/issue/index.js";
import {
  BLITZES,
  CODES,
  FACES,
  LETTERS,
  PENALTY_CHARTS,
  RUNS,
  SPECIAL_DEFENSE,
  SPECIAL_OFFENSE,
  TWO_DICE,
  type DiceRules,
  type GameCharts,
  type Rows,
} from "../rules/index.js";
import { CardFindings } from "./findings.js";

/** All charts of two dice by their paths. */
export function chartsOf(charts: GameCharts): (readonly [path: Path, rows: Rows<unknown>])[] {
  return [
    ...(
      [
        "longInjury",
        "kickoffRegular",
        "kickoffAngled",
        "kickoffSquib",
        "kickoffOnside",
        "tackle",
        "fumbleRecovery",
        "turnoverReturn",
        "interceptionWho",
        "interceptionSpot",
        "blockedFieldGoal",
        "blockedPunt",
        "injuryWho",
        "injuryLength",
        "passReceiver",
        "returnTouchdown",
        "fieldGoal99",
        "sneak",
        "hailMary",
        "homeFumble",
        "hotPlayer",
      ] as const
    ).map((key) => [[key], charts[key]] as const),
    ...RUNS.map((run) => [["runningMatchup", run], charts.runningMatchup[run]] as const),
    ...(["two", "three", "four", "card"] as const).map((key) => [["sackWho", key], charts.sackWho[key]] as const),
    ...PENALTY_CHARTS.map((key) => [["penalties", key], charts.penalties[key]] as const),
    ...SPECIAL_OFFENSE.map((key) => [["specialOffense", key], charts.specialOffense[key]] as const),
    ...SPECIAL_DEFENSE.map((key) => [["specialDefense", key], charts.specialDefense[key]] as const),
  ];
}

export function checkRules({ tables }: Pick<DiceRules, "tables">, locate: Locate = nowhereKnown): Issue[] {
  const found = new CardFindings({ locate, base: ["tables"] });
  for (const [path, rows] of chartsOf(tables)) found.rows(path, path.join(" "), rows);
  found.rows(["playResult"], "play result", tables.playResult, { size: FACES });
  checkSituations(found, tables);
  const { early, late } = tables.sackYards;
  for (const [key, yards] of Object.entries({ early, late })) {
    if (yards.length !== FACES) {
      found.error("chart-rows", ["sackYards", key], `sack yards ${key} has ${yards.length} faces; expected ${FACES}`);
    }
  }
  tables.tackle.forEach(({ value }, i) => found.within(["tackle", i, "value"], "a tackle rank", value, 1, 11));
  tables.fumbleRecovery.forEach(({ value }, i) => {
    if (value !== "tackler") found.within(["fumbleRecovery", i, "value"], "a tackle rank", value, 1, 11);
  });
  tables.passReceiver.forEach(({ value }, i) => {
    if (value.length !== 5) found.error("chart-columns", ["passReceiver", i], "a row of receivers has five columns");
    value.forEach((one, j) => found.within(["passReceiver", i, "value", j], "a receiver", one, 0, 5));
  });
  for (const letter of BLITZES) {
    const { blitzers, order } = tables.blitzKey[letter];
    if (blitzers.length === 0 || order.length === 0) {
      found.error("blitz-key", ["blitzKey", letter], `blitz ${letter} names no one`);
    }
  }
  const { boxes, halves, timeouts } = tables.timing;
  found.within(["timing", "boxes"], "boxes", boxes, 1, 100);
  found.within(["timing", "halves"], "the first box in halves", halves, 2, boxes);
  found.within(["timing", "timeouts"], "timeouts", timeouts, 0, 10);
  return found.issues;
}

/** Every distance has one letter, and every situation a printed column. */
function checkSituations(found: CardFindings, { situations }: GameCharts): void {
  for (let toGo = 1; toGo < TWO_DICE; toGo++) {
    const letters = LETTERS.filter((letter) => {
      const [from, to] = situations.letters[letter];
      return toGo >= from && toGo <= to;
    });
    if (letters.length === 1) continue;
    found.error(
      "situation",
      ["situations", "letters"],
      `${toGo} yards to go have ${letters.length} letters; expected one`,
    );
    break;
  }
  for (const [down, row] of Object.entries(situations.map)) {
    for (const letter of LETTERS) {
      if (!CODES.includes(row[letter])) {
        found.error("situation", ["situations", "map", down, letter], `there is no column ${row[letter]}`);
      }
    }
  }
}
