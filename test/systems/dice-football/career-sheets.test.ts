/** The career sheets: the chart prints what careers are folded by, the card what the game reads. */
import { expect, it } from "vitest";
import {
  CAREER_KINDS,
  CAREER_POSITIONS,
  kindOf,
  POINTS,
  TIERS,
  UPGRADES,
} from "../../../src/systems/dice-football/career/chart.js";
import { chronicleOf } from "../../../src/systems/dice-football/career/chronicle.js";
import { fieldName, stepsText } from "../../../src/systems/dice-football/career/field-words.js";
import { careers } from "../../../src/systems/dice-football/career/index.js";
import { fieldsOf } from "../../../src/systems/dice-football/career/fields.js";
import { careerCard as cardNow } from "../../../src/systems/dice-football/career/play.js";
import type { Career } from "../../../src/systems/dice-football/career/types.js";
import { careerCard } from "../../../src/systems/dice-football/facts/career-card.js";
import { careerChart } from "../../../src/systems/dice-football/facts/career-chart.js";
import { STANDARD_RULES, type CarrierCard } from "../../../src/systems/dice-football/rules/index.js";
import { cache } from "../../helpers/sheets.js";

const context = { rules: STANDARD_RULES, names: {}, cache, capacity: () => 20 };

function played(position: string, rounds: number, seed = 5): Career {
  const request = { rules: STANDARD_RULES, seed, name: "Sam Ortiz", position, training: "coach" } as const;
  let career = careers.create(request) as Career;
  for (let i = 0; i < rounds; i++) career = careers.step(career).career as Career;
  return career;
}

type Sheet = Record<string, Record<string, Record<string, unknown>>>;

it("prints every tier, every line of points and every upgrade of the chart", () => {
  const facts = careerChart.form(context) as {
    tiers: { from: number }[];
    points: { kinds: string; rows: { key: string }[] }[];
    upgrades: { key: string; cost: number }[];
  };
  expect(facts.tiers.map(({ from }) => from)).toEqual(TIERS.map(({ from }) => from));
  for (const position of CAREER_POSITIONS) {
    const kind = kindOf(position);
    const tables = facts.points.filter(({ kinds }) => kinds.split(" ").includes(kind));
    expect(tables.map(({ rows }) => rows.map(({ key }) => key))).toEqual([POINTS[kind].map(({ id }) => id)]);
  }
  expect(facts.upgrades.map(({ key, cost }) => [key, cost])).toEqual(
    Object.values(UPGRADES).map(({ id, cost }) => [id, cost]),
  );
});

it("prints the ratings of every kind of card once, in columns of about the same length", () => {
  const { ratings } = careerChart.form(context) as { ratings: { cards: { kind: string; fields: object[] }[] }[] };
  expect(ratings.flatMap(({ cards }) => cards.map(({ kind }) => kind)).sort()).toEqual([...CAREER_KINDS].sort());
  // A table has two rows of headings.
  const rows = ratings.map(({ cards }) => cards.reduce((sum, { fields }) => sum + fields.length + 2, 0));
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(4);
});

it("shows the card that the game reads, and its purchased steps", () => {
  const career = played("RB", 16);
  const { now, games } = chronicleOf(career);
  const copies = careerCard.fill!([career], context);
  const values = copies[0].values as unknown as Sheet;
  const { card } = cardNow(career, now) as { card: CarrierCard };
  for (const column of ["I", "II", "Q", "S", "M", "L"] as const) {
    const printed = Array.from({ length: 10 }, (_, face) =>
      Number(`${values.face[face][column]}`.replace("\u2212", "-")),
    );
    expect(printed).toEqual([...card[column]]);
  }
  const ratings = Object.values(values.rating);
  const of = (field: string) => ratings.find((one) => one.field === field)!;
  expect([of("receiver rating").now, of("stamina").now, of("run block RB").now]).toEqual(
    [card.rating, card.stamina, card.RB].map((value) => `${value}`),
  );
  expect(values.points).toBe(now.points);
  expect(values.left).toBe(now.bank);
  // Sums of the rows are those of the career.
  const rows = copies
    .flatMap((copy) => Object.values((copy.values as unknown as Sheet).game ?? {}))
    .filter(({ season }) => season !== undefined);
  expect(rows).toHaveLength(games.length);
  const spent = rows.reduce((sum, row) => sum + Number(row.spent ?? 0), 0);
  expect(spent).toBeCloseTo(now.points - now.bank, 6);
  expect(spent).toBeGreaterThan(0);
});

