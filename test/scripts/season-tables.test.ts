/** scripts/season-tables.mjs: made-up games in the shape of GameCenter files -> tables, row by row, and what is refused. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { readGrids } from "../../src/host/node/statistics.js";
import { gamesOfPlays, readSeason, type Grid } from "../../src/stats/index.js";
import { playsOfTable } from "../../src/text/tables/plays-table.js";
import { madeFile, madeFolder, type MadeGame } from "./made-games.js";
import { FIRST, LATER, SECOND } from "./the-games.js";

const SCRIPT = join(import.meta.dirname, "../../scripts/season-tables.mjs");

/** Runs the script; a folder's path is not in what it says. */
function convert(folder: string, year: string, ...rest: readonly string[]) {
  const out = join(folder, "out");
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, folder, year, out, ...rest], {
    encoding: "utf8",
  });
  const lines = (text: string): string[] => text.replaceAll(folder, "F").replaceAll("\\", "/").trimEnd().split("\n");
  return { status, out, said: lines(stdout), faults: lines(stderr) };
}

const textOf = (out: string, name: string): string => {
  const bytes = readFileSync(join(out, name));
  return (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
};
type Cells = Readonly<Record<string, string>>;
function rowsOf(out: string, name: string): Cells[] {
  const [heads, ...lines] = textOf(out, name).trimEnd().split("\n");
  const columns = heads!.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((cell, i) => [columns[i]!, cell])));
}

const FLAGS = ["shotgun", "safety", "fumbles_lost", "aborted"];
/** `drive playid qtr time posteam-defteam home score_diff down-ydstogo yrdln100 type`, then all other cells that are neither blank nor a flag of 0. */
const shown = ({
  eid: _,
  drive,
  playid,
  qtr,
  time,
  posteam,
  defteam,
  home,
  score_diff: lead,
  down,
  ydstogo,
  yrdln100,
  type,
  ...rest
}: Cells): string =>
  [
    `${drive} ${playid} ${qtr} ${time} ${posteam}-${defteam} ${home} ${lead} ${down}-${ydstogo} ${yrdln100} ${type}`,
    ...Object.entries(rest)
      .filter(([column, cell]) => cell !== "" && !(FLAGS.includes(column) && cell === "0"))
      .map(([column, cell]) => `${column}:${cell}`),
  ].join(" | ");

const playsOf = (out: string, { eid }: MadeGame): string[] =>
  rowsOf(out, "plays.csv.gz")
    .filter((row) => row["eid"] === eid)
    .map(shown);

/** The given columns of the only row with a cell. */
const cellsOf = (rows: readonly Cells[], where: Cells, columns: readonly string[]): string[] => {
  const found = rows.filter((row) => Object.entries(where).every(([column, cell]) => row[column] === cell));
  expect(found).toHaveLength(1);
  return columns.map((column) => `${column} ${found[0]![column]}`);
};

