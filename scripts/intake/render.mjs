// Cases -> sheets in the formats of their sources, with the correct totals.
import { menRows, seasonOf, teamRows } from "./facts.mjs";

const club = (code, city, nick, pfr = code, full = `${city} ${nick}`) => ({
  code,
  nv: code,
  pfr,
  full,
  nick,
  city,
  twice: `${nick} ${nick}`,
});
/** Teams by league; the first word is the expected code. */
const LEAGUES = {
  nfl: [
    club("GB", "Green Bay", "Packers", "GNB"),
    club("KC", "Kansas City", "Chiefs", "KAN"),
    club("SF", "San Francisco", "49ers", "SFO"),
    club("NE", "New England", "Patriots", "NWE"),
  ],
  xfl: [
    club("STL", "St. Louis", "Battlehawks"),
    club("DC", "DC", "Defenders"),
    club("SEA", "Seattle", "Sea Dragons"),
    club("HOU", "Houston", "Roughnecks"),
  ],
  usfl: [
    club("NJ", "New Jersey", "Generals"),
    club("MICH", "Michigan", "Panthers"),
    club("PHI", "Philadelphia", "Stars"),
    club("HOU", "Houston", "Gamblers"),
  ],
  cfl: [
    club("MTL", "Montreal", "Alouettes"),
    club("TOR", "Toronto", "Argonauts"),
    club("WPG", "Winnipeg", "Blue Bombers"),
    club("HAM", "Hamilton", "Tiger-Cats"),
  ],
  ufl: [
    club("STL", "St. Louis", "Battlehawks"),
    club("DC", "DC", "Defenders"),
    club("MICH", "Michigan", "Panthers"),
    club("HOU", "Houston", "Roughnecks"),
  ],
  college: ["Ohio Tech", "Houston", "Iowa Central", "Miami (OH)"].map((name) => ({
    ...club(name, name, name),
    full: name,
  })),
  moved: [
    { ...club("OAK", "Oakland", "Raiders"), today: "LV" },
    { ...club("SD", "San Diego", "Chargers", "SDG"), today: "LAC" },
    { ...club("STL", "St. Louis", "Rams"), today: "LA" },
    { ...club("DEN", "Denver", "Broncos"), today: "DEN" },
  ],
  afl: [
    club("BUF", "Buffalo", "Bills"),
    club("SD", "San Diego", "Chargers", "SDG"),
    club("BOS", "Boston", "Patriots"),
    club("KC", "Kansas City", "Chiefs", "KAN"),
  ],
  own: [
    club("FOX", "Boise", "Foxes"),
    club("OWL", "Omaha", "Owls"),
    club("ELK", "Tulsa", "Elk"),
    club("BAT", "Provo", "Bats"),
  ],
};

const NET = ["own", "against"];
/** Statistics of sources for which Pressbox has no column. */
const UNKNOWN = new Set([
  "firstPass",
  "firstRush",
  "firstPenalty",
  "total",
  "turnovers",
  "plays",
  "long",
  "longT",
  "longt",
  "scores",
]);
const derived = (side) => ({
  ...side,
  netPassYards: side.passYards - side.sackYards,
  total: side.passYards - side.sackYards + side.rushYards,
  plays: side.passAttempts + side.sacks + side.rushAttempts,
  turnovers: side.interceptions + side.fumblesLost,
});

/** Rates that sources calculate for passes: percentages, averages, ratings. */
function passRates({ att, cmp, yds, td, int, sk, lost, games }) {
  const part = (value) => Math.min(2.375, Math.max(0, value));
  const four = [
    part((cmp / att - 0.3) * 5),
    part((yds / att - 3) * 0.25),
    part((td / att) * 20),
    part(2.375 - (int / att) * 25),
  ];
  return {
    ya: yds / att,
    aya: (yds + 20 * td - 45 * int) / att,
    nya: (yds - lost) / (att + sk),
    anya: (yds - lost + 20 * td - 45 * int) / (att + sk),
    yc: yds / cmp,
    yg: yds / games,
    ag: att / games,
    skp: (100 * sk) / (att + sk),
    tdp: (100 * td) / att,
    intp: (100 * int) / att,
    cmpp: (100 * cmp) / att,
    inc: att - cmp,
    rate: (100 * four.reduce((sum, value) => sum + value, 0)) / 6,
    ratecfb: (8.4 * yds + 330 * td + 100 * cmp - 200 * int) / att,
  };
}

