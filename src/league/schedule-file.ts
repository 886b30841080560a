/**
 * Schedules as a spreadsheet: week or round, away, home, and site if neutral. Lists of real seasons work too: their playoff games are
 * skipped, because a league makes its own.
 */
import { lazily } from "../kernel/lazy/index.js";
import {
  eachValid,
  isObject,
  fault,
  hasErrors,
  suggest,
  throwOnErrors,
  UserError,
  warning,
  whereValid,
  type Issue,
  type Locate,
  type Path,
  type Place,
} from "../kernel/issue/index.js";
import { zod } from "../kernel/zod/index.js";
import { bareText } from "../kernel/words/index.js";
import type { CellTable, FileKind, FromTable } from "../contract/files.js";
import { PAIRING_HEADS } from "./game-heads.js";
import type { Pairing, Rounds } from "./schedule.js";

/** A game as the file names it; which teams are meant is known once there is a league. */
export interface PlannedGame {
  readonly week: number;
  readonly away: string;
  readonly home: string;
  readonly neutral: boolean;
  /** Its location in the file. */
  at(field: "week" | "away" | "home" | "site"): Place;
}
export interface ScheduleFile {
  readonly games: readonly PlannedGame[];
}

/** Column headings, and synonyms. */
const COLUMNS = { ...PAIRING_HEADS, site: ["site", "neutral", "place"] } as const;
type Field = keyof typeof COLUMNS;
const FIELDS = Object.keys(COLUMNS) as Field[];

/** Columns in which lists of games mark playoff games. */
const KINDS: readonly string[] = ["kind", "season_type", "game_type"];

/** Words for a game at a neutral site, and for one at the home team's field. */
const NEUTRAL: ReadonlySet<string> = new Set(["neutral", "n", "yes", "y", "true", "x"]);
const AT_HOME: ReadonlySet<string> = new Set(["", "home", "no", "false"]);
const MOST_WEEKS = 60;
export const SCHEDULE = "league-schedule";
const FORMAT = `pressbox/${SCHEDULE}`;

const shape = lazily(() => {
  const z = zod();
  const team = z.string().trim().min(1).max(80).describe("A team by any of its names");
  const game = z.strictObject({
    week: z.int().min(1).max(MOST_WEEKS).describe("Week or round, from 1; every one up to the last has games"),
    away: team,
    home: team,
    site: z.string().max(20).optional().describe("neutral if neither team is at home"),
  });
  return z.strictObject({
    format: z.literal(FORMAT).optional(),
    version: z.literal(1).optional(),
    games: z.array(game).min(1).max(2000).describe("In a spreadsheet, one row per game: week, away, home, site"),
  });
});

/** The schema of a schedule, and checks of its games between these teams. */
const kindFor = <T extends Named>(pool: Pool<T>): FileKind<ScheduleFile> => ({
  id: SCHEDULE,
  title: "Schedule of a league",
  columns: FIELDS,
  knowsHead: (head) => KINDS.includes(plain(head)) || FIELDS.some((field) => isHeadOf(field, head)),
  get shape() {
    return shape();
  },
  matches: (data) => isObject(data) && Array.isArray(data.games),
  fromTable,
  check(data, locate) {
    const { games } = data as Planned;
    const issues = [...senseOf(data, locate), ...faultsOfTeams(data as Planned, pool, locate)];
    if (hasErrors(issues)) return { issues };
    const planned = games.map(({ week, away, home, site = "" }, i): PlannedGame => {
      const at = (field: Field): Place => locate(["games", i, field]);
      return { week, away, home, neutral: NEUTRAL.has(plain(site)), at };
    });
    return { issues, value: { games: planned } };
  },
  sense: (data, locate) => [...senseOf(data, locate), ...faultsOfTeams(data as Planned, pool, locate)],
});

interface Planned {
  readonly games: readonly Row[];
}

/** Invalid sites, and weeks without games. */
function senseOf(data: unknown, locate: Locate): Issue[] {
  const { games } = data as Planned;
  const issues: Issue[] = [];
  eachValid(games, ({ site = "" }, i) => {
    if (NEUTRAL.has(plain(site)) || AT_HOME.has(plain(site))) return;
    const hint = "write neutral, or leave it empty for a game at the home team's field";
    issues.push(fault("schedule-site", `the site cannot be "${site}"`, { ...locate(["games", i, "site"]), hint }));
  });
  whereValid(() => {
    const weeks = new Set(games.map(({ week }) => week));
    for (let week = 1; week < Math.max(...weeks); week++) {
      if (!weeks.has(week)) issues.push(fault("schedule-week", `week ${week} has no games`, locate(["games"])));
    }
  });
  return issues;
}

