/** Sheets of a league say what happened in it: teams are told apart by id, seasons by their number. */
import { describe, expect, it } from "vitest";
import { playSeasons } from "../../../../src/sim/season.js";
import { memoryCache } from "../../../../src/kernel/cache/index.js";
import type { SheetContent } from "../../../../src/contract/sheet.js";
import { describeLeague as describeRecord } from "../../../../src/systems/pen-and-paper/league/describe-league.js";
import { bracket } from "../../../../src/systems/pen-and-paper/facts/season-games.js";
import { financeLedger } from "../../../../src/systems/pen-and-paper/facts/off-season.js";
import { leagueRecord } from "../../../../src/systems/pen-and-paper/facts/league-record.js";
import { marketChanges, offSeasonWorksheet } from "../../../../src/systems/pen-and-paper/facts/off-season.js";
import { schedule } from "../../../../src/systems/pen-and-paper/facts/season-games.js";
import { seasonSummary } from "../../../../src/systems/pen-and-paper/facts/season-summary.js";
import { divisionsOf, idsByNumber } from "../../../../src/systems/pen-and-paper/facts/season-games.js";
import { holdersOf, starRegistry } from "../../../../src/systems/pen-and-paper/facts/star-registry.js";
import { teamRecord } from "../../../../src/systems/pen-and-paper/facts/team-record.js";
import { divisionAt, scheduleOf, specOf, type League } from "../../../../src/systems/pen-and-paper/league/index.js";
import type { OffSeasonEntry } from "../../../../src/systems/pen-and-paper/off-season/index.js";
import { STANDARD_RULES } from "../../../../src/systems/pen-and-paper/rules/index.js";
import { exampleLeague, seasons } from "../../../../src/systems/pen-and-paper/seasons.js";
import { flatValues } from "../../../helpers/flat-values.js";

/** A league played for so many seasons. */
function played(size: number, seed: number, years: number): League {
  const league = seasons.create({ rules: STANDARD_RULES, seed, size } as Parameters<typeof seasons.create>[0]);
  return playSeasons({ seasons: seasons as never, league, years, onStep: () => undefined }).league as League;
}

const LEAGUE = played(12, 3, 5);
const EXAMPLE = exampleLeague(STANDARD_RULES, 42);

function filled(content: SheetContent<never, never>, league: League) {
  const context = { rules: STANDARD_RULES as never, names: {}, cache: memoryCache(), capacity: () => 20 };
  return content.fill!([league] as never, context).map((copy) => ({ ...copy, values: flatValues(copy.values) }));
}
const only = (content: SheetContent<never, never>, league: League) => filled(content, league)[0].values;

const season = (number: number, offSeason: readonly object[]) =>
  ({ season: number, names: {}, offSeason: offSeason as OffSeasonEntry[] }) as unknown as League["history"][number];
const star = (team: string) => ({ type: "star", team, position: "DB", again: false });
const lost = (team: string) => ({ type: "starLost", team, position: "DB" });
const holder = (id: string) => ({ team: { id, stars: ["DB"] } }) as unknown as League["teams"][number];

describe("star registry", () => {
  it("counts a team that moved as one holder", () => {
    const history = [season(1, [{ type: "moved", team: "dolphins", from: "HI", to: "SCA" }, star("dolphins")])];
    expect(holdersOf({ history, teams: [holder("dolphins")] }, "DB")).toEqual([{ team: "dolphins", from: 2 }]);
    expect(only(starRegistry, EXAMPLE)["star.DB.1.team"]).toBe("Fresno Dolphins");
    expect(only(starRegistry, EXAMPLE)["star.DB.2.team"]).toBeUndefined();
  });

  it("puts a star from a team's card first, and omits holders for less than a season", () => {
    const history = [
      season(2, [lost("a"), star("b"), lost("b"), star("c")]),
      season(4, [{ type: "folded", team: "c", stars: ["DB"] }]),
    ];
    expect(holdersOf({ history, teams: [] }, "DB")).toEqual([
      { team: "a", from: 1, to: 2 },
      { team: "c", from: 3, to: 4 },
    ]);
    expect(holdersOf({ history: [], teams: [holder("a")] }, "DB")).toEqual([{ team: "a", from: 1 }]);
  });
});

