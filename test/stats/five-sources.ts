/** One season as five sources write it: thirteen tables and a roster, made from the facts of a season that was read. */
import { codeOf, findClub } from "../../src/stats/clubs/clubs.js";
import type { Season } from "../../src/stats/index.js";

type Values = Readonly<Record<string, string | number | undefined>>;
type Cell = string | number | undefined;

/** Codes that sources write otherwise than nflverse. */
const PFR: Readonly<Record<string, string>> = { GB: "GNB", KC: "KAN", LA: "LAR", NE: "NWE", NO: "NOR", SF: "SFO", TB: "TAM" }; // prettier-ignore
const ESPN: Readonly<Record<string, string>> = { LA: "LAR", WAS: "WSH" };

const clubOf = (team: string, year: number) => findClub(team, { year, league: "NFL" })!.clubs[0];

/** Lines of a separator; cells that hold it are in quotes. */
const lines = (rows: readonly (readonly Cell[])[], separator = ","): string =>
  rows
    .map((row) =>
      row.map((cell = "") => (String(cell).includes(separator) ? `"${cell}"` : String(cell))).join(separator),
    )
    .join("\n") + "\n";

const thousands = (value: Cell): Cell =>
  typeof value === "number" && Number.isInteger(value) ? value.toLocaleString("en-US") : value;
const rate = (of: Cell, by: Cell, times = 1): Cell =>
  typeof of === "number" && typeof by === "number" && by > 0 ? ((times * of) / by).toFixed(1) : "";
const groups = (...list: readonly (readonly [word: string, times: number])[]): string[] =>
  list.flatMap(([word, times]) => Array<string>(times).fill(word));

/** Rows of one man together, those of several clubs under his first one. */
function menOf(rows: readonly Values[]): Values[][] {
  const men = new Map<string, Values[]>();
  for (const row of rows) men.set(String(row.player), [...(men.get(String(row.player)) ?? []), row]);
  // Men of one name are of different positions.
  return [...men.values()].flatMap((parts) =>
    new Set(parts.map(({ position }) => position)).size > 1 ? parts.map((part) => [part]) : [parts],
  );
}

const sumOf = (parts: readonly Values[]): Values =>
  Object.fromEntries(
    Object.entries(parts[0]).map(([key, value]) => [
      key,
      typeof value !== "number" || key === "season"
        ? value
        : key === "long"
          ? Math.max(...parts.map((part) => Number(part[key])))
          : parts.reduce((sum, part) => sum + Number(part[key] ?? 0), 0),
    ]),
  );

/** Pro-Football-Reference's passing since 2024: a man of two clubs has a row of both and one for each. */
function passing(rows: readonly Values[]): string {
  const heads = "Rk,Player,Age,Team,Pos,G,GS,QBrec,Cmp,Att,Cmp%,Yds,TD,TD%,Int,Int%,1D,Succ%,Lng,Y/A,AY/A,Y/C,Y/G,Rate,QBR,Sk,Yds,Sk%,NY/A,ANY/A,4QC,GWD,Awards,Player-additional"; // prettier-ignore
  const line = (rank: number, team: string, row: Values): Cell[] => {
    const { player, position, games, attempts, completions, yards, touchdowns, interceptions, long, sacks, sackYards } = row; // prettier-ignore
    const awards = rank === 1 ? "AP MVP-1,PB" : "";
    return [rank, player, 27, team, position, games, games, "", completions, attempts, rate(completions, attempts, 100), yards, touchdowns, rate(touchdowns, attempts, 100), interceptions, rate(interceptions, attempts, 100), "", "", long, rate(yards, attempts), "", rate(yards, completions), rate(yards, games), "", "", sacks, sackYards, "", "", "", "", "", awards, `IdXx${String(rank).padStart(2, "0")}`]; // prettier-ignore
  };
  const body = menOf(rows).flatMap((parts, i) => [
    ...(parts.length > 1 ? [line(i + 1, `${parts.length}TM`, sumOf(parts))] : []),
    ...parts.map((part) => line(i + 1, PFR[String(part.team)] ?? String(part.team), part)),
  ]);
  return lines([heads.split(","), ...body, ["", "League Average"]]);
}

