/** Teams that come with the package: read from their files as a person's are, from what the build made of them where nothing was changed. */
import { createHash } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { ownTeams, teamsReadAhead } from "../../src/gamekit/own-teams.js";
import { memoryHost } from "../../src/host/memory.js";
import { nodeHost } from "../../src/host/node.js";
import { useHost } from "../../src/kernel/host/index.js";
import { sampleTeams as charts } from "../../src/systems/5d20/teams/sample-teams.js";
import { sampleTeams as cards } from "../../src/systems/dice-football/teams/sample-teams.js";
import { sampleTeams as pen } from "../../src/systems/pen-and-paper/teams/sample-teams.js";
import { sampleTeams as postcard } from "../../src/systems/postcard/teams/sample-teams.js";
import { readTeams } from "../../src/systems/postcard/teams/team-schema.js";

const NAME = "postcard/sample-teams.yaml";
const FILE = `assets/samples/${NAME}`;
const BUILT = "built/samples/postcard/sample-teams.yaml.json";

/** A host that has these files, and no others. */
function withFiles(files: Readonly<Record<string, string>>): void {
  const yaml = nodeHost.need("yaml");
  const zod = nodeHost.need("zod");
  useHost(memoryHost({ deflate: nodeHost.deflate }, { yaml, zod }, files));
}
const namesOf = (): string[] => ownTeams(NAME, readTeams)().map(({ name }) => name);

describe("sample teams", () => {
  // Records name teams by what they are: a team that changed by a digit, or by the order of its fields, makes other records.
  it.each([
    ["5d20", charts, 2, "53eeeb046b23dc8f"],
    ["dice-football", cards, 2, "acec783047ccd670"],
    ["pen-and-paper", pen, 51, "f299b5430f0fe53a"],
    ["postcard", postcard, 16, "7c43d614a260c9c9"],
  ])("%s: match those in records to the byte", (_, teams, count, digest) => {
    expect(teams()).toHaveLength(count);
    expect(createHash("sha256").update(JSON.stringify(teams())).digest("hex").slice(0, 16)).toBe(digest);
    expect(teams()).toBe(teams());
  });
});

describe("the game's own team file", () => {
  afterEach(() => useHost(nodeHost));

  const one = "teams:\n  - name: Harbor City Lamplighters\n";
  const ahead = (text: string): string => JSON.stringify({ text, teams: [{ name: "As built" }] });

  it("is read when the teams are first needed, and reported to the build", () => {
    withFiles({ [FILE]: one });
    expect(namesOf()).toEqual(["Harbor City Lamplighters"]);
    const told = new Map(teamsReadAhead()).get(BUILT.slice("built/".length));
    expect(told).toMatchObject({ text: one, teams: [{ name: "Harbor City Lamplighters", code: "HCL" }] });
  });

  it("is not read again if the build has read this text", () => {
    withFiles({ [FILE]: one, [BUILT]: ahead(one) });
    expect(namesOf()).toEqual(["As built"]);
  });

  it("counts if it changed after the build", () => {
    withFiles({ [FILE]: `${one}  - name: Millbrook Ferrymen\n`, [BUILT]: ahead(one) });
    expect(namesOf()).toEqual(["Harbor City Lamplighters", "Millbrook Ferrymen"]);
  });

  it("is reported with its line if its form is wrong", () => {
    withFiles({ [FILE]: `${one}    colour: red\n` });
    expect(namesOf).toThrow(`${FILE}:2:5 teams[0]: Unrecognized key: "colour"`);
  });

  it("is named if the host does not have it", () => {
    withFiles({});
    expect(namesOf).toThrow(`the host does not have the file ${FILE}`);
  });
});
