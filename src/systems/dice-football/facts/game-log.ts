/** DF-4, score sheet and play by play: the track, drives and scores of a game, stamina, returns and injuries, and one row per snap with every die. */
import { driveChart, lineCells, lineScore, SIDES, type Side } from "../../../kernel/football/index.js";
import { chunks, keyed, numbered, ofType } from "../../../kernel/lists/index.js";
import type { Named } from "../../../kernel/words/names.js";
import { rangeText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { shortNames } from "../../../gamekit/team-words.js";
import type { GameEvent, InjuryEvent } from "../engine/index.js";
import type { GameRecord } from "../game-record.js";
import { logRows, type LogRow } from "../log/log-rows.js";
import { playerLines } from "../log/player-lines.js";
import { scoringLines } from "../log/scoring.js";
import { trackOf, trackRows } from "../log/track.js";
import type { DiceRules, Team } from "../rules/index.js";
import { boxText, gameIn, isPlayed, periodText, QUARTERS, seasonName, SIDE_KEYS } from "./game-of.js";
import { readLog } from "../read-log.js";
import { dealLines } from "../../../gamekit/log-lines.js";
import { logLines } from "./log-lines.js";
import { namesInGame } from "./names.js";
import { driveRow, scoreRow } from "./score-rows.js";
import { byHalf, halfOf } from "./timeouts.js";

/** Returns of a side by player, kind and half. */
function returnsOf(rows: readonly GameEvent[], side: Side, name: string, punts: boolean): Values {
  const counts = { 1: 0, 2: 0 };
  let period = 1;
  for (const event of rows) {
    if (event.type === "periodEnd") period = event.period + 1;
    if (event.type !== "return" || event.team !== side || event.player !== name) continue;
    if (event.of !== "interception" && (event.of === "punt") === punts) counts[halfOf(period) as 1 | 2]++;
  }
  return { 1: counts[1] || undefined, 2: counts[2] || undefined };
}

const injuryRow = (named: Named, { player, hurt, until, plays, games, period, box }: InjuryEvent): Values => ({
  name: named(player),
  when: `${periodText(period)}, ${boxText(box)}`,
  until: until === "plays" ? `${plays ?? 1} ${plays === 1 ? "play" : "plays"}` : until,
  ...(games && { games }),
  ...(hurt && { hurt: true }),
});

/** A team's carriers and returners, in its own order. */
const squad = ({ roster: { carriers, returns } }: Team) => ({
  stamina: carriers.map(({ name, position, stamina }) => ({ name, position, limit: stamina })),
  kick: returns.kick.map(({ name }) => ({ name })),
  punt: returns.punt.map(({ name }) => ({ name })),
});

/** Rows by table; they continue on further copies when a table is full. */
type Tables = Readonly<Record<string, readonly Values[]>>;

function sideTables(game: GameRecord, side: Side, named: Named): Tables {
  const { events } = game;
  const { stamina, kick, punt } = squad(game[side]);
  const touches = new Map(playerLines(events)[side].map((line) => [line.name, line.touches]));
  return {
    stamina: stamina.map((one) => ({
      ...one,
      name: named(one.name),
      touches: touches.get(one.name) || undefined,
    })),
    kick: kick.map(({ name }) => ({
      name: named(name),
      ...returnsOf(events, side, name, false),
    })),
    punt: punt.map(({ name }) => ({
      name: named(name),
      ...returnsOf(events, side, name, true),
    })),
    injury: ofType(events, "injury")
      .filter(({ team }) => team === side)
      .map((event) => injuryRow(named, event)),
  };
}

function gameValues({ events, ...game }: GameRecord, rows: readonly LogRow[], rules: DiceRules): Values {
  const short = shortNames(game);
  const score = lineScore(events, QUARTERS);
  return {
    line: keyed(SIDES, (side) => lineCells(score, side, QUARTERS)) as Values,
    toss: numbered(ofType(events, "toss").map(({ die, winner }) => ({ die, winner: short[winner] }))),
    timeouts: byHalf(ofType(events, "timeout")),
    track: trackRows(rows, rules) as Values,
  };
}

function gameTables(game: GameRecord, rows: readonly LogRow[], named: Named): Tables {
  const short = shortNames(game);
  return {
    scoring: scoringLines(rows, named).map((line) => scoreRow(line, short)),
    drives: driveChart(game.events).map((drive, i) => driveRow(drive, i, short)),
  };
}

/** Tables of the score sheet that continue after the log, and under which name. */
const MORE: Readonly<Record<string, string>> = { scoring: "moreScoring", drives: "moreDrives" };

/** The rows of each copy, up to the size of its tables. */
function dealTables(tables: Tables, room: (table: string) => number): Record<string, Record<string, Values>>[] {
  const copies: Record<string, Record<string, Values>>[] = [];
  for (const [name, rows] of Object.entries(tables)) {
    chunks(rows, Math.max(1, room(name))).forEach((own, i) => {
      (copies[i] ??= {})[name] = numbered(own);
    });
  }
  return copies;
}

/** Boxes grouped under a heading. */
const TENS = 10;

/** Column headings of the track: the halved boxes are wider and follow the line for the last two minutes. */
function trackHeads({ tables: { timing } }: DiceRules) {
  const { boxes, halves } = timing;
  return Array.from({ length: boxes }, (_, index) => {
    const first = index - (index % TENS) + 1;
    const late = index + 1 >= halves;
    return {
      key: index + 1,
      index,
      late,
      group: late ? rangeText(halves, boxes) : rangeText(first, Math.min(first + TENS - 1, halves - 1)),
      track: late ? "12fr" : "7fr",
      line: index + 1 === halves,
    };
  });
}

export const gameLog: SheetContent<object, DiceRules> = {
  form: ({ rules }) => ({
    sides: SIDE_KEYS,
    quarters: trackOf(rules),
    heads: trackHeads(rules),
    timing: rules.tables.timing,
  }),
  fill(records, { rules, names, capacity }) {
    const game = gameIn(records);
    if (!game) return [];
    const head: Values = {
      away: seasonName(game.away),
      home: seasonName(game.home),
      ...(names.date && { date: names.date }),
    };
    const named = namesInGame(game);
    const sides = keyed(SIDES, (side) =>
      dealTables(sideTables(game, side, named), (table) => capacity(`${side}.${table}`)),
    );
    const rows = logRows(game.events, shortNames(game), named);
    const played = isPlayed(game);
    const tables = played ? gameTables(game, rows, named) : {};
    const sheet = keyed(Object.keys(tables), (name) => numbered(tables[name].slice(0, capacity(name))));
    const rest = Object.fromEntries(
      Object.entries(tables).map(([name, list]) => [MORE[name], list.slice(capacity(name))]),
    );
    const more = dealTables(rest, capacity);
    const pages = played ? dealLines(logLines(rows, shortNames(game), named), capacity("play")) : [];
    // Overflow from the first pages goes after the log, starting on its last page.
    const last = Math.max(0, pages.length - 1);
    const count = last + Math.max(1, more.length, ...SIDES.map((side) => sides[side].length));
    return Array.from({ length: count }, (_, i) => {
      const behind = i - last;
      const squadPage = i === 0 ? 0 : behind;
      return {
        values: {
          ...(pages[i] && { log: head, play: numbered(pages[i].map(({ values }) => values)) }),
          ...(i === 0 && { sheet: head, ...(played && gameValues(game, rows, rules)), ...sheet }),
          ...(more[behind] && { more: head, ...more[behind] }),
          ...((i === 0 || behind > 0) &&
            SIDES.some((side) => sides[side][squadPage]) && {
              squads: head,
              ...keyed(SIDES, (side) => sides[side][squadPage] ?? {}),
            }),
        },
      };
    });
  },
  read: readLog,
};
