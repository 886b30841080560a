/** Whole offseasons: order, pauses for people, invariants. */
import { describe, expect, it } from "vitest";
import { byLeagueRank } from "../../../../src/league/bracket.js";
import {
  createLeague,
  rulesOfLeague,
  seasonBracket,
  standings,
  type League,
} from "../../../../src/systems/pen-and-paper/league/index.js";
import { startOffSeason, stepOffSeason, viewOf } from "../../../../src/systems/pen-and-paper/off-season/steps.js";
import {
  MANAGERS,
  runOffSeason,
  seasonClasses,
  type OffSeasonChoice,
  type OffSeasonState,
} from "../../../../src/systems/pen-and-paper/off-season/index.js";
import { sampleTeams } from "../../../../src/systems/pen-and-paper/teams/index.js";
import { answerOffSeason, playOffSeason, playToOffSeason } from "../play-on.js";
import { brokenIn, replays } from "./invariants.js";
import { house } from "./helpers.js";

const eight = sampleTeams().slice(0, 8);
const over = (managers: Parameters<typeof createLeague>[0]["managers"] = {}): League =>
  playToOffSeason(createLeague({ teams: eight, seed: 11, managers }));

describe("an offseason", () => {
  const league = over();
  const next = playOffSeason(league);

  it("keeps the order of section 3.4", () => {
    const types = next.history[0].offSeason.map((line) => line.type);
    const order = ["class", "fanBase", "event", "setback", "income", "improvement"];
    const firsts = order.map((type) => types.indexOf(type as (typeof types)[number]));
    expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
    expect(types.filter((type) => type === "class")).toHaveLength(8);
  });

  it("ends with the next season's first week", () => {
    expect(next).toMatchObject({ season: 2, phase: "regular", week: 1, results: [], choices: [] });
    expect(next.history[0].results).toHaveLength(59);
    expect(next.history[0].results.every((result) => !("line" in result))).toBe(true);
    expect(next.schedule).not.toEqual(league.schedule);
  });

  it("counts absences from the playoffs", () => {
    const { qualifiers } = next.history[0];
    for (const { team, absence } of next.teams) expect(absence, team.id).toBe(qualifiers.includes(team.id) ? 0 : null);
    const third = playOffSeason(playToOffSeason(next));
    const again = third.history[1].qualifiers;
    const missed = third.teams.filter(({ team }) => qualifiers.includes(team.id) && !again.includes(team.id));
    for (const { absence } of missed) expect(absence).toBe(1);
  });

  it("gives the same from the saved dice", () => expect(replays(league)).toBe(true));
  it("cannot begin before the season is over", () => {
    expect(() => playOffSeason(next)).toThrow(/season 2 is not over yet/);
  });
});

describe("a person as general manager", () => {
  const hand = over({ [eight[2].id]: "hand" });

  it("answers one question after the other", () => {
    let league = hand;
    const asked: string[] = [];
    for (let i = 0; i < 20; i++) {
      const state = runOffSeason(JSON.parse(JSON.stringify(league)) as League);
      if (state.done) break;
      expect(state.question.team).toBe(eight[2].id);
      expect(state.ledger.length).toBeGreaterThan(0);
      asked.push(state.question.kind);
      league = answerOffSeason(league, MANAGERS.simple.decide(state.question, state.view));
    }
    expect(asked.slice(-2)).toEqual(["setback", "improve"]);
    // The same answers by a simple manager give the same teams.
    const strip = ({ teams }: League) => teams.map(({ team, bank }) => [team, bank]);
    expect(strip(playOffSeason(league))).toEqual(strip(playOffSeason(over())));
  });

  it("answers from state to state: each is JSON, continues from a copy, and is not changed", () => {
    const rules = rulesOfLeague(hand);
    const table = standings(hand);
    const classes = seasonClasses(rules, table, seasonBracket(hand).champion!);
    const setup = { rules, classes, order: byLeagueRank(table).map(({ team }) => team) };
    let state = startOffSeason(setup, hand.teams, hand.roller);
    let asked = 0;
    for (; state.asked; asked++) {
      const text = JSON.stringify(state);
      const choice = MANAGERS.simple.decide(state.asked.question, viewOf(setup, state));
      const next = stepOffSeason(setup, state, choice);
      expect(JSON.stringify(state)).toBe(text);
      expect(stepOffSeason(setup, JSON.parse(text) as OffSeasonState, choice)).toEqual(next);
      state = next;
    }
    expect(asked).toBeGreaterThan(15);
    const run = runOffSeason(over());
    expect(state.ledger).toEqual(run.ledger);
  });

  it("gets an error for an invalid answer, and the league is unchanged", () => {
    const state = runOffSeason(hand);
    if (state.done) throw new Error("no question");
    const wrong: OffSeasonChoice = { kind: "improve", stats: ["QB"] };
    const other: OffSeasonChoice = { kind: "stay", pay: true };
    expect(() => answerOffSeason(hand, state.question.kind === "improve" ? other : wrong)).toThrow(/expected "/);
    expect(() => playOffSeason(hand)).toThrow(/has to decide/);
  });
});

// The long suite plays 200 such leagues.
describe("invariants", () => {
  it.each([0, 2, 4])("hold in a ten-year league of seed %i", (seed) => expect(brokenIn(seed, 10)).toBeUndefined());
  it.each([5, 7, 9])("hold under a manager who rolls for everything, seed %i", (seed) =>
    expect(brokenIn(seed, 10, { chaos: true })).toBeUndefined(),
  );
  it.each([
    house({ incomeDie: false, setbackDie: "d6" }),
    house({ moveTo: "any", moveKeepsMarkets: true, challenges: "none" }),
    house({ starBonus: "modifier", ownStarAgain: "nothing", growthOrder: "worstFirst" }),
    house({ stolenStar: "dieOnly", bestInLeague: "champion", extraPrices: "incremental", neutralFinal: true }),
    house({ pointsTable: "classic", regularSeasonTies: "noTies", trustPrinted: true }),
  ])("hold under house rules %#", (rules) =>
    expect(brokenIn(20, 4, { chaos: true, rules: { ...rules, name: "house" } })).toBeUndefined(),
  );
});
