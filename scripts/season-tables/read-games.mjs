/** A folder of nflgame -> the games of a regular season, in order of their ids. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { clubNames } from "./clubs.mjs";
import { gameShape, playersShape, scheduleShape } from "./shape.mjs";

/** Where games are, below the folder of schedule.json. */
const GAMES = "gamecenter-json";

const inOrder = (record) => Object.entries(record).sort(([a], [b]) => Number(a) - Number(b));

/** What is wrong with a value: the first finding, and how many others there are. */
function wrongShape({ issues: [first, ...others] }) {
  const more = others.length > 0 ? `; ${others.length} more such places` : "";
  return `${first.path.join(".") || "the whole file"}: ${first.message}${more}`;
}

/** JSON of a file (.json or .json.gz) in a shape. @returns `{ value }` or `{ fault }` */
function readJson(file, shape, pick = (value) => value) {
  let text;
  try {
    const bytes = readFileSync(file);
    text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  } catch (error) {
    const why = error.code === "ENOENT" ? "no such file" : `the file cannot be read (${error.code})`;
    return { fault: error.code?.startsWith("Z_") ? `not a whole gzip file (${error.code})` : why };
  }
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { fault: `not JSON: ${error.message}` };
  }
  const found = shape.safeParse(pick(value));
  return found.success ? { value: found.data } : { fault: wrongShape(found.error) };
}

/** Events of a play, in their order. */
const eventsOf = (players, nameOf) =>
  Object.entries(players)
    .flatMap(([player, list]) =>
      list.map(({ sequence, statId, yards, clubcode, playerName }) => ({
        sequence,
        id: statId,
        yards: Math.trunc(yards ?? 0),
        player: player === "0" ? "" : player,
        club: nameOf(clubcode),
        name: playerName,
      })),
    )
    .sort((a, b) => a.sequence - b.sequence);

const playOf = (id, drive, { qtr, time, down, ydstogo, yrdln, posteam, desc, players }, nameOf) => ({
  id,
  drive,
  quarter: qtr,
  clock: time,
  down,
  toGo: ydstogo,
  spot: yrdln,
  club: nameOf(posteam),
  text: desc ?? "",
  events: eventsOf(players, nameOf),
});

const sideOf = ({ abbr, score, stats }, nameOf) => ({ club: nameOf(abbr), score, totals: stats.team });

function gameOf({ eid, week, wday }, { home, away, drives, scrsummary }, nameOf) {
  const known = inOrder(drives).map(([number, one]) => ({ ...one, number: Number(number), club: nameOf(one.posteam) }));
  return {
    eid,
    week,
    wday,
    date: `${eid.slice(0, 4)}-${eid.slice(4, 6)}-${eid.slice(6, 8)}`,
    home: sideOf(home, nameOf),
    away: sideOf(away, nameOf),
    drives: known,
    plays: known.flatMap(({ number, plays }) =>
      inOrder(plays).map(([id, play]) => playOf(Number(id), number, play, nameOf)),
    ),
    scores: inOrder(scrsummary).map(([id, { type, desc, team, players }]) => ({
      play: Number(id),
      type,
      text: desc,
      club: nameOf(team),
      players: players ?? {},
    })),
  };
}

/**
 * @param given folder of the repository, or its folder nflgame
 * @returns games, the file of players by id, the names of clubs, and faults: one for each file that is missing or unreadable
 */
export function readGames(given, year) {
  const folder = existsSync(path.join(given, "nflgame", "schedule.json")) ? path.join(given, "nflgame") : given;
  const faults = [];
  const read = (name, shape, pick) => {
    const file = path.join(folder, name);
    const { value, fault } = readJson(file, shape, pick);
    if (fault) faults.push(`${file}: ${fault}`);
    return value;
  };
  const nameOf = clubNames(year);
  const schedule = read("schedule.json", scheduleShape);
  if (!schedule) faults.push(`hint: ${given} must be a copy of github.com/derek-adair/nflgame`);
  const players = read("players.json", playersShape);
  const regular = (schedule?.games ?? []).map(([, game]) => game).filter(({ season_type: type }) => type === "REG");
  const season = regular.filter((game) => game.year === year).sort((a, b) => (a.eid < b.eid ? -1 : 1));
  if (schedule && season.length === 0) {
    const years = [...new Set(regular.map((game) => game.year))].sort((a, b) => a - b);
    const has = years.length > 0 ? `expected a year from ${years[0]} to ${years.at(-1)}` : "the schedule is empty";
    faults.push(`${path.join(folder, "schedule.json")}: no regular-season games of ${year}; ${has}`);
  }
  for (const [i, { eid }] of season.entries())
    if (season[i - 1]?.eid === eid) faults.push(`${path.join(folder, "schedule.json")}: game ${eid} is listed twice`);
  const games = season.flatMap((one) => {
    const game = read(path.join(GAMES, `${one.eid}.json.gz`), gameShape, (value) => value?.[one.eid]);
    return game ? [gameOf(one, game, nameOf)] : [];
  });
  return { games, players, nameOf, faults };
}
