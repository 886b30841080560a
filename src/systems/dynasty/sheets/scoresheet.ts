/** P2, DY-2: the campaign scoresheet, a row a season. */
import { columns, round, rows, span } from "../../../page/lay-out.js";
import { ROUNDS, type DynastyRules, type Round } from "../rules/index.js";
import type { SeasonLine } from "../engine/index.js";
import { REFERENCE_CAREERS } from "./careers.js";
import { campaignOf, DASH, headNames, ROUND_NAMES, signed, type DynastyContext, type DynastySheet } from "./shared.js";

const COLUMN = columns(0, {
  season: 11,
  roll: 9,
  news: 26,
  dice: 15,
  gained: 8,
  spent: 9.5,
  left: 8,
  final: 33,
  record: 13.5,
  wildCard: 7.6,
  divisional: 7.6,
  conference: 7.6,
  bigGame: 7.6,
  extension: 8.6,
  points: 8.5,
  total: 9.5,
});

const TOP = 21;
const ROW = 7.75;
const BLOCK = 4.2;
const DIE = 5;
const PITCH = 6.05;

const GROUPS = [
  { title: "Season", at: COLUMN.season },
  { title: "Off-season", at: span(COLUMN.roll, COLUMN.news) },
  { title: "Team dice", at: COLUMN.dice },
  { title: "Coach influence", at: span(COLUMN.gained, COLUMN.left) },
  { title: "Regular season", at: span(COLUMN.final, COLUMN.record) },
  { title: "Playoffs", at: span(COLUMN.wildCard, COLUMN.bigGame) },
  { title: "Ext.", at: COLUMN.extension },
  { title: "Points", at: span(COLUMN.points, COLUMN.total) },
];

/** Two short lines over each column; points come from the tables in force. */
function headings(rules: DynastyRules): object[] {
  const { playoffs, extension, setup } = rules.tables;
  const middle = (key: keyof typeof COLUMN, first: string, second: string): object => ({ x: COLUMN[key].cx, w: COLUMN[key].w - 0.6, align: "middle", first, second });
  const start = (key: keyof typeof COLUMN, first: string, second: string): object => ({ x: COLUMN[key].x + 1.4, w: COLUMN[key].w - 2, align: "start", first, second });
  return [
    middle("season", "ring =", "contract"),
    middle("roll", "2d6", "+ mods"),
    start("news", "What happened", "FO = Front Office Drama"),
    middle("dice", `Coach Die + ${setup.diceMin - 1}${DASH}${setup.diceMax - 1}`, "ring one"),
    middle("gained", "gained", "+"),
    middle("spent", "spent", "tally"),
    middle("left", "left", `${setup.influenceMin}${DASH}${setup.influenceMax}`),
    start("final", "Final dice", "Coach Die first"),
    middle("record", "Record", `W${DASH}L, ${setup.winningWins}+ = ${rules.tables.scoring.winningSeason}`),
    ...playoffs.map((row) => middle(row.round, ROUND_NAMES[row.round].short, `${row.points} pts`)),
    middle("extension", `+${extension.betterResult} +${extension.conferenceTitle}`, `+${extension.bigGame}`),
    middle("points", "season", "sum"),
    middle("total", "total", "running"),
  ];
}

function seasonRow(rules: DynastyRules, place: ReturnType<typeof rows>[number], line: SeasonLine | undefined, contractEnd: number, spaceCount: number): object {
  const season = place.index + 1;
  const name = (key: string): string => `season.${season}.${key}`;
  const { setup } = rules.tables;
  const pre = season <= setup.contractYears;
  const diceY = round(place.cy - DIE / 2);
  const diceX = COLUMN.final.x + 1.8;
  const counts = Array.from({ length: setup.diceMax - setup.diceMin + 1 }, (_, i) => setup.diceMin + i);
  const step = counts.length > 1 ? 8.8 / (counts.length - 1) : 0;
  return {
    ...place,
    season: `${season}`,
    signed: pre,
    contract: !pre && season <= contractEnd,
    dieChoices: counts.map((count, i) => ({
      count: `${count}`,
      x: round(COLUMN.dice.cx + (i - (counts.length - 1) / 2) * step),
      on: line?.dice === count,
      name: name(`dice.${count}`),
      label: `season ${season}: ${count} Team Dice`,
    })),
    spaces: Array.from({ length: spaceCount }, (_, i) => ({
      x: round(diceX + i * PITCH),
      look: i === 0 ? "space-coach" : i < setup.diceMin ? "space" : "space-won",
    })),
    diceX,
    diceY,
    newsX: COLUMN.news.x + 0.8,
    newsW: COLUMN.news.w - 8.2,
    effectX: COLUMN.news.right - 8.2,
    effectW: 8,
    names: Object.fromEntries(
      ["contract", "total2d6", "news", "effect", "gained", "spent", "left", "dice", "record", "extension", "points", "total"].map((key) => [key, name(key)]),
    ),
    labels: { contract: `season ${season} under contract` },
    ...written(rules, line, setup.diceMax, name),
  };
}