/** A helper's value: `passRates` for passes, net yards for punts. */
function rateOf(row, path) {
  const [kind, key] = path.split(".");
  const side = row[kind] ?? {};
  if (key === "net") return side.yards - 20 * side.touchbacks - 72;
  const games = row.games ?? 1;
  return passRates(
    kind === "passing"
      ? {
          att: side.attempts,
          cmp: side.completions,
          yds: side.yards,
          td: side.touchdowns,
          int: side.interceptions,
          sk: side.sacks,
          lost: side.sackYards,
          games,
        }
      : {
          att: side.passAttempts,
          cmp: side.completions,
          yds: side.passYards,
          td: side.passTouchdowns,
          int: side.interceptions,
          sk: side.sacks,
          lost: side.sackYards,
          games,
        },
  )[key];
}

const fixed = (value) => (Number.isFinite(value) ? value.toFixed(1) : "");

/** Rows of facts for one file. */
function factsOf(file, season) {
  const [kind, detail, position] = file.rows.split(":");
  const only = file.only ?? (kind === "men" || kind === "week" ? season.clubs.slice(0, 2) : season.clubs);
  const men = (weekly) =>
    menRows(season, detail, { weekly }).filter(
      (row) => only.includes(row.team) && (!position || row.position === position),
    );
  const games = season.games.map((game) => ({
    ...game,
    winner: game.awayPoints > game.homePoints ? game.away : game.home,
  }));
  const teamGames = (teams) =>
    games.flatMap((game) =>
      teams
        .filter((team) => game.sides[team])
        .map((team) => {
          const other = game.away === team ? game.home : game.away;
          return {
            team,
            opponent: other,
            week: game.week,
            date: game.date,
            isAway: game.away === team,
            games: 1,
            own: derived(game.sides[team]),
            against: derived(game.sides[other]),
          };
        }),
    );
  switch (kind) {
    case "men":
      return men(false);
    case "week":
      return men(true).sort((a, b) => a.week - b.week);
    case "teams":
      return teamRows(season).map((row) => ({ ...row, own: derived(row.own), against: derived(row.against) }));
    case "sides":
      return teamRows(season).flatMap((row) => [
        { ...row, side: "for", own: derived(row.own) },
        { ...row, side: "against", own: derived(row.against) },
      ]);
    case "games":
    case "winners":
      return games;
    case "teamweeks":
      return teamGames(season.clubs);
    case "log":
      return teamGames([detail]);
    default:
      throw new Error(`no rows "${file.rows}"`);
  }
}

const isFigure = (what) =>
  /^-?(?:passing|rushing|receiving|defense|kicking|punting|returns|own|against)\.\w+$/.test(what);
const figure = (row, path) => {
  const [kind, key] = path.replace(/^-/, "").split(".");
  return key === undefined ? row[kind === "g" ? "games" : kind] : row[kind]?.[key];
};

