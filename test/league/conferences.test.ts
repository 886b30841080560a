/** Conferences: each has a bracket with its own wild cards, and the champions meet in the final. */
import { describe, expect, it } from "vitest";
import type { LeagueTableId, LeagueTables, TableRow } from "../../src/contract/league-tables.js";
import { UserError } from "../../src/kernel/issue/index.js";
import { knockOut, qualifiersOf, type Candidate } from "../../src/league/bracket.js";
import { checkConferences, conferencesOf } from "../../src/league/plain/conferences.js";
import { CONFERENCE_TABLE, PROFESSIONAL_TABLE } from "../../src/league/plain/contest.js";
import { breaksOf, standingsOf, type TableRules } from "../../src/league/standings.js";
import { PRESET_RULES } from "../../src/systems/postcard/rules/index.js";
import { seasons as cups, teamsKind } from "../../src/systems/postcard/seasons.js";
import { sampleTeams } from "../../src/systems/postcard/teams/sample-teams.js";

const word = (candidate: Candidate): string =>
  "winner" in candidate
    ? candidate.winner
    : "seed" in candidate
      ? `${candidate.conference ?? ""}${candidate.seed}`
      : "champion" in candidate
        ? candidate.champion
        : candidate.runnerUp;
const pairings = (size: number) =>
  knockOut(size, 10, ["A", "N"]).map(({ title, week, games }) => [
    title,
    week,
    ...games
      .filter(({ bye }) => !bye)
      .map(({ away, home }) => [...away.from, ...home.from].map(word))
      .map((all) => [...new Set(all)].join("-")),
  ]);

describe("the bracket of two conferences", () => {
  it.each([
    [2, [["Final", 10, "A1-N1"]]],
    [
      4,
      [
        ["Conference finals", 10, "A1-A2", "N1-N2"],
        ["Final", 11, "sf1-sf2"],
      ],
    ],
    [
      6,
      [
        ["Conference semifinals", 10, "A2-A3", "N2-N3"],
        ["Conference finals", 11, "A1-qf2", "N1-qf4"],
        ["Final", 12, "sf1-sf2"],
      ],
    ],
    [
      14,
      [
        ["First round", 10, "A4-A5", "A2-A7", "A3-A6", "N4-N5", "N2-N7", "N3-N6"],
        ["Conference semifinals", 11, "A1-k16g2", "k16g3-k16g4", "N1-k16g6", "k16g7-k16g8"],
        ["Conference finals", 12, "qf1-qf2", "qf3-qf4"],
        ["Final", 13, "sf1-sf2"],
      ],
    ],
  ])("of %i teams", (size, rounds) => {
    expect(pairings(size)).toEqual(rounds);
  });
});

it("takes each conference's division champions and its own wild cards, even if the other has better teams", () => {
  // A's divisions: a1 a2, b1 b2; N's: c1 c2, d1 d2. N's second teams are better than A's first ones.
  const strength: Readonly<Record<string, number>> = { a1: 3, a2: 1, b1: 4, b2: 2, c1: 8, c2: 7, d1: 6, d2: 5 };
  const entrants = Object.keys(strength).map((team) => ({
    team,
    division: team[0],
    conference: "ab".includes(team[0]) ? "A" : "N",
  }));
  const results = entrants.flatMap(({ team: away }) =>
    entrants.flatMap(({ team: home }) =>
      away < home ? [{ away, home, awayPoints: strength[away], homePoints: strength[home] }] : [],
    ),
  );
  const table = standingsOf(entrants, results, { breaks: breaksOf("record", "lot") }, Object.keys(strength));
  expect(table.map(({ team, conferenceRank }) => `${team}${conferenceRank}`).join(" ")).toBe(
    "a12 a24 b11 b23 c11 c22 d13 d24",
  );
  const rounds = knockOut(6, 8, ["A", "N"]);
  const found = qualifiersOf({ playoffs: rounds, qualifiers: 6, conferences: ["A", "N"] }, table);
  // Seeds of both conferences, the better one of each pair first: a wild card is behind all division champions of its conference.
  expect(found).toEqual(["c1", "b1", "d1", "a1", "c2", "b2"]);
  // Without conferences no team of A's second places is in.
  expect(qualifiersOf({ playoffs: knockOut(6, 8), qualifiers: 6 }, table)).toEqual([
    "c1",
    "d1",
    "b1",
    "a1",
    "c2",
    "d2",
  ]);
});

