/** `pressbox season`: leagues played, stopped, gone on with, and filled in by hand. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCli } from "../../src/cli/run.js";
import { readPdf } from "../helpers/pdf.js";
import { typeInto } from "../helpers/type-into.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

const NEW = "season pen-and-paper --teams 6 --seed 5";
/** A league that waits for a game: revision 2, week 1. */
const waiting = (more = ""): Promise<unknown> => place.run(`${NEW} --by-hand Cruisers --file l.yaml --quiet ${more}`);
const openGame = () => openOf("l.yaml");
const openOf = async (file: string): Promise<{ away: string; home: string; game: string }> => {
  const { out } = await place.run(`season pen-and-paper --file ${file} --json`);
  return (JSON.parse(out) as { open: { away: string; home: string; game: string }[] }).open[0];
};

describe("a league", () => {
  it("is one readable file with a champion per year", async () => {
    const { code, out, err } = await place.run("season pen-and-paper --teams 12 --seed 3 --years 2");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^league\.yaml: a new league of 12 teams, seed 3\n/);
    expect(out.match(/^Season \d: .*, \d+-\d+ over .* in the final$/gm)).toHaveLength(2);
    for (const division of ["East", "Central", "West"]) expect(out).toContain(`\n${division}\n`);
    expect(out).toMatch(/league\.yaml: season 3, week 1, revision \d+\n$/);
    expect(place.read("league.yaml")).toMatch(/^format: pressbox\/pen-and-paper-league\nversion: 1\n/);
    expect(await place.run("check league.yaml")).toMatchObject({ code: 0 });
  });

  it("has the same data as JSON, and the same for the same seed", async () => {
    await place.run(`${NEW} --weeks 3 --file a.json --quiet`);
    await place.run(`${NEW} --weeks 3 --file b.yaml --quiet`);
    await place.run(`${NEW} --weeks 3 --file c.json --quiet`);
    expect(place.read("c.json")).toBe(place.read("a.json"));
    const told = async (file: string): Promise<object> => ({
      ...(JSON.parse((await place.run(`season pen-and-paper --years 0 --file ${file} --json`)).out) as object),
      file: "",
    });
    expect(await told("a.json")).toEqual(await told("b.yaml"));
  });

  it("is the same played at once, week by week, and by repeating the command", async () => {
    await place.run(`${NEW} --years 1 --file whole.yaml --head-to-head all --quiet`);
    const { out } = await place.run(`${NEW} --weeks 1 --years 1 --file parts.yaml --head-to-head all`);
    expect(out).toMatch(/^Week 1\n {2}.+ \d+, .+ \d+ {2}\(head to head\)$/m);
    for (let week = 0; week < 20; week++)
      await place.run("season pen-and-paper --weeks 1 --years 1 --file parts.yaml --quiet");
    await place.run(`${NEW} --years 1 --file parts.yaml --head-to-head all --quiet`);
    expect(place.read("parts.yaml")).toBe(place.read("whole.yaml"));
  });

  it.each([3, 9, 17])("killed after %s writes, it continues as if nothing had happened", async (writes) => {
    await place.run(`${NEW} --years 2 --file whole.json --quiet`);
    let left = writes;
    const line = `${NEW} --years 2 --weeks 40 --file killed.json`.split(" ");
    // Every week is written before it is told: a process that dies while it talks has lost nothing.
    const code = await runCli(line, {
      out: (text) => {
        if (text.startsWith("Week") && --left === 0) throw new Error("killed");
      },
      err: () => undefined,
      cwd: place.folder,
      env: {},
      platform: process.platform,
      columns: 100,
      watched: false,
      now: () => 0,
      freshSeed: () => 1,
    });
    expect(code).toBe(70);
    expect(place.read("killed.json")).not.toBe(place.read("whole.json"));
    await place.run(`${NEW} --years 2 --file killed.json --quiet`);
    expect(place.read("killed.json")).toBe(place.read("whole.json"));
    expect(place.files()).toEqual(["killed.json", "killed.json.before", "whole.json"]);
  });

  it("heads standings with their season, and gives the champion that season's record", async () => {
    const { out } = await place.run(`${NEW} --file l.yaml`);
    const [, champion, record] = /^Season 1: (.+) \((\d+-\d+(?:-\d+)?)\), /m.exec(out)!;
    expect(out).toContain("\nFinal standings, season 1\n");
    const row = out.split("\n").find((line) => line.includes(`. ${champion} `))!;
    const [wins, losses, ties] = row
      .slice(row.indexOf(champion) + champion.length)
      .trim()
      .split(/\s+/);
    expect(record).toBe(ties === "0" ? `${wins}-${losses}` : `${wins}-${losses}-${ties}`);
    const week = await place.run("season pen-and-paper --file l.yaml --weeks 1");
    expect(week.out).toContain("\nStandings, season 2\n");
    expect(week.out).toContain("l.yaml: season 2, week 2,");
  });

  it("plays no game beyond the requested years", async () => {
    await place.run(`${NEW} --file l.yaml --quiet`);
    const over = await place.run("season pen-and-paper --file l.yaml --by-hand Cruisers --years 1");
    expect(over.out).toMatch(/l\.yaml: season 2, week 1, revision \d+\n$/);
    const next = await place.run("season pen-and-paper --file l.yaml");
    expect(next.out).toContain("season 2, week 1 waits for");
  });

  it("of chosen teams has exactly those, and plays out their games", async () => {
    const { out } = await place.run(
      "season pen-and-paper --teams 8 --seed 9 --head-to-head Cruisers,Tycoons,Bulls --weeks 14",
    );
    expect(out).toContain("San Diego Cruisers");
    expect(out.match(/\(head to head\)/g)).toHaveLength(6);
  });

  it("takes your teams, in their order", async () => {
    const teams = ["Owls", "Larks", "Wrens", "Finches", "Rails", "Terns"].map(
      (name, i) =>
        `  - {city: Town ${i}, name: ${name}, home: ${["OH", "IND", "CHI", "KC", "DEN", "AZ"][i]}, scores: {QB: 9, RB: 9, WR: 1${i}, LM: 9, LB: 9, DB: 1${i}}}`,
    );
    place.write("teams.yaml", `teams:\n${teams.join("\n")}\n`);
    const { code, out } = await place.run(
      "season pen-and-paper --teams-file teams.yaml --seed 1 --leagueName x".replace("leagueName", "league-name"),
    );
    expect(code).toBe(0);
    expect(out).toContain("Town 0 Owls");
    expect(place.read("league.yaml")).toContain("name: x\n");
    const again = await place.run("season pen-and-paper --teams-file teams.yaml --years 1");
    expect([again.code, again.err]).toEqual([
      0,
      expect.stringContaining("warning: league.yaml: the league already exists"),
    ]);
  });
});

