/** The pages of a league: overview, seasons, teams, games. */
import type { TableRow } from "../../../contract/league-tables.js";
import { DASH, minusText, signedText } from "../../../kernel/words/index.js";
import { markup, type Html } from "./markup.js";
import { awardsSection, chancesSection, meetings, ratingsSection, recordsPage } from "./history.js";
import { playerTables } from "./player-tables.js";
import { rankings } from "./rankings.js";
import { gameFile, hasIn, INDEX, numberIn, seasonFile, teamFile, textIn, type SiteData } from "./site-data.js";
import {
  gamesTable,
  groupedTable,
  groupsOf,
  notesOf,
  helmet,
  link,
  page,
  section,
  table,
  teamLink,
  type Column,
} from "./site-parts.js";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const record = (row: TableRow): string =>
  [numberIn(row, "wins"), numberIn(row, "losses"), ...(numberIn(row, "ties") > 0 ? [numberIn(row, "ties")] : [])].join(
    DASH,
  );

// ---- standings -------------------------------------------------------------------------------------------------------

type Shown = readonly [column: Column, cell: (row: TableRow) => string | number];
const counted = (head: string, full: string, key: string): Shown => [
  { head: [head, full] },
  (row) => numberIn(row, key),
];
const words = (data: SiteData, head: string, key: string): Shown => [
  { head, words: true },
  (row) => data.word(row, key),
];

/** `W3`: the letter is a text of the pages, whatever it means in the game. */
const streak = (data: SiteData): Shown => [
  { head: "Streak", words: true },
  (row) => textIn(row, "streak").replace(/^[WLT]/, (letter) => data.text(letter as "W" | "L" | "T")),
];

const TABLE: readonly Shown[] = [
  counted("W", "Won", "wins"),
  counted("L", "Lost", "losses"),
  counted("T", "Tied", "ties"),
  [{ head: ["Pct", "Win pct."] }, (row) => numberIn(row, "share").toFixed(3).replace(/^0/, "")],
  counted("PF", "Points for", "pointsFor"),
  counted("PA", "Points against", "pointsAgainst"),
  [{ head: ["Diff", "Difference"] }, (row) => signedText(numberIn(row, "difference"), "0")],
];

function standings(data: SiteData, season: number): Html {
  const rows = data.in("standings", season);
  const some = (key: string): boolean => rows.some((row) => hasIn(row, key));
  const shown: readonly Shown[] = [
    ...(some("points") ? [counted("Pts", "Table points", "points")] : []),
    ...TABLE.filter((_, i) => i !== 3 || some("share")),
    ...(some("streak") ? [streak(data)] : []),
    ...(some("tieBreak") ? [words(data, "Tie-break", "tieBreak")] : []),
    ...(some("reached") ? [words(data, "Playoffs", "reached")] : []),
  ];
  const columns: Column[] = [{ head: "Team", words: true }, ...shown.map(([column]) => column)];
  return groupedTable(
    data,
    data.text("Standings, season {season}", { season }),
    columns,
    groupsOf(rows, "division").map(([division, own]) => [
      division,
      own.map((row) => [
        markup`<span class="rank">${numberIn(row, "rank")}.</span> ${teamLink(data, season, textIn(row, "teamId"))}`,
        ...shown.map(([, cell]) => cell(row)),
      ]),
    ]),
  );
}

function moves(data: SiteData, season: number): Html[] {
  const rows = data.in("player-moves", season);
  if (rows.length === 0) return [];
  const team = (row: TableRow, key: "from" | "to"): Html | string =>
    hasIn(row, key) ? teamLink(data, season, textIn(row, `${key}Id`)) : "";
  const columns = ["Round", "Player", "Move", "From", "To"].map((head): Column => ({ head, words: true }));
  return [
    section("moves", data.text("Player moves"), [
      table(
        data,
        data.text("Player moves, season {season}", { season }),
        columns,
        rows.map((row) => [
          data.word(row, "round"),
          textIn(row, "player"),
          data.word(row, "move"),
          team(row, "from"),
          team(row, "to"),
        ]),
      ),
    ]),
  ];
}

/** Games with their notes; games already played also appear in the results. */
function gamesIn(data: SiteData, season: number): readonly TableRow[] {
  const results = new Map(data.in("results", season).map((row) => [row.game, row]));
  return data.in("schedule", season).map((row) => results.get(row.game) ?? row);
}

// ---- overview --------------------------------------------------------------------------------------------------------

