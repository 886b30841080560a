/** `pressbox replay-season`: a real season played again, beside its records. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CONTEXT_FACTORS } from "../../src/systems/5d20/rate/context.js";
import { SEASON_RULES } from "../../src/systems/5d20/rules/index.js";
import { readPdf } from "../helpers/pdf.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());
const LEAGUE = resolve("assets/samples/5d20/league");

it("compares the played seasons with the actual statistics", async () => {
  const { code, out, err } = await place.run(["replay-season", "5d20", "--stats", LEAGUE, "--times", "1", "--quick"]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(
    /^The season of 1998, 8 teams, played once \(56 games, seeds from 1, rules season, coach strong\)\.\n/,
  );
  expect(out).toMatch(/\npoints per game +\d+\.\d\d +\d+\.\d\d +[+-]\d+\.\d% +-?\d\.\d{3} +\d\.\d\d +\d+\.\d\d\n/);
  // The sample league's tables hold third downs; where a table lacks a statistic only the played figure is told.
  for (const title of ["first downs", "third downs made", "fourth downs tried", "drives"])
    expect(out).toMatch(new RegExp(`\\n${title} per game( +-?\\d+\\.\\d+)?( |$)`, "m"));
  expect(out).toMatch(/\nOvertime games: \d+\.\d%\. Ties: \d+\.\d%( \(records \d+\.\d%\))?\.\n/);
  expect(out).toContain("Lengths of runs and completions: no table of plays to compare with.\n");
});

it("gives the same data for the same seed", async () => {
  const run = (seed: string) =>
    place.run(["replay-season", "5d20", "--stats", LEAGUE, "--times", "2", "--seed", seed, "--quick", "--json"]);
  const [one, two, three] = [await run("5"), await run("5"), await run("6")];
  expect(one.out).toBe(two.out);
  expect(one.out).not.toBe(three.out);
  const data = JSON.parse(one.out) as { statistics: object[]; teams: object[] };
  expect(data).toMatchObject({ system: "5d20", season: 1998, times: 2, seed: 5, games: 112, distributions: [] });
  expect(data.statistics[0]).toEqual({
    statistic: "points",
    title: "points per game",
    side: "for",
    input: expect.any(Number),
    played: expect.any(Number),
    difference: expect.any(Number),
    differencePct: expect.any(Number),
    standardError: expect.any(Number),
    correlation: expect.any(Number),
    spread: expect.any(Number),
    rms: expect.any(Number),
  });
  const { ties, overtime } = data as unknown as Record<"ties" | "overtime", object>;
  expect([ties, overtime]).toEqual([
    { input: expect.any(Number), played: expect.any(Number) },
    { played: expect.any(Number) },
  ]);
  const told = data.statistics as { statistic: string; side: string; played: number }[];
  for (const id of ["fourthDownsTried", "fourthDowns", "fourthDownPct", "firstDowns", "thirdDownPct", "drives"])
    expect(told.filter(({ statistic, side }) => statistic === id && side === "for")).toEqual([
      expect.objectContaining({ played: expect.any(Number) }),
    ]);
  expect(data.teams).toHaveLength(8);
});

it("plays all against all without a table of games, and says so", async () => {
  cpSync(LEAGUE, join(place.folder, "stats"), { recursive: true });
  rmSync(join(place.folder, "stats", "games.csv"));
  const { code, out, err } = await place.run(["replay-season", "5d20", "--stats", "stats", "--times", "1", "--quick"]);
  expect(code).toBe(0);
  expect(err).toContain("no table of games: every team plays all others at home and away");
  expect(out).toContain("(56 games,");
});

it("rates a league of two teams by more games than it plays", async () => {
  mkdirSync(join(place.folder, "two"));
  const rowsOf = (file: string): string[] => readFileSync(join(LEAGUE, file), "utf8").trim().split("\n");
  const ofTeam = (team: string) => (row: string) => row.includes(`,${team},`);
  for (const file of ["defense", "kicking", "passing", "penalties", "punting", "receiving", "returns", "rushing"]) {
    const [head, ...rows] = rowsOf(`${file}.csv`);
    const own = [...rows.filter(ofTeam("ALB")), ...rows.filter(ofTeam("WHE"))];
    writeFileSync(join(place.folder, "two", `${file}.csv`), [head, ...own].join("\n"));
  }
  // What one gained the other allowed.
  const [head, ...rows] = rowsOf("team.csv");
  const [one, other] = ["ALB", "WHE"].map((team) => rows.find((row) => row.includes(`,${team},for,`))!);
  const allowed = [one.replace(",ALB,for,", ",WHE,against,"), other.replace(",WHE,for,", ",ALB,against,")];
  writeFileSync(join(place.folder, "two", "team.csv"), [head, one, other, ...allowed].join("\n"));
  const { code, out, err } = await place.run("replay-season 5d20 --stats two --times 1");
  expect(code).toBe(0);
  expect(out).toContain("Rated by the results of 200 league games.");
  expect(out + err).not.toContain("NaN");
});

it("refuses what it cannot play", async () => {
  expect(await place.run(["replay-season", "dynasty", "--stats", LEAGUE])).toMatchObject({ code: 2 });
  expect((await place.run(["replay-season", "5d20"])).err).toContain("--stats is missing");
  expect(await place.run(["replay-season", "5d20", "--stats", LEAGUE, "--rules", "strict"])).toMatchObject({ code: 2 });
});

it("rates by the league's own games first, and reports their levels", async () => {
  const { code, out } = await place.run(["replay-season", "5d20", "--stats", LEAGUE, "--times", "1", "--json"]);
  expect(code).toBe(0);
  const { calibrated } = JSON.parse(out) as { calibrated: { games: number; levels: object[] } };
  // At most four times those that are played: one season in each of two rounds, two in the last.
  expect(calibrated.games).toBe(4 * 56);
  expect(calibrated.levels[0]).toEqual({
    level: "completions",
    title: "completions an attempt",
    usual: CONTEXT_FACTORS[SEASON_RULES.switches.redZone].level.completions,
    found: expect.any(Number),
  });
});

it("compares the shape of the games with a stand-in season", async () => {
  const line = ["replay-season", "5d20", "--stats", LEAGUE, "--times", "1", "--quick", "--shape"];
  const { code, out } = await place.run(line);
  expect(code).toBe(0);
  expect(out).toContain("\nShape of the games, compared with the 2019 professional season:\n");
  for (const head of ["Games", "Gains", "Downs", "Drives"]) expect(out).toMatch(new RegExp(`\\n${head} +real +played`));
  expect(out).toMatch(/\ndecided by 8 points or less +52\.3% +\d+\.\d% +[+-]\d+\.\d\n/);
  const { shape } = JSON.parse((await place.run([...line, "--json"])).out) as {
    shape: { from: string; figures: object[]; histograms: Record<string, { played: number[] }> };
  };
  expect(shape.from).toBe("the 2019 professional season");
  expect(shape.figures[0]).toEqual({
    section: "games",
    id: "points",
    title: "points",
    unit: "number",
    real: expect.any(Number),
    played: expect.any(Number),
  });
  // Both teams of 56 games.
  expect(shape.histograms.points.played.reduce((a, b) => a + b)).toBe(112);
});

it("prints the shape as pages, with the command to print them again", async () => {
  const line = ["replay-season", "5d20", "--stats", LEAGUE, "--times", "1", "--quick", "--shape"];
  const { code, out, err } = await place.run([...line, "--out", "new/shape.pdf"]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/\nnew\/shape\.pdf +3 pages +\d+ kB\n$/);
  const { pages } = await readPdf(readFileSync(join(place.folder, "new/shape.pdf")));
  const text = pages[0].texts.map((one) => one.text).join(" ");
  expect(text).toContain("56 games of the season 1998, replayed, beside the real games of 2019");
  expect(text).toContain("pressbox replay-season 5d20 --stats league --times 1 --seed 1 --quick --shape --out FILE");
  const data = JSON.parse((await place.run([...line, "--out", "shape.svg", "--json"])).out) as { files: object[] };
  expect(data.files).toHaveLength(3);
  expect(data.files[0]).toMatchObject({ file: "shape-1.svg", pages: 1 });
  expect(place.read("shape-1.svg")).toMatch(/^<svg/);
  // The same bytes, whatever the file is called.
  await place.run([...line, "--out", "again.pdf"]);
  expect(readFileSync(join(place.folder, "again.pdf"))).toEqual(readFileSync(join(place.folder, "new/shape.pdf")));
});

it("refuses pages that it cannot print before it plays", async () => {
  const line = ["replay-season", "5d20", "--stats", LEAGUE, "--times", "100000"];
  mkdirSync(join(place.folder, "folder.pdf"));
  place.write("mine.pdf", "mine");
  place.write("file", "mine");
  for (const [more, told, code] of [
    [["--out", "a.pdf"], "--out prints the shape of the games: add --shape", 2],
    [["--theme", "mono", "--shape"], "--theme is for the printed pages: add --shape --out FILE", 2],
    [["--shape", "--out", "a.docx"], "the shape is a PDF, SVG or PNG file; found --out a.docx", 2],
    [["--shape", "--out", "a"], "the shape is a PDF, SVG or PNG file; found --out a", 2],
    [["--shape", "--part", "1/2", "--out", "a.pdf"], "--part plays a part and prints no page", 2],
    [["--shape", "--out", "a.svg", "--pdf-a"], "--pdf-a makes a PDF", 2],
    [["--shape", "--out", "a.pdf", "--dpi", "300"], "--dpi is for PNG files", 2],
    [["--shape", "--out", "folder.pdf"], "a folder already has the name of the file needed here", 1],
    [["--shape", "--out", "mine.pdf"], "mine.pdf", 1],
    [["--shape", "--out", "file/a.pdf"], "a file already has the name of the folder needed here", 1],
    [["--shape", "--out", "/proc/none/a.pdf"], "/proc/none", 1],
    [["--shape", "--out", "new/a.pdf", "--words", "xx"], "xx", 2],
  ] as const) {
    const run = await place.run([...line, ...more]);
    expect([run.code, run.out]).toEqual([code, ""]);
    expect(run.err).toContain(told);
  }
  expect(place.has("new")).toBe(false);
});

it("adds up parts to the bytes of a single run", async () => {
  const line = ["replay-season", "5d20", "--stats", LEAGUE, "--times", "4", "--seed", "9", "--quick", "--shape"];
  const names: string[] = [];
  for (let part = 1; part <= 3; part++) {
    const { code, out } = await place.run([...line, "--part", `${part}/3`]);
    expect(code).toBe(0);
    names.push(join(place.folder, `part-${part}.json`));
    writeFileSync(names[part - 1], out);
  }
  const version = (JSON.parse(readFileSync("package.json", "utf8")) as { version: string }).version;
  const said = `part 3/3 of a replay of 5d20, season 1998, Pressbox ${version}: 2 of 4 seasons; replay-season --merge adds it up`;
  expect((await place.run(["check", names[2]])).out).toBe(`${names[2]}: ${said}\n${names[2]}: no fault found\n`);
  const merge = ["replay-season", "5d20", "--stats", LEAGUE, "--merge"];
  for (const json of [[], ["--json"]]) {
    const one = await place.run([...line, ...json]);
    expect(await place.run([...merge, ...names, ...json])).toEqual(one);
  }
  const missing = await place.run([...merge, names[0], names[2]]);
  expect([missing.code, missing.out]).toEqual([1, ""]);
  expect(missing.err).toContain("parts are missing: 2/3");
  const others = await place.run([...merge, ...names, "--times", "5", "--seed", "9", "--coach", "simple"]);
  expect([others.code, others.out]).toEqual([1, ""]);
  for (const name of names) {
    expect(others.err).toContain(`${name}: expected a part with --times 5; found 4`);
    expect(others.err).toContain(`${name}: expected a part with --coach simple; found strong`);
  }
  expect(others.err).not.toContain("--seed");
  const dice = await place.run(["replay-season", "dice-football", "--stats", LEAGUE, "--merge", ...names]);
  expect([dice.code, dice.out]).toEqual([1, ""]);
  expect(dice.err.match(/expected a part of dice-football; found one of 5d20/g)).toHaveLength(3);
  const plain = join(place.folder, "plain.json");
  writeFileSync(plain, (await place.run([...line.filter((word) => word !== "--shape"), "--part", "1/1"])).out);
  const unshaped = await place.run([...merge, plain, "--shape", "--out", "new/shape.pdf"]);
  expect([unshaped.code, unshaped.out]).toEqual([1, ""]);
  expect(unshaped.err).toBe(`${plain}: the part was made without --shape; hint: make all parts with --shape\n`);
  expect(place.has("new/shape.pdf")).toBe(false);
  // Every file's errors at once.
  writeFileSync(names[1], readFileSync(names[1]).subarray(0, 900));
  expect((await place.run(["check", names[1]])).out).toContain("the part is incomplete or was changed");
  const cut = await place.run([...merge, ...names, plain, "nowhere.json", "--times", "9"]);
  expect(cut.err.split("\n").filter((told) => told !== "")).toHaveLength(names.length + 2);
  for (const wrong of [[...merge], [...line, "--part", "5/5"], [...line, "x.json"], [...merge, "a", "--part", "1/2"]])
    expect((await place.run(wrong)).code).toBe(2);
});
