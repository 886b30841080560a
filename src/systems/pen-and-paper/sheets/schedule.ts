/** The schedule as the season book draws it still; the sheet is facts/schedule.ts. Goes when the book has moved to templates. */
import { round, rows } from "../../../page/lay-out.js";
import { headLine } from "./form.js";
import { playoffHeight, schedulePlayoffs } from "./schedule-playoffs.js";
import { leagueViews, type LeagueView } from "./schedule-values.js";
import { FROM_LEAGUE, DASH, type PenPaperSheet } from "./shared.js";

const WIDTH = 190;
const WEEK = 11;
/** The grid begins under the list of teams and ends above the playoffs. */
const TEAMS_Y = 22.4;
const TEAM_ROW = 6.2;
const BOTTOM = 255;

function page(view: LeagueView): object {
  const { spec } = view;
  const prefix = `s${spec.size}.`;
  const columnsOfTeams = spec.divisions.length;
  const most = Math.max(...spec.divisions.map((d) => d.to - d.from + 1));
  const divisionW = (WIDTH - 4 * (columnsOfTeams - 1)) / columnsOfTeams;
  const teamsBottom = TEAMS_Y + 5 + most * TEAM_ROW;
  const playoffsY = round(BOTTOM - 5 - playoffHeight(spec));
  const gridY = round(teamsBottom + 5);
  const bandH = 5;
  const weekCount = spec.weeks.length;
  const rowH = round(Math.min(12.6, (playoffsY - 4 - gridY - bandH) / weekCount));
  const gameW = (WIDTH - WEEK) / Math.max(...spec.weeks.map((week) => week.length));
  const names = view.teams.length > 0;
  const boxW = Math.min(8.4, gameW * 0.275);
  const boxH = Math.min(6.6, rowH - 2.4);
  const lines = rows(round(gridY + bandH), rowH, weekCount);
  return {
    subtitle: "Schedule",
    tagline: `${spec.size} teams  \u00b7  ${weekCount} weeks  \u00b7  visitor at home team`,
    tagWidth: 84,
    heads: [
      headLine(`${prefix}league`, "League", view.league, 104, 4.6, 86),
      headLine(`${prefix}season`, "Season", view.season, 104, 12, 86),
    ],
    notes: [],
    checks: [],
    labels: [],
    divisions: spec.divisions.map((d, i) => {
      const x = round(i * (divisionW + 4));
      return {
        x,
        y: TEAMS_Y,
        w: divisionW,
        h: 5,
        title: d.name,
        note: `${d.from}${DASH}${d.to}`,
        frameH: round(5 + most * TEAM_ROW),
        teams: rows(TEAMS_Y + 5, TEAM_ROW, d.to - d.from + 1).map((row) => ({
          ...row,
          x,
          right: round(x + divisionW),
          number: `${d.from + row.index}`,
          numberX: x + 3.4,
          numberW: 6.8,
          name: `${prefix}team.${d.from + row.index}`,
          label: `Team number ${d.from + row.index}`,
          value: view.teams[d.from + row.index - 1] ?? "",
          nameX: x + 7.2,
          nameW: round(divisionW - 7.6),
        })),
      };
    }),
    grid: {
      y: gridY,
      h: bandH,
      bottom: lines.at(-1)?.bottom ?? gridY,
      weekX: WEEK,
      frameH: round((lines.at(-1)?.bottom ?? gridY) - gridY),
      title: "Week",
      note: names
        ? "visitor above, home team below"
        : "by schedule number: visitor @ home  \u00b7  points in the boxes, visitor first",
    },
    weeks: lines.map((row) => {
      const byes = spec.byes[row.index + 1] ?? [];
      return {
        ...row,
        number: `${row.index + 1}`,
        bye: byes.length === 0 ? "" : `bye: ${byes.join(", ")}`,
        byeX: round(WEEK + spec.weeks[row.index].length * gameW + 3),
        games: spec.weeks[row.index].map(([away, home], g) => {
          const x = WEEK + g * gameW;
          const result = view.results[row.index]?.[g];
          const box = (side: "away" | "home", i: number, value: string | undefined) => ({
            name: `${prefix}w${row.index + 1}.${away}at${home}.${side}`,
            label: `Week ${row.index + 1}, ${away} at ${home}: points of the ${side === "away" ? "visitor" : "home team"}`,
            value: value ?? "",
            x: round(names ? x + gameW - boxW - 1.2 : x + gameW - (2 - i) * boxW - 1.2),
            y: round(names ? row.cy + (i - 1) * (rowH / 2 - 0.5) : row.cy - boxH / 2),
            w: boxW,
            h: names ? rowH / 2 - 0.5 : boxH,
          });
          return {
            x: round(x),
            cells: names
              ? [
                  {
                    value: view.nicknames[away - 1],
                    x: round(x + 1.2),
                    y: row.cy - rowH / 4,
                    style: "body",
                    size: 7.6,
                    align: "start",
                    w: gameW - boxW - 3,
                  },
                  {
                    value: view.nicknames[home - 1],
                    x: round(x + 1.2),
                    y: row.cy + rowH / 4,
                    style: "strong",
                    size: 7.6,
                    align: "start",
                    w: gameW - boxW - 3,
                  },
                ]
              : [
                  {
                    value: gameW < 25 ? `${away}@${home}` : `${away} @ ${home}`,
                    x: round(x + (gameW - 2 * boxW - 1.2) / 2),
                    y: row.cy,
                    style: "strong",
                    size: gameW < 25 ? 7.6 : 10,
                    align: "middle",
                    w: gameW - 2 * boxW - 1.6,
                  },
                ],
            boxes: [box("away", 0, result?.[0]), box("home", 1, result?.[1])],
          };
        }),
      };
    }),
    playoffs: schedulePlayoffs(view, WIDTH, playoffsY),
  };
}

export const schedule: PenPaperSheet = {
  id: "schedule",
  code: "PP-4",
  title: "Schedule",
  summary: "a season's games with result boxes, for 6, 8, 10, 12 and 16 teams",
  orientation: "portrait",
  fills: "record",
  from: FROM_LEAGUE,
  pages: (context) =>
    leagueViews(context).map((view) => ({
      template: "pen-and-paper/schedule",
      title: `Schedule, ${view.spec.size} teams`,
      model: page(view),
    })),
};