describe("schedule", () => {
  it("prints above a division its teams' numbers for this season", () => {
    const pages = filled(schedule, LEAGUE);
    expect(pages.map(({ values }) => values["s12.season"])).toEqual([5, 6]);
    for (const size of [6, 8, 10, 12, 16]) {
      const first = played(size, 1, 0);
      for (let number = 1; number < 9; number++) {
        const league = { ...first, season: number, schedule: scheduleOf(first.size, number) };
        const ids = idsByNumber({ league });
        for (const { name, numbers } of divisionsOf(specOf(league), { league }))
          for (const n of numbers) {
            const place = league.teams.findIndex(({ team }) => team.id === ids[n - 1]);
            expect(divisionAt(league, place), `${size} teams, season ${number}, number ${n}`).toBe(name);
          }
      }
    }
  });
});

describe("finance ledger", () => {
  it("writes nicknames that distinguish all teams", () => {
    const values = only(financeLedger, LEAGUE);
    expect(values["minor.OR.home"]).toBe("Furies");
    expect(values["major.SF.home"]).toBe("Hippies");
    expect(values["major.NCA.others"]).toBe("Hippies");
  });
});

describe("team record and season summary", () => {
  it("has the bank after every offseason, and the champion", () => {
    const copies = filled(teamRecord, EXAMPLE);
    const titles = EXAMPLE.history.map(({ champion }) => champion);
    for (const { values } of copies)
      for (const n of [1, 2]) {
        expect(typeof values[`season.${n}.bank`]).toBe("number");
        expect(values["season.3.bank"]).toBeUndefined();
      }
    titles.forEach((id, i) => {
      const at = EXAMPLE.teams.findIndex(({ team }) => team.id === id);
      expect(copies[at].values[`season.${i + 1}.playoffs`]).toBe("champion");
    });
    EXAMPLE.teams.forEach(({ bank }, i) => expect(copies[i].values["season.2.bank"]).toBe(bank));
  });

  it("names a champion before his offseason is over", () => {
    let league = EXAMPLE;
    while (league.phase !== "offSeason") league = seasons.step(league).league;
    const values = only(seasonSummary, league);
    expect(values["champion.3.champion"]).toBe(only(bracket, league)["s8.winner"]);
    expect(values["champion.3.champion"]).toBe(only(leagueRecord, league).champion);
  });
});

describe("offseason worksheet", () => {
  it("lists markets that a rival took", () => {
    const entries = [
      { type: "moved", team: "a", from: "LA", to: "HI", lost: ["LA"], takenFrom: "b" },
      { type: "grew", team: "c", market: "DC", how: "challenge", from: "b" },
      { type: "shrank", team: "c", market: "KC" },
    ];
    const { offSeason } = season(1, entries);
    expect(marketChanges({ offSeason }, "a")).toEqual(["\u2212 Los Angeles", "+ Hawaii"]);
    expect(marketChanges({ offSeason }, "b")).toEqual(["\u2212 Hawaii", "\u2212 District of Columbia"]);
    expect(marketChanges({ offSeason }, "c")).toEqual(["+ District of Columbia", "\u2212 Kansas City"]);
  });

  it("adds up", () => {
    for (const { values } of filled(offSeasonWorksheet, LEAGUE)) {
      const number = (slot: string): number => Number(`${(values[slot] ?? 0) as string}`.replace("\u2212", "-"));
      const sum = number("money.before") + number("money.stadium") + number("money.income") + number("money.extra");
      expect(sum).toBe(number("money.after"));
    }
  });
});

describe("the command of a league", () => {
  it.each([
    ["five seasons", LEAGUE],
    ["a season under way", EXAMPLE],
  ])("replays %s", (_name, league) => {
    const { command } = describeRecord(league);
    const flag = (name: string): string | undefined =>
      new RegExp(`--${name} ("[^"]*"|\\S+)`).exec(command)?.[1].replaceAll('"', "");
    const made = seasons.create({
      name: flag("league-name"),
      rules: STANDARD_RULES,
      seed: Number(flag("seed")),
      size: Number(flag("teams")),
    } as Parameters<typeof seasons.create>[0]);
    const weeks = flag("weeks");
    const again = playSeasons({
      seasons: seasons as never,
      league: made,
      years: Number(flag("years")),
      ...(weeks !== undefined && { weeks: Number(weeks) }),
      onStep: () => undefined,
    }).league as League;
    expect(again).toEqual(league);
  });

  it("asks for the file of a league with results entered by hand", () => {
    const byHand = { ...EXAMPLE, results: EXAMPLE.results.map((result) => ({ ...result, byHand: true })) };
    expect(describeRecord(byHand).command).toContain("--record FILE");
  });
});