it.each([
  ["QB", 20],
  ["WR", 40],
  ["OT", 0],
  ["LB", 0],
  ["CB", 0],
  ["K", 0],
  ["P", 0],
  ["RET", 20],
])("has a row for every field of a %s, and %i faces", (position, cells) => {
  const career = played(position, 1);
  const values = careerCard.fill!([career], context)[0].values as unknown as Sheet;
  const faces = Object.values(values.face).flatMap((row) => Object.values(row).filter((cell) => cell !== undefined));
  const prices = careers.prices(career).slice(1);
  const named = prices.filter(([key]) => !/\.\d$/.test(key)).map(([key]) => fieldName({ key }));
  expect(Object.values(values.rating).map((row) => row.field)).toEqual(expect.arrayContaining(named));
  expect(faces).toHaveLength(cells);
});

it("names purchased faces by column and face, and every other field in words", () => {
  expect(stepsText(["I.0"])).toBe("column I, face 0");
  expect(stepsText(["I.0", "stamina", "I.3", "I.3", "long.9", "stamina"])).toBe(
    "column I, faces 0, 3 \u00d72; stamina \u00d72; column II, face 9",
  );
  expect(
    ["complete.Q", "intercepts.Z", "kick.40", "kick.XP", "kick.TD", "punt.4"].map((key) => fieldName({ key })),
  ).toEqual([
    "completion Q",
    "interception Z",
    "field goals from 40",
    "extra points",
    "kick return TD",
    "punt return, face 4",
  ]);
  const names = CAREER_KINDS.flatMap((kind) => fieldsOf(kind).map((field) => fieldName(field)));
  expect(names.filter((name) => /\.|[a-z][A-Z]/.test(name))).toEqual([]);
});

it("shows in each row what is left after the game, where the next row and the card continue", () => {
  const career = played("RB", 16);
  const rows = careerCard.fill!([career], context)
    .flatMap((copy) => Object.values((copy.values as unknown as Sheet).game ?? {}))
    .filter(({ season }) => season !== undefined) as {
    points: number | "";
    spent?: number;
    left: number;
    total: number;
  }[];
  let [left, spent] = [0, 0];
  for (const row of rows) {
    left += Number(row.points) - (row.spent ?? 0);
    spent += row.spent ?? 0;
    expect(row.left).toBeCloseTo(left, 6);
    expect(row.total - spent).toBeCloseTo(row.left, 6);
  }
  expect(spent).toBeGreaterThan(0);
});

it("has every purchase before a game in its row and in those below, none longer than its column", () => {
  const career = played("RET", 17, 1);
  const rows = careerCard.fill!([career], context).flatMap((copy) =>
    Object.values((copy.values as unknown as Sheet).game ?? {}),
  ) as {
    season?: number;
    round?: number;
    bought?: string;
  }[];
  const told: Record<string, string> = {};
  let at = "";
  for (const { season, round, bought } of rows) {
    if (season !== undefined) at = `${season}.${round}`;
    if (bought !== undefined) told[at] = told[at] === undefined ? bought : `${told[at]} ${bought}`;
  }
  const bought: Record<string, string[]> = {};
  for (const entry of career.log)
    if ("buys" in entry) (bought[`${entry.season}.${entry.round}`] ??= []).push(...entry.buys);
  expect(told).toEqual(Object.fromEntries(Object.entries(bought).map(([game, keys]) => [game, stepsText(keys)])));
  expect(Math.max(...rows.map((row) => row.bought?.length ?? 0))).toBeLessThanOrEqual(50);
  expect(rows.some(({ season }) => season === undefined)).toBe(true);
});
