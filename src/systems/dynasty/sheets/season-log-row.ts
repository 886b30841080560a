/** One season of the log: printed dice spaces and choices, and what the pencil writes into them. */
import { round, type RowPlace } from "../../../page/lay-out.js";
import type { DiceLine, SeasonLine } from "../engine/index.js";
import { ROUNDS, type DynastyRules, type PlayoffEntry, type Round } from "../rules/index.js";
import { COLUMN, stripOf } from "./season-log.js";
import { DASH, MINUS, ROUND_NAMES, signed } from "./shared.js";

const DIE = 3.85;
const GAP = 0.35;
/** A printed pair of off-season dice, and the Front Office dice before their text. */
const OFF_DICE = 2;
const FRONT_OFFICE = 2;

const ENTRIES: readonly { readonly entry: PlayoffEntry; readonly word: string }[] = [
  { entry: "none", word: "out" },
  { entry: "wildCard", word: "in" },
  { entry: "bye", word: "bye" },
];

interface Pool {
  readonly name: string;
  readonly faces: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly pitch: number;
  readonly coach: boolean;
  readonly label: string;
}

/** Everything that the template draws for a season; values are empty without a line. */
export function seasonCells(rules: DynastyRules, place: RowPlace, line: SeasonLine | undefined, contractEnd: number): object {
  const season = place.index + 1;
  const { setup, scoring, playoffs } = rules.tables;
  const name = (key: string): string => `season.${season}.${key}`;
  const half = round(place.h / 2);
  const lines = { upper: place.y, lower: round(place.y + half), half, upperCy: round(place.y + half / 2), lowerCy: round(place.y + half * 1.5) };
  const signed_ = season <= setup.contractYears;
  const pools = poolsOf(rules, lines, line, name);
  return {
    ...place,
    ...lines,
    season: `${season}`,
    signed: signed_,
    contract: { name: name("contract"), on: !signed_ && season <= contractEnd, label: `season ${season} under contract` },
    spaces: pools.flatMap(spacesOf),
    pools: pools.map((pool) => ({ ...pool, faces: padded(pool.faces, countOf(pool, rules)) })),
    dieChoices: diceChoices(rules, place, line, name),
    entries: ENTRIES.map(({ entry, word }, i) => ({
      word,
      x: round(COLUMN.record.cx + (i - 1) * 4.45),
      y: lines.lowerCy,
      name: name(`entry.${entry}`),
      on: line?.regular.entry === entry,
      label: `season ${season}: playoffs ${word}`,
    })),
    scores: [
      score("winning", scoring.winningSeason, COLUMN.winning.cx, place.cy, (line?.points.winningSeason ?? 0) > 0),
      ...playoffs.map((row) => score(row.round, row.points, stripOf(row.round).cx, lines.lowerCy, (line?.points[row.round] ?? 0) > 0)),
    ],
    rounds: ROUNDS.map((r) => ({
      name: name(r),
      value: line ? roundSign(line, r) : "",
      x: stripOf(r).x,
      w: stripOf(r).w,
      label: `season ${season}: ${ROUND_NAMES[r].long}`,
    })),
    newsX: COLUMN.news.x + 0.4,
    newsW: COLUMN.news.w - 0.8,
    dramaX: round(COLUMN.news.x + 1 + FRONT_OFFICE * (DIE + GAP)),
    dramaW: round(COLUMN.news.w - 1.4 - FRONT_OFFICE * (DIE + GAP)),
    ...written(rules, line, name),
  };

  function score(key: string, value: number, x: number, y: number, on: boolean): object {
    return { value: `${value}`, x, y, on, name: name(`points.${key}`), label: `season ${season}: ${value} points, ${key}` };
  }
}

/** The pencil values. */
function written(rules: DynastyRules, line: SeasonLine | undefined, name: (key: string) => string): object {
  const keys = ["losing", "bought", "rerolls", "total2d6", "news", "drama", "start", "ready", "spent", "left", "record", "earned", "boughtExt", "points", "running"];
  const names = Object.fromEntries(keys.map((key) => [key, name(key)]));
  if (!line) return { names, ...Object.fromEntries(keys.map((key) => [key, ""])) };
  const { offSeason, influence, regular, extension } = line;
  return {
    names,
    losing: offSeason.losingBonus ? `+${offSeason.losingBonus}` : "",
    bought: offSeason.modifiersPaid === 0 ? "" : signed(offSeason.modifiers) || "0",
    rerolls: offSeason.rerolls,
    total2d6: `${offSeason.total}`,
    ...news(rules, line),
    start: `${influence.start}`,
    ready: `${influence.afterGain}`,
    spent: influence.spent,
    left: `${influence.left}`,
    record: `${regular.wins}${DASH}${regular.losses}`,
    earned: extension.earned === 0 ? "" : `+${extension.earned}`,
    boughtExt: extension.bought === 0 ? "" : `+${extension.bought * rules.tables.extension.bought}`,
    points: `${line.total}`,
    running: `${line.running}`,
  };
}