describe("games inside a conference", () => {
  // x1, x2 (X) and y1 (Y) are of conference A; z1 of N. Nobody who is level has met.
  const entrants = [
    { team: "x1", division: "X", conference: "A" },
    { team: "x2", division: "X", conference: "A" },
    { team: "y1", division: "Y", conference: "A" },
    { team: "y2", division: "Y", conference: "A" },
    { team: "z1", division: "Z", conference: "N" },
  ];
  const game = (away: string, home: string, awayPoints: number, homePoints: number) => ({
    away,
    home,
    awayPoints,
    homePoints,
  });

  it("break ties in a division after its own games", () => {
    // x1 won in the conference and lost outside of it by little, x2 the other way round, with more points.
    const results = [game("x1", "y1", 7, 0), game("x1", "z1", 0, 1), game("x2", "z1", 60, 0), game("x2", "y2", 0, 1)];
    const rows = standingsOf(entrants, results, CONFERENCE_TABLE, []);
    expect(rows.filter(({ division }) => division === "X").map(({ team, by }) => [team, by?.id])).toEqual([
      ["x1", undefined],
      ["x2", "conferenceRecord"],
    ]);
    const usual = standingsOf(entrants, results, PROFESSIONAL_TABLE, []);
    expect(usual[0].team).toBe("x2");
  });

  it("come before those of the division for a wild card", () => {
    // x2 and y2 are level at .500. y2 won in its division, x2 has the better share of the games in the conference.
    const results = [
      game("x1", "x2", 9, 0),
      game("x2", "y1", 9, 0),
      game("y2", "y1", 9, 0),
      ...[1, 2].map(() => game("x1", "y2", 9, 0)),
      game("y2", "z1", 50, 0),
      ...[1, 2, 3, 4].map(() => game("y1", "z1", 9, 0)),
    ];
    const order = (rules: TableRules): string =>
      standingsOf(entrants, results, rules, [])
        .filter(({ conference }) => conference === "A")
        .sort((a, b) => a.conferenceRank! - b.conferenceRank!)
        .map(({ team }) => team)
        .join(" ");
    expect(order(CONFERENCE_TABLE)).toBe("x1 y1 x2 y2");
    expect(order(PROFESSIONAL_TABLE)).toBe("x1 y1 y2 x2");
  });
});

describe("each team's conference", () => {
  const team = (id: string, division?: string, conference?: string) => ({
    id,
    ...(division !== undefined && { division }),
    ...(conference !== undefined && { conference }),
  });
  it.each([
    [
      "the key says it",
      [team("a", "East", "AFC"), team("b", "East", "NFC")],
      { a: ["AFC", "AFC East"], b: ["NFC", "NFC East"] },
    ],
    [
      "two divisions are two conferences",
      [team("a", "Old Ones"), team("b", "New Ones")],
      { a: ["Old Ones", "Old Ones"], b: ["New Ones", "New Ones"] },
    ],
    [
      "or the first word of a division",
      [team("a", "AFC East"), team("b", "AFC West"), team("c", "NFC East")],
      { a: ["AFC", "AFC East"], b: ["AFC", "AFC West"], c: ["NFC", "NFC East"] },
    ],
    [
      "the key alone",
      [team("a", undefined, "AFC"), team("b", undefined, "NFC")],
      { a: ["AFC", "AFC"], b: ["NFC", "NFC"] },
    ],
  ])("%s", (_what, teams, expected) => {
    const { of, divisions } = conferencesOf(teams);
    expect(Object.fromEntries(teams.map(({ id }) => [id, [of.get(id), divisions.get(id)]]))).toEqual(expected);
  });

  const usual = {
    format: "round-robin",
    rounds: 1,
    draw: "lot",
    ties: "overtime",
    playoffs: 4,
    conferences: 2,
  } as const;
  const four = [team("a", "E"), team("b", "E"), team("c", "W"), team("d", "W")];
  it.each([
    ["no playoffs", { playoffs: 0 }, four, "conferences are for the playoffs, and there are none"],
    ["tiers", { tiers: 2 }, four, "tiers are one above the other, conferences side by side"],
    ["a knockout", { format: "knock-out" as const }, four, "a knock-out has its own bracket; found 2 conferences"],
    ["a team that is in none", {}, [...four, team("e")], "nothing says which conference these teams are in: e"],
    ["teams that say nothing", {}, [team("a"), team("b")], "nothing says which conference these teams are in: a, b"],
    ["three conferences", {}, [...four, team("e", "S")], "expected teams of 2 conferences; found E, W, S"],
    [
      "a conference that is too small",
      { playoffs: 6 },
      four,
      "playoffs of 6 take 3 teams from each conference; found 2 in E, 2 in W",
    ],
    [
      "a division of both",
      {},
      [team("a", "AFC East", "AFC"), team("b", "AFC East", "NFC"), team("c", "W", "AFC"), team("d", "W", "NFC")],
      "the division AFC East has teams from both conferences",
    ],
  ])("refuses %s", (_what, more, teams, message) => {
    const [issue, ...others] = checkConferences({ ...usual, ...more }, teams);
    expect(others).toEqual([]);
    expect([issue.message, issue.path]).toEqual([message, "contest.conferences"]);
  });
});