/** The pencil values of a row; empty without a season. */
function written(rules: DynastyRules, line: SeasonLine | undefined, spaces: number, name: (key: string) => string): object {
  const rounds = (value: (round: Round) => string): object[] =>
    ROUNDS.map((r) => ({ name: name(r), value: value(r), x: COLUMN[r].x, w: COLUMN[r].w, label: `${name("")}${ROUND_NAMES[r].long}` }));
  if (!line) {
    const dice = Array.from({ length: spaces }, () => 0);
    return { total2d6: "", news: "", effect: "", gained: "", spent: "", left: "", dice, record: "", extension: "", points: "", total: "", rounds: rounds(() => "") };
  }
  const bought = line.extension.bought * rules.tables.extension.bought;
  const earned = line.extension.earned;
  return {
    total2d6: `${line.offSeason.total}`,
    news: newsOf(rules, line),
    effect: signed(line.effect.influence),
    gained: line.influence.gained === 0 ? "0" : signed(line.influence.gained),
    spent: line.influence.spent,
    left: `${line.influence.left}`,
    dice: line.regular.final.concat(Array.from({ length: spaces - line.regular.final.length }, () => 0)),
    record: `${line.regular.wins}${DASH}${line.regular.losses}`,
    extension: earned + bought === 0 ? "" : `+${earned + bought}`,
    points: `${line.total}`,
    total: `${line.running}`,
    rounds: rounds((r) => roundSign(line, r)),
  };
}

function roundSign(line: SeasonLine, r: Round): string {
  const played = line.rounds.find((entry) => entry.round === r);
  if (played) return played.won ? (r === "bigGame" ? "title" : "win") : "loss";
  return r === "wildCard" && line.regular.entry === "bye" ? "bye" : "";
}

/** `star joins +die`, `FO6 trade +die`: the row's short name and a die won or lost. */
function newsOf(rules: DynastyRules, line: SeasonLine): string {
  const visits = line.frontOffice;
  const last = visits[visits.length - 1];
  const text = last ? `FO${last.face} ${rules.tables.frontOffice[last.row].short}` : rules.tables.offSeason[line.offSeason.row].short;
  const die = line.effect.dice;
  return die === 0 ? text : `${text} ${die > 0 ? "+die" : "\u2212die"}`;
}

function model(context: DynastyContext): object {
  const { rules } = context;
  const { setup, influenceGain } = rules.tables;
  const campaign = campaignOf(context);
  const names = headNames(context);
  const headTop = TOP + 5.2;
  let y = headTop + 5.4;
  const rowH = (20 * ROW) / setup.seasons;
  const blocks = influenceGain
    .filter((gain) => gain.from <= setup.seasons)
    .map((gain, i) => {
      const last = Math.min(gain.to, setup.seasons);
      const places = rows(y + BLOCK, rowH, last - gain.from + 1, gain.from - 1);
      const block = {
        y,
        bottom: y + BLOCK,
        baseline: y + BLOCK - 1.3,
        title: `Seasons ${gain.from}${DASH}${last}`,
        note: `${i === 0 ? "Take" : "From now on take"} ${gain.gain} influence before each regular season.`,
        start: i === 0 ? `${setup.influence}` : "",
        startX: COLUMN.left.cx - 3,
        rows: places.map((place) => {
          const line = campaign?.lines[place.index];
          const end = campaign ? campaign.lines[campaign.lines.length - 1].contractEnd : setup.contractYears;
          return seasonRow(rules, place, line, end, setup.diceMax);
        }),
      };
      y = round(places[places.length - 1].bottom);
      return block;
    });
  const careerY = y;
  const careerH = 8.4;
  const bottom = round(careerY + careerH);
  const frame = { top: TOP, headTop, careerY, bottom };
  return {
    subtitle: "Campaign scoresheet",
    tagline: `One coach, one club, up to ${setup.seasons} seasons`,
    tagWidth: 88,
    heads: heads(names),
    columns: COLUMN,
    top: { y: TOP, cy: TOP + 2.6, tickTop: TOP + 0.9, tickBottom: TOP + 4.3, headY: headTop, headFirst: headTop + 2.4, headSecond: headTop + 4.65 },
    groups: GROUPS.map(({ title, at }) => ({ title, x: at.x, cx: at.cx, w: at.w - 1.6 })),
    heading: headings(rules),
    blocks,
    columnLines: columnLines(frame, blocks),
    career: career(careerY, careerH, campaign),
    scale: scale(campaign?.summary.points),
    boxes: boxes(rules),
  };
}

