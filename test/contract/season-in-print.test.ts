/** Rules `season` at a table without a computer: the quick reference says each ruling that they change. */
import { describe, expect, it } from "vitest";
import { testForm, testPages } from "../helpers/forms.js";
import { wordsOn } from "../helpers/ground.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { spanishFaults } from "./spanish.js";

interface House {
  readonly switches: Readonly<Record<string, unknown>>;
}

/** What only the strong coach goes by: a person decides for himself. 5D20's home fields, the times of the situation chart, grounding and interference are in the game charts. */
const OF_COACHES = ["goForTwo", "longKicks", "endgame"];
const IN_CHARTS: Readonly<Record<string, readonly string[]>> = {
  "5d20": ["homeField", "situationTimes", "groundingYards", "interferenceYards"],
  "dice-football": [],
};

describe.each(["5d20", "dice-football"])("%s", (id) => {
  const system = SYSTEMS.find((one) => one.id === id)!;
  const standard = system.standardRules as House;
  const season = system.presets!.find(({ id: preset }) => preset === "season")!.rules as House;
  const spec = system.sheets.find((sheet) => sheet.id === "quick-reference")!;
  const printed = async (rules: unknown): Promise<string> =>
    (await testPages(system, spec, { rules })).pages
      .map((page) =>
        wordsOn(page)
          .map(({ value }) => value)
          .join(" ")
          .replace(/\s+/g, " "),
      )
      // The list of house rules names every ruling: what counts is that the steps say it.
      .filter((words) => !/house rules in force/i.test(words))
      .join(" ");
  const changed = Object.keys(season.switches).filter((key) => season.switches[key] !== standard.switches[key]);

  it("prints each ruling of the season", async () => {
    const whole = await printed(season);
    const silent: string[] = [];
    for (const key of changed) {
      const without = { ...season, switches: { ...season.switches, [key]: standard.switches[key] } };
      if ((await printed(without)) === whole) silent.push(key);
    }
    expect(changed.length).toBeGreaterThan(5);
    expect(silent.sort()).toEqual(changed.filter((key) => [...OF_COACHES, ...IN_CHARTS[id]].includes(key)).sort());
  });

  it("prints them with their numbers", async () => {
    const [whole, usual] = [await printed(season), await printed(standard)];
    const sentences =
      id === "5d20"
        ? [
            /W on 2nd down \+1 on a pass\. On 3rd and 4th −1 with up to 6 to go, \+1 from 7, \+2 from 11; on 4th 3 more from 7\./,
            /W by score ?, on a pass: \+1 two scores behind in Q3 and Q4; −2 two ahead from 10:00 of Q4; −3 instead with any lead in its last 3 minutes\./,
            /is a yard short with Y 1–7, a yard past with Y 18–20\./,
            /each 20 counts 40: roll and add again/,
            /plus the situation; 1 at least\. In short yardage none of it counts\./,
            /−4 two scores behind, −8 instead from 8:00, but 18 at least\./,
          ]
        : [
            /two dice first, a touchback up to 03, 36 from 2011, 42 from 2013, 50 from 2015, 56 from 2018\./,
            /A play is a box: 30 in each quarter\./,
            /start on box 1 plus the toss die, the others on box 3\./,
            /From the 20 in, the offense adds its red zone number \(−7 without one\) to the net; from the 10 in, a run 1 shorter, from the 5 in 2, never under 0\./,
            /The home team adds its home number \(10 without one\) to RBC and PBC; it comes off the visitors’\./,
            /Every foul of one team, on passes and kicks too: two more dice in its foul range, or it does not count\. The range is at the head of its Team Reference Card \(DF-1\); 00-79 without one\./,
            /not on 4th down, nor on your own 1: no dice, a yard back, a whole box\./,
          ];
    for (const sentence of sentences) {
      expect(whole).toMatch(sentence);
      expect(usual).not.toMatch(sentence);
    }
  });
});

it("DICE Football: a blank Team Reference Card has places for the foul range and the home number, if the rules have them", async () => {
  const system = SYSTEMS.find(({ id }) => id === "dice-football")!;
  const spec = system.sheets.find(({ id }) => id === "trc")!;
  const season = system.presets!.find(({ id }) => id === "season")!.rules;
  const places = async (rules: unknown): Promise<string[]> =>
    (await testForm(system, spec, { rules })).slots
      .map(({ name }) => name)
      .filter((name) => /\.(fouls|home)$/.test(name));
  expect(await places(season)).toEqual(["Offense.fouls", "Offense.home", "Defense.fouls", "Defense.home"]);
  expect(await places(system.standardRules)).toEqual([]);
});

it("5D20: the quick reference prints the season's rules, or those of the house rules", async () => {
  const system = SYSTEMS.find(({ id }) => id === "5d20")!;
  const spec = system.sheets.find(({ id }) => id === "quick-reference")!;
  const standard = system.standardRules as House;
  const printed = async (switches: object): Promise<string> =>
    (await testPages(system, spec, { rules: { ...standard, switches: { ...standard.switches, ...switches } } })).pages
      .flatMap(wordsOn)
      .map(({ value }) => value)
      .join(" ")
      .replace(/\s+/g, " ")
      .replace(/ ([.:,])/g, "$1");
  expect(await printed({})).toContain(
    "Kickoff from the 40 to 1973, 35 to 1993, 30 to 2010, then the 35. Touchback: the 20, from 2016 on the 25.",
  );
  const house = await printed({
    kickoffLine: 30,
    kickoffTouchback: 25,
    tryKick: 33,
    twoPoint: "no",
    defensiveTwo: "no",
    posts: "goalLine",
    missedKick: "line",
    overtime: "none",
    twoMinuteWarning: "no",
  });
  for (const law of [
    "Kickoff from the 30. Touchback: the 25.",
    "Try: a kick of 33 yards. No try for two. The defense cannot score.",
    "Posts on the goal line. Missed field goal: the line, at least the 20.",
    "Overtime: none; in playoffs the first score wins.",
    "No two-minute warning.",
  ])
    expect(house).toContain(law);
});

it.each(["letter", "a4"] as const)("5D20: the quick reference has room in Spanish, %s", async (paper) => {
  const system = SYSTEMS.find(({ id }) => id === "5d20")!;
  const spec = system.sheets.find(({ id }) => id === "quick-reference")!;
  expect(await spanishFaults(system, spec, "blank", paper)).toEqual([]);
  expect(await spanishFaults(system, spec, "blank", paper, "large-print")).toEqual([]);
});
