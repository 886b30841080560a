/** A table of plays -> recorded plays: gamecenter tables (`plays.csv`) and nflverse's play-by-play. */
import { suggestHint, throwOnErrors, warning, type Issue } from "../../kernel/issue/index.js";
import { counted } from "../../kernel/words/index.js";
import type { RecordedFoul, RecordedKind, RecordedPlay } from "../../stats/index.js";
import { headsOf, RowChecks } from "./row-checks.js";
import { eachTableRow } from "./table-rows.js";

export interface FoundPlays {
  /** Regular-season plays in table order; absent if columns are missing. */
  readonly plays?: readonly RecordedPlay[];
  readonly issues: readonly Issue[];
}

/** Required columns, for each of the two formats. */
const NEEDED = {
  gamecenter: [
    "eid",
    "qtr",
    "posteam",
    "defteam",
    "home",
    "down",
    "ydstogo",
    "yrdln100",
    "type",
    "rushing_yds",
    "passing_yds",
  ],
  nflverse: [
    "game_id",
    "qtr",
    "posteam",
    "defteam",
    "home_team",
    "down",
    "ydstogo",
    "yardline_100",
    "play_type",
    "yards_gained",
  ],
} as const;
type Vintage = keyof typeof NEEDED;

/** Cells of a row by column. */
class Cells {
  constructor(
    private readonly places: ReadonlyMap<string, number>,
    private readonly row: readonly string[],
  ) {}

  word(column: string): string {
    const at = this.places.get(column);
    const cell = at === undefined ? "" : (this.row[at] ?? "").trim();
    return cell === "NA" ? "" : cell;
  }

  number(column: string): number | undefined {
    const word = this.word(column);
    const value = word === "" ? NaN : Number(word);
    return Number.isFinite(value) ? value : undefined;
  }

  /** 0 if blank. */
  sum(column: string): number {
    return this.number(column) ?? 0;
  }

  is(column: string): boolean {
    return this.number(column) === 1;
  }
}

/** Without these columns a table can be read, but the real games lack what they count. */
const COUNTED = {
  gamecenter: [
    "first_down",
    "td",
    "safety",
    "fumbles_lost",
    "kick_yds",
    "kick_end",
    "ret_yds",
    "penalty",
    "passing_sk_yds",
  ],
  nflverse: [
    "complete_pass",
    "interception",
    "sack",
    "touchdown",
    "td_team",
    "safety",
    "fumble_lost",
    "first_down_rush",
    "first_down_pass",
    "first_down_penalty",
    "field_goal_result",
    "extra_point_result",
    "two_point_attempt",
    "kick_distance",
    "return_yards",
    "penalty",
    "penalty_yards",
  ],
} as const;

/** Rows that are not plays. */
const NO_PLAYS: Readonly<Record<Vintage, ReadonlySet<string>>> = {
  gamecenter: new Set(["", "other"]),
  nflverse: new Set([""]),
};

/** The season of a game by its id, 2019 for `2019090500`, `2020010300` and `2019_01_GB_CHI`; undefined for other ids. */
export function seasonOfGame(id: string): number | undefined {
  const [, year, month] = /^((?:19|20)\d\d)(?:(0[1-9]|1[0-2])\d{4}$|_\d\d_)/.exec(id) ?? [];
  return year === undefined ? undefined : Number(year) - (month !== undefined && Number(month) < 6 ? 1 : 0);
}

/** What a table of plays was not counted for. */
export const nonePlayed = (file: string, rows: number, left: number, year: number | undefined): Issue[] => {
  if (rows === 0)
    return [warning("table-empty", "the table of plays is still empty", { file, hint: "it needs one row per play" })];
  if (left < rows) return [];
  const message = `none of its ${counted(rows, "play")} is counted: all are of other seasons than ${year}, or of playoffs`;
  return [warning("plays-uncounted", message, { file, hint: "use the plays of the season of the other tables" })];
};

