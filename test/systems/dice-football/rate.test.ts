/** Teams from statistics: the printed cards of 1975, the sample league, a real season where it lies beside the project. */
import { beforeAll, describe, expect, it } from "vitest";
import { type Row, type Season, type TeamRow } from "../../../src/stats/index.js";
import { hasErrors } from "../../../src/kernel/issue/index.js";
import { checkTeams } from "../../../src/systems/dice-football/check/check-team.js";
import { rater } from "../../../src/systems/dice-football/rater.js";
import { rateSeason } from "../../../src/systems/dice-football/rate/index.js";
import { wholeParts } from "../../../src/systems/dice-football/rate/figures.js";
import {
  interceptionRanges,
  passDefense,
  runDefenseControl,
  sackRange,
} from "../../../src/systems/dice-football/rate/defense.js";
import { menOf } from "../../../src/systems/dice-football/rate/defenders.js";
import { ratingOf } from "../../../src/systems/dice-football/rate/groups.js";
import { staminaOf } from "../../../src/systems/dice-football/rate/offense.js";
import { returnColumn } from "../../../src/systems/dice-football/rate/shapes.js";
import {
  isBack,
  LEVELS,
  PASS_ROWS,
  spanText,
  STANDARD_RULES,
  type Team,
} from "../../../src/systems/dice-football/rules/index.js";
import { missedOf, ofOffenses, readOnce, teamsOf, withTables } from "./rated-seasons.js";
import { as1975, NFL } from "./real-seasons.js";
import { teamSchema } from "../../../src/systems/dice-football/rules/team-schema.js";
import { referenceCard } from "../../../src/systems/dice-football/trc/index.js";

/** What section 14 has of Houston's season; the rest of its roster is left out. */
function houston1975(): Season {
  const team = "HOU";
  const player = (name: string, more: object) => ({ player: name, team, games: 14, ...more });
  const rush = (name: string, attempts: number, yards: number, games: number, long = 30) =>
    player(name, { position: "RB", attempts, yards, games, long });
  const own = {
    team,
    side: "for",
    city: "Houston",
    name: "Oilers",
    games: 14,
    wins: 10,
    losses: 4,
    passAttempts: 342,
    completions: 163,
    passYards: 2053,
    interceptions: 16,
    sacks: 24,
    rushAttempts: 560,
    rushYards: 2201,
  };
  return {
    year: 1975,
    teams: [team],
    own: new Map([[team, own]]),
    against: new Map([[team, { team, side: "against", games: 14 }]]),
    sheets: [],
    tables: {
      passing: [
        player("Dan Pastorini", {
          position: "QB",
          attempts: 342,
          completions: 163,
          yards: 2053,
          interceptions: 16,
          sacks: 24,
        }),
      ],
      rushing: [
        player("Dan Pastorini", { position: "QB", attempts: 23, yards: 97 }),
        rush("Ronnie Coleman", 175, 790, 14, 46),
        rush("Don Hardeman", 166, 648, 13),
        rush("Fred Willis", 118, 420, 13),
        rush("Robert Holmes", 19, 42, 14),
        rush("Willie Rodgers", 18, 55, 14),
      ],
      receiving: [
        player("Ronnie Coleman", { position: "RB", receptions: 18, yards: 129 }),
        player("Don Hardeman", { position: "RB", receptions: 5, yards: 10, games: 13 }),
        player("Fred Willis", { position: "RB", receptions: 20, yards: 104, games: 13 }),
        player("Robert Holmes", { position: "RB", receptions: 1, yards: 5 }),
        player("Ken Burrough", { position: "WR", receptions: 53, yards: 1063 }),
        player("Billy Johnson", { position: "WR", receptions: 37, yards: 393 }),
        player("Mack Alston", { position: "TE", receptions: 18, yards: 165 }),
      ],
      defense: [
        player("Curley Culp", { position: "NT", sacks: 11.5, tackles: 60 }),
        player("Elvin Bethea", { position: "DE", sacks: 10, tackles: 60 }),
        player("Tody Smith", { position: "DE", sacks: 6.5, tackles: 40 }),
        player("Robert Brazile", { position: "OLB", sacks: 7, tackles: 100 }),
        player("Ted Washington", { position: "OLB", sacks: 0, tackles: 90 }),
        player("Gregg Bingham", { position: "ILB", sacks: 0, tackles: 120 }),
        player("Steve Kiner", { position: "ILB", sacks: 0, tackles: 110 }),
        player("Zeke Moore", { position: "CB", interceptions: 5, tackles: 50 }),
        player("Willie Alexander", { position: "CB", interceptions: 1, tackles: 45 }),
        player("C. L. Whittington", { position: "SS", interceptions: 0, tackles: 70 }),
        player("Bob Atkins", { position: "FS", interceptions: 4, tackles: 60 }),
      ],
      kicking: [],
      punting: [],
      returns: [],
      penalties: [],
      games: [],
    },
  } as unknown as Season;
}