const plain = (word: string): string => word.trim().toLowerCase();
const isHeadOf = (field: Field, head: string): boolean =>
  (COLUMNS[field] as readonly string[]).includes(bareText(head));

interface Row {
  readonly week: number;
  readonly away: string;
  readonly home: string;
  readonly site?: string;
}

function fromTable(table: CellTable): FromTable {
  const heads = new Map<Field, string>();
  for (const field of FIELDS) {
    const head = table.heads.find((one) => isHeadOf(field, one));
    if (head !== undefined) heads.set(field, head);
  }
  const kind = table.heads.find((head) => KINDS.includes(plain(head)));
  const isPlayoff = (row: Readonly<Record<string, string>>): boolean =>
    kind !== undefined && !["", "REG"].includes(row[kind].trim().toUpperCase());
  const kept = table.rows.flatMap((row, i) => (isPlayoff(row) ? [] : [{ row, i }]));
  const locate: Locate = ([, row, field]) =>
    table.locateCell(
      typeof row === "number" ? kept[row]?.i : undefined,
      field === undefined ? undefined : heads.get(field as Field),
    );
  const issues = (["week", "away", "home"] as const).flatMap((field) => {
    if (heads.has(field)) return [];
    const message = `there is no column "${field}"; found ${table.heads.join(", ")}`;
    return [
      fault("schedule-column", message, { ...table.locateCell(undefined), hint: "columns: week, away, home, site" }),
    ];
  });
  const missing = (["week", "away", "home"] as const).filter((field) => !heads.has(field));
  issues.push(...strangeColumns(table, heads, missing));
  // Not a schedule at all.
  if (missing.length === 3) return { issues, locate };
  const cell = (row: Readonly<Record<string, string>>, field: Field): string => row[heads.get(field) ?? ""] ?? "";
  const reported: Path[] = kept.flatMap((_, i) => missing.map((field) => ["games", i, field]));
  const games = kept.map(({ row }, i) => {
    const typed = cell(row, "week").trim();
    const week = /^(?:(?:week|round)\s*)?(\d{1,2})$/i.exec(typed)?.[1];
    if (week === undefined && heads.has("week")) {
      const message = `the week cannot be "${typed}"; expected a number from 1`;
      issues.push(fault("schedule-week", message, locate(["games", i, "week"])));
      reported.push(["games", i, "week"]);
    }
    return {
      week: Number(week),
      away: cell(row, "away"),
      home: cell(row, "home"),
      ...(heads.has("site") && { site: cell(row, "site") }),
    };
  });
  return { issues, locate, reported, data: { games } };
}

/** Columns without meaning here. Lists of real games have many more, and say which part of the season each game belongs to. */
function strangeColumns(table: CellTable, heads: ReadonlyMap<Field, string>, missing: readonly Field[]): Issue[] {
  if (table.heads.some((head) => KINDS.includes(plain(head)))) return [];
  const free = FIELDS.filter((field) => !heads.has(field));
  return table.heads
    .filter((head) => !FIELDS.some((field) => isHeadOf(field, head)))
    .map((head) => {
      const meant = suggest(plain(head), free);
      const place = table.locateCell(undefined, head);
      // A misspelled site column would change who plays at home; other missing columns are reported anyway.
      if (meant !== undefined && missing.length === 0)
        return fault("column-unknown", `there is no column "${head}"`, { ...place, hint: `did you mean "${meant}"?` });
      const hint = meant === undefined ? "columns: week, away, home, site" : `did you mean "${meant}"?`;
      return warning("column-unknown", `the column "${head}" is not read`, { ...place, hint });
    });
}

/** Teams that a league may have, and how to find one by any of its names. */
export interface Pool<T> {
  readonly teams: readonly T[];
  /** @throws UserError if the word is not a team's name */
  find(word: string): T;
}
interface Named {
  readonly id: string;
  readonly name: string;
}

/** Schedules for leagues of these teams: beyond the schema, reports unknown teams and teams that play twice in a week or against themselves. */
export const scheduleFor = <T extends Named>(pool: Pool<T>): FileKind<ScheduleFile> => kindFor(pool);

