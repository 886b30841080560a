import { slugOf } from "../../../../src/kernel/words/index.js";
import { describe, expect, it } from "vitest";
import { checkTable } from "../../../../src/files/check.js";
import { parseData } from "../../../../src/text/data-file.js";
import { readCsvFile } from "../../../../src/host/node/csv-file.js";
import { readDataFile } from "../../../../src/host/node/data-files.js";
import { UserError } from "../../../../src/kernel/issue/index.js";
import { SKILLS } from "../../../../src/systems/postcard/engine/state.js";
import {
  checkTeams,
  codeOf,
  findTeam,
  readTeams,
  sampleTeams,
  shortOf,
  teamsKindFor,
} from "../../../../src/systems/postcard/teams.js";

const coaches = ["die", "football", "points"];
const kind = teamsKindFor(() => coaches);
const check = (text: string) => {
  const { data, locate } = parseData(text, "teams.yaml");
  return readTeams(data, locate, coaches).issues.map(
    ({ code, message, line, hint }) => `${line} ${code}: ${message}; ${hint ?? ""}`,
  );
};

/** As a file holds it: no skill and no coach are left out. */
const withoutNothing = (team: object): object =>
  Object.fromEntries(Object.entries(team).filter(([, value]) => value !== null));

describe("sample teams", () => {
  it("are sixteen teams without errors, with every skill", () => {
    expect(sampleTeams()).toHaveLength(16);
    expect(checkTeams(sampleTeams(), { coaches })).toEqual([]);
    for (const skill of SKILLS) expect(sampleTeams().filter((team) => team.skill === skill)).toHaveLength(4);
  });

  it("survive a file", () => {
    const { issues, file } = readTeams({ teams: sampleTeams().map(withoutNothing) });
    expect(issues).toEqual([]);
    expect(file!.teams).toEqual(sampleTeams());
  });

  it.each(["teams.yaml", "teams.csv"])("of assets/samples/postcard/%s have no errors", (name) => {
    const path = `assets/samples/postcard/${name}`;
    if (name.endsWith("csv")) {
      const { issues, value } = checkTable([kind], readCsvFile(path, name));
      expect(issues).toEqual([]);
      expect((value as { teams: unknown[] }).teams).toHaveLength(4);
    } else {
      const { data, locate } = readDataFile(path, name);
      expect(kind.matches(data)).toBe(true);
      expect(kind.check(data, locate).issues).toEqual([]);
    }
  });
});

describe("files of teams", () => {
  it("need only a name", () => {
    const { issues, file } = readTeams({ teams: [{ name: "Lower Dingle Gardeners" }] });
    expect(issues).toEqual([]);
    expect(file!.teams[0]).toMatchObject({
      id: "gardeners",
      short: "Gardeners",
      code: "LDG",
      skill: null,
      coach: null,
    });
  });

  it("report unknown skills and coaches with the nearest one, and all errors at once", () => {
    const found = check(
      [
        "teams:",
        "  - name: A Team",
        "    skill: offence-rush",
        "    coach: fotball",
        "  - name: A Team",
        "    code: abcd",
      ].join("\n"),
    );
    expect(found.join("\n")).toMatch(/^3 skill-unknown.*did you mean "offense-rush"/m);
    expect(found.join("\n")).toMatch(/^4 coach-unknown.*did you mean "football"/m);
    expect(found.join("\n")).toMatch(/^6 team-code/m);
    expect(found.join("\n")).toMatch(/^5 team-name-twice: teams 1 and 2/m);
  });

  it("warn of colors that are too alike", () => {
    const [found, ...more] = check('teams:\n  - name: Fog\n    colors: ["#777777", "#888888"]');
    expect(found).toMatch(/^3 color-contrast: Fog: .*contrast 1\.\d/);
    expect(more).toEqual([]);
  });

  it("refuse names that no table can hold", () => {
    expect(check(`teams:\n  - name: ${"Very ".repeat(9)}Long`)[0]).toMatch(/team-words.*49 letters; expected 40/);
  });

  it("report unknown columns of a spreadsheet", () => {
    const table = {
      heads: ["name", "shrot"],
      rows: [{ name: "A", shrot: "B" }],
      locateCell: () => ({ file: "teams.csv", line: 1 }),
    };
    expect(checkTable([kind], table).issues[0].hint).toMatch(/did you mean "short"/);
  });
});

describe("finding a team", () => {
  it("uses ID, name, short name and code, in any letter case", () => {
    const [first] = sampleTeams();
    for (const word of [first.id, first.name.toUpperCase(), first.short.toLowerCase(), first.code]) {
      expect(findTeam(sampleTeams(), word)).toBe(first);
    }
    expect(() => findTeam(sampleTeams(), "Lamplihgters")).toThrow(UserError);
    expect(() => findTeam(sampleTeams(), "Lamplihgters")).toThrow(/did you mean "Lamplighters"/);
  });

  it("shortens long words", () => {
    expect(codeOf("Sankt P\u00f6lten Walzer")).toBe("SPW");
    expect(codeOf("Gulls")).toBe("GUL");
    expect(slugOf("O'Hara\u2019s Caf\u00e9 Nine")).toBe("oharas-cafe-nine");
    expect(shortOf("Upper Saint Marrow Cartographers")).toBe("Cartographers");
    expect(shortOf("Gulls")).toBe("Gulls");
  });
});
