/** Games -> the rows of all tables, and what is wrong with the games. */
import { COLUMNS } from "./columns.mjs";
import { foulsOf } from "./fouls.mjs";
import { STATISTICS } from "./ids.mjs";
import { playRow } from "./play-row.mjs";
import { pointsOf } from "./score.mjs";
import { passing, Totals } from "./totals.mjs";
import { withTries } from "./tries.mjs";

const QUARTERS = ["1", "2", "3", "4", "5"];

function gameRow(year, { eid, week, wday, date, home, away }) {
  const row = { eid, season: year, season_type: "REG", week, date, wday, away: away.club, home: home.club };
  for (const [side, { score, totals }] of Object.entries({ away, home })) {
    row[`${side}_score`] = score.T;
    for (const quarter of QUARTERS) row[`${side}_q${quarter}`] = score[quarter] ?? 0;
    for (const [column, value] of Object.entries(totals)) row[`${side}_${column}`] = value;
  }
  return row;
}

const driveRow = (eid, { number, club, start, ...drive }) => ({
  ...drive,
  eid,
  drive: number,
  posteam: club,
  startq: start?.qtr,
  starttime: start?.time,
  start: start?.yrdln,
});

/** Player tables: columns of which one must not be 0, and the column of the order. */
const PLAYER_TABLES = {
  passing: [["passing_att", "passing_sk", "passing_twopta"], "passing_att"],
  rushing: [["rushing_att", "rushing_twopta", "rushing_yds"], "rushing_att"],
  receiving: [["receiving_tar", "receiving_rec", "receiving_yds"], "receiving_tar"],
  defense: [COLUMNS["player_defense.csv"].filter((column) => column.startsWith("defense_")), "defense_tkl"],
  kicking: [["kicking_fga", "kicking_xpa", "kicking_tot"], "kicking_fga"],
  punting: [["punting_tot", "punting_blk"], "punting_tot"],
  returns: [["kickret_ret", "puntret_tot", "kickret_fair", "puntret_fair"], "kickret_yds"],
};
/** Columns that say who a row is about. */
const WHO = 7;

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

function playerRows(year, name, { players, names }, people) {
  const [needed, order] = PLAYER_TABLES[name];
  const columns = COLUMNS[`player_${name}.csv`].slice(WHO);
  const valueOf = ({ sums, longest }, column) =>
    column.endsWith("_lng")
      ? longest[column]
      : sums[name === "passing" && /^(?:short|medium|long)_/.test(column) ? passing(column) : column];
  return [...players.values()]
    .filter(({ sums }) => needed.some((column) => sums[column]))
    .map((one) => ({
      season: year,
      gsis_id: one.id,
      name: names.get(one.id),
      full_name: people[one.id]?.full_name || names.get(one.id),
      position: people[one.id]?.position,
      team: one.club,
      g: one.games.size,
      ...Object.fromEntries(columns.map((column) => [column, valueOf(one, column) ?? 0])),
    }))
    .sort((a, b) => b[order] - a[order] || compare(a.gsis_id, b.gsis_id) || compare(a.team, b.team));
}

function teamRows(year, { teams }) {
  const columns = COLUMNS["team_totals.csv"].slice(3);
  return [...teams.keys()].sort(compare).flatMap((team) =>
    ["for", "against"].map((side) => {
      const sums = teams.get(team)[side];
      const all = { ...sums, off_tds: (sums.rushing_tds ?? 0) + (sums.passing_tds ?? 0) };
      return { season: year, team, side, ...Object.fromEntries(columns.map((column) => [column, all[column] ?? 0])) };
    }),
  );
}

const foulRows = (year, { fouls }) =>
  [...fouls.values()]
    .map((row) => ({ season: year, ...row }))
    .sort((a, b) => compare(a.team, b.team) || compare(a.type, b.type));

/** Adds a game to the totals. @returns rows of its plays, faults, the score that the plays add up to if it is not the final one */
function countGame(game, plays, totals, nameOf) {
  const clubs = [game.home.club, game.away.club];
  const score = new Map(clubs.map((club) => [club, 0]));
  const [rows, faults] = [[], []];
  totals.addGame(game);
  for (const play of plays) {
    const strange = play.events.filter(({ id, club }) => !STATISTICS.has(id) || !clubs.includes(club));
    for (const { id, club } of strange)
      faults.push(
        STATISTICS.has(id)
          ? { text: `play ${play.id}: club "${club}" of statistic id ${id} is not in this game (${clubs.join(", ")})` }
          : { unknown: id, play: play.id },
      );
    if (strange.length > 0) continue;
    for (const event of play.events) totals.addEvent(event, game);
    const fouls = foulsOf(play.text, nameOf);
    totals.addFouls(fouls);
    const row = playRow(play, game, { fouls, score, nameOf });
    for (const { club, points } of pointsOf(play)) score.set(club, (score.get(club) ?? 0) + points);
    if (!row) continue;
    rows.push(row);
    totals.addPlay(row, play);
  }
  const off = [game.away, game.home].some(({ club, score: final }) => score.get(club) !== final.T);
  return { rows, faults, off: off ? score : undefined };
}

const shownScore = ({ away, home }, of) => `${away.club} ${of(away)}, ${home.club} ${of(home)}`;

/** Unknown ids, each with the plays that have it. */
function unknownIds(found) {
  const ids = [...new Set(found.map(({ id }) => id))].sort((a, b) => a - b);
  return ids.map((id) => {
    const plays = found.filter((one) => one.id === id);
    const more = plays.length > 3 ? ` and ${plays.length - 3} more` : "";
    const places = plays.slice(0, 3).map(({ eid, play }) => `${eid} play ${play}`);
    return `unknown statistic id ${id}: ${places.join(", ")}${more}; hint: add its columns to scripts/season-tables/statistic-ids.yaml`;
  });
}

/**
 * @param people players by id
 * @returns tables by file name; faults; games whose plays do not add up to the final score; games with tries from the scoring summary
 */
export function seasonTables(year, games, people, nameOf) {
  const totals = new Totals();
  const [plays, faults, off, filled, unknown] = [[], [], [], [], []];
  for (const game of games) {
    const { plays: all, filled: count, strayed } = withTries(game);
    if (count > 0) filled.push({ eid: game.eid, count });
    for (const id of strayed)
      faults.push(`game ${game.eid}: the scoring summary has a touchdown on play ${id}, which is missing`);
    const one = countGame(game, all, totals, nameOf);
    plays.push(...one.rows);
    for (const { text, unknown: id, play } of one.faults)
      if (text) faults.push(`game ${game.eid}, ${text}`);
      else unknown.push({ id, eid: game.eid, play });
    if (one.off && one.faults.length === 0) {
      const [added, final] = [
        shownScore(game, ({ club }) => one.off.get(club)),
        shownScore(game, ({ score }) => score.T),
      ];
      off.push(`game ${game.eid}: the plays add up to ${added}; the final score is ${final}`);
    }
  }
  faults.push(...unknownIds(unknown));
  const tables = {
    "games.csv": games.map((game) => gameRow(year, game)),
    "drives.csv.gz": games.flatMap(({ eid, drives }) => drives.map((drive) => driveRow(eid, drive))),
    "plays.csv.gz": plays,
    "team_totals.csv": teamRows(year, totals),
    "team_penalties.csv": foulRows(year, totals),
  };
  for (const name of Object.keys(PLAYER_TABLES)) tables[`player_${name}.csv`] = playerRows(year, name, totals, people);
  return { tables, faults, off, filled };
}