describe("a league played --until", () => {
  const open = (line: string) => place.run(`season ${line} --seed 5`);

  it.each([
    ["pen-and-paper --teams 6", "week 3", "season 1, week 4", 3],
    ["postcard --teams 4", "round 2", "season 1, round 3", 2],
    ["5d20 --teams 2 --rounds 2 --playoffs 2", "playoffs", "season 1, final", 2],
    ["postcard --teams 4 --format final-four", "Playoffs", "season 1, semifinals", 3],
    ["pen-and-paper --teams 6", "season", "season 2, week 1", 17],
    ["postcard --teams 4 --format knock-out", "1", "season 1, final", 1],
  ])("%s: %s", async (line, until, when, weeks) => {
    const { code, out, err } = await place.run([...`season ${line} --seed 5 --until`.split(" "), until]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(new RegExp(`league\\.yaml: ${when}, revision \\d+\n$`));
    // One command is as many weeks.
    await place.run(`season ${line} --seed 5 --file weeks.yaml --weeks ${weeks} --quiet`);
    expect(place.read("weeks.yaml")).toBe(place.read("league.yaml"));
  });

  it("stops at games by hand, names them, and continues once they are entered", async () => {
    const line = ["season", "pen-and-paper", ..."--teams 6 --seed 5 --by-hand Cruisers --until".split(" "), "week 2"];
    for (const week of [1, 2]) {
      const { code, out } = await place.run(line);
      expect(code).toBe(0);
      expect(out).toContain(`season 1, week ${week} waits for\n`);
      const { away, home } = await openOf("league.yaml");
      await place.run(["season", "enter", "--game", `${away}@${home}`, "--score", "17-20"]);
    }
    const there = await place.run(line);
    expect(there.out).toMatch(/league\.yaml: season 1, week 3, revision \d+\n$/);
    const file = place.read("league.yaml");
    const past = await place.run(line);
    expect([past.code, past.err, place.read("league.yaml")]).toEqual([
      0,
      'warning: league.yaml: --until "week 2" has passed: no games were played; hint: the league is at season 1, week 3\n',
      file,
    ]);
  });

  it.each([
    ["pen-and-paper --teams 6", "week 30", "the season has 16 weeks; found 30"],
    ["pen-and-paper --teams 6", "week 0", 'the season has 16 weeks; found 0; hint: write "week 1" to "week 16"'],
    ["postcard --teams 4", "playoffs", "this league has no playoffs"],
    ["postcard --format knock-out --teams 4", "playoffs", "in a knockout every game is one of the playoffs"],
    [
      "postcard --teams 4",
      "playofs",
      'expected "week 5", playoffs or season; found "playofs"; hint: did you mean "playoffs"?',
    ],
  ])("%s: no %s", async (line, until, message) => {
    const { code, err } = await place.run([...`season ${line} --seed 1 --until`.split(" "), until]);
    expect(err).toContain(message);
    expect([code, place.files()]).toEqual([1, []]);
  });

  it("is rejected without a repetition", async () => {
    expect((await open("postcard --teams 4 --until season --years 2")).err).toContain("remove --years");
    expect((await open("postcard --teams 4 --until season --weeks 2")).err).toContain("remove --weeks");
  });
});

describe("an impossible league", () => {
  it.each([
    ["--teams 7", "a league of 7 teams has no schedule; expected 6, 8, 10, 12 or 16"],
    ["--teams 6 --by-hand Cruiserz", 'there is no team "Cruiserz"; hint: did you mean "Cruisers"?'],
    ["--teams 6 --head-to-head Cruisers", "only one was chosen; hint: name both teams, or all\n"],
    ["--teams-file none.csv", "none.csv: there is no such file"],
  ])("%s", async (options, message) => {
    const { code, err } = await place.run(`season pen-and-paper --seed 1 ${options}`);
    expect(err).toContain(message);
    expect([code, place.files()]).toEqual([1, []]);
  });

  it.each([
    ["season dynasty", "is not played in leagues"],
    ["season pen-and-paper l.yaml", "name the league with --file l.yaml"],
    ["season pen-and-paper --score 17-20", "pressbox season enter"],
    ["season enter l.yaml --teams 6 --game a@b --score 1-2", "season enter takes a result"],
    ["season enter l.yaml --score 1-2", "--game is missing"],
    ["season enter l.yaml --game a@b --score 1:b", '--score cannot be "1:b"'],
    ["season postcard --file n.yaml --promoted 1", "--promoted: teams change places only between tiers"],
    ["season postcard --file n.yaml --tiers 1 --promoted 1", "hint: add --tiers 2"],
    ["season pen-and-paper --file l.yaml --font f.ttf", "--font is for the season book and sheets"],
    ["season pen-and-paper --file l.yaml --teams 8", "l.yaml is a league of 6 teams; --teams says 8"],
    ["season pen-and-paper --file l.yaml --seed 8", "l.yaml has the seed 5; --seed says 8"],
  ])("%s is wrong usage", async (line, message) => {
    await waiting();
    const before = place.read("l.yaml");
    const { code, err } = await place.run(line);
    expect(err).toContain(message);
    expect([code, place.read("l.yaml")]).toEqual([2, before]);
  });

  it("leaves a file alone that is not a league, or is broken", async () => {
    await waiting();
    for (const [broken, message] of [
      ["hello: world\n", "this is not a league"],
      [place.read("l.yaml").replace("size: 6", "size: 7"), /size: .*expected 6, 8, 10, 12 or 16/],
      [place.read("l.yaml").replace("week: 1", "week: 30"), "week 30 is not a week"],
      [place.read("l.yaml").slice(0, 700), /b\.yaml/],
    ] as const) {
      place.write("b.yaml", broken);
      const { code, err } = await place.run("season pen-and-paper --file b.yaml");
      expect(err).toMatch(message);
      expect([code, place.read("b.yaml")]).toEqual([1, broken]);
    }
  });

  it("reports a league of another game", async () => {
    await waiting();
    const { code, err } = await place.run("season 5d20 --file l.yaml");
    expect([code, err.trim()]).toEqual([
      1,
      "l.yaml: this is a league of Pen & Paper Football, not of 5D20 Football; hint: pressbox season pen-and-paper continues it",
    ]);
  });
});

describe("sheets of the games that wait", () => {
  it.each(["postcard", "5d20", "dice-football"])("%s: one per game, to fill in by pencil", async (game) => {
    const line = `season ${game} --teams 2 --seed 3 --file l.yaml --by-hand all --sheets sheets`;
    expect((await place.run(line)).code).toBe(0);
    expect(place.files("sheets")).toHaveLength(1);
  });
});

describe("season enter", () => {
  it("waits for games by hand, takes their results, and continues", async () => {
    await waiting("--sheets sheets");
    const { away, home } = await openGame();
    const [sheet] = place.files("sheets");
    expect(sheet).toMatch(/cruisers.*\.pdf$/);
    const page = await readPdf(new Uint8Array(Buffer.from(place.read(`sheets/${sheet}`), "binary"))).catch(
      () => undefined,
    );
    if (page) expect(page.pages.length).toBeGreaterThan(3);
    const ran = await place.run([
      "season",
      "enter",
      "l.yaml",
      "--week",
      "1",
      "--game",
      `${away}@${home}`,
      "--score",
      "17-20",
    ]);
    const next = "Nothing is waiting; continue with: pressbox season pen-and-paper --file l.yaml\n";
    expect(ran).toEqual({ code: 0, out: `entered, week 1: ${away} 17, ${home} 20\n${next}`, err: "" });
    expect(place.read("l.yaml")).toMatch(/awayPoints: 17, homePoints: 20, mode: hand, byHand: true/);
    const { out } = await place.run("season pen-and-paper --file l.yaml --weeks 1");
    expect(out).toContain(`  ${away} 17, ${home} 20  (by hand)\n`);
    expect(out).toMatch(/season 1, week 2 waits for\n/);
  });

  it("takes the results of a form, and skips those already entered", async () => {
    await place.run(`${NEW} --by-hand all --file l.yaml --quiet`);
    const { out } = await place.run("season pen-and-paper --file l.yaml --json");
    const { open } = JSON.parse(out) as { open: { away: string; home: string }[] };
    expect((await place.run("print pen-and-paper line-scores --forms --out form.pdf")).code).toBe(0);
    const typed = async (file: string, words: Readonly<Record<string, string>>): Promise<void> => {
      place.write(file, await typeInto(readFileSync(join(place.folder, "form.pdf")), words));
    };
    const game = (n: number, at: number, points: readonly [number, number]) => ({
      [`PP-8.game.${n}.visitor.team`]: open[at].away,
      [`PP-8.game.${n}.visitor.total`]: `${points[0]}`,
      [`PP-8.game.${n}.home.team`]: open[at].home.toLowerCase(),
      [`PP-8.game.${n}.home.quarter.2.points`]: `${points[1]}`,
    });
    const first = { "PP-8.week": "1", ...game(1, 0, [17, 20]) };
    await typed("one.pdf", first);
    const [one, two] = open.map(({ away, home }) => [away, home] as const);
    expect(await place.run("season enter l.yaml --form one.pdf")).toMatchObject({
      code: 0,
      out: expect.stringContaining(`entered, week 1: ${one[0]} 17, ${one[1]} 20\n`) as string,
    });
    await typed("two.pdf", { ...first, ...game(3, 1, [3, 7]) });
    const more = await place.run("season enter l.yaml --form two.pdf");
    expect(more.out).toContain(`entered, week 1: ${two[0]} 3, ${two[1]} 7\n`);
    expect(more.out).not.toContain(`entered, week 1: ${one[0]}`);
    expect((await place.run("season enter l.yaml --form two.pdf")).out).toMatch(
      /^nothing to enter: the league already has/,
    );

    const before = place.read("l.yaml");
    await typed("wrong.pdf", {
      ...first,
      ...game(1, 0, [21, 20]),
      ...game(4, 2, [3, 7]),
      "PP-8.game.5.visitor.team": "",
    });
    const wrong = await place.run("season enter l.yaml --form wrong.pdf");
    expect([wrong.code, wrong.err]).toEqual([
      1,
      `wrong.pdf page 1, Game 1, Away, Game 1 Team: ${one[0]} at ${one[1]}: the result is already 17-20; hint: --correct replaces it\n`,
    ]);
    expect(place.read("l.yaml")).toBe(before);

    await typed("dice.pdf", {
      ...first,
      "PP-8.game.1.visitor.modifier": "+1",
      "PP-8.game.1.visitor.quarter.1.die": "20",
      "PP-8.game.1.visitor.quarter.1.points": "3",
    });
    expect((await place.run("season enter l.yaml --form dice.pdf")).err).toMatchInlineSnapshot(`
      "dice.pdf page 1, Game 1, Away, Final Total: found "17"; its sum is "3"
      dice.pdf page 1, Game 1, Away, Quarter 1 Pts, points: found "3"; dice and rules give "10"
      "
    `);
    expect((await place.run("season enter l.yaml --form form.pdf")).err).toMatchInlineSnapshot(`
      "form.pdf: the form has no results; hint: a result needs both teams and their points, on pen-and-paper line-scores --forms
      "
    `);
    expect((await place.run("season enter l.yaml --form form.pdf --score 1-2")).code).toBe(2);
  });

  it("corrects a result of the current week on request", async () => {
    await waiting();
    const { game } = await openGame();
    await place.run(`season enter l.yaml --game ${game} --score 17-20`);
    const again = await place.run(`season enter l.yaml --game ${game} --score 21-20`);
    expect([again.code, again.err]).toEqual([
      1,
      expect.stringContaining(": the result is already 17-20; hint: --correct replaces it"),
    ]);
    expect((await place.run(`season enter l.yaml --game ${game} --score 21-20 --correct`)).code).toBe(0);
    expect(place.read("l.yaml")).toContain("awayPoints: 21, homePoints: 20");
  });

  it.each([
    ["--week 5 --game AWAY@HOME", /week 5 has not begun; hint: week 1 is being played; remove --week for its games/],
    ["--game HOME@AWAY", /do not play at .*; hint: the teams are reversed: /],
    ["--game Owlz@HOME", /there is no team "Owlz"/],
    ["--game nonsense", /"nonsense" is not a game; expected visitor@home team/],
    ["--week 30 --game AWAY@HOME", /there is no week 30; the season has weeks 1 to 16/],
    ["--week 16 --game AWAY@HOME", /week 16 has not begun/],
    ["--week 2 --game w2-1", /week 2 has not begun; hint: week 1 is being played/],
  ])("reports %s, and leaves the league unchanged", async (options, message) => {
    await waiting();
    const { away, home } = await openGame();
    const before = place.read("l.yaml");
    const words = options.split(" ").map((word) => word.replace("AWAY", away).replace("HOME", home));
    const { code, err } = await place.run(["season", "enter", "l.yaml", ...words, "--score", "17-20"]);
    expect(err).toMatch(message);
    expect([code, place.read("l.yaml")]).toEqual([1, before]);
  });

  it("knows past weeks, and where ties are impossible", async () => {
    await place.run(`${NEW} --weeks 15 --file l.yaml --quiet`);
    const early = await place.run("season enter l.yaml --week 1 --game w1-1 --score 3-2 --correct");
    expect([early.code, early.err]).toEqual([
      1,
      expect.stringMatching(/: the result is already \d+-\d+; hint: results of past weeks are final/),
    ]);
    const final = await place.run("season enter l.yaml --game final --score 20-20");
    expect([final.code, final.err]).toEqual([1, expect.stringContaining("a playoff game cannot end 20-20")]);
    expect((await place.run("season enter l.yaml --game final --score 20-23")).code).toBe(0);
    expect((await place.run("season pen-and-paper --file l.yaml")).out).toMatch(
      /Season 1: .*, 23-20 over .* in the final/,
    );
  });
});

it("takes your own schedule only in games that allow one", async () => {
  place.write("real.csv", "week,away,home\n1,Tycoons,Cruisers\n");
  const { code, err } = await place.run("season pen-and-paper --schedule real.csv");
  expect([code, err]).toEqual([2, expect.stringContaining("Pen & Paper Football takes no --schedule")]);
});

describe("two people", () => {
  it("get an error if the revision they expect is gone", async () => {
    await waiting();
    const { game } = await openGame();
    const revision = Number(/^revision: (\d+)/m.exec(place.read("l.yaml"))?.[1]);
    const enter = `season enter l.yaml --game ${game} --score 17-20 --revision`;
    expect((await place.run(`${enter} ${revision}`)).code).toBe(0);
    const before = place.read("l.yaml");
    const late = await place.run(`${enter} ${revision} --correct`);
    expect(late.err).toContain(`l.yaml: the league has revision ${revision + 1}; expected ${revision}`);
    expect([late.code, place.read("l.yaml")]).toEqual([1, before]);
  });

  it("who write at the same time: the second one stops, and the first one's file stays", async () => {
    await place.run(`${NEW} --weeks 1 --file l.yaml --quiet`);
    const theirs = place
      .read("l.yaml")
      .replace("name: League", "name: Theirs")
      .replace(/^revision: 2/m, "revision: 7");
    let told = "";
    const code = await runCli("season pen-and-paper --file l.yaml --weeks 3".split(" "), {
      // The other person writes between two weeks.
      out: (text) => void (text.startsWith("Week 2") && place.write("l.yaml", theirs)),
      err: (text) => (told += text),
      cwd: place.folder,
      env: {},
      platform: process.platform,
      columns: 100,
      watched: false,
      now: () => 0,
      freshSeed: () => 1,
    });
    expect(told).toMatch(
      /l\.yaml: someone else changed the league: revision \d+ was read, it has revision 7 now; hint: nothing was written/,
    );
    expect([code, place.read("l.yaml"), place.files()]).toEqual([1, theirs, ["l.yaml", "l.yaml.before"]]);
  });
});

describe("a person's decisions about a league (F10)", () => {
  it("manager: hand stops the offseason at each decision and takes the answer from the file", async () => {
    await place.run(`${NEW} --weeks 16 --file l.yaml --quiet`);
    expect(place.read("l.yaml")).toContain("phase: offSeason");
    place.write("l.yaml", place.read("l.yaml").replace("manager: simple", "manager: hand"));
    const asked = await place.run("season pen-and-paper --file l.yaml --quiet");
    expect(asked.code).not.toBe(0);
    expect(asked.err).toMatch(
      /have to decide: \w+; hint: add the answer to "choices" in the league's file: - \{kind: /,
    );
    const answer = /file: - (\{.*?\})/.exec(asked.err)![1];
    place.write("l.yaml", place.read("l.yaml").replace("choices: []", `choices:\n  - ${answer}`));
    const next = await place.run("season pen-and-paper --file l.yaml --quiet");
    expect(next.err).not.toContain(/decide: \w+/.exec(asked.err)![0]);
    expect((await place.run("schema pen-and-paper-league")).out).toContain("or hand, which stops and asks");
  });

  it("warns before the first week of a season that mixes quick league play and head-to-head games", async () => {
    const mixed = /warning: .*mixes league play and head-to-head games: points scored, a tie-break, do not compare/;
    const few = await place.run(`${NEW} --weeks 1 --file few.yaml --head-to-head Cruisers,Tycoons`);
    expect([few.code, few.err]).toEqual([0, expect.stringMatching(mixed) as string]);
    expect((await place.run(`${NEW} --weeks 1 --file all.yaml --head-to-head all`)).err).toBe("");
    // Chosen later on: the results behind them are mixed.
    await place.run(`${NEW} --weeks 1 --file late.yaml`);
    expect((await place.run("season pen-and-paper --weeks 1 --file late.yaml --head-to-head all")).err).toMatch(mixed);
  });
});
