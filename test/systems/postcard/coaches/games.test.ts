/** Whole games of every coach, and many of them. */
import { describe, expect, it } from "vitest";
import { boxScore, scoreOf } from "../../../../src/kernel/football/index.js";
import { coaches as coachList, PLAIN_COACHES } from "../../../../src/systems/postcard/coach-list.js";
import { football } from "../../../../src/systems/postcard/coaches/index.js";
import { playMany } from "../../../../src/sim/many.js";
import { playGame, replay } from "../../../../src/systems/postcard/record.js";
import { PRESET_RULES, STANDARD_RULES, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import { cache } from "../../../helpers/cache.js";
import { countedGames, playFigures } from "./many.js";

const withSwitches = (switches: Partial<PostcardRules["switches"]>): PostcardRules => ({
  ...STANDARD_RULES,
  name: "house",
  switches: { ...STANDARD_RULES.switches, ...switches },
});
const HOUSES: readonly (readonly [string, PostcardRules])[] = [
  ["strict", PRESET_RULES.strict],
  ["balanced", PRESET_RULES.balanced],
  ["skills, kicks on any down", withSwitches({ teamSkill: "on", kicksOn: "any", touchbackFrom: "anywhere" })],
  ["plane, quick, own downs", withSwitches({ touchdown: "plane", quickGame: "on", autoFirst: "defenseOnly" })],
];

describe("the list of coaches", () => {
  it("names each once, the default among them", () => {
    const ids = coachList.known.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(coachList.usual);
    for (const { title, summary } of coachList.known) expect(`${title}${summary}`).not.toMatch(/\.$/);
  });

  it("knows no others", () => {
    expect(() => coachList.of("nobody", { rules: STANDARD_RULES, cache })).toThrow('there is no coach "nobody"');
  });
});

describe.each(HOUSES)("games by the rules %s", (_name, rules) => {
  // Solving a card takes seconds: solved.test.ts plays the strict one, the long tests play the others.
  it.each(PLAIN_COACHES.map(({ id }) => id))("%s answers every decision legally, the same way each time", (id) => {
    const coach = coachList.of(id, { rules, cache });
    const setup = { rules, away: "Guests", home: "Hosts", coaches: { away: coach, home: football } };
    for (let seed = 0; seed < 12; seed++) {
      // A wrong answer would end the game with an error.
      const record = playGame({ ...setup, seed });
      expect(record.events.at(-1)?.type).toBe("gameEnd");
      expect(playGame({ ...setup, seed }).choices).toEqual(record.choices);
      expect(replay(record).issues).toEqual([]);
    }
  });
});

describe("figures", () => {
  it("are those of the record with the same seed", () => {
    const setup = { rules: STANDARD_RULES, away: "Guests", home: "Hosts" };
    for (let seed = 0; seed < 30; seed++) {
      const figures = playFigures({ ...setup, coaches: { away: football, home: football } }, seed);
      const { events, dice } = playGame({ ...setup, coaches: football, seed });
      expect(figures.score).toEqual(scoreOf(events));
      expect({ away: figures.sides.away.box, home: figures.sides.home.box }).toEqual(boxScore(events));
      expect(figures.dice).toBe(dice.length);
    }
  });

  it("of bonuses balance: gained = spent + lost + left in the bars", () => {
    const setup = { rules: STANDARD_RULES, away: "Guests", home: "Hosts" };
    for (let seed = 0; seed < 30; seed++) {
      const { sides } = playFigures({ ...setup, coaches: { away: football, home: football } }, seed);
      const { events } = playGame({ ...setup, coaches: football, seed });
      const last = events.findLast((event) => event.type === "rowEnd");
      for (const side of ["away", "home"] as const) {
        const { ones, stars, spent, wasted } = sides[side];
        expect(ones + stars - spent - wasted).toBe(last?.bar[side]);
      }
    }
  });
});

describe("many games", () => {
  const setup = { rules: STANDARD_RULES, away: "Guests", home: "Hosts", seed: 7 };
  const play = (count: number, away = football, home = away) =>
    playMany(countedGames({ ...setup, coaches: { away, home } }, setup.seed), { seed: setup.seed, count });

  it("add up, and the best ones are kept in full", () => {
    const { summary, records } = play(200);
    const { data, best, histogram, figures } = summary;
    const { away, home, ties } = data as { away: { wins: number }; home: { wins: number }; ties: number };
    expect(away.wins + home.wins + ties).toBe(200);
    expect(histogram.buckets.reduce((sum, { count }) => sum + count, 0)).toBe(200);
    expect(records).toHaveLength(10);
    records.forEach((record, i) => {
      const score = scoreOf(record.events);
      expect(best.rows[i].slice(0, 2)).toEqual([`${score.away}-${score.home}`, `${score.away + score.home}`]);
      expect(best.rows[i].at(-1)).toBe(`${record.seed}`);
    });
    const totals = best.rows.map((row) => Number(row[1]));
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    expect(figures.every(({ value }) => !value.includes("NaN"))).toBe(true);
  });

  it("are the same every time", () => {
    expect(JSON.stringify(play(200).summary)).toBe(JSON.stringify(play(200).summary));
  });

  it("name the coaches that played", () => {
    const [first, second] = PLAIN_COACHES;
    const { summary } = play(3, first, second);
    expect(summary.coach).toBe(`${first.id} - ${second.id}`);
    expect(play(0).records).toEqual([]);
  });
});
