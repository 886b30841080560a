/** Every odd season for every game that rates, and thin tables of a real season. */
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { copyTable, expectNamed, expectOdd, GAMES_RATED, ODD, rate, useWorkplace, type Game } from "./thin-seasons.js";

useWorkplace();

describe.each(Object.keys(GAMES_RATED) as Game[])("an odd season for %s", (game) => {
  it.each(Object.keys(ODD))("%s", (name) => expectOdd(game, name));
});

/** Real tables where they lie beside the project. */
const NFL = ["../../shared/data/nfl-2019", "../shared/data/nfl-2019"].find((folder) => existsSync(folder));

it.skipIf(NFL === undefined)(
  "passing and rushing tables of 2019 alone reach every offensive statistic",
  { timeout: 240_000 },
  async () => {
    for (const file of ["player_passing.csv", "player_rushing.csv"]) copyTable(`${NFL!}/${file}`);
    const { code, err } = await rate("dice-football");
    expect([code, code === 0 ? "" : err]).toEqual([0, ""]);
    expectNamed("dice-football", err);
  },
);