/** @throws UserError if the text is not a table, or has rows that cannot be read */
export function playsOfTable(given: string, file: string, year: number | undefined): FoundPlays {
  let places: Map<string, number> | undefined;
  let checks: RowChecks | undefined;
  let vintage: Vintage | undefined;
  let [rows, left] = [0, 0];
  const plays: RecordedPlay[] = [];
  const unknown = new Map<string, { rows: number; line: number }>();
  eachTableRow(given, file, (row, line) => {
    if (!places) {
      const heads = headsOf(row);
      places = new Map(heads.map((head, i) => [head, i]));
      vintage = (Object.keys(NEEDED) as Vintage[]).find((one) => NEEDED[one].every((head) => places!.has(head)));
      if (vintage) checks = new RowChecks(file, heads);
      return;
    }
    if (!vintage) return;
    rows++;
    if (!checks!.isValid(row, line)) return;
    const cells = new Cells(places, row);
    const season = cells.number("season") ?? seasonOfGame(cells.word(GAME_ID[vintage]));
    if ((year !== undefined && season !== undefined && season !== year) || /^POST/i.test(cells.word("season_type"))) {
      left++;
      return;
    }
    const word = cells.word(TYPE[vintage]);
    if (!(word in KINDS[vintage]) && !NO_PLAYS[vintage].has(word)) {
      const found = unknown.get(word);
      if (found) found.rows++;
      else unknown.set(word, { rows: 1, line: line() });
    }
    const play = (vintage === "gamecenter" ? ofGamecenter : ofNflverse)(cells);
    if (play) plays.push(play);
  });
  throwOnErrors(checks?.issues() ?? []);
  if (!vintage) return { issues: [columnsMissing(file, places)] };
  const type = TYPE[vintage];
  const issues = [
    ...[...unknown].map(([word, found]) =>
      warning("plays-type", `"${word}" in the column ${type} is unknown; ${counted(found.rows, "row")} not counted`, {
        file,
        line: found.line,
        hint: suggestHint(word, Object.keys(KINDS[vintage!])),
      }),
    ),
    ...nonePlayed(file, rows, left, year),
  ];
  const uncounted = COUNTED[vintage].filter((head) => !places!.has(head));
  if (uncounted.length > 0 && plays.length > 0)
    issues.push(
      warning("plays-missing", `columns are missing: ${uncounted.join(", ")}; what they count is 0 in the real games`, {
        file,
        hint: `expected the columns of ${vintage}`,
      }),
    );
  return { plays, issues };
}

const GAME_ID = { gamecenter: "eid", nflverse: "game_id" } as const;
const TYPE = { gamecenter: "type", nflverse: "play_type" } as const;

/** Names the columns that are missing from the format that fits best. */
function columnsMissing(file: string, places: ReadonlyMap<string, number> | undefined): Issue {
  const lacks = (one: Vintage): string[] => NEEDED[one].filter((head) => !places?.has(head));
  const [closest] = (Object.keys(NEEDED) as Vintage[]).sort(
    (a, b) => lacks(a).length / NEEDED[a].length - lacks(b).length / NEEDED[b].length,
  );
  const isOther = lacks(closest).length === NEEDED[closest].length;
  const message = isOther
    ? "the table has no columns of plays that Pressbox knows"
    : `the table of plays is missing columns: ${lacks(closest).join(", ")}`;
  const hint = isOther ? "use nflverse's play-by-play, or gamecenter tables" : `expected the columns of ${closest}`;
  return warning("plays-columns", message, { file, hint });
}

/** `12:34` -> seconds. */
function secondsOf(word: string): number | undefined {
  const [, minutes, seconds] = /^(\d+):(\d\d)$/.exec(word) ?? [];
  return seconds === undefined ? undefined : 60 * Number(minutes) + Number(seconds);
}