/** Its rushing as pandas saves it: two rows of headings, an index, the lower heads again after every 30 rows, stars at names. */
function rushing(rows: readonly Values[]): string {
  const heads = "Rk,Player,Tm,Age,Pos,G,GS,Att,Yds,TD,1D,Lng,Y/A,Y/G,Fmb".split(",");
  const above = [...heads.slice(0, 5).map((_, i) => `Unnamed: ${i}_level_0`), ...groups(["Games", 2], ["Rushing", 7]), "Unnamed: 14_level_0"]; // prettier-ignore
  const line = (rank: number, team: string, row: Values): Cell[] => {
    const { player, position, games, attempts, yards, touchdowns, long, fumbles } = row;
    return [rank, `${player}${rank % 7 === 1 ? "*+" : ""}`, team, 25, position, games, games, attempts, yards, touchdowns, "", long, rate(yards, attempts), rate(yards, games), fumbles]; // prettier-ignore
  };
  const body = menOf(rows).flatMap((parts, i) => [
    ...(i > 0 && i % 30 === 0 ? [heads] : []),
    ...(parts.length > 1 ? [line(i + 1, `${parts.length}TM`, sumOf(parts))] : []),
    ...parts.map((part) => line(i + 1, PFR[String(part.team)] ?? String(part.team), part)),
  ]);
  return lines([["", ...above], ["", ...heads], ...body.map((row, i) => [i, ...row])]);
}

/** Its table of teams, or of what each team's opponents did; yards of passes are net of sacks. */
function offense(rows: ReadonlyMap<string, Values>, points: "PF" | "PA", year: number): string {
  const heads = `Rk,Tm,G,${points},Yds,Ply,Y/P,TO,FL,1stD,Cmp,Att,Yds,TD,Int,NY/A,1stD,Att,Yds,TD,Y/A,1stD,Pen,Yds,1stPy,Sc%,TO%,EXP`; // prettier-ignore
  const above = groups(["", 5], ["Tot Yds & TO", 3], ["", 2], ["Passing", 7], ["Rushing", 5], ["Penalties", 3], ["", 3]); // prettier-ignore
  const body = [...rows.values()].map((row, i): Cell[] => {
    const { passYards, sackYards, rushYards, plays, fumblesLost, interceptions, passAttempts, rushAttempts } = row;
    const net = Number(passYards) - Number(sackYards);
    const { city, nickname } = clubOf(String(row.team), year);
    return [i + 1, `${city} ${nickname}${i % 3 === 0 ? "*" : ""}`, row.games, row.points, net + Number(rushYards), plays, rate(net + Number(rushYards), plays), Number(fumblesLost) + Number(interceptions), fumblesLost, row.firstDowns, row.completions, passAttempts, net, row.passTouchdowns, interceptions, rate(net, Number(passAttempts) + Number(row.sacks)), "", rushAttempts, rushYards, row.rushTouchdowns, rate(rushYards, rushAttempts), "", row.penalties, row.penaltyYards, "", "38.1", "11.0", "12.31"]; // prettier-ignore
  });
  const averages = ["Avg Team", "League Total", "Avg Tm/G"].map((word) => ["", word, ...Array<Cell>(26).fill(99)]);
  return lines([above, heads.split(","), ...body, ...averages]);
}

/** nflverse's schedule. */
const schedule = (rows: readonly Values[], year: number): string =>
  lines([
    "game_id,season,game_type,week,gameday,weekday,gametime,away_team,away_score,home_team,home_score,location,result,total,overtime,old_game_id,away_rest,home_rest,div_game,roof,surface,away_coach,home_coach,referee,stadium_id,stadium".split(","), // prettier-ignore
    ...rows.map(({ week, date, away, home, awayPoints, homePoints }): Cell[] => [
      `${year}_${String(week).padStart(2, "0")}_${away}_${home}`,
      year,
      "REG",
      week,
      date,
      "Sunday",
      "13:00",
      away,
      awayPoints,
      home,
      homePoints,
      "Home",
      Number(homePoints) - Number(awayPoints),
      Number(homePoints) + Number(awayPoints),
      0,
      1,
      7,
      7,
      0,
      "outdoors",
      "grass",
      "A One",
      "B Two",
      "C Three",
      "ABC00",
      "A Field", // prettier-ignore
    ]),
  ]);