describe("the printed cards of 1975 (section 14)", () => {
  const { teams } = rateSeason(houston1975(), { team: "HOU" });
  const [houston] = teams;
  const card = referenceCard(houston, STANDARD_RULES);
  const of = (name: string) => houston.roster.carriers.find((one) => one.name === name)!;

  it("Houston's line: 76 and 79, center 16 and 14 and +3, his reserve 5 and 6", () => {
    expect([card.groups[0].RBC, card.groups[0].PBC]).toEqual([76, 79]);
    expect(houston.roster.linemen.filter(({ position }) => position === "OC")).toMatchObject([
      { RBC: 16, PBC: 14, RB: 3 },
      { RBC: 5, PBC: 6 },
    ]);
  });

  it("staminas, receiver ratings, carries", () => {
    const names = ["Ronnie Coleman", "Don Hardeman", "Fred Willis", "Robert Holmes", "Willie Rodgers"];
    expect(names.map((name) => of(name).stamina)).toEqual([14, 14, 11, 2, 2]);
    expect([of("Ken Burrough").rating, of("Billy Johnson").rating]).toEqual([7, 4]);
    expect(houston.offense.carries).toEqual([
      { name: "Ronnie Coleman", faces: [1, 6] },
      { name: "Don Hardeman", faces: [7, 10] },
    ]);
    expect(houston.offense.groups[0].receivers.slice(0, 3).map(({ name }) => name)).toEqual([
      "Ken Burrough",
      "Billy Johnson",
      "Mack Alston",
    ]);
  });

  it("Pastorini's grid: scrambles 00-05, sacks 06-08, short completions 09-56", () => {
    const { scramble, sacked, complete } = houston.roster.quarterbacks[0].passing.S;
    expect(spanText(scramble)).toBe("00-05");
    expect(spanText(sacked)).toBe("06-08");
    expect(spanText(complete)).toBe("09-56");
  });

  it("Coleman's face 3, Johnson's face 5, Johnson's return", () => {
    expect(of("Ronnie Coleman").I[3]).toBe(3);
    expect(of("Billy Johnson").S[5]).toBe(11);
    // The card has 26.
    expect(returnColumn("kick", 24.2, 1)[7]).toBe(25);
  });

  it("Houston's rush: 64, 81 with both outside linebackers", () => {
    expect(houston.defense.front).toBe("3-4");
    expect(card.formations[0].PRC).toBe(64);
    expect(card.formations[0].blitz.A).toBe(81);
    expect(card.formations[0].N).toEqual({ U: -3, O: -3 });
    expect(card.formations[0].Z.U).toBe(-6);
  });

  it("single ratings: Moore, Atkins, Greenwood, Blount, Pittsburgh's front", () => {
    expect([passDefense("CB", 5), passDefense("S", 4), passDefense("LB", 0)]).toEqual([-8, -5, -2]);
    expect(spanText(sackRange(10))).toBe("83-89");
    expect(spanText(sackRange(0))).toBe("89");
    expect(spanText(interceptionRanges(11).intM)).toBe("89-99");
    expect(runDefenseControl(-0.4)).toBe(81);
    expect([ratingOf(53), ratingOf(37), ratingOf(113), ratingOf(112)]).toEqual([7, 4, 15, 14]);
    expect(staminaOf(171, 13)).toBe(14);
  });
});

