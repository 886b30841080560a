/** `seasonUsage`: in a league nobody plays more than his own season, while another of his position has some of his left. */
import { describe, expect, it } from "vitest";
import { hasErrors } from "../../../src/kernel/issue/index.js";
import { carriedAfter, sittingOut, type Carried } from "../../../src/systems/dice-football/league/carried.js";
import { leagueGame } from "../../../src/systems/dice-football/league/game.js";
import { playerLines } from "../../../src/systems/dice-football/log/player-lines.js";
import { STANDARD_RULES, type Team } from "../../../src/systems/dice-football/rules/index.js";
import { seasons } from "../../../src/systems/dice-football/seasons.js";
import { house, HOUSTON, PITTSBURGH } from "./scripted.js";

const LIMITED = house({ seasonUsage: "season" });
const { quarterbacks, carriers } = PITTSBURGH.roster;
const named = (name: string) => carriers.find((one) => one.name === name)!;
const harris = named("Franco Harris");
const own = (harris.season?.rushes ?? 0) + (harris.season?.receptions ?? 0);

/** Pittsburgh with a Harris who had ten touches in his whole season. */
const SHORT: Team = {
  ...PITTSBURGH,
  roster: {
    ...PITTSBURGH.roster,
    carriers: carriers.map((one) => (one === harris ? { ...one, season: { rushes: 8, receptions: 2 } } : one)),
  },
};

describe("a player who has reached his season's usage", () => {
  it("sits out, only under the switch", () => {
    const carried: Carried = [{ name: harris.name, touches: own }];
    expect(own).toBeGreaterThan(200);
    expect(sittingOut(LIMITED, PITTSBURGH, carried)).toEqual([harris.name]);
    expect(sittingOut(LIMITED, PITTSBURGH, [{ name: harris.name, touches: own - 1 }])).toEqual([]);
    expect(sittingOut(STANDARD_RULES, PITTSBURGH, carried)).toEqual([]);
  });
  it("sits out next to the injured, who count once", () => {
    const carried: Carried = [
      { name: harris.name, games: 2, touches: own },
      { name: "Jack Ham", games: 1 },
    ];
    expect(sittingOut(LIMITED, PITTSBURGH, carried)).toEqual([harris.name, "Jack Ham"]);
  });
  it("plays on if everyone at his position has", () => {
    const known = quarterbacks.map((one) => ({ ...one, season: { attempts: 100 } }));
    const team = { ...PITTSBURGH, roster: { ...PITTSBURGH.roster, quarterbacks: known } };
    const [first, second] = known.map(({ name }) => ({ name, touches: 100 }));
    expect(sittingOut(LIMITED, team, [first, second])).toEqual([]);
    expect(sittingOut(LIMITED, team, [first])).toEqual([first.name]);
    // The other one is hurt: he throws again.
    expect(sittingOut(LIMITED, team, [first, { name: second.name, games: 1 }])).toEqual([second.name]);
  });
  it("is measured by touches per game if his card does not show his season", () => {
    const { season, ...bare } = harris;
    expect(season).toBeDefined();
    const team = {
      ...PITTSBURGH,
      roster: { ...PITTSBURGH.roster, carriers: [bare, ...carriers.filter((c) => c !== harris)] },
    };
    const most = harris.stamina * harris.games;
    expect(sittingOut(LIMITED, team, [{ name: harris.name, touches: most }])).toEqual([harris.name]);
    expect(sittingOut(LIMITED, team, [{ name: harris.name, touches: most - 1 }])).toEqual([]);
  });
});

describe("a league under the switch", () => {
  const teams = [HOUSTON, SHORT];
  const start = () =>
    seasons.create({ rules: LIMITED, seed: 11, teams: { teams }, settings: { format: "round-robin", rounds: "2" } });
  it("adds up touches from game to game, is proved from its file, and starts over each season", () => {
    let league = start();
    while (seasons.status(league).finished < 1) league = seasons.step(league).league;
    const { results } = league as unknown as {
      results: { home: string; carried?: [Carried | null, Carried | null] }[];
    };
    const brought = results[1].carried![results[1].home === SHORT.id ? 1 : 0]!;
    expect(brought.find(({ name }) => name === harris.name)!.touches).toBeGreaterThanOrEqual(10);
    expect(brought.find(({ name }) => name === quarterbacks[0].name)!.touches).toBeGreaterThan(5);
    const copy = JSON.parse(JSON.stringify(league)) as typeof league;
    expect(hasErrors(seasons.kind.check(copy, () => ({})).issues)).toBe(false);
    expect(seasons.kind.prove!(league, () => ({}))).toEqual([]);
  });
  it("gives the ball to others", () => {
    const match = {
      rules: LIMITED,
      away: { id: HOUSTON.id, name: "Houston", team: HOUSTON },
      home: { id: SHORT.id, name: "Pittsburgh", team: SHORT },
      neutral: false,
      decided: false,
      week: 2,
      seed: 3,
      coaches: { away: "solo", home: "solo" },
      carried: { home: [{ name: harris.name, touches: 10 }] },
    };
    const { record, carried } = leagueGame.player.play(match as never);
    expect(record.missing).toEqual({ home: [harris.name] });
    expect(playerLines(record.events).home.map(({ name }) => name)).not.toContain(harris.name);
    expect(carried!.home!.find(({ name }) => name === harris.name)!.touches).toBe(10);
    expect(
      carriedAfter(STANDARD_RULES, match.carried.home, record.events, "home")?.some((one) => one.touches),
    ).not.toBe(true);
  });
});