/** The cell of a column: a number, a word, or a helper's result. */
function cellOf(what, row, i, file, spell, year) {
  const star = i % 3 === 0 ? ["*", "+", "*+"][(i / 3) % 3] : "";
  const [op, rest] = what.split(/:(.*)/s);
  const two = rest?.split(/[/+-]/) ?? [];
  const value = (path) => (path === "punting.net" ? rateOf(row, path) : (figure(row, path) ?? 0));
  switch (op) {
    case "":
      return "";
    case "c":
      return rest;
    case "r":
      return fixed(value(two[0]) / value(two[1]));
    case "x":
      return row[rest.split(".")[0]] && Object.keys(row[rest.split(".")[0]]).length > 0 ? fixed(rateOf(row, rest)) : "";
    case "x0":
      return String(rateOf(row, rest));
    case "wpct":
      return ((row.wins + row.ties / 2) / row.games).toFixed(3).replace(/^0/, "");
    case "p":
      return fixed((100 * value(two[0])) / value(two[1]));
    case "pp": {
      const share = fixed((100 * value(two[0])) / value(two[1]));
      return share === "" ? "" : `${share}%`;
    }
    case "d":
      return String(value(two[0]) - value(two[1]));
    case "s":
      return String(value(two[0]) + value(two[1]));
    case "#":
      return String(i + 1);
    case "player":
      return row.player;
    case "player*":
      return row.player + star;
    case "player *":
      return row.player + (star && ` ${star}`);
    case "player*id":
      return `${row.player}${star}\\${idOf(row)}`;
    case "player(tm)":
      return `${row.player} (${spell(row.team)})`;
    case "playertm":
      return `${row.player}${spell(row.team)}`;
    case "player jr":
      return row.player + (i === 0 ? " Jr." : "");
    case "initial":
      return `${row.player[0]}. ${row.player.split(" ")[1]}`;
    case "#tm":
      return `${i + 1}. ${spell(row.team)}`;
    case "ddmm":
      return row.date.replace(/^(\d+)-(\d+)-(\d+)$/, "$3.$2.$1");
    case "awayhome":
      return `${row.awayPoints}-${row.homePoints}`;
    case "short":
      return `${row.player[0]}.${row.player.split(" ")[1]}`;
    case "first":
      return row.player.split(" ")[0];
    case "last":
      return row.player.split(" ")[1];
    case "last,first":
      return row.player.split(" ").reverse().join(", ");
    case "tm":
      return spell(row.team);
    case "tm*":
      return spell(row.team) + (i === 0 ? "*" : i === 1 ? "+" : "");
    case "full":
      return spell(row.team, "full");
    case "nick":
      return spell(row.team, "nick");
    case "opp":
      return spell(row.opponent);
    case "away":
    case "home":
      return spell(row[op]);
    case "winner":
      return spell(row.winner);
    case "loser":
      return spell(row.winner === row.away ? row.home : row.away);
    case "ptsw":
      return String(Math.max(row.awayPoints, row.homePoints));
    case "ptsl":
      return String(Math.min(row.awayPoints, row.homePoints));
    case "@":
      return row.winner === row.away ? "@" : "";
    case "at":
      return row.isAway ? "@" : "";
    case "result":
      return row.own.points > row.against.points ? "W" : row.own.points < row.against.points ? "L" : "T";
    case "resultwords":
      return `${row.own.points > row.against.points ? "W" : "L"} ${row.own.points}-${row.against.points}`;
    case "ownPoints":
      return String(row.own.points);
    case "oppPoints":
      return String(row.against.points);
    case "record":
      return `${row.wins}-${row.losses}${row.ties ? `-${row.ties}` : ""}`;
    case "pd":
      return String(row.own.points - row.against.points);
    case "pos":
      return row.position;
    case "g":
      return String(row.games);
    case "year":
      return String(year);
    case "date":
      return row.date.replace("2022", String(year));
    case "gsis":
      return `00-00${30000 + row.id}`;
    case "espnid":
      return String(2500000 + row.id);
    case "pfrid":
      return idOf(row);
    case "gameid":
      return `${year}_0${row.week}_${spell(row.away)}_${spell(row.home)}`;
    case "kicking.made0-tried0":
    case "kicking.made20-tried20":
    case "kicking.made30-tried30":
    case "kicking.made40-tried40":
    case "kicking.made50-tried50":
    case "kicking.extraPoints-extraPointAttempts":
    case "kicking.fieldGoals-fieldGoalAttempts": {
      const [, made, tried] = /(\w+)-(\w+)$/.exec(op);
      return `${row.kicking[made]}${file.slash ? "/" : "-"}${row.kicking[tried]}`;
    }
    case "passing.longT":
    case "rushing.longT":
      return `${value(op.slice(0, -1))}${i === 0 ? "T" : ""}`;
    case "passing.longt":
    case "rushing.longt":
      return `${value(op.slice(0, -1))}${i === 0 ? "t" : ""}`;
    default: {
      const found = figure(row, op);
      if (found === undefined) return isFigure(op) && file.zero === undefined ? "" : (file.zero ?? "");
      if (found === 0 && file.zero !== undefined) return file.zero;
      return op.startsWith("-") && found !== 0 ? String(-found) : String(found);
    }
  }
}
const idOf = ({ player, id }) => {
  const [first, last] = player.split(" ");
  return `${last.slice(0, 4)}${first.slice(0, 2)}${String(id).padStart(2, "0")}`;
};

