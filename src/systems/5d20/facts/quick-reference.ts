/** 5D-3, the quick reference: a play from the first roll to the clock, with the numbers of the rules in force. */
import type { SheetContent } from "../../../contract/sheet.js";
import { GIVEN_GROUND, MEASURED, type FiveD20Rules } from "../rules/index.js";
import { downFacts, redZoneFacts, timeFacts } from "./game-charts.js";

export const quickReference: SheetContent<object, FiveD20Rules> = {
  form: ({ rules }) => {
    const { switches, tables } = rules;
    return {
      time: timeFacts(rules),
      redZone: redZoneFacts(rules),
      downs: downFacts(rules),
      measured: switches.inches === "measured" ? MEASURED : null,
      ground: switches.ground === "given" ? { ahead: -GIVEN_GROUND.ahead, behind: GIVEN_GROUND.behind } : null,
      late: switches.late === "chart",
      noReturn: tables.fumbleReturn.no,
      dead: tables.blocked.dead,
      offense: tables.blocked.offense,
      interceptor: switches.interceptorFumble,
      situation: switches.situation,
      fairCatchFumble: switches.fairCatchFumble,
      penaltyFirst: switches.snapOrder === "penalty",
      trySpot: switches.trySpot,
    };
  },
};