describe("tables of a season", () => {
  const folder = madeFolder([SECOND, FIRST, LATER]);
  let run: ReturnType<typeof convert>;
  beforeAll(() => {
    run = convert(folder, "2016");
  });

  it("reports what it wrote, and which tries it took from the scoring summary", () => {
    expect(run).toMatchObject({ status: 0, faults: [""] });
    expect(run.said).toEqual([
      "1 try that the plays lack, from the scoring summary, in 1 game: 2016091100",
      "F/out: 2 games of 2016, 27 plays",
    ]);
  });

  it("has one row per play, with the score before it", () => {
    expect(playsOf(run.out, FIRST)).toEqual([
      "1 36 1 15:00 LA-JAX 1 0 0-0 65 kickoff | kick_yds:65 | kick_end:touchback",
      "1 51 1 15:00 JAX-LA 0 0 1-10 75 complete | passing_yds:11 | air_yds:6 | receiving_yac_yds:5 | depth_word:short | dir:left | passer:00-J.Arm | receiver:00-S.Hands | first_down:pass",
      "1 75 1 14:20 JAX-LA 0 0 1-10 64 rush | rushing_yds:4 | dir:left end | shotgun:1 | rusher:00-R.Run",
      "1 97 1 13:45 JAX-LA 0 0 2-6 60 incomplete | air_yds:25 | depth_word:deep | dir:right | passer:00-J.Arm | receiver:00-S.Hands",
      "1 120 1 13:40 JAX-LA 0 0 3-6 60 no_play | first_down:pen | penalty:LA|Defensive Holding|5|accepted",
      "1 145 1 13:30 JAX-LA 0 0 1-10 55 scramble | rushing_yds:20 | dir:right end | rusher:00-J.Arm | first_down:rush | penalty:LA|Defensive Offside|0|declined",
      "1 170 1 13:00 JAX-LA 0 0 1-10 35 complete | passing_yds:35 | air_yds:30 | receiving_yac_yds:5 | depth_word:deep | dir:middle | passer:00-J.Arm | receiver:00-S.Hands | first_down:pass | td:off",
      "1 171 1 13:00 JAX-LA 0 6 0-0  xp | kick_end:good",
      "2 200 1 12:50 JAX-LA 0 7 0-0 65 kickoff | kick_yds:60 | kick_end:returned | ret_yds:22",
      "2 220 1 12:40 LA-JAX 1 -7 1-10 73 sack | passing_sk_yds:-7 | passer:00-Q.Ram | fumble:passer | fumbles_lost:1",
      "3 240 1 12:30 JAX-LA 0 7 1-10 20 no_play | penalty:JAX|Offensive Holding|0|offsetting;LA|Illegal Contact|0|offsetting",
      "3 300 2 12:20 JAX-LA 0 7 1-10 20 int | air_yds:10 | depth_word:short | dir:middle | passer:00-J.Arm | receiver:00-S.Hands | td:int_ret | ret_yds:90",
      "3 320 2 12:05 LA-JAX 1 -1 0-0 2 two_pt | kick_end:pass_good",
      "4 340 2 12:00 LA-JAX 1 1 0-0 65 kickoff | kick_yds:10 | kick_end:onside_rec",
      "4 360 2 11:50 LA-JAX 1 1 1-10 55 spike | passer:00-Q.Ram",
      "4 380 2 11:40 LA-JAX 1 1 2-10 55 kneel | rushing_yds:-1 | rusher:00-Q.Ram",
      "4 400 2 11:00 LA-JAX 1 1 3-11 56 pen_only | penalty:LA|False Start|5|accepted",
      "4 420 2 10:50 LA-JAX 1 1 3-16 97 no_play | safety:1 | penalty:LA|Offensive Holding|3|accepted",
      "5 520 4 10:00 JAX-LA 0 1 1-2 2 rush | rushing_yds:2 | dir:right guard | rusher:00-R.Run | first_down:rush | td:off",
      "5 540 4 9:50 JAX-LA 0 7 0-0 2 two_pt | kick_end:rush_failed",
    ]);
    expect(playsOf(run.out, SECOND)).toEqual([
      "1 36 1 15:00 SD-GB 0 0 0-0 65 kickoff | kick_yds:58 | kick_end:fair_catch",
      "1 50 1 14:50 GB-SD 1 0 4-8 91 punt | kick_yds:0 | kick_end:blocked",
      "1 60 1 14:40 GB-SD 1 0 4-8 60 punt | fumble:puntret | fumbles_lost:1 | kick_yds:44 | kick_end:returned | ret_yds:4",
      "2 80 1 14:00 SD-GB 0 0 4-9 43 fg | kick_yds:61 | kick_end:good",
      "2 100 2 9:00 SD-GB 0 3 4-2 12 fg | kick_yds:30 | kick_end:blocked",
      "2 120 2 8:00 SD-GB 0 3 4-2 50 punt | kick_yds:50 | kick_end:touchback",
      "2 150 2 7:00 SD-GB 0 3 2-9 98 sack | passing_sk_yds:-2 | passer:00-P.Throw | safety:1",
    ]);
  });

  it("adds up teams on both sides", () => {
    const teams = rowsOf(run.out, "team_totals.csv");
    expect(teams.map(({ team, side }) => `${team} ${side}`)).toEqual(
      ["GB", "JAX", "LA", "SD"].flatMap((team) => [`${team} for`, `${team} against`]),
    );
    const own = [
      ...[
        "g 1",
        "w 1",
        "l 0",
        "t 0",
        "pts 15",
        "plays 7",
        "drives 3",
        "top_sec 1770",
        "first_down 5",
        "rushing_first_down 2",
      ],
      ...[
        "passing_first_down 2",
        "penalty_first_down 1",
        "off_tds 2",
        "rushing_att 3",
        "rushing_yds 26",
        "rushing_tds 1",
      ],
      ...[
        "rushing_kneels 0",
        "rushing_scrambles 1",
        "rushing_scramble_yds 20",
        "passing_att 4",
        "passing_cmp 2",
        "passing_yds 46",
      ],
      ...[
        "passing_int 1",
        "short_att 1",
        "short_cmp 1",
        "short_yds 11",
        "medium_att 1",
        "medium_cmp 0",
        "medium_int 1",
        "long_att 2",
      ],
      ...[
        "long_cmp 1",
        "long_yds 35",
        "penalty 0",
        "kicking_xpa 1",
        "kicking_xpmade 1",
        "rushing_twopta 1",
        "rushing_twoptm 0",
      ],
      ...["kicking_tot 1", "kicking_touchback 0", "defense_sk 1", "defense_ffum 1", "defense_frec 1", "defense_safe 1"],
    ];
    const columns = own.map((cell) => cell.split(" ")[0]!);
    expect(cellsOf(teams, { team: "JAX", side: "for" }, columns)).toEqual(own);
    expect(cellsOf(teams, { team: "LA", side: "against" }, columns)).toEqual(own);
    const rams = [
      ...[
        "w 0",
        "l 1",
        "pts 8",
        "plays 3",
        "drives 2",
        "passing_att 1",
        "passing_sk 1",
        "passing_sk_yds -7",
        "fumbles_tot 1",
        "fumbles_lost 1",
      ],
      ...[
        "rushing_att 1",
        "rushing_kneels 1",
        "penalty 3",
        "penalty_yds 13",
        "passing_twopta 1",
        "passing_twoptm 1",
        "kicking_tot 2",
      ],
      ...[
        "kicking_touchback 1",
        "kickret_ret 1",
        "kickret_yds 22",
        "defense_int 1",
        "defense_int_yds 90",
        "defense_int_tds 1",
        "defense_pass_def 1",
      ],
    ];
    expect(
      cellsOf(
        teams,
        { team: "LA", side: "for" },
        rams.map((cell) => cell.split(" ")[0]!),
      ),
    ).toEqual(rams);
    const kicks = [
      "kicking_fga 2",
      "kicking_fgm 1",
      "fg_att_30_39 1",
      "fg_made_30_39 0",
      "fg_att_60_ 1",
      "fg_made_60_ 1",
      "punting_touchback 1",
    ];
    expect(
      cellsOf(
        teams,
        { team: "SD", side: "for" },
        kicks.map((cell) => cell.split(" ")[0]!),
      ),
    ).toEqual(kicks);
  });

  it("adds up players", () => {
    expect(textOf(run.out, "player_passing.csv").split("\n").slice(1)).toEqual([
      "2016,00-J.Arm,J.Arm,John Arm,QB,JAX,1,4,2,46,1,1,35,0,0,36,35,0,0,1,1,11,0,0,1,0,0,0,1,2,1,35,1,0,0,0",
      "2016,00-Q.Ram,Q.Ram,Q.Ram,,LA,1,1,0,0,0,0,0,1,-7,0,0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1",
      "2016,00-P.Throw,P.Throw,P.Throw,,SD,1,0,0,0,0,0,0,1,-2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0",
      "",
    ]);
    expect(textOf(run.out, "player_rushing.csv").split("\n").slice(1)).toEqual([
      "2016,00-R.Run,R.Run,R.Run,,JAX,1,2,6,1,4,0,0,0,1,0,0",
      "2016,00-J.Arm,J.Arm,John Arm,QB,JAX,1,1,20,0,20,0,1,20,1,0,0",
      "2016,00-Q.Ram,Q.Ram,Q.Ram,,LA,1,1,-1,0,-1,1,0,0,0,1,1",
      "",
    ]);
    expect(textOf(run.out, "player_receiving.csv").split("\n").slice(1)).toEqual([
      "2016,00-S.Hands,S.Hands,Sam Hands,,JAX,1,4,2,46,1,35,10,2,1,1,11,1,0,0,2,1,35,0,0",
      "",
    ]);
    expect(textOf(run.out, "player_returns.csv").split("\n").slice(1)).toEqual([
      "2016,00-W.Ram,W.Ram,W.Ram,,LA,1,1,22,22,0,0,0,0,0,0,0,0",
      "2016,00-R.Pack,R.Pack,R.Pack,,GB,1,0,0,0,0,1,0,0,0,0,0,0",
      "2016,00-R.Volt,R.Volt,R.Volt,,SD,1,0,0,0,0,0,1,4,4,0,0,1",
      "",
    ]);
    expect(textOf(run.out, "player_punting.csv").split("\n").slice(1)).toEqual([
      "2016,00-F.Boot,F.Boot,F.Boot,,SD,1,1,50,50,0,1,0,0,0,0,0,0,0",
      "2016,00-P.Pack,P.Pack,P.Pack,,GB,1,1,44,44,1,0,1,1,4,0,0,0,0",
      "",
    ]);
    expect(textOf(run.out, "player_kicking.csv").split("\n").slice(1)).toEqual([
      "2016,00-T.Toe,T.Toe,T.Toe,,SD,1,2,1,61,1,0,0,0,0,1,0,0,0,0,0,1,1,0,0,0,1,58,0,0,0",
      "2016,00-F.Foot,F.Foot,F.Foot,,JAX,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,0,1,60,0,0,0",
      "2016,00-K.Ram,K.Ram,K.Ram,,LA,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,75,1,1,0",
      "",
    ]);
    const half = ["defense_tkl 0", "defense_sk 0.5", "defense_sk_yds -4", "defense_frec 1"];
    const columns = half.map((cell) => cell.split(" ")[0]!);
    expect(cellsOf(rowsOf(run.out, "player_defense.csv"), { name: "C.Jag" }, columns)).toEqual(half);
  });

  it("lists games, drives and fouls", () => {
    expect(textOf(run.out, "games.csv").split("\n").slice(1)).toEqual([
      "2016091100,2016,REG,1,2016-09-11,Sun,JAX,LA,15,8,7,2,0,6,0,0,8,0,0,0,3,90,60,30,1,5,1,2,80,29:30,3,90,60,30,1,5,1,2,80,30:30",
      "2016091101,2016,REG,1,2016-09-11,Sun,SD,GB,3,2,3,0,0,0,0,0,2,0,0,0,3,90,60,30,1,5,1,2,80,29:30,3,90,60,30,1,5,1,2,80,30:30",
      "",
    ]);
    expect(textOf(run.out, "drives.csv.gz").split("\n").slice(1, 3)).toEqual([
      "2016091100,1,JAX,1,15:00,STL 35,8,10,0,1,2:00,Touchdown",
      "2016091100,2,LA,1,15:00,JAC 35,2,10,0,1,2:00,Fumble",
    ]);
    expect(textOf(run.out, "team_penalties.csv").split("\n").slice(1)).toEqual([
      "2016,JAX,Offensive Holding,0,0,1,0",
      "2016,LA,Defensive Holding,1,0,0,5",
      "2016,LA,Defensive Offside,0,1,0,0",
      "2016,LA,False Start,1,0,0,5",
      "2016,LA,Illegal Contact,0,0,1,0",
      "2016,LA,Offensive Holding,1,0,0,3",
      "",
    ]);
  });

  it("is read by Pressbox, and the plays add up to the scores", async () => {
    const grids = (await readGrids(run.out)) as readonly Grid[];
    const { season, issues } = readSeason(grids, { year: 2016 });
    expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(season!.teams).toEqual(["GB", "JAX", "LA", "SD"]);
    expect(season!.own.get("JAX")).toMatchObject({ completions: 2, passYards: 46, rushYards: 26, points: 15 });
    expect(season!.against.get("JAX")).toMatchObject({ sacks: 1, points: 8 });
    const { plays } = playsOfTable(textOf(run.out, "plays.csv.gz"), "plays.csv.gz", 2016);
    const scores = gamesOfPlays(plays!).map(({ away, home, events }) => {
      const points = (side: string): number =>
        events.reduce((sum, one) => sum + (one.type === "points" && one.team === side ? one.points : 0), 0);
      return `${away} ${points("away")}, ${home} ${points("home")}`;
    });
    expect(scores).toEqual(["JAX 15, LA 8", "SD 3, GB 2"]);
  });

  it("writes the same bytes again, without a time", () => {
    const again = convert(madeFolder([SECOND, FIRST, LATER]), "2016");
    expect(readdirSync(again.out)).toEqual(readdirSync(run.out));
    for (const name of readdirSync(run.out))
      expect(readFileSync(join(again.out, name)).equals(readFileSync(join(run.out, name)))).toBe(true);
    expect([...readFileSync(join(run.out, "plays.csv.gz")).subarray(4, 8)]).toEqual([0, 0, 0, 0]);
  });

  it("names a club by its code of the year", () => {
    const later = convert(madeFolder([FIRST, LATER]), "2017");
    expect(later.said).toEqual(["F/out: 1 game of 2017, 8 plays"]);
    expect(playsOf(later.out, LATER)).toEqual([
      "1 36 1 15:00 LAC-OAK 0 0 0-0 65 kickoff | kick_yds:60 | kick_end:oob",
      "1 50 1 14:50 OAK-LAC 1 0 1-10 60 rush | rushing_yds:-5 | rusher:00-P.Raid | fumble:other | aborted:1",
      "1 60 1 14:10 OAK-LAC 1 0 4-15 65 other | penalty:OAK|Delay of Game|0|declined",
      "1 70 1 14:00 OAK-LAC 1 0 4-15 65 punt | kick_yds:50 | kick_end:downed",
      "2 90 1 13:50 LAC-OAK 0 0 1-10 85 rush | rushing_yds:85 | dir:up the middle | rusher:00-R.Volt | first_down:rush | td:off",
      "2 110 1 13:40 LAC-OAK 0 6 0-0 15 xp | kick_end:blocked",
      "3 130 1 13:30 LAC-OAK 0 4 0-0 65 kickoff | kick_yds:12 | kick_end:onside_lost",
      "3 150 1 13:20 OAK-LAC 1 -4 4-4 34 fg | kick_yds:52 | kick_end:missed",
    ]);
  });
});

