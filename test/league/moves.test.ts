/** Men who change teams: games that were played stay as they were, later ones have the new men, and every sum holds. */
import { describe, expect, it } from "vitest";
import type { GameSystem } from "../../src/contract/game.js";
import type { LeagueTableId, LeagueTables, TableRow } from "../../src/contract/league-tables.js";
import type { WantedMove } from "../../src/contract/seasons.js";
import { twoStageShares } from "../../src/systems/5d20/rate/cells.js";
import type { TeamChart } from "../../src/systems/5d20/rules/index.js";
import { rosters as charts } from "../../src/systems/5d20/league/rosters.js";
import { chartsIn } from "../../src/systems/5d20/facts/charts-in.js";
import { teamsIn } from "../../src/systems/dice-football/facts/teams-in.js";
import { carriedAfter, sittingOut, splitCarried } from "../../src/systems/dice-football/league/carried.js";
import { STANDARD_RULES, type Team } from "../../src/systems/dice-football/rules/index.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { leagueTeams } from "../systems/5d20/league-teams.js";
import { HOUSTON, PITTSBURGH } from "../systems/dice-football/scripted.js";

type Plain = { readonly results: readonly { readonly game: string; readonly away: string; readonly home: string }[] };
type Moving = Plain & { readonly moves?: readonly object[]; readonly carried?: Readonly<Record<string, unknown>> };

const systemOf = (id: string): GameSystem => SYSTEMS.find((one) => one.id === id)!;
/** Every man of a team under a name of his team. */
const own = <T extends { readonly id: string }>(team: T, word: string): T =>
  JSON.parse(
    JSON.stringify(team, (key, value: unknown) =>
      (key === "name" || key === "for" || key === "quarterback") && typeof value === "string"
        ? `${value} ${word}`
        : value,
    ).replace(/"(LT|LG|OC|RG|RT)":"([^"]+)"/g, (_, at: string, name: string) => `"${at}":"${name} ${word}"`),
  ) as T;

const chart = (team: TeamChart, i: number): TeamChart => ({ ...own(team, "ABCD"[i]), name: team.name });
const cards = (team: Team, i: number): Team => {
  const [city, name] = [
    ["Akron", "Potters"],
    ["Boise", "Rafters"],
    ["Camden", "Ferries"],
    ["Dayton", "Flyers"],
  ][i];
  // Names of formations are numbers of men.
  const text = JSON.stringify(own(team, "ABCD"[i])).replace(/"name":"(\d-\d-\d) [A-D]"/g, '"name":"$1"');
  return { ...(JSON.parse(text) as Team), id: city.toLowerCase(), city, name };
};
const TEAMS = {
  "5d20": { teams: leagueTeams(4).map(chart) },
  "dice-football": { teams: [HOUSTON, PITTSBURGH, HOUSTON, PITTSBURGH].map(cards) },
};
type Id = keyof typeof TEAMS;

const rowsOf = ({ tables }: LeagueTables, id: LeagueTableId): readonly TableRow[] =>
  tables.find((table) => table.id === id)?.rows ?? [];

/** A league of two rounds each, after some weeks. */
function league(id: Id) {
  const { seasons: all, standardRules: rules } = systemOf(id);
  const seasons = all!;
  const begun = seasons.create({ rules, seed: 7, size: 4, teams: TEAMS[id], settings: { rounds: "2", draw: "order" } });
  const play = (from: unknown, rounds: number): unknown =>
    Array.from({ length: rounds }).reduce<unknown>((now) => seasons.step(now).league, from);
  const trade = (from: unknown, ...moves: WantedMove[]) => seasons.trade!(from, moves);
  return { seasons, begun, play, trade };
}
const again = (id: Id, of: unknown, game: string): string => JSON.stringify(systemOf(id).seasons!.gameAgain!(of, game));

const SWAPS: Readonly<Record<Id, readonly WantedMove[]>> = {
  "5d20": [
    { player: charts.men({ chart: TEAMS["5d20"].teams[0] } as never)[0].name, to: TEAMS["5d20"].teams[1].name },
    { player: charts.men({ chart: TEAMS["5d20"].teams[1] } as never)[0].name, to: TEAMS["5d20"].teams[0].name },
    { player: TEAMS["5d20"].teams[0].runners[0].name, to: TEAMS["5d20"].teams[2].name },
  ],
  "dice-football": [
    { player: TEAMS["dice-football"].teams[0].roster.quarterbacks[0].name, to: "Rafters" },
    { player: TEAMS["dice-football"].teams[1].roster.quarterbacks[0].name, to: "Potters" },
    { player: TEAMS["dice-football"].teams[0].roster.kickers[0].name, to: "Rafters" },
    { player: TEAMS["dice-football"].teams[1].roster.kickers[0].name, to: "Potters" },
    { player: TEAMS["dice-football"].teams[0].roster.carriers[0].name, to: "Ferries" },
    // The passer of the Potters punts, too.
    { player: TEAMS["dice-football"].teams[1].roster.punters[0].name, to: "Potters" },
  ],
};

