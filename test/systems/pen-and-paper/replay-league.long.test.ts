/** What Pressbox and the people at its table bring about comes out again when it is played from the seed. */
import { expect, it } from "vitest";
import { proveKind } from "../../../src/files/check.js";
import { leagueKind } from "../../../src/systems/pen-and-paper/file-kinds.js";
import { nowhereKnown } from "../../../src/kernel/issue/index.js";
import { replayIssues } from "../../../src/systems/pen-and-paper/replay-league.js";
import {
  DEFAULT_SWITCHES,
  LEAGUE_SIZES,
  STANDARD_RULES,
  SWITCHES,
} from "../../../src/systems/pen-and-paper/rules/index.js";
import { leagueOfPeople } from "./league-of-people.js";

it.each(LEAGUE_SIZES.flatMap((size) => [1, 2, 3].map((seed) => [size, seed] as const)))(
  "8 seasons of %i teams, seed %i",
  (size, seed) => {
    const league = leagueOfPeople({ rules: STANDARD_RULES, size, seed, years: 8, weeks: 4 });
    const { issues } = proveKind(leagueKind, league);
    expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
  },
);

it.each(SWITCHES.flatMap(({ id, values }) => values.slice(1).map(({ value }) => [id, value] as const)))(
  "4 seasons by the house rule %s: %s",
  (id, value) => {
    const rules = { ...STANDARD_RULES, name: "House", switches: { ...DEFAULT_SWITCHES, [id]: value } };
    const league = leagueOfPeople({ rules, size: 6, seed: 9, years: 4, weeks: 4 });
    expect(replayIssues(league, nowhereKnown)).toEqual([]);
  },
);