const parse = (cols) =>
  cols.split("|").map((column) => {
    const at = column.indexOf("=", 1) < 0 ? 0 : column.startsWith("=") ? 0 : column.indexOf("=", 1);
    return { head: column.slice(0, at), what: column.slice(at + 1) };
  });

/** A sheet: rows before the data, the data, and the format of the file. */
function sheetOf(file, season, league, year) {
  const plain = plainSheet(file, season, league, year);
  return file.long ? longSheet(plain, file) : file.transposed ? turnedSheet(plain) : plain;
}

/** One row per statistic: the columns that stay, then the statistic's name (in several columns if it has a dot) and its value. */
function longSheet(sheet, { long }) {
  const [, ...heads] = long;
  const kept = sheet.columns.findIndex(({ isLong }) => isLong);
  const body = sheet.body.flatMap((row) =>
    sheet.columns.slice(kept).flatMap(({ head }, i) => {
      const value = row[kept + i];
      return value === "" ? [] : [[...row.slice(0, kept), ...(heads.length > 2 ? head.split(".") : [head]), value]];
    }),
  );
  return {
    ...sheet,
    columns: [...sheet.columns.slice(0, kept), ...heads.map((head) => ({ head, what: "" }))],
    top: [[...sheet.top[0].slice(0, kept), ...heads]],
    body,
  };
}

/** Transposed: statistics run down, with one row per column. */
function turnedSheet(sheet) {
  const rows = [sheet.top[0], ...sheet.body];
  const turned = sheet.top[0].map((_, i) => rows.map((row) => row[i]));
  return {
    ...sheet,
    isTurned: true,
    top: [turned[0]],
    body: turned.slice(1),
    columns: turned[0].map((head) => ({ head, what: "" })),
  };
}