describe.each(["5d20", "dice-football"] as const)("players who change teams in %s", (id) => {
  const { seasons, begun, play, trade } = league(id);
  const two = play(begun, 2);
  const { league: moved, issues, lines: told } = trade(two, ...SWAPS[id]);
  const end = play(moved, 4) as Moving;
  const plain = play(two, 4) as Plain;
  const weekOf = (game: string): number => Number(/^r(\d+)/.exec(game)![1]);

  it("are reported, dated and checked; the file proves itself", () => {
    expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(told).toHaveLength(SWAPS[id].length);
    expect((end.moves ?? []).map((move) => ({ ...move, player: 0 }))[0]).toMatchObject({ season: 1, week: 3 });
    const locate = (path: readonly (string | number)[]) => ({ path: path.join(".") });
    expect(seasons.kind.check(JSON.parse(JSON.stringify(end)), locate).issues).toEqual([]);
    expect(seasons.kind.prove!(end, locate)).toEqual([]);
  });

  it("leave played games unchanged to the byte, and play in later ones", () => {
    for (const { game } of end.results.filter((one) => weekOf(one.game) < 3)) {
      expect(end.results.find((one) => one.game === game)).toEqual(plain.results.find((one) => one.game === game));
      expect(again(id, end, game)).toBe(again(id, two, game));
    }
    const late = end.results.filter((one) => weekOf(one.game) === 4);
    for (const [i, { player }] of SWAPS[id].entries()) {
      const name = JSON.stringify(player);
      const to = (end.moves as readonly { readonly to: string; readonly from: string }[])[i];
      const { game } = late.find(({ away, home }) => [away, home].includes(to.to))!;
      const record = JSON.parse(again(id, end, game)) as Readonly<Record<"away" | "home", { readonly id: string }>>;
      const team = [record.away, record.home].find((one) => one.id === to.to)!;
      expect(JSON.stringify(team)).toContain(name);
      for (const other of [record.away, record.home])
        if (other.id === to.from) expect(JSON.stringify(other)).not.toContain(`"name":${name}`);
    }
    const shown: readonly { readonly id: string }[] =
      id === "5d20" ? chartsIn([end as object]) : teamsIn([end as object]);
    expect(shown).toHaveLength(4);
    for (const [i, { player }] of SWAPS[id].entries()) {
      const { to, from } = (end.moves as readonly { readonly to: string; readonly from: string }[])[i];
      const text = (one: string): string => JSON.stringify(shown.find((team) => team.id === one));
      expect(text(to)).toContain(JSON.stringify(player));
      expect(text(from)).not.toContain(`"name":${JSON.stringify(player)}`);
    }
  });

  it("add up: players to teams, teams to the league; a leader has his whole season", () => {
    const tables = seasons.tables(end);
    const men = rowsOf(tables, "player-statistics");
    const teams = rowsOf(tables, "team-statistics");
    const sum = (rows: readonly TableRow[], key: string): number =>
      rows.reduce((all, row) => all + ((row[key] as number | undefined) ?? 0), 0);
    for (const { teamId } of teams)
      expect(
        sum(
          men.filter((row) => row.teamId === teamId),
          "rushYards",
        ),
      ).toBe(
        sum(
          teams.filter((row) => row.teamId === teamId),
          "rushYards",
        ),
      );
    expect(sum(teams, "rushYards")).toBe(sum(rowsOf(tables, "league-statistics"), "rushYards"));
    const { player } = SWAPS[id][0];
    const passed = men.filter((row) => row.player === player && (row.passYards as number) > 0);
    expect(passed).toHaveLength(2);
    const leader = rowsOf(tables, "leaders").find((row) => row.player === player && row.figure === "passYards");
    expect(leader?.value).toBe(sum(passed, "passYards"));
    expect(leader?.team).toBe(`${passed[0].team}, ${passed[1].team}`);
  });

  it("continue in later seasons, free agents among them; a retired player stays away", () => {
    const [, , runner] = id === "5d20" ? SWAPS[id] : [0, 0, SWAPS[id][4]];
    const name = (runner as WantedMove).player;
    const next = seasons.step(end).league;
    const freed = trade(next, { player: name, to: "free" });
    expect(freed.issues.filter(({ severity }) => severity === "error")).toEqual([]);
    const signed = trade(freed.league, {
      player: name.toLowerCase(),
      from: "free agents",
      to: TEAMS[id].teams[3].name,
    });
    expect(signed.lines[0]).toContain(`free agents to ${TEAMS[id].teams[3].name}, from season 2`);
    // A free agent of earlier rounds has the position that he had.
    const later = trade(play(freed.league, 1), { player: name, to: TEAMS[id].teams[3].name });
    expect(later.lines[0]).toMatch(/^.+ \([A-Z]+\): free agents to /);
    const retired = trade(play(signed.league, 1), { player: name, to: "retired" });
    expect(trade(retired.league, { player: name, to: "free" }).issues[0].code).toBe("player-unknown");
    const locate = (path: readonly (string | number)[]) => ({ path: path.join(".") });
    const last = play(retired.league, 1);
    expect(seasons.kind.check(JSON.parse(JSON.stringify(last)), locate).issues).toEqual([]);
    expect(seasons.kind.prove!(last, locate)).toEqual([]);
  });

  it("stay on their team's injured list until they come back, to it or another team", () => {
    const [, , runner] = id === "5d20" ? SWAPS[id] : [0, 0, SWAPS[id][4]];
    const name = (runner as WantedMove).player;
    const [own, other] = [TEAMS[id].teams[0].name, TEAMS[id].teams[3].name];
    const has = (of: unknown, team: string): boolean => {
      const shown: readonly { readonly name: string }[] =
        id === "5d20" ? chartsIn([of as object]) : teamsIn([of as object]);
      return JSON.stringify(shown.find((one) => one.name === team)).includes(`"name":${JSON.stringify(name)}`);
    };
    const hurt = trade(two, { player: name, to: "injured list" });
    expect(hurt.issues.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(hurt.lines[0]).toMatch(new RegExp(` goes on the injured list of the ${own}, from season 1, round 3$`));
    expect((hurt.league as Moving).moves).toEqual([
      expect.objectContaining({ player: name, week: 3, injured: "out", from: expect.any(String) as string }),
    ]);
    const without = play(hurt.league, 1) as Moving;
    expect([has(two, own), has(without, own)]).toEqual([true, false]);
    const { game } = without.results.find(
      (one) => weekOf(one.game) === 3 && [one.away, one.home].includes(TEAMS[id].teams[0].id),
    )!;
    expect(again(id, without, game)).not.toContain(JSON.stringify(name));

    const back = trade(without, { player: name, from: own, to: own });
    expect(back.lines[0]).toContain(` comes off the injured list of the ${own}, from season 1, round 4`);
    const away = trade(without, { player: name, from: "injured", to: other });
    const freed = trade(without, { player: name, to: "free" });
    expect(freed.lines[0]).toContain(`injured list of the ${own} to free agents`);
    expect([has(back.league, own), has(away.league, own), has(away.league, other), has(freed.league, own)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const locate = (path: readonly (string | number)[]) => ({ path: path.join(".") });
    for (const { league: of } of [back, away, freed]) {
      const last = play(of, 2);
      expect(seasons.kind.check(JSON.parse(JSON.stringify(last)), locate).issues).toEqual([]);
      expect(seasons.kind.prove!(last, locate)).toEqual([]);
    }
    // The moves are a table, in words.
    const rows = rowsOf(seasons.tables(play(away.league, 1)), "player-moves");
    expect(rows.map(({ player, move, round }) => [player, move, round])).toEqual([
      [name, "to the injured list", "Round 3"],
      [name, "trade", "Round 4"],
    ]);

    const codes = (of: unknown, ...moves: WantedMove[]) => trade(of, ...moves).issues.map(({ code }) => code);
    expect(codes(without, { player: name, to: "IR" })).toEqual(["player-there"]);
    expect(codes(without, { player: name, from: other, to: "free" })).toEqual(["player-elsewhere"]);
    expect(codes(two, { player: name, from: "injured", to: other })).toEqual(["player-elsewhere"]);
    expect(codes(freed.league, { player: name, to: "injured" })).toEqual(["move-injured"]);
    expect(trade(two, { player: name, to: "injurd" }).issues[0].hint).toBe('did you mean "injured"?');
    // A list that has him already is nothing to do.
    expect(trade(hurt.league, { player: name, to: "injured", week: 3 })).toMatchObject({ issues: [], lines: [] });
    // A file that says nonsense of it.
    const [move] = (hurt.league as Moving).moves!;
    const spoiled = { ...(hurt.league as Moving), moves: [{ ...move, to: TEAMS[id].teams[1].id }] };
    expect(seasons.kind.check(JSON.parse(JSON.stringify(spoiled)), locate).issues.map(({ code }) => code)).toContain(
      "move-injured",
    );
  });

  it("report every error in every move, and change nothing", () => {
    const [{ player }] = SWAPS[id];
    const kicker = id === "5d20" ? TEAMS["5d20"].teams[0].qbs : TEAMS["dice-football"].teams[0].roster.kickers;
    const wrong = trade(
      two,
      { player: player.replace(/(.)(.)/, "$2$1"), to: TEAMS[id].teams[1].name },
      { player, to: TEAMS[id].teams[0].name },
      { player, to: "Nowhere" },
      { player, from: TEAMS[id].teams[2].name, to: TEAMS[id].teams[1].name },
      { player, to: TEAMS[id].teams[1].name, week: 1 },
    );
    expect(wrong.issues.map(({ code, detail }) => [code, detail?.["move"]])).toEqual([
      ["player-unknown", 0],
      ["player-there", 1],
      [wrong.issues[2].code, 2],
      ["player-elsewhere", 3],
      ["move-late", 4],
    ]);
    expect(wrong.issues[0].hint).toContain(`did you mean "${player}"?`);
    expect(wrong.league).toBe(two);
    const bare = trade(two, ...kicker.map(({ name }) => ({ player: name, to: "retired" })));
    expect(bare.issues.map(({ code }) => code)).toEqual(["team-lacks"]);
    expect(bare.issues[0].message).toMatch(id === "5d20" ? /would be without a passer/ : /without a kicker/);
    expect(bare.league).toBe(two);
    const later = trade(two, { player, to: TEAMS[id].teams[1].name, week: 5 });
    expect([later.league, later.issues.map(({ code }) => code)]).toEqual([two, ["moves-later"]]);
    expect(later.issues[0].message).toMatch(/^1 move is (for|of) later rounds and not yet made$/);
    const all = trade(two, ...SWAPS[id].map((swap) => ({ ...swap, week: 5 })));
    expect(all.issues.map(({ message }) => message)).toEqual([
      expect.stringMatching(`^${SWAPS[id].length} moves are (for|of) later rounds and not yet made$`),
    ]);
    const twice = trade(moved, ...SWAPS[id].map((one) => ({ ...one, week: 3 })));
    expect([twice.league, twice.lines]).toEqual([moved, []]);
  });
});

it("distinguishes two players with one name by their teams", () => {
  const { seasons, standardRules: rules } = systemOf("5d20");
  const same = seasons!.create({ rules, seed: 7, size: 4, teams: { teams: leagueTeams(4) } });
  const [{ name }] = leagueTeams(1)[0].qbs;
  const moves = [
    { player: name, to: "Rafters" },
    { player: name, from: "Potters", to: "Rafters" },
  ];
  expect(seasons!.trade!(same, moves).issues.map(({ code }) => code)).toEqual(["player-several"]);
  expect(seasons!.trade!(same, [moves[1]]).issues.map(({ code }) => code)).toEqual(["player-twice"]);
});

it("rescales the numbers of a column in proportion, and takes nothing from other lists", () => {
  const [a, b] = TEAMS["5d20"].teams.map((one) => ({ id: one.id, name: one.name, short: one.name, chart: one }));
  const man = a.chart.runners[0].name;
  const made = charts.changed(b, [], [charts.pieceOf(a, man)]);
  if (!("team" in made)) throw new Error(made.lacks.join());
  const { chart: after } = made.team;
  const before = twoStageShares(b.chart.rush);
  const his = twoStageShares(a.chart.rush)[0];
  const total = before.reduce((all, share) => all + share, his);
  twoStageShares(after.rush).forEach((share, i) =>
    expect(Math.abs(share - (before[i] ?? his) / total)).toBeLessThan(0.026),
  );
  expect([after.runDef, after.qbs, after.calls]).toEqual([b.chart.runDef, b.chart.qbs, b.chart.calls]);
});

it("lets an injured player heal on his team's injured list, and names him in no game", () => {
  const carried = [
    { name: HOUSTON.roster.carriers[0].name, games: 2 },
    { name: "Away On The List", games: 3 },
  ];
  expect(sittingOut(STANDARD_RULES, HOUSTON, carried)).toEqual([carried[0].name]);
  expect(carriedAfter(STANDARD_RULES, carried, [], "home")).toEqual(
    carried.map((man) => ({ ...man, games: man.games - 1 })),
  );
});

it("transfers injuries", () => {
  const all = [
    { name: "Bo", games: 2 },
    { name: "Al", touches: 3 },
  ];
  expect(splitCarried(all, "Bo")).toEqual({ left: [all[1]], taken: [all[0]] });
  expect(splitCarried([all[0]], "Bo")).toEqual({ taken: [all[0]] });
});