describe("positions of defenders", () => {
  const row = (player: string, position: string | undefined, more: object = {}) =>
    ({ player, team: "AAA", position, tackles: 30, assists: 10, ...more }) as unknown as Row<"defense">;
  const kinds = (...rows: Row<"defense">[]) => menOf(rows).map(({ name, kind }) => `${name} ${kind}`);

  it("a long snapper does not defend; the left safety of an old table does", () => {
    expect(kinds(row("Snapper", "LS"), row("Safety", "FS"))).toEqual(["Safety safety"]);
    expect(kinds(row("Left", "LS"), row("Right", "RS"))).toEqual(["Left safety", "Right safety"]);
  });

  it("a linebacker is never a corner: his position is read, and guessed only if it is blank", () => {
    const cover = { passesDefended: 9, interceptions: 2 };
    expect(kinds(row("Named", "ILB", cover))).toEqual(["Named linebacker"]);
    // Bradham, Apple, Weddle and Golden of 2019: their tables have no position.
    expect(
      kinds(
        row("Bradham", undefined, { tackles: 32, assists: 29, passesDefended: 5, interceptions: 1, tacklesForLoss: 2 }),
      ),
    ).toEqual(["Bradham linebacker"]);
    expect(kinds(row("Apple", "", { tackles: 53, assists: 5, passesDefended: 4 }))).toEqual(["Apple safety"]);
    expect(
      kinds(
        row("Hilton", "", {
          tackles: 52,
          assists: 13,
          passesDefended: 11,
          interceptions: 1,
          sacks: 1.5,
          tacklesForLoss: 6,
        }),
      ),
    ).toEqual(["Hilton corner"]);
    expect(kinds(row("Golden", "", { tackles: 37, assists: 35, sacks: 10, tacklesForLoss: 13 }))).toEqual([
      "Golden end",
    ]);
  });
});

it("whole parts add up to the rounded total", () => {
  for (const list of [
    [0.4, 0.4, 0.4],
    [12.5, 13.2, 16.1],
    [-1.5, 2.25, 7],
    [1 / 3, 1 / 3, 1 / 3],
  ])
    expect(wholeParts(list).reduce((a, b) => a + b)).toBe(Math.round(list.reduce((a, b) => a + b)));
  expect(wholeParts([5, 5], 13).reduce((a, b) => a + b)).toBe(13);
});

/** A returner has the injury range of his own card. */
function expectOneRange(teams: readonly Team[]): void {
  const known = teams.flatMap(({ roster: { carriers, front, backs, returns } }) =>
    [...returns.kick, ...returns.punt].flatMap(({ name, injury }) => {
      const own = [...carriers, ...front, ...backs].find((card) => card.name === name);
      return own ? [[injury, own.injury] as const] : [];
    }),
  );
  for (const [returning, own] of known) expect(returning).toEqual(own);
  expect(known.length).toBeGreaterThan(teams.length);
}

function expectSound(teams: readonly Team[]): void {
  for (const team of teams) expect(teamSchema.safeParse(team).error?.issues).toBeUndefined();
  expect(hasErrors(checkTeams(teams))).toBe(false);
  for (const { roster } of teams) {
    for (const { passing } of roster.quarterbacks) {
      for (const level of LEVELS) {
        const widths = PASS_ROWS.map((row) => passing[level][row]).map((span) => (span ? span[1] - span[0] + 1 : 0));
        expect(widths.reduce((a, b) => a + b)).toBe(100);
      }
    }
  }
}

/** Goal line and dime leave nobody on the bench of a roster without reserves: a first injury would bring an emergency man. */
function expectBenches(teams: readonly Team[]): void {
  for (const { roster, defense } of teams) {
    const { quarterbacks, carriers, linemen, front, backs, kickers, punters, returns } = roster;
    const lists = [quarterbacks, carriers, linemen, front, backs, kickers, punters, returns.kick, returns.punt];
    expect(new Set(lists.flatMap((cards) => cards.map(({ name }) => name))).size).toBeGreaterThanOrEqual(45);
    expect(linemen.length).toBeGreaterThanOrEqual(5 + 5);
    expect(quarterbacks.length).toBeGreaterThanOrEqual(2);
    for (const { players } of defense.formations) {
      const back = players.filter(({ at }) => isBack(at)).length;
      expect(backs.length - back).toBeGreaterThanOrEqual(3);
      expect(front.length - (players.length - back)).toBeGreaterThanOrEqual(4);
    }
  }
}

/** A season without some of its columns. */
function without(season: Season, drop: (table: string, column: string) => boolean): Season {
  const strip = <R extends object>(table: string, row: R): R =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !drop(table, column))) as R;
  return {
    ...season,
    own: new Map([...season.own].map(([team, row]) => [team, strip("team", row)])),
    against: new Map([...season.against].map(([team, row]) => [team, strip("team", row)])),
    tables: Object.fromEntries(
      Object.entries(season.tables).map(([table, rows]) => [
        table,
        (rows as readonly object[]).map((row) => strip(table, row)),
      ]),
    ) as unknown as Season["tables"],
  };
}