/** nflverse's roster: every man who has a figure, with his position. */
const roster = (tables: Season["tables"], year: number): string => {
  const men = new Map<string, Values>();
  for (const [table, rows] of Object.entries(tables))
    for (const row of rows as readonly Values[]) {
      if (row.player === undefined) continue;
      const key = `${row.player}\t${row.team}`;
      men.set(key, { ...(table === "punting" && { position: "P" }), ...men.get(key), ...row });
    }
  return lines([
    "season,team,position,depth_chart_position,jersey_number,status,full_name,first_name,last_name,birth_date,height,weight,college".split(","), // prettier-ignore
    ...[...men.values()].map(({ player, team, position = "" }, i): Cell[] => {
      const [first, ...last] = String(player).split(" ");
      return [year, team, position, position, i % 99, "ACT", player, first, last.join(" "), "1995-01-01", 74, 220, "State"]; // prettier-ignore
    }),
  ]);
};

/** ESPN's page: names with their clubs glued to them in one table, figures with commas in another beside it. */
function receiving(rows: readonly Values[]): string {
  const cells = (list: readonly Cell[], tag = "td"): string => list.map((cell = "") => `<${tag}>${cell}</${tag}>`).join(""); // prettier-ignore
  const table = (heads: string, body: readonly (readonly Cell[])[]): string =>
    `<table class="Table"><thead><tr>${cells(heads.split(","), "th")}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row)}</tr>`).join("\n")}</tbody></table>`;
  const names = rows.map(({ player, team }, i): Cell[] => [i + 1, `${player}${ESPN[String(team)] ?? team}`]);
  const figures = rows.map(
    ({ position, games, targets, receptions, yards, touchdowns, long, fumbles, fumblesLost }) =>
    [position, games, receptions, targets, thousands(yards), rate(yards, receptions), touchdowns, long, 0, rate(yards, games), fumbles, fumblesLost, 0, 0], // prettier-ignore
  );
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Receiving</title></head><body><div>${table("RK,Name", names)}${table("POS,GP,REC,TGTS,YDS,AVG,TD,LNG,BIG,YDS/G,FUM,LST,YAC,FD", figures)}</div></body></html>\n`;
}

/** ESPN's defense, typed into a sheet. */
const defense = (rows: readonly Values[]): string =>
  lines([
    "RK,Name,Team,POS,GP,SOLO,AST,TOT,SACK,YDS,TFL,PD,INT,YDS,LNG,TD,FF,FR,FTD".split(","),
    ...rows.map((row, i): Cell[] => [
      i + 1,
      row.player,
      ESPN[String(row.team)] ?? row.team,
      row.position,
      row.games,
      row.tackles,
      row.assists,
      Number(row.tackles) + Number(row.assists),
      row.sacks,
      "",
      row.tacklesForLoss,
      row.passesDefended,
      row.interceptions,
      row.interceptionYards,
      "",
      row.interceptionTouchdowns,
      row.fumblesForced,
      row.fumblesRecovered,
      0, // prettier-ignore
    ]),
  ]);

/** NFL.com's punting as it is pasted from the page, which names no clubs. */
const punting = (rows: readonly Values[]): string =>
  lines(
    [
      "Player,Avg,Net Avg,Net Yds,Punts,Lng,Yds,IN 20,OOB,Dn,TB,FC,Ret,RetY,TD,P Blk".split(","),
      ...rows.map((row): Cell[] => {
        const net = Number(row.yards) - Number(row.returnYards ?? 0) - 20 * Number(row.touchbacks ?? 0);
        return [row.player, rate(row.yards, row.punts), rate(net, row.punts), thousands(net), row.punts, row.long, thousands(row.yards), row.inside20, row.outOfBounds, row.downed, row.touchbacks, row.fairCatches, row.returned, row.returnYards, 0, row.blocked]; // prettier-ignore
      }),
    ],
    "\t",
  );

/** Typed by hand with nicknames, a title and semicolons. */
const returns = (rows: readonly Values[], year: number): string =>
  lines(
    [
      [`Kick and punt returns, ${year}`],
      "Player,Club,Pos,Games,Kick Returns,Yds,Long,TD,Punt Returns,Yds,Long,TD,Fair Catches".split(","),
      ...rows.map((row): Cell[] => [
        row.player,
        clubOf(String(row.team), year).nickname,
        row.position,
        row.games,
        row.kickReturns,
        row.kickReturnYards,
        row.kickReturnLong,
        row.kickReturnTouchdowns ?? 0,
        row.puntReturns,
        row.puntReturnYards,
        row.puntReturnLong,
        row.puntReturnTouchdowns ?? 0,
        row.fairCatches, // prettier-ignore
      ]),
    ],
    ";",
  );