function heads(names: Record<string, string>): object[] {
  const place = (name: string, label: string, x: number, y: number, w: number, labelW: number): object => ({
    name,
    label,
    value: names[name],
    x,
    y,
    w,
    pencilX: x + labelW,
    pencilY: y - 5.4,
    pencilW: w - labelW,
  });
  return [
    place("coach", "Coach", 104, 3.6, 46, 9),
    place("started", "Started", 154, 3.6, 36, 11),
    place("club", "Club", 104, 10.6, 46, 9),
    place("firstSeason", "First season", 154, 10.6, 36, 16),
  ];
}

function columnLines(frame: { top: number; headTop: number; careerY: number; bottom: number }, blocks: readonly { bottom: number; y: number; rows: readonly unknown[] }[]): object[] {
  const strong = new Set(GROUPS.map((group) => group.at.x));
  const lines: object[] = [];
  for (const column of Object.values(COLUMN).slice(1)) {
    const weight = strong.has(column.x) ? "frame" : "hair";
    if (weight === "hair") lines.push({ x: column.x, y1: frame.headTop, y2: blocks[0].y, weight });
    else lines.push({ x: column.x, y1: frame.headTop, y2: blocks[0].y, weight: "rule" });
    blocks.forEach((block, i) => lines.push({ x: column.x, y1: block.bottom, y2: blocks[i + 1]?.y ?? frame.careerY, weight: weight === "frame" ? "rule" : "hair" }));
    if (column.x >= COLUMN.wildCard.x && column.x <= COLUMN.points.x) lines.push({ x: column.x, y1: frame.careerY, y2: frame.bottom, weight: "rule" });
  }
  return lines;
}

function career(y: number, h: number, campaign: ReturnType<typeof campaignOf>): object {
  const summary = campaign?.summary;
  const labels = { labelFirst: y + 3.6, labelSecond: y + 6.1 };
  return {
    y,
    h,
    cy: y + h / 2,
    baseline: y + 5.4,
    lineY: y + 6.4,
    valueH: 6.6,
    frameH: round(y + h - TOP),
    seasonsLabel: COLUMN.dice.x + 1.8,
    seasonsLine: COLUMN.dice.x + 3,
    seasonsEnd: COLUMN.dice.x + 13,
    seasonsW: 10,
    recordLabel: COLUMN.final.x + 1.8,
    recordLine: COLUMN.final.x + 15,
    recordEnd: COLUMN.record.right - 1.5,
    recordW: COLUMN.record.right - COLUMN.final.x - 16.5,
    ...labels,
    boxX: COLUMN.points.x + 0.6,
    boxY: y + 0.6,
    boxW: 16.8,
    boxH: h - 1.2,
    seasons: summary ? `${summary.seasons}` : "",
    record: summary ? `${summary.wins}${DASH}${summary.losses}` : "",
    points: summary ? `${summary.points}` : "",
    rounds: ROUNDS.map((r) => ({
      name: `career.${r}`,
      value: summary ? `${summary.roundsWon[r] + (r === "wildCard" ? summary.byes : 0)}` : "",
      x: COLUMN[r].x,
      w: COLUMN[r].w,
    })),
  };
}

