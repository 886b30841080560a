/** `pressbox season export` and `season enter --results`: leagues out to other programs, results in from them. */
import { parse } from "csv-parse/sync";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LeagueTables } from "../../src/contract/league-tables.js";
import { tableCsv } from "../../src/print/league/table-csv.js";
import { tableWorkbook } from "../../src/print/league/table-workbook.js";
import { readPng, writePng } from "../../src/sheet/pictures/png.js";
import { parseWorkbook } from "../../src/text/tables/workbook.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeAll(async () => {
  place = openWorkplace();
  place.write(
    "teams.csv",
    [
      "name,short,code,color1,color2,skill,coach",
      "=cmd|' /C calc'!A0,=cmd,AAA,#0B4F6C,#F6AE2D,,",
      "<script>alert(1)</script>,<b>,BBB,#3B3B3B,#FF7A33,,",
      '"Dots, ""Quotes"" & Sons",Dots,CCC,#FFFFFF,#7A1F1F,,',
      "@home,+plus,DDD,#7B2D8B,#FFE9F5,,",
      "",
    ].join("\n"),
  );
  const { code, err } = await place.run(
    "season postcard --teams-file teams.csv --seed 3 --weeks 2 --file cup.yaml --quiet",
  );
  expect([code, err]).toEqual([0, ""]);
});
afterAll(() => place.remove());

const made = async (line: string): Promise<string> => {
  const { code, out, err } = await place.run(line);
  expect([line, code, err]).toEqual([line, 0, ""]);
  return out;
};
const bytes = (name: string): Buffer => readFileSync(join(place.folder, name));
const tablesIn = (name: string): LeagueTables => JSON.parse(place.read(name)) as LeagueTables;

