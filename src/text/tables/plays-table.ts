/** A table of plays -> recorded plays: gamecenter tables (`plays.csv`) and nflverse's play-by-play. */
import { warning, type Issue } from "../../kernel/issue/index.js";
import type { RecordedFoul, RecordedKind, RecordedPlay } from "../../stats/index.js";
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

/** @throws UserError if the text is not a table */
export function playsOfTable(given: string, file: string, year: number | undefined): FoundPlays {
  let places: Map<string, number> | undefined;
  let vintage: Vintage | undefined;
  const plays: RecordedPlay[] = [];
  eachTableRow(given, file, (row) => {
    if (!places) {
      places = new Map(row.map((head, i) => [head.trim().toLowerCase(), i]));
      vintage = (Object.keys(NEEDED) as Vintage[]).find((one) => NEEDED[one].every((head) => places!.has(head)));
      return;
    }
    if (!vintage) return;
    const cells = new Cells(places, row);
    const season = cells.number("season");
    if ((year !== undefined && season !== undefined && season !== year) || /^POST/i.test(cells.word("season_type")))
      return;
    const play = (vintage === "gamecenter" ? ofGamecenter : ofNflverse)(cells);
    if (play) plays.push(play);
  });
  if (vintage) return { plays, issues: [] };
  const missing = NEEDED.nflverse.filter((head) => !places?.has(head));
  const hint = `expected nflverse's columns; missing: ${missing.join(", ")}`;
  return {
    issues: [
      warning("plays-columns", "the table of plays is missing columns for downs, distances or results", { file, hint }),
    ],
  };
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
