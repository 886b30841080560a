import { describe, expect, it } from "vitest";
import { readSeason, yearOf } from "../../src/stats/index.js";
import { grid, TEAMS } from "./tables.js";

const season = (year?: number) => readSeason([grid("teams.csv", TEAMS)], year === undefined ? {} : { year }).season!;

describe("the year of a season", () => {
  it("is that of its tables, before the user's", () => {
    expect(yearOf(season(2019), 1950, 1975)).toEqual({ year: 2019, issues: [] });
  });

  it("is the user's if the tables do not name one", () => {
    expect(yearOf(season(), 1950, 1975)).toEqual({ year: 1950, issues: [] });
  });

  it("is the default if nothing names one, with a warning", () => {
    const { year, issues } = yearOf(season(), undefined, 1975);
    expect(year).toBe(1975);
    expect(issues).toMatchObject([
      {
        severity: "warning",
        code: "stats-season",
        message: "no table says which season this is; averages are those of 1975",
        hint: "say it with --season YEAR",
      },
    ]);
  });
});