describe("the sample league", () => {
  let season: Season;
  beforeAll(async () => (season = await readOnce("assets/samples/5d20/league")));

  it("is rated, the same each time; its teams pass check and play", { timeout: 120_000 }, () => {
    const { teams, names } = rater.rate({ season });
    const list = (teams as { teams: readonly Team[] }).teams;
    expect(names).toHaveLength(8);
    expectSound(list);
    expectBenches(list);
    expectOneRange(list);
    expect((rater.rate({ season, team: "herons" }).teams as { teams: readonly Team[] }).teams[0]).toEqual(
      list.find(({ name }) => name === "Herons"),
    );
    const events: { readonly type: string }[] = [];
    const hear = rater.seasons.open({ teams: list }, STANDARD_RULES, "solo");
    hear({ away: 0, home: 1, neutral: false }, 1, (event) => events.push(event));
    const again: { readonly type: string }[] = [];
    hear({ away: 0, home: 1, neutral: false }, 1, (event) => again.push(event));
    expect(events.length).toBeGreaterThan(100);
    expect(again).toEqual(events);
  });

  it.each([
    ["no sacks", (_: string, column: string) => /sack/i.test(column)],
    ["no positions and tackles", (_: string, column: string) => /position|tackle|assist|combined/i.test(column)],
    ["no kicks and fumbles", (_: string, column: string) => /fumble|kick|punt|made|tried|field|extra/i.test(column)],
    ["no interceptions of defenders", (table: string, column: string) => table === "defense" && /interc/.test(column)],
  ])("one team is rated with %s", { timeout: 60_000 }, (_, drop) => {
    const { teams, filled } = rateSeason(without(season, drop), { team: "ERI" });
    expectSound(teams);
    expect(filled.length).toBeGreaterThan(2);
  });

  it(
    "a defense without known interceptions makes an average number; its known figures are met",
    { timeout: 60_000 },
    () => {
      const unknown = without(season, (table, column) => /^(team|defense)$/.test(table) && column === "interceptions");
      const own = new Map(
        [...season.own].map(([id, row]) => [id, { ...unknown.own.get(id)!, interceptions: row.interceptions }]),
      );
      const { proof } = rateSeason({ ...unknown, own }, { team: "ERI" });
      const ofDefense = proof.filter(({ statistic }) => statistic.startsWith("defense."));
      expect(ofDefense.map(({ statistic }) => statistic)).toContain("defense.sackPct");
      expect(ofDefense.filter(({ difference, tolerance }) => !(Math.abs(difference) <= tolerance))).toEqual([]);
    },
  );

  it("a lone team is rated against its era; a league of one is refused", { timeout: 60_000 }, () => {
    const lone = { ...season, teams: ["ERI"] };
    expect(() => rateSeason(lone)).toThrow(/a league has at least 2/);
    const rated = rateSeason(lone, { team: "ERI" });
    expect(rated.ownLeague).toBe(false);
    expectSound(rated.teams);
  });

  it("bare team totals are enough", { timeout: 60_000 }, () => {
    const tables = Object.fromEntries(Object.keys(season.tables).map((table) => [table, []]));
    const bare = { ...season, tables: tables as unknown as Season["tables"] };
    const { teams, proof } = rateSeason(bare, { team: "ERI" });
    expectSound(teams);
    expectBenches(teams);
    // Nameless backs carry what the team has run.
    const { target, difference } = proof.find(({ statistic }) => statistic === "offense.runPct")!;
    expect(target).toBeGreaterThan(30);
    expect(Math.abs(difference)).toBeLessThan(1);
    expect(Math.abs(proof.find(({ statistic }) => statistic === "offense.yardsPerRush")!.difference)).toBeLessThan(0.1);
  });
});

/** Stand-ins share what their team did: nothing is lost. */
function expectTotals({ roster }: Team, own: TeamRow, figures: Readonly<Record<string, keyof TeamRow>>): void {
  for (const [figure, column] of Object.entries(figures)) {
    const sum = roster.carriers.reduce((all, { season = {} }) => all + (season[figure as "receptions"] ?? 0), 0);
    expect([own.team, figure, sum]).toEqual([own.team, figure, own[column]]);
  }
}
const CAUGHT = {
  receptions: "completions",
  receivingYards: "passYards",
  receivingTouchdowns: "passTouchdowns",
} as const;