describe("bad input", () => {
  /** A game with another play of the first drive. */
  const changed = (play: number, events: readonly string[]): MadeGame => ({
    ...SECOND,
    drives: SECOND.drives.map((drive) => ({
      ...drive,
      plays: drive.plays.map((one) =>
        one[0] === play ? ([...one.slice(0, 6), events] as unknown as typeof one) : one,
      ),
    })),
  });

  it("is one line per file, and nothing is written", () => {
    const games = ["2016091102", "2016091103", "2016091104", "2016091105"].map((eid) => ({ ...SECOND, eid }));
    const whole = madeFile(games[3]!) as Record<string, { home: { score: object } }>;
    whole["2016091105"]!.home.score = { T: "two" };
    const folder = madeFolder([FIRST, ...games], {
      "2016091102": undefined,
      "2016091103": gzipSync(JSON.stringify(madeFile(games[1]!))).subarray(0, 200),
      "2016091104": gzipSync("{ not JSON"),
      "2016091105": gzipSync(JSON.stringify(whole)),
    });
    const { status, out, faults, said } = convert(folder, "2016");
    expect({ status, said }).toEqual({ status: 1, said: [""] });
    const at = "F/nflgame/gamecenter-json/";
    expect(faults).toEqual([
      `${at}2016091102.json.gz: no such file`,
      `${at}2016091103.json.gz: not a whole gzip file (Z_BUF_ERROR)`,
      expect.stringMatching(`^${at}2016091104.json.gz: not JSON: `),
      `${at}2016091105.json.gz: home.score.T: Invalid input: expected number, received string`,
      "nothing written to F/out",
    ]);
    expect([out, `${out}.part`].filter(existsSync)).toEqual([]);
  });

  it("is an unknown statistic ID, and a club of another game", () => {
    const { status, faults } = convert(
      madeFolder([changed(60, ["999 GB P.Pack", "29 GB P.Pack 44", "33 KC R.Volt 4"])]),
      "2016",
    );
    expect(status).toBe(1);
    expect(faults).toEqual([
      'game 2016091101, play 60: club "KC" of statistic id 33 is not in this game (GB, SD)',
      "unknown statistic id 999: 2016091101 play 60; hint: add its columns to scripts/season-tables/statistic-ids.yaml",
      "nothing written to F/out",
    ]);
  });

  it("is a final score that the plays do not add up to, unless you ask for the tables", () => {
    const folder = madeFolder([changed(80, ["70 SD T.Toe 61", "70 SD T.Toe 61"])]);
    const off = "game 2016091101: the plays add up to SD 6, GB 2; the final score is SD 3, GB 2";
    const refused = convert(folder, "2016");
    expect(refused).toMatchObject({
      status: 1,
      faults: [
        off,
        "1 game does not add up; hint: --off-scores writes it as it is recorded",
        "nothing written to F/out",
      ],
    });
    expect(existsSync(refused.out)).toBe(false);
    const kept = convert(folder, "2016", "--off-scores");
    expect(kept).toMatchObject({
      status: 0,
      faults: [off],
      said: ["F/out: 1 game of 2016, 7 plays, 1 off the final score"],
    });
    expect(existsSync(join(kept.out, "plays.csv.gz"))).toBe(true);
  });

  it("is a touchdown in the summary without a play", () => {
    const summary = { ...SECOND.summary, 999: ["TD", "GB", "R.Pack 9 yd. run (K.Pack kick is good)"] as const };
    const { status, faults } = convert(madeFolder([{ ...SECOND, summary }]), "2016");
    expect({ status, first: faults[0] }).toEqual({
      status: 1,
      first: "game 2016091101: the scoring summary has a touchdown on play 999, which is missing",
    });
  });

  it("is a year without games, a folder of something else, and a folder with files", () => {
    const folder = madeFolder([FIRST, LATER]);
    expect(convert(folder, "1999")).toMatchObject({
      status: 1,
      faults: [
        "F/nflgame/schedule.json: no regular-season games of 1999; expected a year from 2016 to 2017",
        "nothing written to F/out",
      ],
    });
    mkdirSync(join(folder, "out"));
    writeFileSync(join(folder, "out", "mine.txt"), "mine");
    expect(convert(folder, "2016")).toMatchObject({
      status: 1,
      faults: ["F/out: the folder has files; name a new folder", "nothing written to F/out"],
    });
    expect(readdirSync(join(folder, "out"))).toEqual(["mine.txt"]);
    expect(convert(join(folder, "nflgame", "gamecenter-json"), "2016")).toMatchObject({
      status: 1,
      faults: [
        "F/schedule.json: no such file",
        "hint: F must be a copy of github.com/derek-adair/nflgame",
        "F/players.json: no such file",
        "nothing written to F/out",
      ],
    });
    expect(convert(folder, "this-year")).toMatchObject({
      status: 2,
      faults: [
        '"this-year" is not a year',
        "usage: node scripts/season-tables.mjs FOLDER_OF_NFLGAME YEAR OUT [--off-scores]",
      ],
    });
  });
});
