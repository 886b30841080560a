/** The same seeds give the same games: rules and coaches that change them do so on purpose, and renew the snapshot with a reason. */
import { describe } from "vitest";
import { sameGames } from "../helpers/same-games.js";

describe("the same seeds give the same games", async () => {
  await sameGames(25);
});