describe("thin tables", () => {
  let season: Season;
  beforeAll(async () => (season = await readOnce("assets/samples/5d20/league")));

  it("team totals by themselves keep catches, yards and touchdowns, and are met", { timeout: 60_000 }, () => {
    const thin = withTables(season, []);
    const rating = rater.rate({ season: thin });
    for (const [i, team] of teamsOf(rating).entries()) {
      expectTotals(team, thin.own.get(thin.teams[i])!, CAUGHT);
      expect(checkTeams([team])).toEqual([]);
    }
    expect(ofOffenses(missedOf(rating))).toEqual([]);
  });

  it("passing and rushing tables by themselves give the team's passes", { timeout: 60_000 }, () => {
    const thin = withTables(season, ["passing", "rushing"]);
    const rating = rater.rate({ season: thin });
    expect(rating.filled.map(({ what }) => what)).toContain("receivers");
    for (const team of teamsOf(rating)) {
      expect(checkTeams([team])).toEqual([]);
      // What a real man caught is not known: his card says nothing of it.
      const real = team.roster.carriers.filter(({ season: his }) => his?.rushes !== undefined);
      expect(real.length).toBeGreaterThan(1);
      for (const { season: his } of real) expect(his).not.toHaveProperty("receptions");
    }
    expect(ofOffenses(missedOf(rating))).toEqual([]);
  });

  it("a figure that the cards cannot hold is reported with its cause", { timeout: 60_000 }, () => {
    const careful = new Map(
      [...season.own].map(([team, row]) => [team, team === "ERI" ? { ...row, interceptions: 0 } : row]),
    );
    const thin = { ...withTables(season, []), own: careful };
    const rating = rater.rate({ season: thin, team: "ERI" });
    expect(missedOf(rating)).toContain("ERI offense.interceptionPct");
    expect(rating.issues.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(
        /^ERI, interception %: expected 0\.00% within 0\.25%, found .*hail marys are 20% interceptions$/,
      ),
    );
  });
});

/** Root mean square of what the cards come to less the records, at most: what whole numbers on the cards cannot tell. */
const LIMITS = {
  "offense.completionPct": 0.1,
  "offense.yardsPerRush": 0.05,
  "offense.yardsPerCompletion": 0.05,
  "offense.interceptionPct": 0.3,
  "offense.sackPct": 0.4,
  "offense.scramblePct": 0.3,
  "offense.receivingShare": 3,
};

function expectRootMeanSquares(proof: ReturnType<typeof rater.rate>["proof"], season: Season): void {
  expect(proof.length).toBeGreaterThan(10 * season.teams.length);
  for (const [id, limit] of Object.entries(LIMITS)) {
    const rows = proof.filter(({ statistic }) => statistic === id);
    expect(rows, id).toHaveLength(season.teams.length);
    expect(Math.sqrt(rows.reduce((sum, { difference }) => sum + difference ** 2, 0) / rows.length), id).toBeLessThan(
      limit,
    );
  }
}

describe.skipIf(NFL === undefined)("a real season", () => {
  it("reaches every offensive figure, and reports what defenses cannot hold", { timeout: 240_000 }, async () => {
    const season = await readOnce(NFL!);
    const rating = rater.rate({ season });
    const missed = missedOf(rating);
    expect(ofOffenses(missed)).toEqual([]);
    // Ranges of whole numbers leave a few defenses that were hardly covered or hardly intercepted: 5 of 512 figures.
    expect(missed.length).toBeLessThanOrEqual(6);
    expect(checkTeams(teamsOf(rating))).toEqual([]);
    expectBenches(teamsOf(rating));
    expectOneRange(teamsOf(rating));
    expectRootMeanSquares(rating.proof, season);
    // Whoever has a position in the tables plays there, or where it is near.
    const labels = new Map(
      season.tables.defense.map(({ player, team, position }) => [`${team} ${player}`, position ?? ""]),
    );
    const labelOf = (team: Team, name: string) =>
      labels.get(`${season.teams[teamsOf(rating).indexOf(team)]} ${name}`) ?? "";
    for (const team of teamsOf(rating)) {
      for (const { name } of team.roster.backs)
        expect([name, labelOf(team, name)]).toEqual([name, expect.stringMatching(/^(?:CB|DB|S|FS|SS|SAF|0?)$/)]);
      for (const { name } of team.roster.front)
        expect([name, labelOf(team, name)]).toEqual([name, expect.stringMatching(/^(?:DE|DT|NT|DL|LB|[IOM]LB|0?)$/)]);
    }
    expect(rating.filled.find(({ what }) => what === "positions of some defenders")!.teams.length).toBeGreaterThan(0);
  });

  it("does so with the passing of 1975", { timeout: 120_000 }, async () => {
    const season = as1975(await readOnce(NFL!));
    const { teams, proof } = rateSeason(season);
    expectRootMeanSquares(proof, season);
    expectSound(teams);
    expectBenches(teams);
    expectOneRange(teams);
  });
});