function plainSheet(file, season, league, year) {
  const spell = (code, way = file.tm ?? "nv") => league.find((one) => one.code === code)?.[way] ?? code;
  let columns = parse(file.cols);
  if (file.transposed) columns = [{ head: "", what: "tm" }, ...columns];
  if (file.long) columns = [...parse(file.long[0]), ...columns.map((column) => ({ ...column, isLong: true }))];
  let groups = file.groups;
  if (file.rownames) columns = [{ head: "", what: "#" }, ...columns];
  if (file.index) {
    columns = [{ head: "", what: "index" }, ...columns];
    if (groups) groups = ["", ...groups];
  }
  const heads = columns.map(({ head }) => head);
  const facts = factsOf(file, season);
  let rows = facts.map((row, i) =>
    columns.map(({ what }) => (what === "index" ? String(i) : cellOf(what, row, i, file, spell, year))),
  );
  const find = (...names) =>
    columns.findIndex(({ what }) =>
      names.some((name) => what === name || what.startsWith(`${name}*`) || what.startsWith(`${name} `)),
    );
  const whoAt = find("player", "tm", "full", "winner");
  const teamAt = find("tm");
  if (file.floats)
    rows = rows.map((row) =>
      row.map((cell, i) => (i > 0 && /^\d+$/.test(cell) && isFigure(columns[i].what) ? `${cell}.0` : cell)),
    );
  if (file.thousands)
    rows = rows.map((row) => row.map((cell, i) => (isFigure(columns[i].what) ? withThousands(cell) : cell)));
  if (file.european)
    rows = rows.map((row) =>
      row.map((cell) =>
        /^\d+\.\d+$/.test(cell)
          ? cell.replace(".", ",")
          : /^\d{4,}$/.test(cell)
            ? withThousands(cell).replaceAll(",", ".")
            : cell,
      ),
    );
  if (file.two) rows = withTwoTeams(rows, columns, file.two, teamAt);
  // The previous season in the same table: different numbers.
  if (file.yearBefore)
    rows = [
      ...rows.map((row) =>
        row.map((cell, i) =>
          columns[i].what === "year" ? String(year - 1) : isFigure(columns[i].what) && cell !== "" ? `1${cell}` : cell,
        ),
      ),
      ...rows,
    ];
  const sums = [];
  const sumRow = (word) => columns.map(({ what }, i) => (i === whoAt ? word : isFigure(what) ? "99" : ""));
  if (file.averages) sums.push(...["Avg Team", "League Total", "Avg Tm/G"].map(sumRow));
  if (file.league_average) sums.push(sumRow("League Average"));
  if (file.postseason) {
    const [week, kind] = [
      columns.findIndex(({ what }) => what === "week"),
      Math.max(heads.indexOf("season_type"), heads.indexOf("game_type")),
    ];
    const post = heads.includes("game_type") ? "WC" : "POST";
    sums.push(...rows.slice(0, 3).map((row) => row.map((cell, i) => (i === week ? "19" : i === kind ? post : cell))));
  }
  const again = heads
    .map((head) => (file.repeatAs && head === file.repeatAs[0] ? file.repeatAs[1] : head))
    .map((head, i) => (columns[i].what === "year" ? String(year) : head));
  if (file.repeat) rows = rows.flatMap((row, i) => (i > 0 && i % file.repeat === 0 ? [again, row] : [row]));
  if (file.totalsFirst) rows = [sumRow(file.totalsFirst), ...rows];
  if (file.sections)
    rows = rows.flatMap((row, i) =>
      facts[i].team === facts[i - 1]?.team
        ? [row]
        : [columns.map((_, c) => (c === 0 ? spell(facts[i].team, "full") : "")), row],
    );
  if (file.divisions)
    rows = rows.flatMap((row, i) => (i % 2 === 0 ? [columns.map(() => ["AFC East", "NFC West"][i / 2]), row] : [row]));
  if (file.playoffs) {
    const at = heads.indexOf(file.playoffs);
    sums.push(columns.map((_, i) => (i === at ? "Playoffs" : "")));
    const last = rows.at(-1);
    sums.push(last.map((cell, i) => (columns[i].what === "week" ? "SuperBowl" : cell)));
  }
  if (file.nothing)
    rows = rows.map((row) => row.map((cell, i) => (cell === "" && heads[i] !== "" ? file.nothing : cell)));
  const top = file.tuples
    ? [heads.map((head, i) => `('${file.tuples[i]}', '${head}')`)]
    : [...(groups ? [groups] : []), heads];
  return {
    before: [
      ...(file.titles ?? []),
      ...(file.title ? [[file.title]] : []),
      ...(file.comments ? [["# Statistics: a row each."], ["# team (needed): team, by its code or name"]] : []),
    ],
    top,
    columns,
    body: rows,
    sums,
    bothSides: file.rows === "sides",
    // Rows grouped under their teams cannot be sorted.
    isFixed: file.sections,
    trailing: file.trailing ?? 0,
    write: {
      name: file.name,
      format: file.format ?? "csv",
      sheet: file.sheet,
      inner: file.inner,
      delimiter: file.delimiter ?? ",",
      quoted: file.quoted,
      crlf: file.crlf,
      cutAt: file.cutAt,
    },
  };
}

const withThousands = (cell) => (/^\d{4,}$/.test(cell) ? cell.replace(/\B(?=(\d{3})+$)/g, ",") : cell);

/** The last row's player changed teams during the season: one row for both teams, with or without one for each. */
function withTwoTeams(rows, columns, way, teamAt) {
  const last = rows.at(-1);
  const first = rows[0][teamAt];
  const part = last.map((cell, i) => (isFigure(columns[i].what) ? "1" : i === teamAt ? first : cell));
  const whole = last.map((cell, i) =>
    isFigure(columns[i].what) ? String(Number(cell || 0) + 1) : i === teamAt ? "2TM" : cell,
  );
  return way === "alone" ? [...rows.slice(0, -1), whole] : [...rows.slice(0, -1), whole, part, last];
}

