/** Teams in tables as people keep them: titles, index columns, workbooks, archives. Cases 17 and 20 of season tables. */
import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { workbook } from "../helpers/xlsx.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeAll(() => (place = openWorkplace()));
afterAll(() => place.remove());

const sample = (path: string): string => readFileSync(new URL(`../../assets/samples/${path}`, import.meta.url), "utf8");
const TEAMS = sample("pen-and-paper/new-teams.csv");
const cells = (text: string): (string | number)[][] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split(",").map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell)));

async function check(name: string, bytes: string | Uint8Array): Promise<{ code: number; lines: string[] }> {
  place.write(name, bytes);
  const { code, out } = await place.run(["check", name]);
  return { code, lines: out.trim().split("\n") };
}

describe("a table of teams", () => {
  it("case 20: may have a title above its headings", async () => {
    expect(await check("my-teams.csv", `"Teams 2024"\n${TEAMS}`)).toEqual({
      code: 0,
      lines: [
        'warning: my-teams.csv:1:1: the line above the headings is passed over: "Teams 2024"',
        "my-teams.csv: 1 warning",
      ],
    });
  });

  it("case 17: may have an index column", async () => {
    const indexed = TEAMS.trim().split("\n").map((line, i) => `${i === 0 ? "" : i - 1},${line}\n`).join(""); // prettier-ignore
    expect((await check("i.csv", indexed)).lines).toEqual([
      "warning: i.csv:1:1: the column of row numbers is skipped",
      "i.csv: 1 warning",
    ]);
    const standings = ",Tm,W,L,T,PF,PA\n0,Foxes,10,6,0,400,300\n1,Owls,6,10,0,300,400\n";
    expect((await check("standings.csv", standings)).lines.join("\n")).not.toContain("has no heading");
  });

  it("is read from a workbook as from text, with the same errors at its cells", async () => {
    expect(await check("t.xlsx", workbook({ Teams: cells(TEAMS) }))).toEqual({
      code: 0,
      lines: ["t.xlsx: no fault found"],
    });
    const wrong = cells(TEAMS);
    wrong[2][wrong[0].indexOf("QB")] = "nine";
    const [column, { lines }] = [wrong[0].indexOf("QB") + 1, await check("w.xlsx", workbook({ Notes: [["x", "y"]], Teams: wrong }))]; // prettier-ignore
    expect(lines[0]).toContain('the sheet "Notes" is not read');
    expect(lines[1]).toMatch(new RegExp(`^w\\.xlsx:3:${column} Teams!QB: `));
  });

  it("prints the same from a workbook, a page's text and an archive as from a CSV file", async () => {
    const files = {
      "p.csv": TEAMS,
      "p.xlsx": workbook({ Teams: cells(TEAMS) }),
      "p.txt": TEAMS.replace(/,/g, "\t"),
      "p.zip": zipSync({ "p/teams.csv": strToU8(TEAMS), "p/.DS_Store": strToU8("\0") }),
    };
    const printed: string[] = [];
    for (const [name, bytes] of Object.entries(files)) {
      place.write(name, bytes);
      const ran = await place.run(`season pen-and-paper --teams-file ${name} --seed 5 --weeks 1 --file l-${name}.yaml --quiet`); // prettier-ignore
      expect([name, ran.code, ran.err]).toEqual([name, 0, ""]);
      printed.push(place.read(`l-${name}.yaml`));
    }
    expect(new Set(printed).size).toBe(1);
  });

  it("of PostCard is read from a workbook", async () => {
    const heads = ["id", "name", "short", "code", "color1", "color2", "skill", "coach"];
    const rows = Array.from({ length: 4 }, (_, i) => [i + 1, ["Gulls", "Owls", "Cats", "Bees"][i], "", "", "", "", "", ""]); // prettier-ignore
    expect(await check("pc.xlsx", workbook({ Cup: [["Our cup"], heads, ...rows] }))).toEqual({
      code: 0,
      lines: ['warning: pc.xlsx:1:1 Cup: the line above the headings is passed over: "Our cup"', "pc.xlsx: 1 warning"],
    });
  });

  it("may be a schedule or statistics in a workbook", async () => {
    const schedule = [["week", "away", "home", "site"], [1, "Reds", "Blues", ""], [1, "Greens", "Golds", "neutral"], [2, "Reds", "Greens", ""], [2, "Blues", "Golds", ""]]; // prettier-ignore
    expect((await check("s.xlsx", workbook({ Games: schedule }))).lines).toEqual(["s.xlsx: no fault found"]);
    place.write("f.csv", sample("pen-and-paper/statistics.csv"));
    place.write("f.xlsx", workbook({ League: cells(sample("pen-and-paper/statistics.csv")) }));
    const [text, book] = await Promise.all(
      ["f.csv", "f.xlsx"].map((name) => place.run(`new team --from-stats ${name}`)),
    );
    expect([book.code, book.out]).toEqual([0, text.out]);
  });
});