/** Upper line: the off-season row; lower line: the Front Office row. What changed stands behind the last of them. */
export function news(rules: DynastyRules, line: SeasonLine): { news: string; drama: string } {
  const { dice, influence } = line.effect;
  const die = dice === 0 ? "" : `${dice > 0 ? "+" : MINUS}die`;
  const change = [die, signed(influence)].filter((part) => part !== "").join(" ");
  const with_ = (text: string): string => (change === "" ? text : `${text} ${change}`);
  const last = line.frontOffice.at(-1);
  const row = shortOf(rules.tables.offSeason[line.offSeason.row]);
  if (!last) return { news: with_(row), drama: "" };
  return { news: row, drama: with_(shortOf(rules.tables.frontOffice[last.row])) };
}

/** A row's own short words, or the first two of its text. */
const shortOf = (row: { readonly text: string; readonly short?: string }): string => row.short ?? row.text.split(" ").slice(0, 2).join(" ");

export function roundSign(line: SeasonLine, r: Round): string {
  const played = line.rounds.find((entry) => entry.round === r);
  if (played) return played.won ? (r === "bigGame" ? "title" : "win") : "loss";
  return r === "wildCard" && line.regular.entry === "bye" ? "bye" : "";
}

/** All rows of dice of a season, first rolls above and what they became below. */
function poolsOf(rules: DynastyRules, at: { upper: number; half: number; lower: number }, line: SeasonLine | undefined, name: (key: string) => string): Pool[] {
  const pair = (key: string, x: number, w: number, count: number, faces: DiceLine | undefined, coach: boolean): Pool[] => {
    const pitch = Math.min(DIE + GAP, (w - 0.9) / count);
    const size = round(pitch - GAP);
    const left = round(x + (w - count * pitch + GAP) / 2);
    const shared = { x: left, size, pitch: round(pitch), coach };
    const y = (top: number): number => round(top + (at.half - size) / 2);
    const changed = faces !== undefined && faces.rerolls + faces.coachSets > 0;
    return [
      { ...shared, name: name(`${key}.first`), faces: faces?.first ?? [], y: y(at.upper), label: `${key}, first roll` },
      { ...shared, name: name(`${key}.final`), faces: changed ? faces.final : [], y: y(at.lower), label: `${key}, final dice` },
    ];
  };
  const { diceMax } = rules.tables.setup;
  const off = line && { first: line.offSeason.rolls[0].faces, final: line.offSeason.faces, rerolls: line.offSeason.rerolls, coachSets: 0 };
  const visits = line?.frontOffice ?? [];
  const officeY = round(at.lower + (at.half - DIE) / 2);
  return [
    ...pair("offSeason", COLUMN.roll.x, COLUMN.roll.w, OFF_DICE, off, false),
    {
      name: name("frontOffice"),
      faces: visits.slice(-FRONT_OFFICE).map((visit) => visit.face),
      x: round(COLUMN.news.x + 0.7),
      y: officeY,
      size: DIE,
      pitch: DIE + GAP,
      coach: false,
      label: "Front Office die",
    },
    ...pair("regular", COLUMN.regular.x, COLUMN.regular.w, diceMax, line?.regular, true),
    ...ROUNDS.flatMap((r) => pair(r, COLUMN[r].x, COLUMN[r].w, diceMax, line?.rounds.find((entry) => entry.round === r), true)),
  ];
}

const countOf = (pool: Pool, rules: DynastyRules): number =>
  pool.coach ? rules.tables.setup.diceMax : pool.name.endsWith("frontOffice") ? FRONT_OFFICE : OFF_DICE;

const padded = (faces: readonly number[], count: number): number[] => Array.from({ length: count }, (_, i) => faces[i] ?? 0);

/** Printed squares under a pool; dice that are still to be won are dashed. */
function spacesOf(pool: Pool): object[] {
  return [];
}

/** The counts of Team Dice one above the other, to ring. */
function diceChoices(rules: DynastyRules, place: RowPlace, line: SeasonLine | undefined, name: (key: string) => string): object[] {
  const { diceMin, diceMax } = rules.tables.setup;
  const counts = Array.from({ length: diceMax - diceMin + 1 }, (_, i) => diceMin + i);
  const step = Math.min(4.2, (place.h - 0.6) / counts.length);
  return counts.map((count, i) => ({
    count: `${count}`,
    x: COLUMN.dice.cx,
    y: round(place.cy + (i - (counts.length - 1) / 2) * step),
    on: line?.dice === count,
    name: name(`dice.${count}`),
    label: `season ${place.index + 1}: ${count} Team Dice`,
  }));
}