/** Totals of every team by `table.column`, as the sources define them. */
function rightOf(one, season) {
  const teams = {};
  const games = new Map();
  for (const file of one.files) {
    if (file.decoy) continue;
    const own = totalsOf(file, season, games);
    // If two tables of a folder have the same total, the first one counts.
    for (const [team, sides] of Object.entries(own))
      for (const side of NET) {
        teams[team] ??= { own: {}, against: {} };
        teams[team][side] = { ...sides[side], ...teams[team][side] };
      }
  }
  return {
    args: { season: one.year },
    teams,
    ...(games.size > 0 ? { games: [...games.values()] } : {}),
    ...(one.must ? { must: one.must } : {}),
  };
}

/** Totals of one file by team, side and `table.column`. */
function totalsOf(file, season, games) {
  const teams = {};
  const add = (team, side, key, value) => {
    teams[team] ??= { own: {}, against: {} };
    teams[team][side][key] = (teams[team][side][key] ?? 0) + value;
  };
  const columns = [...(file.long ? parse(file.long[0]) : []), ...parse(file.cols)];
  const rows = factsOf(file, season);
  const kinds = file.rows.split(":")[0];
  if (kinds === "games" || kinds === "winners") {
    for (const { away, home, awayPoints, homePoints } of rows)
      games.set(`${away} ${awayPoints} ${home} ${homePoints}`, [away, awayPoints, home, homePoints]);
    return teams;
  }
  for (const [index, row] of rows.entries())
    for (const what of new Set(columns.map((column) => column.what))) {
      if (/^kicking\.\w+-\w+$/.test(what)) {
        for (const key of what.slice("kicking.".length).split("-"))
          add(row.team, "own", `kicking.${key}`, row.kicking[key]);
        continue;
      }
      if (["wins", "losses", "ties"].includes(what) && !file.noTies) add(row.team, "own", `team.${what}`, row[what]);
      if (file.records && what === "record")
        for (const key of ["wins", "losses", "ties"]) add(row.team, "own", `team.${key}`, row[key]);
      if (what === "g" && kinds === "teams") add(row.team, "own", "team.games", row.games);
      if (!isFigure(what)) continue;
      const [kind, key] = what.replace(/^-/, "").split(".");
      const value = row[kind]?.[key];
      if (UNKNOWN.has(key) || value === undefined) continue;
      const side =
        kinds === "sides" ? (row.side === "for" ? "own" : "against") : kind === "against" ? "against" : "own";
      add(row.team, side, `${NET.includes(kind) ? "team" : kind}.${key}`, value);
      // The other part of a player who changed teams is 1 in every statistic.
      if (file.two === "parts" && index === rows.length - 1) add(rows[0].team, "own", `${kind}.${key}`, 1);
    }
  return teams;
}

/** Several tables on one sheet: one above the other, or side by side. */
function laidTogether([first, ...more], { laid, blanks = 2 }) {
  const all = (sheet) => [...sheet.before, ...sheet.top, ...sheet.body, ...sheet.sums];
  const gap = Array.from({ length: blanks }, () => []);
  const width = first.top[0].length;
  const body =
    laid === "below"
      ? [...first.body, ...more.flatMap((sheet) => [...gap, ...all(sheet)])]
      : first.body.map((row, i) => [...row, "", ...(more[0].body[i] ?? [])]);
  const top = laid === "below" ? first.top : [[...first.top[0], "", ...more[0].top[0]]];
  const rest =
    laid === "below" ? [] : more[0].body.slice(first.body.length).map((row) => [...Array(width + 1).fill(""), ...row]);
  return {
    ...first,
    top,
    body: [...body, ...rest],
    columns: top[0].map((head, i) => first.columns[i] ?? { head, what: "" }),
    isFixed: true,
  };
}

/** A case ready to be read: its sheets, and the expected result. */
export function rendered(one) {
  const league = LEAGUES[one.league];
  const season = seasonOf(
    league.map(({ code }) => code),
    { seed: 7, rounds: 2, sacks: !one.noSacks },
  );
  const sheets = one.files.map((file) => sheetOf(file, season, league, one.year));
  return {
    id: one.id,
    year: one.year,
    sheets: one.laid === undefined ? sheets : [laidTogether(sheets, one)],
    right: rightOf(one, season),
  };
}
export { isFigure };
