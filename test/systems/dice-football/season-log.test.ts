/** DF-13: a team's season from its league, against the game records of which it is made. */
import { describe, expect, it } from "vitest";
import { boxScore, otherSide, SIDES } from "../../../src/kernel/football/index.js";
import { seasonLog } from "../../../src/systems/dice-football/facts/season-log.js";
import { teamsIn } from "../../../src/systems/dice-football/facts/teams-in.js";
import { gamesAgain, type League } from "../../../src/systems/dice-football/league/game.js";
import { STANDARD_RULES, type Team } from "../../../src/systems/dice-football/rules/index.js";
import { seasons } from "../../../src/systems/dice-football/seasons.js";
import { HOUSTON, PITTSBURGH } from "./scripted.js";

const named = (team: Team, id: string): Team => ({ ...team, id, city: id, name: id });
const teams = [HOUSTON, PITTSBURGH, named(HOUSTON, "akron"), named(PITTSBURGH, "boise")];
const settings = { format: "final-four", rounds: "1" };
let played = seasons.create({ rules: STANDARD_RULES, seed: 11, teams: { teams }, settings });
while (seasons.status(played).finished < 1) played = seasons.step(played).league;
const league = played as unknown as League;

const ROWS: Record<string, number> = { game: 24 };
const context = { capacity: (table: string) => ROWS[table] ?? 40, rules: STANDARD_RULES } as never;
type Written = Readonly<Record<string, unknown>>;
const fill = (records: readonly object[]) =>
  seasonLog.fill!(records, context).map(({ values }) => values as Readonly<Record<string, Record<string, Written>>>);
const again = gamesAgain(league, 1);

describe("the season log", () => {
  const copies = fill([league]);
  const [houston] = copies;
  it("has one copy per team and one row per game, playoffs too", () => {
    expect(copies).toHaveLength(teams.length);
    const rows = copies.flatMap(({ game }) => Object.values(game));
    expect(rows).toHaveLength(2 * again.length);
    expect(rows.map(({ week }) => week)).toContain("F");
    expect(again.every(({ record }) => record)).toBe(true);
    const first = again.find(({ away, home }) => [away, home].includes(HOUSTON.id))!;
    const side = SIDES.find((one) => first[one] === HOUSTON.id)!;
    const box = boxScore(first.record!.events);
    expect(houston.game["1"]).toMatchObject({
      rushes: box[side].rushes,
      completions: box[side].completions,
      sacks: box[otherSide(side)].sacks,
      takeaways: box[otherSide(side)].interceptions + box[otherSide(side)].fumblesLost,
    });
  });
  it("counts only games in the standings in rates and totals", () => {
    const counted = again.filter(({ playoff, away, home }) => !playoff && [away, home].includes(HOUSTON.id));
    expect(counted).toHaveLength(3);
    const boxes = counted.map(({ record, away }) => boxScore(record!.events)[away === HOUSTON.id ? "away" : "home"]);
    const rushes = boxes.reduce((sum, box) => sum + box.rushes, 0);
    const yards = boxes.reduce((sum, box) => sum + box.rushYards, 0);
    expect(houston.rates.rush.played).toBe((yards / rushes).toFixed(2));
    const passes = Object.values(houston.passing).reduce((sum, { attempts }) => sum + Number(attempts), 0);
    expect(passes).toBe(boxes.reduce((sum, box) => sum + box.attempts, 0));
  });
  it("shows the cards' season next to them: Houston threw 47.7% of 342 passes, and scored 293 in 14 games", () => {
    const life = { completion: "47.7", interception: "4.7", sack: "6.6", points: "20.9" };
    for (const [key, text] of Object.entries(life)) expect(houston.rates[key].life).toBe(text);
  });
  it("leaves blank what cards do not show", () => {
    const bare = { ...PITTSBURGH, record: undefined, pointsFor: undefined };
    const roster = { ...bare.roster, quarterbacks: bare.roster.quarterbacks.map(({ season: _, ...one }) => one) };
    const game = { ...again[0].record!, home: { ...bare, roster } };
    const { rates } = fill([game]).at(-1)!;
    expect(Object.keys(rates).filter((key) => rates[key].life !== undefined)).toEqual(["rush"]);
  });
  it("is filled from single games too, and is blank if none is played", () => {
    const records = again.slice(0, 2).map(({ record }) => record!);
    expect(fill(records).flatMap(({ game }) => Object.values(game))).toHaveLength(4);
    expect(fill([{ ...records[0], events: [] }]).flatMap(({ game }) => Object.values(game))).toEqual([]);
  });
  it("continues on another page if there are many games", () => {
    ROWS.game = 2;
    const pages = fill([league]).filter(({ team }) => (team as unknown) === (houston.team as unknown));
    ROWS.game = 24;
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[1].passing).toBeUndefined();
  });
  it("belongs to a league whose teams have cards to print", () => {
    expect(teamsIn([league]).map(({ id }) => id)).toEqual(teams.map(({ id }) => id));
  });
});