const GAMECENTER_KINDS: Readonly<Record<string, RecordedKind>> = {
  rush: "rush",
  scramble: "rush",
  complete: "complete",
  incomplete: "incomplete",
  sack: "sack",
  int: "intercepted",
  kneel: "kneel",
  spike: "spike",
  punt: "punt",
  fg: "fieldGoal",
  kickoff: "kickoff",
  xp: "extraPoint",
  two_pt: "twoPoint",
  no_play: "noPlay",
  pen_only: "noPlay",
};

const FIRST_DOWNS = { rush: "rush", pass: "pass", pen: "penalty" } as const;

function ofGamecenter(cells: Cells): RecordedPlay | undefined {
  const type = cells.word("type");
  const kind = GAMECENTER_KINDS[type];
  if (!kind || cells.word("posteam") === "") return undefined;
  const [scored, end, fumble] = [cells.word("td"), cells.word("kick_end"), cells.word("fumble")];
  const isKick =
    kind === "punt" || kind === "kickoff" || kind === "fieldGoal" || kind === "extraPoint" || kind === "twoPoint";
  const lost = cells.sum("fumbles_lost");
  // If the returner loses a fumble, the kicking team has the ball and gets any touchdown.
  const theirs = (kind === "punt" || kind === "kickoff" || kind === "intercepted") && /ret/.test(fumble);
  const own = scored === "off" || (scored === "fum_ret" && theirs);
  const team = cells.word("posteam");
  const first = FIRST_DOWNS[cells.word("first_down") as keyof typeof FIRST_DOWNS];
  const clock = secondsOf(cells.word("time"));
  return {
    game: cells.word("eid"),
    kind,
    quarter: cells.sum("qtr"),
    ...(clock !== undefined && { clock }),
    team,
    opponent: cells.word("defteam"),
    atHome: cells.is("home"),
    ...(cells.word("drive") !== "" && { drive: cells.word("drive") }),
    down: cells.sum("down"),
    toGo: cells.sum("ydstogo"),
    goal: cells.sum("yrdln100"),
    yards:
      kind === "sack"
        ? cells.sum("passing_sk_yds")
        : kind === "complete"
          ? cells.sum("passing_yds")
          : cells.sum("rushing_yds"),
    scramble: type === "scramble",
    ...(first && { firstDown: first }),
    ...(scored !== "" && { touchdown: own ? ("own" as const) : ("other" as const) }),
    safety: cells.is("safety"),
    fumblesLost: { own: theirs ? 0 : lost, other: theirs ? lost : 0 },
    ...(isKick && {
      kick: {
        yards: cells.sum("kick_yds"),
        good: /good$|_rec$/.test(end),
        blocked: end === "blocked",
        onside: end.startsWith("onside"),
        touchback: end === "touchback",
      },
    }),
    ...(cells.number("ret_yds") !== undefined && { returnYards: cells.sum("ret_yds") }),
    fouls: gamecenterFouls(cells.word("penalty"), team),
  };
}

/** `GB|Offensive Holding|10|accepted;...`. */
function gamecenterFouls(word: string, team: string): RecordedFoul[] {
  return word
    .split(";")
    .map((part) => part.split("|"))
    .filter((part) => part.length === 4)
    .map(([guilty, foul, yards, how]) => ({
      own: guilty === team,
      foul,
      yards: Number(yards) || 0,
      how: how === "accepted" || how === "offsetting" ? how : "declined",
    }));
}

const NFLVERSE_KINDS: Readonly<Record<string, RecordedKind>> = {
  run: "rush",
  pass: "incomplete",
  punt: "punt",
  field_goal: "fieldGoal",
  kickoff: "kickoff",
  extra_point: "extraPoint",
  qb_kneel: "kneel",
  qb_spike: "spike",
  no_play: "noPlay",
};

const KINDS: Readonly<Record<Vintage, Readonly<Record<string, RecordedKind>>>> = {
  gamecenter: GAMECENTER_KINDS,
  nflverse: NFLVERSE_KINDS,
};