describe("season export", () => {
  it("writes a CSV file per table, which no spreadsheet executes, and a list of columns", async () => {
    const out = await made("season export cup.yaml --out csv");
    expect(out).toMatch(/csv.standings\.csv +4 rows\n/);
    expect(out).toMatch(/\n4 games\n$/);
    await made("season export cup.yaml --out json --format json");
    const { tables } = tablesIn("json/league.json");
    const seen = new Set<string>();
    for (const { id, columns, rows } of tables) {
      const text = place.read(`csv/${id}.csv`);
      expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      const found = parse(text, { columns: true }) as Record<string, string>[];
      expect(found).toHaveLength(rows.length);
      const cellOf = (value: string | number | undefined): string => {
        if (typeof value !== "string" || !/^[=+\-@]/.test(value)) return `${value ?? ""}`;
        seen.add(value);
        return `'${value}`;
      };
      const expected = rows.map((row) => Object.fromEntries(columns.map(({ key }) => [key, cellOf(row[key])])));
      expect(found).toEqual(expected);
      expect(Object.keys(found[0] ?? {})).toEqual(rows.length > 0 ? columns.map(({ key }) => key) : []);
    }
    expect([...seen].sort()).toEqual(["+plus", "=cmd", "=cmd|' /C calc'!A0", "@home"]);
    expect(await made("check json/league.json")).toContain("no fault found");
  });

  it("keeps numbers as numbers, negative ones too, and hides no formula behind blanks", () => {
    const columns = [{ key: "a", title: "A" }];
    const rows = [-3, "-3", "\t=1", " =1", "\uFF1D1", 'a"b', "a,b", "plain"].map((a) => ({ a }));
    expect(tableCsv({ id: "teams", title: "T", columns, rows })).toBe(
      `a\r\n-3\r\n'-3\r\n'\t=1\r\n' =1\r\n'\uFF1D1\r\n"a""b"\r\n"a,b"\r\nplain\r\n`,
    );
  });

  it("writes a workbook that its own reader reads: one sheet per table, text as text", async () => {
    await made("season export cup.yaml --out xlsx --format xlsx");
    const found = await parseWorkbook(new Uint8Array(bytes("xlsx/league.xlsx")), "league.xlsx");
    const { tables } = tablesIn("json/league.json");
    expect(found.map(({ sheet }) => sheet)).toEqual(tables.map(({ title }) => title));
    tables.forEach(({ columns, rows }, t) => {
      const [heads, ...cells] = found[t].rows;
      expect(heads).toEqual(columns.map(({ title }) => title));
      rows.forEach((row, i) =>
        expect(columns.map((_, c) => cells[i][c] ?? "")).toEqual(columns.map(({ key }) => `${row[key] ?? ""}`)),
      );
    });
    const odd: LeagueTables = {
      ...tablesIn("json/league.json"),
      tables: [{ id: "teams", title: "T", columns: [{ key: "a", title: "_x000D_" }], rows: [{ a: '\u0001 <&" ' }] }],
    };
    const [sheet] = await parseWorkbook(await tableWorkbook(odd), "odd.xlsx");
    expect(sheet.rows).toEqual([["_x000D_"], ['\uFFFD <&"']]);
  });

  it("makes pages whose links resolve, without scripts, with all text escaped", async () => {
    const out = await made("season export cup.yaml --out site --format html");
    expect(out).toMatch(/^site.index\.html +the first of 11 pages\n4 games\n$/);
    const files = place.files("site");
    expect(files.filter((name) => name.endsWith(".html"))).toHaveLength(1 + 1 + 1 + 4 + 4);
    for (const name of files.filter((one) => one.endsWith(".html"))) {
      const text = place.read(`site/${name}`);
      expect(text).not.toMatch(/<script|<b>|javascript:|\son\w+=/i);
      for (const [, target] of text.matchAll(/(?:href|src)="([^"#]+)"/g)) expect(files).toContain(decodeURI(target));
      for (const [, id] of text.matchAll(/href="#([^"]+)"/g)) expect(text).toContain(`id="${id}"`);
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(text.match(/<h1>/g)).toHaveLength(1);
      for (const [table] of text.matchAll(/<table>[^]*?<\/table>/g)) {
        expect(table).toMatch(
          /<caption>[^<]+<\/caption>\s*<thead><tr>(<th scope="col"[^>]*>.*?<\/th>)+<\/tr><\/thead>/,
        );
        const rows = [...table.matchAll(/<tr><th scope="row"/g)].length;
        expect([...table.matchAll(/<tr>/g)]).toHaveLength(rows + 1);
      }
    }
    expect(place.read("site/index.html")).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  it("puts divisions into one table, so that its columns line up, with their names as row headings", async () => {
    const teams = ["Ada", "Bea", "Cid", "Dot"].map(
      (name, i) =>
        `${name},${name},${name.slice(0, 3).toUpperCase()},#0B4F6C,#F6AE2D,${i % 2 === 0 ? "North" : "South"}`,
    );
    place.write("halves.csv", `name,short,code,color1,color2,division\n${teams.join("\n")}\n`);
    await made("season postcard --teams-file halves.csv --seed 2 --file halves.yaml --until season");
    await made("season export halves.yaml --out halves --format html");
    const [, standings] = /id="standings"[^]*?(<table>[^]*?<\/table>)/.exec(place.read("halves/index.html"))!;
    expect(standings).toContain("<caption>Standings, season 1</caption>");
    const columns = [...standings.matchAll(/<th scope="col"/g)].length;
    const bodies = standings.split("<tbody>").slice(1);
    expect(bodies.map((body) => /<th scope="rowgroup" colspan="(\d+)">(\w+)<\/th>/.exec(body)!.slice(1))).toEqual([
      [`${columns}`, "North"],
      [`${columns}`, "South"],
    ]);
    for (const body of bodies) expect([...body.matchAll(/<tr><th scope="row"/g)]).toHaveLength(2);
  });

  it("puts each team's picture on its helmets: small, in its own file, and nothing else from it", async () => {
    const picture = (name: string): Buffer =>
      readFileSync(join(import.meta.dirname, "..", "fixtures", "pictures", name));
    mkdirSync(join(place.folder, "club/logos"), { recursive: true });
    writeFileSync(join(place.folder, "club/logos/a.jpg"), picture("baseline.jpg"));
    writeFileSync(
      join(place.folder, "club/logos/b.png"),
      writePng({ width: 900, height: 600, parts: 1, data: new Uint8Array(540_000).fill(80) }),
    );
    place.write(
      "club/logos/c & d.svg",
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="#ff0000"/></svg>',
    );
    place.write(
      "club/teams.csv",
      "name,short,code,color1,color2,logo,decal\nAda,Ada,AAA,#0B4F6C,#F6AE2D,logos/a.jpg,\nBea,Bea,BBB,#3B3B3B,#FF7A33,logos/a.jpg,logos/b.png\n" +
        "Cyd,Cyd,CCC,#FFFFFF,#7A1F1F,logos/c & d.svg,\nDot,Dot,DDD,#7B2D8B,#FFE9F5,,\n",
    );
    await made("season postcard --teams-file club/teams.csv --seed 3 --weeks 1 --file club/cup.yaml --quiet");
    await made("season export club/cup.yaml --out club/site --format html");
    const drawings = place.files("club/site").filter((name) => name.startsWith("helmet-"));
    expect(drawings.map((name) => name.replace(/-[0-9a-f]{8}\./, "."))).toEqual([
      "helmet-a.svg",
      "helmet-b.svg",
      "helmet-c-d.svg",
    ]);
    const [photo, small, lines] = drawings.map((name) => place.read(`club/site/${name}`));
    for (const text of [photo, small, lines])
      expect(text).not.toMatch(/<script|<style|\son\w+=|href="(?!data:image\/png;base64,|#)/);
    expect(photo).toContain("data:image/png;base64,");
    const [, packed] = /base64,([^"]+)/.exec(small)!;
    const png = readPng(Buffer.from(packed, "base64"));
    expect([png.width, png.height]).toEqual([256, 171]);
    expect(lines).toContain('fill="#ff0000"');
    const home = place.read("club/site/index.html");
    expect(
      home
        .match(/<svg class="helmet"[^]*?<\/svg>/g)!
        .map((one) => /(?:href="helmet-(\w)|>(\w+)<\/text>)/.exec(one)!.slice(1).find(Boolean)),
    ).toEqual(expect.arrayContaining(["a", "b", "c", "DDD"]));
    place.write("club/logos/b.png", "GIF89a");
    const bad = await place.run("season export club/cup.yaml --out club/none --format html");
    expect(bad).toMatchObject({ code: 1, err: "club/logos/b.png: this is a GIF; expected PNG, JPEG or SVG\n" });
    rmSync(join(place.folder, "club/logos/b.png"));
    const gone = await place.run("season export club/cup.yaml --out club/letters --format html");
    expect(gone).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^warning: the picture "logos\/b\.png" is missing/) as string,
    });
  });

  it("translates pages, but not tables", async () => {
    await made("season export cup.yaml --out es --format html --words es");
    const home = place.read("es/index.html");
    expect(home).toContain('<html lang="es">');
    for (const words of ["Posiciones, temporada 1", "Partidos, Ronda 3", "&lt;script&gt;alert(1)&lt;/script&gt;"])
      expect(home).toContain(words);
    const { code, err } = await place.run("season export cup.yaml --out no --words es");
    expect([code, err]).toEqual([
      2,
      expect.stringContaining("--words is for the pages of a league: add --format html"),
    ]);
  });

  it("is the same twice, replaces its own files as the league continues, and nothing else", async () => {
    const all = [
      "csv/standings.csv",
      "csv/tables.json",
      "json/league.json",
      "xlsx/league.xlsx",
      "site/index.html",
      "site/style.css",
    ];
    const lines = ["csv", "json", "xlsx"].map(
      (format) => `season export cup.yaml --out ${format} --format ${format} --quiet`,
    );
    lines.push("season export cup.yaml --out site --format html --quiet");
    const before = all.map((name) => bytes(name).toString("base64"));
    for (const line of lines) await made(line);
    expect(all.map((name) => bytes(name).toString("base64"))).toEqual(before);
    await made("season postcard --file cup.yaml --weeks 1 --quiet");
    for (const line of lines) await made(line);
    const changed = all.filter((name, i) => bytes(name).toString("base64") !== before[i]);
    expect(changed).toEqual(all.slice(0, -1));
    place.write("csv/standings.csv", `${place.read("csv/standings.csv")}mine\r\n`);
    place.write("xlsx/league.xlsx", Buffer.concat([bytes("xlsx/league.xlsx").subarray(0, -1), Buffer.from("x")]));
    for (const [line, file] of [
      [lines[0], "standings.csv"],
      [lines[2], "league.xlsx"],
    ]) {
      const { code, err } = await place.run(line);
      expect([code, err]).toEqual([1, expect.stringMatching(new RegExp(`^\\w+.${file}: .*--force`))]);
    }
    await made(`${lines[0]} --force`);
    expect(place.read("csv/standings.csv")).not.toContain("mine");
  });

  it.each([
    ["season export cup.yaml", "--out is missing"],
    ["season export cup.yaml --out x --format xls", '--format cannot be "xls"; hint: did you mean "xlsx"?'],
    ["season export cup.yaml --out x --weeks 1", "season export takes"],
    ["season postcard --out x", "--out belongs to"],
  ])("%s", async (line, words) => {
    const { code, err } = await place.run(line);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
    expect(place.has("x")).toBe(false);
  });
});

describe("season enter --results", () => {
  /** Games of the first week, as the league names them. */
  const openGames = async (file: string): Promise<{ away: string; home: string }[]> => {
    await made(`season pen-and-paper --teams 6 --seed 5 --by-hand all --file ${file} --quiet`);
    const out = await made(`season pen-and-paper --file ${file} --json`);
    return (JSON.parse(out) as { open: { away: string; home: string }[] }).open;
  };

  it("enters a week at once under everyday headings; names unread columns; later games wait", async () => {
    const [first, second, third] = await openGames("a.yaml");
    place.write(
      "week.csv",
      `Week,Visitor,Home Team,Score,Passing yards\n1,${first.away},${first.home},17-20,311\n1,${second.away},${second.home},${"24 – 10"},\n1,${third.away},${third.home},,\n`,
    );
    const { code, out, err } = await place.run("season enter a.yaml --results week.csv");
    expect(code).toBe(0);
    expect(out).toContain(`entered, week 1: ${first.away} 17, ${first.home} 20\n`);
    expect(out).toContain(`entered, week 1: ${second.away} 24, ${second.home} 10\n`);
    expect(err).toContain('week.csv:1:30 Passing yards: the column "Passing yards" is not read');
    expect(err).toContain("week.csv:4:1: 1 game has no points yet and is not entered");
    // Once more, with the last game in it: only that is new. A result that differs needs --correct.
    const rest = place.read("week.csv").replace(`${third.home},,`, `${third.home},3-6,`);
    place.write("week.csv", rest);
    expect((await place.run("season enter a.yaml --results week.csv")).out.match(/^entered, /gm)).toHaveLength(1);
    place.write("week.csv", rest.replace("17-20", "17-21"));
    const refused = await place.run("season enter a.yaml --results week.csv");
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(/week\.csv:2:\d+ .*the result is already 17-20; hint: --correct/),
    ]);
    const corrected = await place.run("season enter a.yaml --results week.csv --correct");
    expect(corrected.out).toContain(`entered, week 1: ${first.away} 17, ${first.home} 21\n`);
    expect(corrected.out.match(/^entered, /gm)).toHaveLength(1);
  });

  it("check distinguishes it from statistics: with its league, or by saying what it was taken for", async () => {
    place.write("alone.csv", "week,away,home,away points,home points\n1,Bears,Colts,17,20\n");
    const alone = await place.run("check alone.csv");
    expect(alone.out).toContain(
      "alone.csv: read as statistics; to check league results, name the league, too: pressbox check alone.csv league.yaml\n",
    );
    await made("season pen-and-paper --teams 6 --seed 5 --by-hand all --file told.yaml --quiet");
    const heads = "week,away,home,away points,home points";
    place.write("told.csv", `${heads}\n1,Seattle Whales,Cruisers,17,20\n1,Owls,Terror,3,7\n`);
    const good = await place.run("check told.csv told.yaml");
    expect([good.code, good.out]).toEqual([
      0,
      "told.csv: read as results of told.yaml\ntold.csv, told.yaml: no fault found\n",
    ]);
    // A box score has one head for both teams.
    place.write("box.csv", "Visitor,Q1,Final,Home,Q1,Final\nSeattle Whales,7,17,Cruisers,0,20\n");
    const box = await place.run("check box.csv told.yaml");
    expect([box.code, box.out]).toEqual([0, expect.stringContaining("box.csv: read as results of told.yaml\n")]);
    place.write("told.csv", `${heads}\n1,Seattle Whales,Bears,17,20\n`);
    const bad = await place.run("check told.csv told.yaml");
    const entered = await place.run("season enter told.yaml --results told.csv");
    expect([bad.code, entered.code]).toEqual([1, 1]);
    expect(bad.out.split("\n")[0]).toBe(entered.err.split("\n")[0]);
  });

  it("reports five errors at once, each at its cell, and enters nothing", async () => {
    const [first, second, third] = await openGames("b.yaml");
    const before = place.read("b.yaml");
    place.write(
      "bad.csv",
      [
        "week,away,home,away points,home points",
        `1,${first.away},${first.home},17,20`,
        `1,Nobody,${second.home},17,20`,
        `1,${second.away},${second.home},17,twenty`,
        `1,${third.home},${third.away},3,6`,
        `one,${third.away},${third.home},3,6`,
        `1,${first.away},${first.home},10,7`,
        "",
      ].join("\n"),
    );
    const { code, err } = await place.run("season enter b.yaml --results bad.csv");
    expect(code).toBe(1);
    const places = err
      .split("\n")
      .flatMap((line) => /^bad\.csv:(\d+):(\d+)/.exec(line)?.slice(1).map(Number).join(":") ?? []);
    const start = (line: number, cell: number): number => {
      const cells = place.read("bad.csv").split("\n")[line - 1].split(",");
      return cells.slice(0, cell).join(",").length + (cell > 0 ? 2 : 1);
    };
    expect(places.sort()).toEqual(
      [
        [3, 1],
        [4, 4],
        [5, 1],
        [6, 0],
        [7, 1],
      ]
        .map(([line, cell]) => `${line}:${start(line, cell)}`)
        .sort(),
    );
    expect(err).toContain('the week cannot be "one"');
    expect(err).toContain("the teams are reversed");
    expect(err).toContain("the other result is in line 2");
    expect(place.read("b.yaml")).toBe(before);
  });

  it("begins with an empty table, and excludes other ways to enter", async () => {
    expect(await made("new table league-results")).toBe("week,away,home,away points,home points\n");
    await openGames("c.yaml");
    place.write("none.csv", "week,away,home,away points,home points\n");
    expect((await place.run("season enter c.yaml --results none.csv")).err).toContain("the table is still empty");
    expect((await place.run("season enter c.yaml --results none.csv --score 3-0")).code).toBe(2);
    place.write("other.csv", "player,yards\nAl,3\n");
    expect((await place.run("season enter c.yaml --results other.csv")).err).toContain('the column "away" is missing');
  });
});