/** Pressbox's own tables, with the columns that no table above has. */
const own = (rows: readonly Values[], columns: readonly string[]): string =>
  lines([columns, ...rows.map((row) => columns.map((column) => row[column]))]);
const KICKING = "season,player,team,games,fieldGoals,fieldGoalAttempts,made0,tried0,made20,tried20,made30,tried30,made40,tried40,made50,tried50,longFieldGoal,extraPoints,extraPointAttempts,kickoffs,kickoffYards,kickoffTouchbacks".split(","); // prettier-ignore
const RUNS = "season,player,team,attempts,yards,kneels,scrambles,scrambleYards".split(",");
const FOULS = "season,team,foul,accepted,declined,offsetting,yards".split(",");
/** What a person counts at the screen, both sides. */
const CHARTED = "season,team,side,drives,thirdDownAttempts,thirdDownConversions,fourthDownAttempts,fourthDownConversions,sacks,sackYards,kneels,scrambles,scrambleYards,shortAttempts,shortCompletions,shortYards,mediumAttempts,mediumCompletions,mediumYards,longAttempts,longCompletions,longYards,fumbles,fieldGoals,fieldGoalAttempts,made0,tried0,made20,tried20,made30,tried30,made40,tried40,made50,tried50,extraPoints,extraPointAttempts,punts,puntYards,puntsInside20,puntTouchbacks,puntsBlocked,puntReturns,puntReturnYards,puntReturnTouchdowns,puntFairCatches,kickoffs,kickoffTouchbacks,kickReturns,kickReturnYards,kickReturnTouchdowns,sacksMade,interceptionsMade,interceptionYards,passesDefended,fumblesForced,fumblesRecovered,tacklesForLoss".split(","); // prettier-ignore

/** Files by name, as the folder of a person who took each table where he found it. */
export function fiveSources({ own: ours, against, tables, year = 2019 }: Season): Readonly<Record<string, string>> {
  return {
    "passing.csv": passing(tables.passing),
    "pfr rushing.csv": rushing(tables.rushing),
    "team offense.csv": offense(ours, "PF", year),
    "team defense.csv": offense(against, "PA", year),
    [`games_${year}.csv`]: schedule(tables.games, year),
    [`roster_${year}.csv`]: roster(tables, year),
    "espn receiving.html": receiving(tables.receiving),
    "espn defense.csv": defense(tables.defense),
    "nfl.com punting.txt": punting(tables.punting),
    "my returns.csv": returns(tables.returns, year),
    "kicking.csv": own(tables.kicking, KICKING),
    "rushing.csv": own(
      tables.rushing.filter(({ kneels = 0, scrambles = 0 }) => kneels + scrambles > 0),
      RUNS,
    ),
    "penalties.csv": own(tables.penalties, FOULS),
    "team.csv": own([...ours.values(), ...against.values()], CHARTED),
  };
}

/** A season of made-up clubs under the names of real ones, in a year when they played. */
export function renamed(season: Season, clubs: readonly string[], year: number): Season {
  const names = new Map(season.teams.map((team, i) => [team, codeOf(clubOf(clubs[i], year))]));
  const row = <R extends object>(values: R): R =>
    Object.fromEntries(
      Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
        key === "city" || key === "name"
          ? []
          : [
              [
                key,
                key === "season" ? year : ["team", "away", "home"].includes(key) ? names.get(String(value)) : value,
              ],
            ],
      ),
    ) as R;
  const sides = (rows: Season["own"]): Season["own"] =>
    new Map([...rows].map(([team, values]) => [names.get(team)!, row(values)]));
  return {
    ...season,
    year,
    teams: [...names.values()],
    own: sides(season.own),
    against: sides(season.against),
    tables: Object.fromEntries(
      Object.entries(season.tables).map(([table, rows]) => [table, (rows as readonly object[]).map(row)]),
    ) as unknown as Season["tables"],
  };
}
