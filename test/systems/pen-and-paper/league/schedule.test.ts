/** Schedules: the list of digest 6.1, rotation and alternates, and every fault put into a copy. */
import type { Pairing } from "../../../../src/league/schedule.js";
import { describe, expect, it } from "vitest";
import { LEAGUE_SIZES, SCHEDULES, type ScheduleSpec } from "../../../../src/systems/pen-and-paper/rules/index.js";
import { checkSchedule, scheduleOf, weeksOf } from "../../../../src/systems/pen-and-paper/league/index.js";

const codes = (spec: ScheduleSpec): string[] => [...new Set(checkSchedule(spec).map((issue) => issue.code))];
/** A schedule with one week changed. */
const edit = (size: 6 | 8, week: number, change: (games: readonly Pairing[]) => readonly Pairing[]): ScheduleSpec => ({
  ...SCHEDULES[size],
  weeks: SCHEDULES[size].weeks.map((games, w) => (w === week - 1 ? change(games) : games)),
});

describe("schedules", () => {
  it.each(LEAGUE_SIZES)("of %i teams are valid", (size) => {
    const spec = SCHEDULES[size];
    expect(checkSchedule(spec)).toEqual([]);
    expect(spec.weeks.flat()).toHaveLength(size * 7);
    // Division games a team (digest 6.1).
    const inside = spec.weeks.flat().filter(([a, b]) => {
      const of = (n: number) => spec.divisions.findIndex((d) => n >= d.from && n <= d.to);
      return of(a) === of(b);
    });
    expect((inside.length * 2) / size).toBe(size === 10 ? 8 : 6);
  });

  it.each(LEAGUE_SIZES)("of %i teams: each qualifier enters the playoffs once, each winner advances once", (size) => {
    const { playoffs, qualifiers } = SCHEDULES[size];
    const games = playoffs.flatMap((round) => round.games);
    const names = games.flatMap(({ away, home }) =>
      [away, home].flatMap(({ from, rank }) => from.map((one) => ({ ...one, rank }))),
    );
    const textOf = (kind: "seed" | "winner"): string[] =>
      names.flatMap((one) => (kind in one ? [`${(one as Record<string, string | number>)[kind]}`] : []));
    // Winners of two games meet as the better and the worse of them, or each goes on by himself.
    const onward = new Map(
      games.slice(0, -1).map(({ id }) => [id, names.filter((one) => "winner" in one && one.winner === id)]),
    );
    for (const [id, next] of onward) {
      expect([id, next.length]).toEqual([id, next.length === 1 ? 1 : 2]);
      if (next.length === 2) expect(next.map(({ rank }) => rank).sort()).toEqual(["better", "worse"]);
    }
    const seeds = textOf("seed");
    expect(new Set(seeds).size).toBe(seeds.length);
    for (const one of seeds) expect(Number(one)).toBeLessThanOrEqual(qualifiers);
    const entering = games
      .flatMap(({ away, home }) => [away, home])
      .filter(({ from }) => from.every((one) => !("winner" in one)));
    expect(entering).toHaveLength(qualifiers);
    expect(games).toHaveLength(qualifiers - 1);
  });

  it("report every error", () => {
    expect(codes(edit(8, 1, (g) => [[1, 4], ...g.slice(1)]))).toContain("schedule-twice");
    expect(codes(edit(8, 1, (g) => g.slice(1)))).toEqual(["schedule-missing", "schedule-games", "schedule-home"]);
    expect(codes(edit(8, 1, ([[a, b], ...g]) => [[b, a], ...g]))).toContain("schedule-home");
    expect(codes(edit(8, 1, ([[a], ...g]) => [[a, a], ...g]))).toContain("schedule-self");
    expect(codes(edit(8, 1, ([[a], ...g]) => [[a, 9], ...g]))).toContain("schedule-number");
    expect(codes(edit(8, 2, () => SCHEDULES[8].weeks[0]))).toContain("schedule-rematch");
    expect(codes(edit(6, 6, (g) => [...g, [1, 4]]))).toContain("schedule-bye");
    expect(codes({ ...SCHEDULES[6], byes: {} })).toEqual(["schedule-missing"]);
    expect(codes({ ...SCHEDULES[8], divisions: SCHEDULES[8].divisions.slice(1) })).toContain("schedule-division");
    const [missing] = checkSchedule(edit(8, 1, (g) => g.slice(1)));
    expect(missing).toMatchObject({ message: "week 1: team 2 has no game and no bye", detail: { week: 1, team: 2 } });
  });
});

describe("rotation", () => {
  const teams = ["New York", "Chicago", "Miami", "Denver", "Los Angeles", "Honolulu"];
  const byNumber = (season: number): string[] => {
    const { numbers } = scheduleOf(6, season);
    return numbers.map((_, i) => teams[numbers.indexOf(i + 1)]);
  };
  it("V28: shifts one division up and the other down", () => {
    expect(byNumber(1)).toEqual(teams);
    expect(byNumber(2)).toEqual(["Miami", "New York", "Chicago", "Los Angeles", "Honolulu", "Denver"]);
  });
  it("gives every East-West pair its short year once in three seasons", () => {
    const short = [1, 2, 3].flatMap((season) =>
      [0, 1, 2].map((i) => `${byNumber(season)[i]}-${byNumber(season)[i + 3]}`),
    );
    expect(new Set(short).size).toBe(9);
  });
  it.each(LEAGUE_SIZES)("repeats nothing for %i teams until all turns are used", (size) => {
    const spec = SCHEDULES[size];
    const turns = (size / spec.divisions.length) * spec.divisions.length * 4;
    const seasons = Array.from({ length: turns }, (_, i) => {
      const { numbers, alternate } = scheduleOf(size, i + 1);
      expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, k) => k + 1));
      const place = new Map(numbers.map((number, team) => [number, team]));
      return weeksOf(spec, alternate)
        .map((week) =>
          week
            .map(([a, b]) => `${place.get(a)}@${place.get(b)}`)
            .sort()
            .join(),
        )
        .join("|");
    });
    expect(new Set(seasons).size).toBe(turns);
  });
  it("V31: alternate A plays the last week first, B swaps places, C does both", () => {
    const spec = SCHEDULES[6];
    expect(weeksOf(spec, "A")[0]).toEqual(spec.weeks[14]);
    expect(weeksOf(spec, "B")[0]).toEqual(spec.weeks[0].map(([a, b]) => [b, a]));
    expect(weeksOf(spec, "C")[0]).toEqual(spec.weeks[14].map(([a, b]) => [b, a]));
  });
});
