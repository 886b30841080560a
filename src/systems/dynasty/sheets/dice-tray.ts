/** P8, DY-8: a tray mat, a place for every die and two markers that run through the seasons. */
import { round } from "../../../page/lay-out.js";
import type { DynastyRules } from "../rules/index.js";
import { largeBlocks } from "./dice-tray-large.js";
const DICE_SPACE = 21;
import { DASH, type DynastySheet } from "./shared.js";
import { capital, countWord, diceInAll, losingText, naturalSixText, ordinalWord, totalText } from "./table-words.js";

const WIDTH = 259.4;
const BAND = 5.4;
const FIELD = { y: 27, h: 76 } as const;
const LOWER = { y: 106.6, h: 36.2, diceY: 115 } as const;
const TRACK = { y: 146.4, h: 37.6, strip: 4.4, label: 21 } as const;
/** Cells of the season track in one row at most. */
const PER_ROW = 20;

/** Regular dice from the start, the Coach Die, then those to be won: the Coach Die stands at midfield. */
function teamDice(rules: DynastyRules): object[] {
  const { dice, diceMax } = rules.tables.setup;
  const yard = WIDTH / 120;
  const pitch = Math.min(15 * yard, (100 * yard - 24) / diceMax);
  const side = Math.min(DICE_SPACE, round(pitch - 2));
  const y = round(FIELD.y + FIELD.h / 2 - (side + 7.6) / 2);
  const coach = dice - 1;
  return Array.from({ length: diceMax }, (_, i) => {
    const cx = round(WIDTH / 2 + (i - (diceMax - 1) / 2) * pitch);
    const own = i < dice;
    return {
      cx,
      x: round(cx - side / 2),
      y,
      side,
      coach: i === coach,
      won: !own,
      title: i === coach ? "Coach Die" : own ? "Regular" : capital(ordinalWord(i + 1)),
      note: i === coach ? "other color" : own ? "from the start" : "to be won",
      titleY: round(y + side + 3.5),
      noteY: round(y + side + 5.7),
      // White behind the space and its label: no yard line may graze them.
      plateX: round(cx - side / 2 - 1.3),
      plateY: round(y - 1.3),
      plateW: round(side + 2.6),
      plateH: round(side + 8.6),
    };
  });
}

/** The influence die lies on the number that it shows. */
function influence(rules: DynastyRules): object {
  const { influence: start, influenceMin, influenceMax } = rules.tables.setup;
  const w = 167.4;
  const count = influenceMax - influenceMin + 1;
  const pitch = (w - 4 - 0.4 + 2.2) / count;
  const side = Math.min(DICE_SPACE, round(pitch - 2.2));
  const y = round(LOWER.diceY + (DICE_SPACE - side) / 2);
  return {
    w,
    note: `start with ${start}  \u00b7  never above ${influenceMax}  \u00b7  natural 6 ${naturalSixText(rules)}`,
    spaces: Array.from({ length: count }, (_, i) => {
      const points = influenceMin + i;
      const x = round(2 + i * pitch);
      return {
        // Graduate's zero is dotted: the letter O stands in for it, as on the field.
        points: `${points}`.replaceAll("0", "O"),
        x,
        y,
        cx: round(x + side / 2),
        cy: round(y + side / 2),
        side,
        start: points === start,
        ...influenceLabel(points, rules),
        titleY: round(y + side + 2.9),
        noteY: round(y + side + 5.1),
      };
    }),
  };
}

function influenceLabel(points: number, { tables: { setup } }: DynastyRules): object {
  if (points === setup.influence) return { title: "Start", note: "the die lies here" };
  if (points === setup.influenceMin)
    return { title: points === 0 ? "None" : "Least", note: points === 0 ? "nothing to spend" : "" };
  if (points === setup.influenceMax) return { title: "Most", note: "more is lost" };
  return { title: "", note: "" };
}

function offSeason(rules: DynastyRules): object {
  const [x, w] = [171.4, 88];
  const { offSeason: table } = rules.tables;
  const sends = table.findIndex((row) => row.frontOffice);
  const items = [
    `**add 1** after a losing season:\n${losingText(rules)}`,
    "**add 1** for every point paid before the roll",
    ...(sends < 0 ? [] : [`**${totalText(table, sends)}** leads to Front Office Drama: roll one die`]),
  ];
  const step = 9.4;
  const textY = LOWER.diceY - 0.4;
  return {
    x,
    w,
    note: "two regular dice",
    dice: [x + 2, x + 26].map((left, i) => ({
      x: left,
      y: LOWER.diceY,
      side: DICE_SPACE,
      cx: left + DICE_SPACE / 2,
      title: capital(ordinalWord(i + 1)),
      note: "off-season die",
      titleY: LOWER.diceY + 23.9,
      noteY: LOWER.diceY + 26.1,
    })),
    items: items.map((text, i) => ({
      text,
      x: x + 51,
      y: round(textY + i * step + 1.05),
      textX: x + 54,
      textY: round(textY + i * step),
      w: w - 56,
    })),
  };
}

