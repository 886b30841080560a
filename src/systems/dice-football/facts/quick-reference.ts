/** DF-6, the quick reference: a play step by step, with the numbers and switches of the current rules. */
import { FIELD, TOUCHBACK } from "../../../kernel/football/index.js";
import { minusText, rangeText } from "../../../kernel/words/index.js";
import type { SheetContent } from "../../../contract/sheet.js";
import {
  COVERAGE_FOULS,
  FIGURES,
  lawOf,
  rowText,
  spanText,
  USUAL_FOULS,
  type DiceRules,
  type PlayResultRow,
  type Rows,
} from "../rules/index.js";
import { earlyTouchbacks } from "./game-charts.js";

/** A placeholder for parts that do not depend on the season; those that do are printed by season. */
const ANY_SEASON = 0;

/** The two-dice number at which a chart's first row ends. */
const upTo = (rows: Rows<unknown>): string => `${rows[0].to}`.padStart(2, "0");

/** The faces, on one die or two, for which a chart says `value`. */
const shownFor = <T>(rows: Rows<T>, value: T, text: (row: Rows<T>[number]) => string): string =>
  rows
    .filter((row) => row.value === value)
    .map(text)
    .join(", ");

/** The lines as yards to the goal. */
const redZoneOf = ({ from, runsFrom, goalFrom, ...off }: typeof FIGURES.redZone) => ({
  ...off,
  from: FIELD - from,
  runsFrom: FIELD - runsFrom,
  goalFrom: FIELD - goalFrom,
});

export const quickReference: SheetContent<object, DiceRules> = {
  form: ({ rules: { switches, tables } }) => {
    const { boxes, halves, timeouts } = tables.timing;
    const faces = (value: PlayResultRow): string =>
      shownFor(tables.playResult, value, ({ from, to }) => rangeText(from, to));
    const { los, stamina, defenderSacks, injuries, tackles, startEligibility } = lawOf(switches, ANY_SEASON);
    const { even, won, bestBlock } = FIGURES.line;
    return {
      line: { even, won, bestBlock },
      boxSafety: FIGURES.boxSafety,
      blocker: { each: FIGURES.blocker, twice: FIGURES.freeBlockers + 1, thrice: FIGURES.freeBlockers + 2 },
      spent: { end: FIGURES.spent.end, back: -FIGURES.spent.back },
      substitutes: { most: FIGURES.zone.substitutes, weakest: minusText(FIGURES.zone.weakest) },
      longCatch: FIGURES.longCatch,
      punt: FIGURES.punt,
      fieldGoal: FIGURES.fieldGoal,
      freeKick: FIGURES.freeKick,
      returners: FIGURES.returners,
      hailMaryFrom: FIGURES.hailMary,
      touchback: TOUCHBACK,
      time: {
        boxes,
        odd: switches.oddQuarterBoxes,
        alike: switches.oddQuarterBoxes === boxes,
        oddWhole: switches.oddQuarterBoxes >= halves,
        before: halves - 1,
        late: rangeText(halves, boxes),
        halves,
        timeouts,
        still: switches.incompleteTime === "odd",
        from: switches.quarterStart === "toss" ? FIGURES.quarterStart : null,
      },
      measured: switches.inches === "measured" ? FIGURES.inches : null,
      redZone: switches.redZone === "tight" ? redZoneOf(FIGURES.redZone) : null,
      passing: switches.passingDowns === "rushed" ? FIGURES.passingDowns : null,
      fouls:
        switches.foulsByDown === "same"
          ? null
          : {
              ...FIGURES.foulsByDown,
              teams: switches.foulsByDown === "teams",
              usual: spanText(USUAL_FOULS),
              coverage: switches.foulsByDown === "teams" && switches.coverageFouls === "season" && COVERAGE_FOULS,
            },
      lateLead: switches.lateLead === "careful" ? FIGURES.lateLead : null,
      lastMan: switches.lastMan === "yards" ? FIGURES.lastMan : null,
      // A defender sacks after a lost line; without line battles, none does.
      parts: { los, stamina, defenderSacks, sacks: los && defenderSacks, injuries, tackles, startEligibility },
      long: upTo(tables.longInjury),
      sneak: upTo(tables.sneak),
      faces: { long: faces("longOrInjury"), penalty: faces("penalty"), fumble: faces("fumble") },
      lostAtHome: shownFor(tables.homeFumble, "lost", rowText),
      runLoss: -switches.runLosDefense,
      incompleteFlag: switches.penaltyOnIncomplete,
      wide: switches.cbMatch === "wr",
      block5: switches.soloBlock5 === "on",
      bySacks: switches.blockersBySacks === "on",
      subs: switches.subsShort === "on",
      pressure: switches.qbPressure === "on",
      hot: switches.hotPlayers === "on",
      home: switches.homeField === "on",
      homeLine: switches.homeField === "line" ? FIGURES.homeLine : null,
      forced: switches.forcedFumbles === "on",
      position: switches.olOutOfPosition === "on",
      offense: switches.offenseCaller === "human",
      defense: switches.defenseCaller === "human",
      twoMinute: switches.twoMinute === "on",
      hailMary: switches.hailMary === "on",
      sneaks: switches.sneak === "on",
      kneels: switches.kneel === "on",
      special: switches.specialCalls === "on",
      overtime: switches.overtime,
      twoPoint: switches.twoPoint,
      missedFg: switches.missedFg,
      touchbacks: earlyTouchbacks(switches),
    };
  },
};