function overview(data: SiteData): string {
  const { league, current } = data;
  const champions = data.rows("champions");
  const rounds = groupsOf(gamesIn(data, current), "week");
  const played = rounds.filter(([, games]) => games.some((game) => hasIn(game, "awayPoints")));
  const last = played.at(-1)?.[1] ?? [];
  const next = rounds.find(([, games]) => games.some((game) => !hasIn(game, "awayPoints")))?.[1] ?? [];
  const { scoresOnly, games } = league;
  return page(
    data,
    INDEX,
    league.league,
    [
      markup`<p class="lead">${capital(data.words.value(league.when))}. ${games === 1 ? data.text("1 game played") : data.text("{games} games played", { games })}${
        scoresOnly > 0 &&
        markup`; ${scoresOnly === 1 ? data.text("1 known only by its points") : data.text("{games} known only by their points", { games: scoresOnly })}`
      }.</p>
`,
      section("standings", data.text("Standings, season {season}", { season: current }), standings(data, current)),
      last.length > 0 &&
        section("last", `${data.text("Last round")}: ${data.word(last[0], "round")}`, [
          gamesTable(data, current, `${data.text("Results")}, ${data.word(last[0], "round")}`, last),
        ]),
      next.length > 0 &&
        next !== last &&
        section("next", `${data.text("Next")}: ${data.word(next[0], "round")}`, [
          gamesTable(data, current, `${data.text("Games")}, ${data.word(next[0], "round")}`, next),
        ]),
      champions.length > 0 &&
        section("champions", data.text("Champions"), [
          table(
            data,
            data.text("Champions"),
            [
              { head: "Season", words: true },
              { head: "Champion", words: true },
              { head: "Record" },
              { head: "Second", words: true },
            ],
            champions.map((row) => {
              const season = numberIn(row, "season");
              const final = hasIn(row, "finalPoints")
                ? `${textIn(row, "finalPoints")}${DASH}${textIn(row, "finalAgainst")} ${data.text("over")} `
                : "";
              return [
                link(seasonFile(season), `${season}`),
                teamLink(data, season, textIn(row, "teamId")),
                record(row),
                markup`${final}${textIn(row, "second")}${textIn(row, "decided") === "lot" && ` (${data.text("by lot")})`}`,
              ];
            }),
          ),
        ]),
      section(
        "teams",
        data.text("Teams"),
        markup`<ul class="teams">${data.teamIds.map((id) => {
          const season = data.seasons.findLast((one) => data.team(one, id) !== undefined)!;
          return markup`<li>${teamLink(data, season, id)}</li>`;
        })}</ul>
`,
      ),
    ].filter((part) => part !== false),
  );
}

// ---- season ----------------------------------------------------------------------------------------------------------

const TEAM_FIGURES: readonly (readonly [key: string, short: string])[] = [
  ["points", "Pts"],
  ["firstDowns", "1st"],
  ["plays", "Plays"],
  ["yards", "Yds"],
  ["rushYards", "Rush"],
  ["netPassYards", "Pass"],
  ["turnovers", "TO"],
  ["sacks", "Sck"],
  ["penaltyYards", "Pen yds"],
];

function teamStatistics(data: SiteData, season: number): Html[] {
  const titles = new Map(data.columns("team-statistics").map(({ key, title }) => [key, title]));
  return groupsOf(data.in("team-statistics", season), "stage").flatMap(([stage, rows]) => {
    const counted = rows.filter((row) => hasIn(row, "points"));
    if (counted.length === 0) return [];
    return (["", "against"] as const).map((side) => {
      const keyOf = (key: string): string =>
        side === "" ? key : `against${key.charAt(0).toUpperCase()}${key.slice(1)}`;
      const caption = `${data.text(side === "" ? "Own figures" : "Allowed")}, ${data.text(STAGES[stage])}`;
      const columns: Column[] = [
        { head: "Team", words: true },
        { head: ["G", "Games with statistics"] },
        ...TEAM_FIGURES.map(([key, short]) => ({ head: [short, titles.get(keyOf(key))!] as const })),
      ];
      return table(
        data,
        caption,
        columns,
        counted.map((row) => [
          teamLink(data, season, textIn(row, "teamId")),
          numberIn(row, "games") - numberIn(row, "scoresOnly"),
          ...TEAM_FIGURES.map(([key]) => minusText(numberIn(row, keyOf(key)))),
        ]),
      );
    });
  });
}

const STAGES: Readonly<Record<string, "regular season" | "playoffs" | "all games">> = {
  season: "regular season",
  playoffs: "playoffs",
  knockout: "all games",
};

