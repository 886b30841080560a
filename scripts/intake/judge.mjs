// Reads a case with the library and compares it with its correct totals.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** @typedef {"right" | "refused" | "told" | "wrong"} Verdict */

const near = (a, b) => typeof a === "number" && Math.abs(a - b) < 1e-6;

/** A season's value for a team under `table.column`. */
function readFigure(season, team, side, key) {
  const [table, column] = key.split(".");
  if (table === "team") return season[side].get(team)?.[column];
  const rows = season.tables[table].filter((row) => row.team === team && typeof row[column] === "number");
  return rows.length === 0 ? undefined : rows.reduce((sum, row) => sum + row[column], 0);
}

/** An omitted column `own.points` also makes `team.points` optional for the own side. */
const isOptional = (dropped, side, key) =>
  dropped !== undefined && [key, key.replace(/^team\b/, side)].includes(dropped);

/** Statistics that differ: `KC passing.yards 3410, read 3400`. */
function differences(season, right, codeOf) {
  const list = [];
  const known = new Map(season.teams.map((team) => [codeOf(team), team]));
  for (const [code, sides] of Object.entries(right.teams))
    for (const side of ["own", "against"])
      for (const [key, value] of Object.entries(sides[side])) {
        const team = known.get(code) ?? code;
        const found = readFigure(season, team, side, key);
        // An average may stand in for an omitted column, with almost the same value.
        if (isOptional(right.optional, side, key) && (found === undefined || Math.abs(found - value) <= 0.01 * value))
          continue;
        // A sum of zero needs no column.
        if (found === undefined && value === 0) continue;
        if (!near(found, value)) list.push({ team: code, side, key, value, found });
      }
  for (const team of known.keys())
    if (Object.keys(right.teams).length > 0 && !right.teams[team])
      list.push({ team, side: "own", key: "team.team", value: undefined, found: team });
  if (right.games) {
    const read = season.tables.games
      .filter(({ kind }) => kind === undefined || kind === "" || /^reg/i.test(kind))
      .map(({ away, awayPoints, home, homePoints }) => [codeOf(away), awayPoints, codeOf(home), homePoints].join(" "));
    const wanted = right.games.map((game) => game.join(" "));
    for (const game of wanted)
      if (!read.includes(game))
        list.push({ team: game, side: "games", key: "games.game", value: game, found: undefined });
    for (const game of read)
      if (!wanted.includes(game))
        list.push({ team: game, side: "games", key: "games.game", value: undefined, found: game });
    if (read.length > wanted.length)
      list.push({ team: "games", side: "games", key: "games.count", value: wanted.length, found: read.length });
  }
  return list;
}

const wordsOf = (issue) =>
  [issue.message, issue.path, issue.hint, issue.detail && JSON.stringify(issue.detail)].filter(Boolean).join(" ");

/** True if a warning, or the list of unread columns, names the difference. */
function isTold({ key, found, team }, issues, season, heads) {
  const [table, column] = key.split(".");
  const names = [column, ...(heads.get(key) ?? [])].filter((name) => name.length > 0).map((name) => name.toLowerCase());
  const told = issues.map(wordsOf).map((text) => text.toLowerCase());
  if (
    told.some((text) =>
      names.some((name) =>
        name.length > 3
          ? text.includes(name)
          : new RegExp(`(^|[^a-z])${name.replace(/[^a-z0-9]/g, "\\$&")}([^a-z]|$)`).test(text),
      ),
    )
  )
    return true;
  if (
    told.some((text) =>
      /rows? (?:were |was |is |are )?(?:left out|not read|repeated|stands? twice)|twice|two teams|several teams|not used|no statistics/.test(
        text,
      ),
    )
  )
    return true;
  if (table === "games" && told.some((text) => text.includes("the points of its games are not read"))) return true;
  if (found === undefined && told.some((text) => text.includes("none of its rows is counted"))) return true;
  if (told.some((text) => text.includes(String(team).toLowerCase()) && text.includes(table))) return true;
  // A column listed as unread explains a missing statistic, but never a wrong one.
  const unread = season.sheets
    .flatMap((sheet) => [...(sheet.ignored ?? []), ...(sheet.unread ?? [])])
    .map((head) => String(head.head ?? head).toLowerCase());
  return (
    found === undefined && (heads.get(key) ?? []).some((head) => unread.some((one) => one.endsWith(head.toLowerCase())))
  );
}

/** @returns {Promise<{ verdict: Verdict, why: string[] }>} */
export async function judged(files, right, heads, library) {
  const folder = mkdtempSync(path.join(tmpdir(), "intake-"));
  try {
    for (const { name, bytes } of files) writeFileSync(path.join(folder, name), bytes);
    let read;
    try {
      const grids = await library.readGrids(folder, "stats");
      read = library.readSeason(grids, right.args?.season === undefined ? {} : { year: right.args.season });
      // The user supplies a year that no table has; that is not a fault of the table.
      if (read.issues.some(({ code }) => code === "stats-seasons")) read = library.readSeason(grids, {});
    } catch (error) {
      if (!Array.isArray(error.issues)) return { verdict: "wrong", why: [`a program's error: ${error.stack}`] };
      read = { issues: error.issues };
    }
    const errors = read.issues.filter(({ severity }) => severity === "error");
    if (!read.season) {
      const placed = errors.length > 0 && errors.every(({ file, message }) => file !== undefined && message);
      const first = errors[0];
      const why = first
        ? [`${first.file}:${first.line ?? ""}:${first.column ?? ""} ${first.message}`]
        : ["no season and no error"];
      return { verdict: placed ? "refused" : "wrong", why: placed ? why : [`an error without its file: ${why}`] };
    }
    const off = differences(read.season, right, (team) => library.teamCode(String(team), right.args?.season));
    if (off.length === 0) return { verdict: "right", why: [] };
    const silent = off.filter((one) => !isTold(one, read.issues, read.season, heads));
    const say = ({ team, side, key, value, found }) => `${team} ${side} ${key}: ${value}, read ${found}`;
    return silent.length > 0
      ? { verdict: "wrong", why: silent.map(say) }
      : { verdict: "told", why: [...off.map(say).slice(0, 3), ...read.issues.slice(0, 2).map(wordsOf)] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
