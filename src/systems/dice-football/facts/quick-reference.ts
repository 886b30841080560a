/** DF-6, the quick reference: a play step by step, with the numbers and switches of the rules in force. */
import { rangeText } from "../../../kernel/words/index.js";
import type { SheetContent } from "../../contract.js";
import { lawOf, type DiceRules, type Rows } from "../rules/index.js";

/** Parts of the game do not ask for a season; what does is printed by season. */
const ANY_SEASON = 0;

/** Two dice up to which the first row of a chart holds. */
const upTo = (rows: Rows<unknown>): string => `${rows[0].to}`.padStart(2, "0");

export const quickReference: SheetContent<object, DiceRules> = {
  form: ({ rules: { switches, tables } }) => {
    const { boxes, halves, timeouts } = tables.timing;
    const { los, stamina, defenderSacks, injuries, tackles } = lawOf(switches, ANY_SEASON);
    return {
      time: {
        boxes,
        odd: switches.oddQuarterBoxes,
        before: halves - 1,
        late: rangeText(halves, boxes),
        halves,
        timeouts,
      },
      parts: { los, stamina, defenderSacks, injuries, tackles },
      long: upTo(tables.longInjury),
      sneak: upTo(tables.sneak),
      runLoss: -switches.runLosDefense,
      incompleteFlag: switches.penaltyOnIncomplete,
      wide: switches.cbMatch === "wr",
      block5: switches.soloBlock5 === "on",
      bySacks: switches.blockersBySacks === "on",
      subs: switches.subsShort === "on",
      pressure: switches.qbPressure === "on",
      hot: switches.hotPlayers === "on",
      home: switches.homeField === "on",
      forced: switches.forcedFumbles === "on",
      position: switches.olOutOfPosition === "on",
      offense: switches.offenseCaller === "human",
      defense: switches.defenseCaller === "human",
      twoMinute: switches.twoMinute === "on",
      hailMary: switches.hailMary === "on",
      sneaks: switches.sneak === "on",
      special: switches.specialCalls === "on",
      overtime: switches.overtime,
      twoPoint: switches.twoPoint,
      missedFg: switches.missedFg,
      touchbacks: switches.kickoffTouchback,
    };
  },
};
