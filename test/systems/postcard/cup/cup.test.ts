import { describe, expect, it } from "vitest";
import { yamlText } from "../../../../src/text/data-text.js";
import { parseData } from "../../../../src/text/data-file.js";
import { readDataFile } from "../../../../src/host/node/data-files.js";
import { UserError } from "../../../../src/kernel/issue/index.js";
import { winnerOf } from "../../../../src/league/bracket.js";
import { notesOf } from "../../../../src/league/plain/words.js";
import { MOST_REPLAYS, SIZES, type Contest } from "../../../../src/league/plain/types.js";
import {
  championOf,
  currentWeek as currentRound,
  fixturesOf,
  runnerUpOf,
  tableFixtures,
  tableOf,
  weekCount as roundCount,
  playoffGames,
} from "../../../../src/league/season.js";
import { cupsBy } from "../../../../src/systems/postcard/cup/cup-game.js";
import { viewOf, type Cup, type CupView } from "../../../../src/systems/postcard/cup/types.js";
import { PRESET_RULES, STANDARD_RULES } from "../../../../src/systems/postcard/rules/index.js";
import { seasons } from "../../../../src/systems/postcard/seasons.js";
import { dicePlayer, diceSeasons, plainCup, playYears } from "./helpers.js";

const tableRounds = ({ rounds }: CupView): number => rounds.length;
const checkCup = (cup: Cup) => diceSeasons.kind.check(cup, () => ({})).issues;

const again = (cup: Cup): Cup => {
  const { data, locate } = parseData(yamlText(cup), "cup.yaml");
  const { issues, value: read } = diceSeasons.kind.check(data, locate);
  expect(issues).toEqual([]);
  return read!;
};

/** Plays a season and checks everything that must hold after each round. */
function playChecked(start: Cup): Cup {
  let cup = start;
  const view = viewOf(cup);
  for (let round = 1; round <= roundCount(view); round++) {
    expect(currentRound(viewOf(cup))).toBe(round);
    const { league } = diceSeasons.step(cup);
    expect(league.revision).toBe(cup.revision + 1);
    cup = league;
    if (round % 5 === 0 || round === roundCount(view)) expect(checkCup(cup)).toEqual([]);
    const table = tableOf(viewOf(cup));
    const sum = (pick: (row: (typeof table)[number]) => number): number =>
      table.reduce((all, row) => all + pick(row), 0);
    expect(sum((row) => row.wins)).toBe(sum((row) => row.losses));
    expect(sum((row) => row.pointsFor)).toBe(sum((row) => row.pointsAgainst));
    expect(sum((row) => row.ties) % 2).toBe(0);
    expect(sum((row) => row.difference)).toBe(0);
    if (cup.contest.format !== "knock-out") {
      expect(sum((row) => row.points)).toBe(2 * tableFixtures(viewOf(cup)).filter(({ result }) => result).length);
      expect(table.map(({ rank }) => rank)).toEqual(table.map((_, i) => i + 1));
      for (let i = 1; i < table.length; i++) expect(table[i].points).toBeLessThanOrEqual(table[i - 1].points);
    }
  }
  expect(currentRound(viewOf(cup))).toBeUndefined();
  const [champion, second] = [championOf(viewOf(cup)), runnerUpOf(viewOf(cup))];
  expect(champion).toBeDefined();
  expect(second).toBeDefined();
  expect(champion).not.toBe(second);
  return cup;
}

const CONTESTS: readonly Partial<Contest>[] = [
  { format: "round-robin" },
  { format: "round-robin", rounds: 2, draw: "order" },
  { format: "knock-out" },
  { format: "knock-out", ties: "replay" },
  { format: "final-four" },
  { format: "final-four", rounds: 2, ties: "replay", draw: "order" },
];

