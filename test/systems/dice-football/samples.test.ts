/** Samples to start from: they have no fault. */
import { describe, expect, it } from "vitest";
import { proveKind } from "../../../src/files/check.js";
import { readDataFile } from "../../../src/host/node/data-files.js";
import { diceKind, rulesKind } from "../../../src/systems/dice-football/index.js";
import type { GameRecord } from "../../../src/systems/dice-football/game-record.js";
import { pickTeams } from "../../../src/systems/dice-football/team-pick.js";
import type { FileKind } from "../../../src/contract/files.js";

const read = (kind: FileKind, name: string) => {
  const { data, locate } = readDataFile(`assets/samples/dice-football/${name}.yaml`);
  return proveKind(kind, data, locate);
};

describe("samples", () => {
  it("have no errors", () => {
    expect(read(rulesKind as FileKind, "modern")).toMatchObject({ issues: [], value: { name: "modern" } });
    expect(read(diceKind, "my-game-dice").issues).toEqual([]);
  });
  it("meet each other if only one is named", () => {
    expect(pickTeams({}).away.name).toBe("Oilers");
    expect(pickTeams({ names: { home: "Oilers" } })).toMatchObject({
      away: { name: "Steelers" },
      home: { name: "Oilers" },
    });
    expect(pickTeams({ names: { away: "Steelers" } }).home.name).toBe("Oilers");
    expect(() => pickTeams({ names: { away: "Oilers", home: "HOU" } })).toThrow("cannot play against themselves");
  });
  it("play the examples of the rules", () => {
    const { events } = read(diceKind, "my-game-dice").value as GameRecord;
    expect(events.filter(({ type }) => type === "play")).toMatchObject([
      { player: "Ronnie Coleman", yards: 4, tackler: "Jack Ham" },
      { player: "Billy Johnson", yards: 11, tackler: "Mike Wagner" },
    ]);
  });
});
