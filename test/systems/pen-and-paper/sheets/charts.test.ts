/** What the reference charts print: chances of the digest, house rules, options of a league. */
import { describe, expect, it } from "vitest";
import { kickFacts, yardFacts } from "../../../../src/systems/pen-and-paper/facts/charts/kicks.js";
import { leagueFacts, newTeamFacts } from "../../../../src/systems/pen-and-paper/facts/charts/league.js";
import { mishapFacts } from "../../../../src/systems/pen-and-paper/facts/charts/mishaps.js";
import { offSeasonFacts } from "../../../../src/systems/pen-and-paper/facts/charts/off-season.js";
import { playFacts } from "../../../../src/systems/pen-and-paper/facts/charts/plays.js";
import { leagueSetup } from "../../../../src/systems/pen-and-paper/facts/league-setup.js";
import { createLeague } from "../../../../src/systems/pen-and-paper/league/index.js";
import { STANDARD_RULES, type PenAndPaperRules } from "../../../../src/systems/pen-and-paper/rules/index.js";
import { sampleTeams } from "../../../../src/systems/pen-and-paper/teams/sample-teams.js";
import { flatValues } from "../../../helpers/flat-values.js";

const house = (switches: Partial<PenAndPaperRules["switches"]>): PenAndPaperRules => ({
  ...STANDARD_RULES,
  switches: { ...STANDARD_RULES.switches, ...switches },
});

describe("reference charts", () => {
  it("print the chances of the digest (9.1, 9.3, 9.4)", () => {
    const { points, mods, worth } = leagueFacts(STANDARD_RULES);
    expect(mods).toEqual(["\u22126", "\u22124", "\u22122", "+0", "+1", "+2", "+4", "+6"]);
    expect(points.map(({ odds }) => odds[3])).toEqual(["40", "20", "5", "30", "5", ...Array<string>(4).fill("\u2013")]);
    expect(points.map(({ total, edge }) => [total, edge]).filter(([, edge]) => edge !== "")).toEqual([
      [8, "low"],
      [25, "high"],
    ]);
    expect(worth.map(({ points: mean }) => mean)).toEqual([
      "5.0",
      "7.8",
      "10.6",
      "14.0",
      "16.0",
      "18.6",
      "24.8",
      "33.2",
    ]);
    expect(worth[3].none).toBe("2.6");
    expect(newTeamFacts(STANDARD_RULES).ratings.map(({ odds }) => odds)).toEqual([
      "1.1",
      "4.1",
      "11",
      "21",
      "26",
      "21",
      "11",
      "4.1",
      "1.1",
    ]);
    expect(yardFacts(STANDARD_RULES).rows.map(({ average }) => average)).toEqual([
      "4.2",
      "8.4",
      "12.6",
      "16.8",
      "21.0",
      "25.2",
    ]);
    expect(kickFacts(STANDARD_RULES).fieldGoal.map(({ odds }) => odds)).toEqual(["95", "75", "55", "35", "20", "5"]);
  });

  it("explain a call's effects besides its yard dice", () => {
    const { passPlays, rushPlays } = playFacts(STANDARD_RULES);
    const special = Object.fromEntries([...passPlays, ...rushPlays].map((play) => [play.title, play.special]));
    expect(special).toMatchObject({
      Pass: "",
      "Double Pass": "A failure loses 1d6",
      "Hail Mary": "Any success is a touchdown",
      "Play-Action": "Against a pass defense DC 12 and 3d6",
      "West Coast": "3d6 against a run defense",
      "QB Sneak": "d20 + QB against LM alone",
    });
    expect(rushPlays.find(({ title }) => title === "Halfback Option")?.turned).toEqual({ yards: "3d6", attack: "WR" });
  });

  it("follow the house rules", () => {
    expect(leagueFacts(house({ pointsTable: "classic" })).points.map(({ points }) => points)).toEqual([
      0, 3, 6, 7, 10, 14,
    ]);
    expect(kickFacts(house({ kickoffSpot: 40 })).kickoff.map(({ lands }) => lands)).toContain("dead");
    expect(kickFacts(house({ missedKickMinimum: 20 })).missInside).toBe(20);
    expect(offSeasonFacts(house({ extraPrices: "incremental" })).rolls.prices.map(({ price }) => price)).toEqual([
      "$50M",
      "$200M",
      "$700M",
    ]);
    expect(mishapFacts(house({ piFirstDown: true })).foulFirstDown).toBe(true);
  });
});

describe("league setup", () => {
  const context = { rules: STANDARD_RULES, names: {}, cache: {} as never, capacity: () => 0 };

  it("has one copy per league size and one for the options, blank", () => {
    expect(leagueSetup.fill!([], context).map(({ title }) => title)).toEqual([
      ...[6, 8, 10, 12, 16].map((size) => `League setup, ${size} teams`),
      "League setup, options",
    ]);
  });

  it("writes a league's teams and one answer to every question, by the rules in force", () => {
    const league = createLeague({
      name: "Inkwell",
      seed: 1,
      teams: sampleTeams().slice(0, 6),
      rules: house({ kickoffSpot: 40, footRaceOnce: true }),
    });
    const values = flatValues(leagueSetup.fill!([league], context)[0].values);
    expect(values).toMatchObject({ league: "Inkwell", "option.kickoffSpot.3": true, "option.footRaceOnce.2": true });
    expect(values["option.twoPointTry.1"]).toBe(true);
    expect(Object.keys(values).filter((name) => /^option\..*\./.test(name))).toHaveLength(16);
  });

  it("moves numbers on as the source's example does (V28)", () => {
    const { league } = leagueSetup.fill!([], context)[0].facts as {
      league: { divisions: { teams: { numbers: number[] }[] }[] };
    };
    const years = (season: number) =>
      league.divisions.map(({ teams }) => teams.map(({ numbers }) => numbers[season - 1]));
    expect(years(1)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect(years(2)).toEqual([
      [2, 3, 1],
      [6, 4, 5],
    ]);
  });
});