function seasonPage(data: SiteData, season: number): string {
  const champion = data.in("champions", season).at(0);
  const led = rankings(data, data.in("leaders", season), (title, of) =>
    data.text(`{figure}, ${of}s`, { figure: data.words.value(title) }),
  );
  const statistics = teamStatistics(data, season);
  const rounds = groupsOf(gamesIn(data, season), "week").map(([, games]) =>
    gamesTable(data, season, data.word(games[0], "round"), games),
  );
  return page(data, seasonFile(season), data.text("Season {season}", { season }), [
    markup`<p class="lead">${
      champion
        ? markup`${data.text("Champion")}: ${teamLink(data, season, textIn(champion, "teamId"))} (${record(champion)})`
        : data.text("Under way")
    }</p>
`,
    section("standings", data.text("Standings"), standings(data, season)),
    ...chancesSection(data, season),
    ...ratingsSection(data, season),
    section("results", data.text("Games"), [markup`<div class="many wide">${rounds}</div>`]),
    ...(led.length > 0 ? [section("leaders", data.text("Leaders"), [markup`<div class="many">${led}</div>`])] : []),
    ...awardsSection(data, season),
    ...moves(data, season),
    ...(statistics.length > 0 ? [section("statistics", data.text("Team statistics"), statistics)] : []),
  ]);
}

// ---- team ------------------------------------------------------------------------------------------------------------

function teamSeason(data: SiteData, season: number, id: string): Html {
  const row = data.in("standings", season).find(({ teamId }) => teamId === id)!;
  const games = gamesIn(data, season).filter(({ awayId, homeId }) => awayId === id || homeId === id);
  const lines = games.map((game) => {
    const home = game.homeId === id;
    const rival = home ? "away" : "home";
    const [own, other] = [numberIn(game, home ? "homePoints" : "awayPoints"), numberIn(game, `${rival}Points`)];
    const known = game[rival] !== undefined;
    const letter = own > other ? "W" : own < other ? "L" : "T";
    return [
      data.word(game, "round"),
      markup`${game.site === "neutral" ? `${data.text("vs.")} ` : home ? "" : `${data.text("at")} `}${
        known ? teamLink(data, season, textIn(game, `${rival}Id`)) : data.text("to be decided")
      }`,
      hasIn(game, "awayPoints")
        ? link(gameFile(season, textIn(game, "game")), `${data.text(letter)} ${own}${DASH}${other}`)
        : DASH,
    ];
  });
  const players = groupsOf(
    data.in("player-statistics", season).filter(({ teamId }) => teamId === id),
    "stage",
  ).flatMap(([stage, rows]) => playerTables(data, rows, data.text(STAGES[stage])));
  const reached = hasIn(row, "reached") ? `; ${data.word(row, "reached")}` : "";
  return section(`season-${season}`, `${data.text("Season {season}", { season })}: ${record(row)}${reached}`, [
    table(
      data,
      data.text("Games, season {season}", { season }),
      [
        { head: "Round", words: true },
        { head: "Opponent", words: true },
        { head: "Result", words: true },
      ],
      lines,
    ),
    markup`<div class="many">${players}</div>
`,
  ]);
}

function teamPage(data: SiteData, id: string): string {
  const seasons = data.seasons.filter((season) => data.team(season, id) !== undefined).toReversed();
  const team = data.team(seasons[0], id);
  const division = hasIn(team, "division") ? [markup`<p class="lead">${textIn(team, "division")}</p>\n`] : [];
  return page(data, teamFile(id), textIn(team, "team"), [
    markup`<p class="portrait">${helmet(data, team)}</p>
`,
    ...division,
    ...seasons.map((season) => teamSeason(data, season, id)),
    ...meetings(data, id),
  ]);
}

// ---- game ------------------------------------------------------------------------------------------------------------

type Figure = readonly [title: string, cell: (row: TableRow, data: SiteData) => string];
const one = (title: string, key: string): Figure => [title, (row) => minusText(numberIn(row, key))];
const of = (title: string, made: string, tried: string): Figure => [
  title,
  (row, data) => data.text("{made} of {tried}", { made: numberIn(row, made), tried: numberIn(row, tried) }),
];
const yards = (title: string, count: string, sum: string): Figure => [
  title,
  (row) => `${numberIn(row, count)}, ${minusText(numberIn(row, sum))}`,
];

