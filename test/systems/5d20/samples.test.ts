/** Samples to start from: they have no fault, and are what the program has built in. */
import { describe, expect, it } from "vitest";
import { proveKind } from "../../../src/check.js";
import { readDataFile } from "../../../src/data/data-file.js";
import { diceKind, rulesKind, teamsKind } from "../../../src/systems/5d20/file-kinds.js";
import type { FileKind } from "../../../src/systems/contract.js";
import { SAMPLE_TEAMS } from "../../../src/systems/5d20/teams/sample-teams.js";

const read = (kind: FileKind, name: string) => {
  const { data, locate } = readDataFile(`assets/samples/5d20/${name}.yaml`);
  return proveKind(kind, data, locate);
};

describe("samples", () => {
  it("have no fault", () => {
    expect(read(diceKind, "my-game-dice").issues).toEqual([]);
    expect(read(rulesKind as FileKind, "modern").issues).toEqual([]);
    expect(read(teamsKind as FileKind, "teams").issues).toEqual([]);
  });
  it("hold the built-in teams", () => {
    expect(read(teamsKind as FileKind, "teams").value).toMatchObject({ teams: SAMPLE_TEAMS });
  });
});