describe("cups", () => {
  it("keep their invariants over 70 seeds, every fifth with a second season", () => {
    for (let seed = 1; seed <= 70; seed++) {
      const contest = CONTESTS[seed % CONTESTS.length];
      const [least, most] = SIZES[contest.format!];
      const size = least + ((seed * 7) % (most - least + 1));
      const rules = seed % 2 === 0 ? STANDARD_RULES : PRESET_RULES.balanced;
      const one = playChecked(plainCup(size, contest, { seed, rules }));
      if (seed % 5 > 0) continue;
      const next = diceSeasons.step(one).league;
      expect(next.order[0]).toBe(championOf(viewOf(one)));
      playChecked(next);
    }
  });

  it.each(CONTESTS)("resumes from its file byte for byte: %o", (contest) => {
    const cup = plainCup(7, contest, { seed: 9 });
    let resumed = cup;
    for (let i = 0; i < 25; i++) resumed = diceSeasons.step(again(resumed)).league;
    let straight = cup;
    for (let i = 0; i < 25; i++) straight = diceSeasons.step(straight).league;
    expect(yamlText(resumed)).toBe(yamlText(straight));
    expect(resumed.history.length).toBeGreaterThan(0);
  });

  it("have other draws with other seeds, and the file's order on request", () => {
    const orders = [1, 2, 3].map((seed) => plainCup(8, {}, { seed }).order.join());
    expect(new Set(orders).size).toBe(3);
    expect(plainCup(3, { draw: "order" }).order).toEqual(["t1", "t2", "t3"]);
  });

  it("give every knockout size a winner through winners only", () => {
    for (let size = 2; size <= 32; size++) {
      const cup = playYears(plainCup(size, { format: "knock-out" }, { seed: size }));
      const view = viewOf(cup);
      expect(cup.results).toHaveLength(size - 1);
      expect(fixturesOf(view).every(({ result }) => result && winnerOf(result))).toBe(true);
      const out = cup.results.map((r) => (winnerOf(r) === r.away ? r.home : r.away));
      expect(new Set(out).size).toBe(size - 1);
      expect(out).not.toContain(championOf(view));
    }
  });
});

describe("tied knockout games", () => {
  it("are played with overtime on, whatever the rules say", () => {
    const seen = new Set<string>();
    const cup = plainCup(4, { format: "final-four" });
    let now = cup;
    const { step } = cupsBy({
      ...dicePlayer,
      play(game) {
        seen.add(`round ${currentRound(viewOf(now))} ${game.rules.switches.overtime}`);
        return dicePlayer.play(game);
      },
    }).seasons;
    const rounds = roundCount(viewOf(cup));
    for (let i = 0; i < rounds; i++) now = step(now).league;
    const table = tableRounds(viewOf(cup));
    expect(table).toBeLessThan(rounds);
    expect([...seen].sort()).toEqual(
      Array.from({ length: rounds }, (_, i) => `round ${i + 1} ${i < table ? "off" : "on"}`),
    );
    expect(STANDARD_RULES.switches.overtime).toBe("off");
  });

  it("are replayed at the other field, and decided by lot after the last replay", () => {
    let cup = plainCup(2, { format: "knock-out", ties: "replay", draw: "order" });
    cup = diceSeasons.withModes(cup, { byHand: ["all"] });
    for (let attempt = 0; attempt <= MOST_REPLAYS; attempt++) {
      const [open] = diceSeasons.status(cup).open;
      expect(open).toMatchObject(
        attempt % 2 === 0 ? { away: "Team 2", home: "Team 1" } : { away: "Team 1", home: "Team 2" },
      );
      expect(open.game).toBe(attempt === 0 ? "final" : `final.r${attempt}`);
      const entry = { game: `${open.away}@${open.home}`, away: 7, home: 7, correct: false };
      const { league, issues } = diceSeasons.enter(cup, entry);
      expect(issues).toEqual([]);
      cup = league;
    }
    const [final] = playoffGames(viewOf(cup));
    expect(final.byLot).toBe(true);
    expect(championOf(viewOf(cup))).toBe(viewOf(cup).lots[0]);
    expect(diceSeasons.champions(cup)[0]).toMatch(/by lot after 7-7/);
    const notes = viewOf(cup).results.map((result) => notesOf(viewOf(cup), result, true, (id) => id));
    expect(notes.slice(0, 2)).toEqual([["by hand"], ["replay 1", "by hand"]]);
    expect(notes.at(-1)).toEqual([`replay ${MOST_REPLAYS}`, "by hand", `${viewOf(cup).lots[0]} advance by lot`]);
    expect(checkCup(cup)).toEqual([]);
  });
});