/** A schedule without a league: two names are the same team if they are spelled alike. */
export const scheduleKind = kindFor({
  teams: [],
  find: (word) => ({ id: plain(word), name: word.trim() }),
});

/**
 * A schedule that may be for any of these leagues: the one that knows most of its teams checks it, if it knows more than half. Unknown
 * teams are only a warning, because a league may have teams of its own.
 */
export const scheduleAmong = (leagues: readonly FileKind[]): FileKind<ScheduleFile> => {
  const judge = (data: unknown, locate: Locate): readonly Issue[] => {
    const played = whereValid(() => (data as Planned).games.length) ?? 0;
    const judged = leagues.map((kind) => kind.sense?.(data, locate) ?? []);
    const unknown = (issues: readonly Issue[]): number => issues.filter(({ code }) => code === UNKNOWN).length;
    const best = judged.sort((a, b) => unknown(a) - unknown(b))[0];
    return best !== undefined && unknown(best) < played ? best : (scheduleKind.sense?.(data, locate) ?? []);
  };
  const softened = (issue: Issue): Issue => (issue.code === UNKNOWN ? { ...issue, severity: "warning" } : issue);
  return {
    ...scheduleKind,
    check(data, locate) {
      const issues = judge(data, locate).map(softened);
      return hasErrors(issues) ? { issues } : { ...scheduleKind.check(data, locate), issues };
    },
    sense: (data, locate) => judge(data, locate).map(softened),
  };
};

/** Issue code of a name that is not a team of the league. */
const UNKNOWN = "team-unknown";

const SIDES = ["away", "home"] as const;

function faultsOfTeams<T extends Named>({ games }: Planned, { find }: Pool<T>, locate: Locate): Issue[] {
  const issues: Issue[] = [];
  const busy = new Map<string, number>();
  /** Undefined for an unknown team, which is reported here. */
  const sideOf = (i: number, side: "away" | "home"): T | undefined => {
    try {
      return whereValid(() => find(games[i][side]));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      issues.push(...error.issues.map((issue) => ({ ...issue, ...locate(["games", i, side]) })));
      return undefined;
    }
  };
  const played = whereValid(() => games.length) ?? 0;
  for (let i = 0; i < played; i++) {
    const [away, home] = SIDES.map((side) => sideOf(i, side));
    whereValid(() => {
      const { week } = games[i];
      const self = away && away.id === home?.id;
      if (self) {
        const message = `week ${week}: ${away.name} play against themselves`;
        issues.push(fault("schedule-self", message, locate(["games", i, "home"])));
      }
      for (const [side, team] of [["away", away] as const, ["home", self ? undefined : home] as const]) {
        if (!team) continue;
        const key = `${week} ${team.id}`;
        const before = busy.get(key);
        busy.set(key, before ?? i);
        if (before === undefined) continue;
        const { line } = locate(["games", before, "week"]);
        const hint = line === undefined ? {} : { hint: `the other game is in line ${line}` };
        const message = `week ${week}: ${team.name} play twice`;
        issues.push(fault("schedule-twice", message, { ...locate(["games", i, side]), ...hint }));
      }
    });
  }
  return issues;
}

/**
 * The teams that a file names, in the order of the pool, and its rounds by team number.
 * @throws UserError with every unknown team, and every team that plays twice in a week or against itself
 */
export function plannedBy<T extends Named>(
  { games }: ScheduleFile,
  pool: Pool<T>,
): { readonly teams: readonly T[]; readonly rounds: Rounds } {
  throwOnErrors(faultsOfTeams({ games }, pool, ([, i, field]) => games[i as number].at(field as Field)));
  const played = games.map((game) => ({ ...game, away: pool.find(game.away).id, home: pool.find(game.home).id }));
  const named = new Set(played.flatMap(({ away, home }) => [away, home]));
  const teams = pool.teams.filter(({ id }) => named.has(id));
  const numberOf = (team: string): number => teams.findIndex(({ id }) => id === team) + 1;
  const weeks = Math.max(...games.map(({ week }) => week));
  const rounds = Array.from({ length: weeks }, (_, w) =>
    played
      .filter(({ week }) => week === w + 1)
      .map(({ away, home, neutral }): Pairing =>
        neutral ? [numberOf(away), numberOf(home), "neutral"] : [numberOf(away), numberOf(home)],
      ),
  );
  return { teams, rounds };
}