/** One row of cells for the season marker and, below, one for the contract marker; longer campaigns take more such pairs. */
function track(rules: DynastyRules): object {
  const { seasons, contractYears } = rules.tables.setup;
  const free = rules.switches.contract === "free";
  const lanes = Math.ceil(seasons / PER_ROW);
  const perRow = Math.ceil(seasons / lanes);
  const top = TRACK.y + BAND;
  const height = (TRACK.h - BAND) / lanes;
  const cellW = (WIDTH - TRACK.label) / perRow;
  const cellH = round((height - TRACK.strip) / (free ? 1 : 2));
  const r = round(Math.min(cellW, cellH) / 2 - 1.2);
  return {
    y: TRACK.y,
    h: TRACK.h,
    note: free
      ? "move the marker on when a season ends"
      : "a season ends with its marker on the contract marker: extend now, or the game is over",
    cellW: round(cellW),
    cellH,
    r,
    labels: { season: "now playing", contract: "last season" },
    contract: !free,
    lanes: Array.from({ length: lanes }, (_, lane) => {
      const y = round(top + lane * height);
      const first = lane * perRow + 1;
      const last = Math.min(seasons, first + perRow - 1);
      const at = (season: number): number => round(TRACK.label + (season - first) * cellW);
      const seasonY = round(y + TRACK.strip);
      const contractY = round(seasonY + cellH);
      return {
        y,
        stripH: TRACK.strip,
        seasonY,
        contractY,
        bottom: round(y + height),
        key: lane === 0 ? "heavy ring: start" : "",
        keyY: round(y + 3.1),
        labelCy: round(seasonY + cellH / 2 - 1.4),
        subCy: round(seasonY + cellH / 2 + 1.6),
        contractCy: round(contractY + cellH / 2 - 1.4),
        contractSubCy: round(contractY + cellH / 2 + 1.6),
        spans: rules.tables.influenceGain
          .filter((gain) => gain.from <= last && gain.to >= first)
          .map((gain) => {
            const [from, to] = [Math.max(gain.from, first), Math.min(gain.to, last)];
            return {
              x: at(from),
              textX: at(from) + 1.6,
              baseline: round(y + 3.1),
              title: `Seasons ${from}${DASH}${to}`,
              text: `take ${gain.gain} influence before the regular season`,
              w: round((to - from + 1) * cellW - 3),
            };
          }),
        cells: Array.from({ length: last - first + 1 }, (_, i) => {
          const season = first + i;
          const x = at(season);
          return {
            season: `${season}`,
            x,
            cx: round(x + cellW / 2),
            seasonCy: round(seasonY + cellH / 2),
            contractCy: round(contractY + cellH / 2),
            start: season === 1,
            signed: season <= contractYears,
            end: season === contractYears,
            odd: season % 2 === 0,
          };
        }),
      };
    }),
  };
}

function model(rules: DynastyRules): object {
  const { dice, diceMin, diceMax } = rules.tables.setup;
  return {
    subtitle: "Dice tray",
    tagline: `A place for ${countWord(diceInAll(rules))} d6 of 16 mm, and a track for two small markers`,
    tagWidth: 160,
    bandH: BAND,
    teamNote: `start with ${dice}: the Coach Die and ${countWord(dice - 1)} regular  \u00b7  never under ${diceMin}, never over ${diceMax}`,
    top: { y: FIELD.y - BAND, h: FIELD.h + BAND },
    field: FIELD,
    dice: teamDice(rules),
    lower: LOWER,
    influence: influence(rules),
    offSeason: offSeason(rules),
    track: track(rules),
  };
}

export const diceTray: DynastySheet = {
  id: "dice-tray",
  code: "DY-8",
  title: "Dice tray",
  summary: "a football field with a place for every die, and tracks for influence, season and contract",
  orientation: "landscape",
  fills: "nothing",
  pages: ({ rules }) => [{ template: "dynasty/dice-tray", title: "Dice tray", model: model(rules) }],
  large: ({ rules }) => largeBlocks(rules),
};