describe("a PostCard league of two conferences", () => {
  const places = [
    ["American", "East"],
    ["National", "East"],
    ["American", "West"],
    ["National", "West"],
  ];
  const teams = sampleTeams()
    .slice(0, 12)
    .map((team, i) => ({ ...team, conference: places[i % 4][0], division: places[i % 4][1] }));
  const rowsOf = ({ tables }: LeagueTables, id: LeagueTableId): readonly TableRow[] =>
    tables.find((table) => table.id === id)!.rows;
  const settings = { games: "8", playoffs: "6", conferences: "2" };
  const request = { rules: PRESET_RULES.balanced, seed: 5, teams: { teams } };
  let league = cups.create({ ...request, settings });
  while (cups.status(league).finished < 2) league = cups.step(league).league;
  const tables = cups.tables(league);

  it("plays each bracket in its conference, and the final between them", () => {
    const of = new Map(teams.map(({ id, conference }) => [id, conference]));
    const playoffs = rowsOf(tables, "results").filter(({ stage }) => stage === "playoffs");
    expect(playoffs).toHaveLength(2 * 5);
    for (const { round, awayId, homeId } of playoffs)
      expect([round, of.get(`${awayId}`) === of.get(`${homeId}`)]).toEqual([round, round !== "Final"]);
    expect(new Set(rowsOf(tables, "standings").map(({ division }) => division))).toEqual(
      new Set(["American East", "American West", "National East", "National West"]),
    );
    expect(
      teams.map(({ id }) =>
        rowsOf(tables, "standings")
          .filter((row) => row.teamId === id)
          .map(({ games }) => games),
      ),
    ).toEqual(teams.map(() => [8, 8]));
  });

  it("is a file that passes check and replays", () => {
    const data = JSON.parse(JSON.stringify(league)) as never;
    expect(cups.kind.check(data, () => ({})).issues).toEqual([]);
    expect(cups.kind.prove!(league, () => ({}))).toEqual([]);
    expect(cups.status(league).settings).toMatchObject({ games: "8", playoffs: "6", conferences: "2" });
  });

  it("comes from a team file with these keys, and no other", () => {
    const written = (more: object) => teamsKind.check({ teams: [{ name: "A", ...more }] }, () => ({}));
    expect(written({ conference: "AFC", division: "East" }).value!.teams[0]).toMatchObject({
      conference: "AFC",
      division: "East",
    });
    expect(Object.keys(written({}).value!.teams[0])).not.toContain("division");
  });

  it("names at the option the rule against it", () => {
    const refused = (wanted: Readonly<Record<string, string>>): string => {
      try {
        cups.create({ ...request, settings: wanted });
      } catch (error) {
        if (error instanceof UserError)
          return error.issues.map(({ path, message }) => `${path}: ${message}`).join("\n");
        throw error;
      }
      return "";
    };
    expect(refused({ conferences: "2" })).toBe(
      "contest.conferences: conferences are for the playoffs, and there are none",
    );
    expect(refused({ games: "8", rounds: "2" })).toBe(
      "contest.games: 8 games per team cannot be combined with rounds 2",
    );
  });
});