/** Lines of a box score, and the columns they combine. */
const BOX: readonly Figure[] = [
  one("First downs", "firstDowns"),
  [
    "By rush, pass, penalty",
    (row) =>
      ["rushingFirstDowns", "passingFirstDowns", "penaltyFirstDowns"].map((key) => numberIn(row, key)).join(", "),
  ],
  of("Third downs", "thirdDowns", "thirdDownsTried"),
  of("Fourth downs", "fourthDowns", "fourthDownsTried"),
  one("Plays", "plays"),
  one("Total yards", "yards"),
  yards("Rushes, yards", "rushes", "rushYards"),
  of("Passes", "completions", "attempts"),
  one("Net passing yards", "netPassYards"),
  yards("Sacked, yards", "sacks", "sackYards"),
  one("Interceptions", "interceptions"),
  one("Fumbles lost", "fumblesLost"),
  yards("Penalties, yards", "penalties", "penaltyYards"),
  yards("Punts, yards", "punts", "puntYards"),
  of("Field goals", "fieldGoals", "fieldGoalsTried"),
  of("Extra points", "extraPoints", "extraPointsTried"),
  of("Two-point conversions", "twoPoints", "twoPointsTried"),
  yards("Kick returns, yards", "kickReturns", "kickReturnYards"),
  yards("Punt returns, yards", "puntReturns", "puntReturnYards"),
];

/** Columns after the statistics that all games share. */
function ownFigures(data: SiteData): Figure[] {
  const columns = data.columns("box-scores");
  const from = columns.findIndex(({ key }) => key === "drives") + 1;
  const to = columns.findIndex(({ key }) => key === "teamId");
  return columns
    .slice(from, to)
    .map(({ key, title, unit }) =>
      unit === "seconds" ? [title, (row) => clock(numberIn(row, key))] : one(title, key),
    );
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;

function gamePage(data: SiteData, season: number, game: TableRow): string {
  const id = textIn(game, "game");
  const sides = ["away", "home"] as const;
  const boxes = data.in("box-scores", season).filter((row) => row.game === id);
  const [away, home] = sides.map((side) => boxes.find(({ teamId }) => teamId === game[`${side}Id`])!);
  const title = `${textIn(game, "away")} ${textIn(game, "awayPoints")}, ${textIn(game, "home")} ${textIn(game, "homePoints")}`;
  const known = textIn(game, "known");
  const overtime = [away, home].some((row) => hasIn(row, "overtime"));
  const quarters = ["quarter1", "quarter2", "quarter3", "quarter4", ...(overtime ? ["overtime"] : [])];
  const line = table(
    data,
    data.text("Points by quarter"),
    [
      { head: "Team", words: true },
      ...quarters.map((key, i) => ({ head: key === "overtime" ? "OT" : `${i + 1}` })),
      { head: "Total" },
    ],
    [away, home].map((row) => [
      teamLink(data, season, textIn(row, "teamId")),
      ...quarters.map((key) => (hasIn(row, key) ? numberIn(row, key) : "")),
      numberIn(row, "points"),
    ]),
  );
  const heads = [away, home].map((row) => textIn(data.team(season, textIn(row, "teamId")), "short"));
  const box = table(
    data,
    data.text("Team statistics"),
    [{ head: "Statistic", words: true }, ...heads.map((head) => ({ head, name: true }))],
    [...BOX, ...ownFigures(data)].map(([name, cell]) => [data.words.either(name), cell(away, data), cell(home, data)]),
  );
  const players = sides.map((side, i) => {
    const rows = data.in("player-games", season).filter((row) => row.game === id && row.teamId === game[`${side}Id`]);
    const tables = playerTables(data, rows, heads[i]);
    return (
      tables.length > 0 && section(`players-${side}`, textIn(game, side), [markup`<div class="many">${tables}</div>`])
    );
  });
  return page(data, gameFile(season, id), title, [
    markup`<p class="lead">${link(seasonFile(season), data.text("Season {season}", { season }))}, ${data.word(game, "round")}: ${notesOf(data, game, textIn(game, "how"))}</p>
`,
    known === "score"
      ? markup`<p>${data.text("Only the score of this game is known.")}</p>\n`
      : section("line", data.text("Line score"), [line]),
    ...(known === "plays" ? [section("box", data.text("Box score"), [box])] : []),
    ...players.filter((part) => part !== false),
  ]);
}

/** Every page by its file name. */
export function sitePages(data: SiteData): readonly (readonly [file: string, text: string])[] {
  return [
    [INDEX, overview(data)],
    ...data.seasons.map((season) => [seasonFile(season), seasonPage(data, season)] as const),
    ...recordsPage(data),
    ...data.teamIds.map((id) => [teamFile(id), teamPage(data, id)] as const),
    ...data.seasons.flatMap((season) =>
      data
        .in("results", season)
        .map((game) => [gameFile(season, textIn(game, "game")), gamePage(data, season, game)] as const),
    ),
  ];
}