/** The line of careers: average coaches and one real club, and where this campaign stands. */
function scale(points: number | undefined): object {
  const y = round(TOP + 188.6);
  const [x1, x2, most] = [35, 190, 300];
  const at = (value: number): number => round(x1 + ((x2 - x1) * Math.min(value, most)) / most);
  const lineY = y + 5.2;
  const ticks = Array.from({ length: 31 }, (_, i) => i * 10).map((value) => ({
    x: at(value),
    y1: lineY,
    y2: lineY + (value % 50 === 0 ? 1.6 : 0.9),
    label: value % 50 === 0 ? `${value}` : "",
    labelY: lineY + 4.1,
  }));
  return {
    y: y + 0.2,
    note: "average career of each coach, and one real club\u2019s twenty years",
    noteY: y + 1.2,
    x1,
    x2,
    lineY,
    ticks,
    marks: REFERENCE_CAREERS.map((mark) => ({
      label: mark.label,
      x: at(mark.points),
      arrowY: lineY - 1.9,
      labelX: round(at(mark.points) + mark.shift),
      labelY: lineY - 2.9,
      align: mark.align,
    })),
    you: points === undefined ? "" : `${points}!`,
    youX: at(points ?? 0),
    youY: lineY + 3.4,
    youTextX: round(at(points ?? 0) + 1.2),
    youTextY: lineY + 7,
  };
}

function boxes(rules: DynastyRules): object[] {
  const { setup, playoffs, scoring, extension } = rules.tables;
  const y = round(TOP + 202);
  const h = 32;
  const list = (x: number, w: number, top: number, step: number, items: readonly string[]): object => ({
    items: items.map((text, i) => ({ text, x: x + 2.1, y: round(top + i * step), w, textX: x + 5, textY: round(top + i * step - 1.05) })),
  });
  const points = [
    { label: `Winning season, ${setup.winningWins} wins or more`, points: scoring.winningSeason },
    ...playoffs.map((row) => ({ label: row.round === "wildCard" ? "Wild Card bye or win" : `${scoreLabel(row.round)} win`, points: row.points })),
  ];
  const most = points.reduce((sum, row) => sum + row.points, 0);
  const common = { y, h, prices: [], items: [], intro: "", foot: "" };
  const footY = y + h - 1.9;
  return [
    {
      ...common,
      x: 0,
      w: 62,
      title: "Coach influence",
      note: `${setup.influenceMin} to ${setup.influenceMax} points`,
      intro: "Spend 1 point, as often as you can pay, to",
      introY: y + 8.7,
      textX: 2,
      ...list(0, 55, y + 11.17, 3.72, [
        "**re-roll** any of the dice just rolled",
        "**turn the Coach Die** to a face you choose*",
        "**add 1** to the off-season roll, before rolling",
        `**extend the contract** by ${extension.bought} seasons, any time`,
      ]),
      foot: "* not in the off-season: no Coach Die is rolled then",
      footY,
    },
    {
      ...common,
      x: 66,
      w: 66,
      title: "Reminders",
      note: "",
      textX: 68,
      ...list(66, 59, y + 6.95, 3.54, [
        "**Natural 6** on the Coach Die: 1 influence at once",
        `**Points left over** roll on to the next phase, never above ${setup.influenceMax}`,
        `**Dice**: never under ${setup.diceMin} or over ${setup.diceMax}; one is the Coach Die`,
        `**Better result** than last season: contract +${extension.betterResult}`,
        `**Conference title**: contract +${extension.conferenceTitle} instead`,
        `**Big Game won**: contract +${extension.bigGame} instead`,
        "**No ring** round the next season: the game is over",
      ]),
    },
    {
      ...common,
      x: 136,
      w: 54,
      title: "Season scoring",
      note: "add all",
      textX: 138,
      prices: points.map((row, i) => ({ ...row, points: `${row.points}`, x: 138, y: round(y + 8.9 + i * 3.85), right: 188 })),
      foot: `Most in one season: ${most}`,
      footY,
    },
  ];
}

function scoreLabel(r: Round): string {
  return r === "divisional" ? "Divisional" : r === "conference" ? "Conference title" : "Big Game";
}

export const scoresheet: DynastySheet = {
  id: "scoresheet",
  code: "DY-2",
  title: "Campaign scoresheet",
  summary: "twenty seasons on one page, with the reminders a coach needs",
  orientation: "portrait",
  fills: "record",
  pages: (context) => [{ template: "dynasty/scoresheet", title: "Campaign scoresheet", model: model(context) }],
  large: () => [],
};