describe("results entered by hand", () => {
  const start = diceSeasons.withModes(plainCup(4, { draw: "order" }), { byHand: ["Team 1"] });
  const messages = (run: () => unknown): string => {
    try {
      run();
    } catch (error) {
      if (error instanceof UserError) return error.message;
      throw error;
    }
    return "";
  };
  const enter = (cup: Cup, game: string, away: number, home: number, more: { correct?: boolean; week?: number } = {}) =>
    diceSeasons.enter(cup, { game, away, home, correct: false, ...more });

  it("hold up the round until they are there", () => {
    const [open] = diceSeasons.status(start).open;
    expect(messages(() => diceSeasons.step(start))).toContain(`${open.away}@${open.home}`);
    const { league } = enter(start, `${open.away}@${open.home}`, 10, 13);
    expect(league.revision).toBe(start.revision + 1);
    expect(diceSeasons.status(league).open).toEqual([]);
    const played = diceSeasons.step(league);
    expect(played.lines.join("\n")).toContain("(by hand)");
    expect(played.league.results).toHaveLength(2);
  });

  it("can be corrected in any round of the season, but not against later games", () => {
    const [open] = diceSeasons.status(start).open;
    const game = `${open.away}@${open.home}`;
    const one = enter(start, game, 10, 13).league;
    expect(enter(one, game, 3, 6).issues[0].hint).toMatch(/--correct/);
    const two = diceSeasons.step(one).league;
    const fixed = enter(two, game, 20, 13, { correct: true, week: 1 });
    expect(fixed.issues).toEqual([]);
    expect(fixed.league.results.find((r) => r.mode === "hand")).toMatchObject({ awayPoints: 20 });
    const [next] = diceSeasons.status(two).open;
    expect(enter(two, `${next.away}@${next.home}`, 1, 0, { correct: true }).issues[0].message).toMatch(
      /no result to correct/,
    );

    const cup = playYears(plainCup(4, { format: "knock-out", draw: "order" }));
    const semi = cup.results.find((r) => r.game === "sf1")!;
    const home = winnerOf(semi) === semi.home;
    const turned = enter(cup, "sf1", home ? 30 : 0, home ? 0 : 30, { correct: true, week: 1 });
    expect(turned.league).toBe(cup);
    expect(turned.issues[0].message).toContain("final");
    expect(enter(cup, "sf1", home ? 0 : 30, home ? 30 : 0, { correct: true, week: 1 }).issues).toEqual([]);
  });

  it("are totals that the card's scores allow: every one but 1 (R9)", () => {
    const [open] = diceSeasons.status(start).open;
    const game = `${open.away}@${open.home}`;
    const { league, issues } = enter(start, game, 21, 1);
    expect(league).toBe(start);
    expect(issues[0]).toMatchObject({ code: "points-impossible", hint: "every total but 1 is possible" });
    expect(issues[0].message).toMatch(/: no team can score 1 point$/);
    for (const points of [0, 2, 3, 4, 5, 7, 11, 99]) expect(enter(start, game, 21, points).issues).toEqual([]);
    const card = (points: object) => ({ ...start, rules: { name: "house", card: { points } } }) as Cup;
    expect(enter(card({ safety: 0 }), game, 21, 4).issues[0].hint).toBe("every total but 1, 2, 4, 5 is possible");
    expect(enter(card({ safety: 1 }), game, 21, 1).issues).toEqual([]);
  });

  it("with an impossible total are found in a file, too (R9)", () => {
    const cup = playYears(plainCup(2, { format: "knock-out", draw: "order" }));
    const results = cup.results.map((one, i) => (i === 0 ? { ...one, homePoints: 1 } : one));
    expect(checkCup({ ...cup, results }).map(({ code, path }) => [code, path])).toContainEqual([
      "points-impossible",
      "results[0].homePoints",
    ]);
  });

  it("report every way to miss the game", () => {
    const [open] = diceSeasons.status(start).open;
    expect(messages(() => enter(start, `${open.home}@${open.away}`, 0, 0))).toMatch(/reversed/);
    expect(messages(() => enter(start, "Team 1@Taem 2", 0, 0))).toMatch(/did you mean "Team 2"/);
    expect(messages(() => enter(start, "Team 1", 0, 0))).toMatch(/visitor@home/);
    expect(messages(() => enter(start, "Team 1@Team 2", 0, 0, { week: 9 }))).toMatch(/rounds 1 to 3/);
    expect(messages(() => enter(start, "Team 1@Team 2", 0, 0, { week: 2 }))).toMatch(/has not begun/);
    const knock = plainCup(2, { format: "knock-out", draw: "order" });
    expect(enter(knock, "Team 2@Team 1", 7, 7).issues[0].message).toMatch(/cannot end 7-7/);
  });
});