function nflverseKind(cells: Cells): RecordedKind | undefined {
  const kind = NFLVERSE_KINDS[cells.word("play_type")];
  if (kind && kind !== "noPlay" && cells.is("two_point_attempt")) return "twoPoint";
  if (kind !== "incomplete") return kind;
  if (cells.is("sack")) return "sack";
  if (cells.is("interception")) return "intercepted";
  return cells.is("complete_pass") ? "complete" : kind;
}

function ofNflverse(cells: Cells): RecordedPlay | undefined {
  const kind = nflverseKind(cells);
  const ball = cells.word("posteam");
  if (!kind || ball === "") return undefined;
  // In this table, the receiving team has the ball on kickoffs.
  const [team, opponent] = kind === "kickoff" ? [cells.word("defteam"), ball] : [ball, cells.word("defteam")];
  const result = `${cells.word("field_goal_result")}${cells.word("extra_point_result")}${cells.word("two_point_conv_result")}`;
  const isKick =
    kind === "punt" || kind === "kickoff" || kind === "fieldGoal" || kind === "extraPoint" || kind === "twoPoint";
  const won = cells.word("td_team");
  const lost = cells.is("fumble_lost") ? 1 : 0;
  const theirs = cells.word("fumbled_1_team") !== "" && cells.word("fumbled_1_team") !== team;
  const first = (["rush", "pass", "penalty"] as const).find((by) => cells.is(`first_down_${by}`));
  const clock = cells.number("quarter_seconds_remaining") ?? secondsOf(cells.word("time"));
  const drive = cells.word("fixed_drive") || cells.word("drive");
  const foul: RecordedFoul | undefined = cells.is("penalty")
    ? {
        own: cells.word("penalty_team") === team,
        foul: cells.word("penalty_type"),
        yards: cells.sum("penalty_yards"),
        how: cells.sum("penalty_yards") > 0 ? "accepted" : "declined",
      }
    : undefined;
  const returned = cells.number("return_yards");
  return {
    game: cells.word("game_id"),
    kind,
    quarter: cells.sum("qtr"),
    ...(clock !== undefined && { clock }),
    team,
    opponent,
    atHome: team === cells.word("home_team"),
    ...(drive !== "" && { drive }),
    down: cells.sum("down"),
    toGo: cells.sum("ydstogo"),
    goal: cells.sum("yardline_100"),
    yards:
      kind === "complete"
        ? (cells.number("passing_yards") ?? cells.sum("yards_gained"))
        : kind === "rush" || kind === "kneel" || kind === "sack"
          ? (cells.number("rushing_yards") ?? cells.sum("yards_gained"))
          : 0,
    scramble: cells.is("qb_scramble"),
    ...(first && { firstDown: first }),
    ...(cells.is("touchdown") && won !== "" && { touchdown: won === team ? ("own" as const) : ("other" as const) }),
    safety: cells.is("safety"),
    fumblesLost: { own: theirs ? 0 : lost, other: theirs ? lost : 0 },
    ...(isKick && {
      kick: {
        yards: cells.sum("kick_distance"),
        good: result === "made" || result === "good" || result === "success" || cells.is("own_kickoff_recovery"),
        blocked: cells.is("punt_blocked") || result === "blocked",
        onside:
          kind === "kickoff" &&
          (cells.is("own_kickoff_recovery") || cells.sum("kick_distance") < 20) &&
          cells.sum("kick_distance") > 0,
        touchback: cells.is("touchback"),
      },
    }),
    ...(returned !== undefined && !cells.is("touchback") && isReturned(kind, cells) && { returnYards: returned }),
    fouls: foul ? [foul] : [],
  };
}

/** The table has 0 yards if there was no return. */
function isReturned(kind: RecordedKind, cells: Cells): boolean {
  if (kind === "intercepted") return true;
  if (kind === "kickoff")
    return !cells.is("kickoff_fair_catch") && !cells.is("kickoff_out_of_bounds") && !cells.is("kickoff_downed");
  return (
    kind === "punt" &&
    !["punt_fair_catch", "punt_out_of_bounds", "punt_downed", "punt_blocked"].some((column) => cells.is(column))
  );
}
