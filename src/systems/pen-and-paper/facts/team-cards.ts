/** M5, PP-5: the teams as poker cards. A copy a team: the print itself differs, nobody writes on it. */
import type { SheetContent } from "../../contract.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { fullName } from "../teams/types.js";
import { teamFacts, teamsIn } from "./teams.js";

export const teamCards: SheetContent<object, PenAndPaperRules> = {
  always: true,
  form: ({ rules }) => teamFacts(rules, teamsIn([])[0]),
  fill: (records, { rules }) =>
    teamsIn(records).map((team) => ({ values: {}, facts: teamFacts(rules, team), title: fullName(team) })),
};