describe("a cup's file", () => {
  const cup = playYears(plainCup(4, { format: "final-four", draw: "order" }, { seed: 3 }), 2);
  const broken = (change: (text: string) => string): string[] => {
    const text = change(yamlText(cup));
    expect(text).not.toBe(yamlText(cup));
    const { data, locate } = parseData(text, "cup.yaml");
    const { issues, value: read } = cupsBy({ ...dicePlayer, coaches: ["football"] }).seasons.kind.check(data, locate);
    expect(read).toBeUndefined();
    for (const issue of issues) expect(issue.line).toBeGreaterThan(0);
    return issues.map(({ code, message, hint }) => `${code}: ${message}; ${hint ?? ""}`);
  };

  it("reports a game named twice, an unknown game, and other teams", () => {
    expect(broken((text) => text.replace("game: r1g2", "game: r1g1"))[0]).toMatch(/game-teams|game-twice/);
    expect(broken((text) => text.replace("game: r1g2", "game: r9g2")).join()).toMatch(
      /game-unknown.*r9g2.*did you mean/,
    );
    expect(
      broken((text) =>
        text
          .replace("{game: r1g1, away: t3, home: t2", "{game: r1g1, away: t2, home: t3")
          .replace("{game: r1g1, away: t1, home: t4", "{game: r1g1, away: t4, home: t1")
          .replace("{game: r1g1, away: t4, home: t1, ", "{game: r1g1, away: t1, home: t1, "),
      ).join(),
    ).toMatch(/game-teams/);
  });

  it("reports a champion that the results contradict, a season out of order, and unknown teams", () => {
    const champion = cup.history[0].champion;
    const other = champion === "t1" ? "t2" : "t1";
    expect(broken((text) => text.replace(`champion: ${champion}`, `champion: ${other}`)).join()).toMatch(
      /champion-wrong/,
    );
    expect(broken((text) => text.replace(/^season: 2/m, "season: 5")).join()).toMatch(/league-season.*expected 2/);
    expect(broken((text) => text.replace(/^order: \[t\d/m, "order: [t9")).join()).toMatch(/contest-order/);
    expect(broken((text) => text.replace("win: 2", "win: 0")).join()).toMatch(/table-points/);
    expect(broken((text) => text.replace("format: final-four", "format: knock-out")).length).toBeGreaterThan(0);
  });

  it("reports games without dice, and all errors at once", () => {
    const seedless = broken((text) => text.replace(/, seed: \d+/g, ""));
    expect(seedless).toHaveLength(cup.results.length + cup.history[0].results.length);
    expect(seedless[0]).toMatch(/mode: hand/);
    expect(broken((text) => text.replace("skill: null", "skill: offense-rash")).join()).toMatch(
      /did you mean "offense-rush"/,
    );
    expect(broken((text) => text.replace("coach: null", "coach: fotball")).join()).toMatch(/did you mean "football"/);
    const several = broken((text) => text.replace("coach: null", "coach: fotball").replace("game: sf2", "game: sf9"));
    expect(several.join()).toMatch(/coach-unknown.*game-unknown/);
  });
});

describe("new cups", () => {
  it("refuse sizes that a format does not allow", () => {
    expect(() => plainCup(17)).toThrow(/2 to 16 teams; found 17.*knock-out/);
    expect(() => plainCup(3, { format: "final-four" })).toThrow(/4 to 16/);
    expect(() => plainCup(8, { format: "knock-out", rounds: 2 })).toThrow(/meet once/);
    expect(() => diceSeasons.create({ rules: STANDARD_RULES, seed: 1, size: 20 })).toThrow(/16 teams to choose/);
  });

  it("take sample teams by lot, the requested ones among them", () => {
    const cup = diceSeasons.create({ rules: STANDARD_RULES, seed: 5, wanted: ["Herons", "Cartographers"] });
    expect(cup.teams).toHaveLength(8);
    expect(cup.teams.map(({ short }) => short)).toEqual(expect.arrayContaining(["Herons", "Cartographers"]));
    const settings = { format: "final-four", rounds: "2", draw: "order", ties: "replay" };
    expect(diceSeasons.create({ rules: STANDARD_RULES, seed: 5, settings }).contest).toEqual({
      ...settings,
      rounds: 2,
    });
  });
});

describe("the sample cup", () => {
  it("is a knockout by hand with a replay among its games, and continues", () => {
    const { data, locate } = readDataFile("assets/samples/postcard/cup.yaml", "cup.yaml");
    const { issues, value: cup } = seasons.kind.check(data, locate);
    expect(issues).toEqual([]);
    expect(cup!.results.map(({ game }) => game)).toContain("qf4.r1");
    expect(diceSeasons.status(cup!).open).toEqual([{ game: "sf2", away: "Stokers", home: "Bricklayers" }]);
  });
});
