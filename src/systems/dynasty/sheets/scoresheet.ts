/** P2, DY-2: the campaign scoresheet, a row a season. */
import { round, rows } from "../../../page/lay-out.js";
import { boxes, career, scale } from "./scoresheet-foot.js";
import { COLUMN, columnLines, GROUPS, headings, seasonRow, TOP } from "./scoresheet-grid.js";
import { largeScoresheet } from "./scoresheet-large.js";
import { campaignOf, DASH, headNames, type DynastyContext, type DynastySheet } from "./shared.js";

const ROW = 7.75;
const BLOCK = 4.2;

/** View-model of the sheet; the worked example prints the same one. */
export function scoresheetModel(context: DynastyContext): object {
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
          return seasonRow(rules, place, line, end);
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
    top: {
      y: TOP,
      cy: TOP + 2.6,
      tickTop: TOP + 0.9,
      tickBottom: TOP + 4.3,
      headY: headTop,
      headFirst: headTop + 2.4,
      headSecond: headTop + 4.65,
    },
    groups: GROUPS.map(({ title, at }) => ({ title, x: at.x, cx: at.cx, w: at.w - 1.6 })),
    heading: headings(rules),
    blocks,
    columnLines: columnLines(frame, blocks),
    career: career(careerY, careerH, campaign),
    scale: scale(campaign?.summary.points),
    boxes: boxes(rules),
  };
}

function heads(names: Readonly<Record<string, string>>): object[] {
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

export const scoresheet: DynastySheet = {
  id: "scoresheet",
  code: "DY-2",
  title: "Campaign scoresheet",
  summary: "twenty seasons on one page, with the reminders a coach needs",
  orientation: "portrait",
  fills: "record",
  pages: (context) => [
    {
      template: "dynasty/scoresheet",
      title: "Campaign scoresheet",
      model: scoresheetModel(context),
      printed: context.rules,
    },
  ],
  large: largeScoresheet,
};
