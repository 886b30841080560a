/** M5, PP-5: the teams as poker cards, nine to a sheet of paper. */
import type { LargeBlock } from "../../../page/flow.js";
import { STATS } from "../rules/index.js";
import { cardTeamsOf, type CardTeam } from "./card-team.js";
import { DOT, signed, type PenPaperContext, type PenPaperSheet } from "./shared.js";
import { teamCard } from "./team-card.js";

export const teamCards: PenPaperSheet = {
  id: "team-cards",
  code: "PP-5",
  title: "Team cards",
  summary: "every team as a poker card: helmet, ratings, six positions, market, stadium; nine to a sheet of paper",
  orientation: "portrait",
  card: "poker",
  fills: "nothing",
  pages: (context) =>
    cardTeamsOf(context).map((team) => ({
      template: "pen-and-paper/team-card",
      title: fullName(team),
      model: teamCard(team, context.theme, context.rules.tables),
    })),
  large,
};

const fullName = ({ city, nickname }: CardTeam): string => `${city} ${nickname}`.trim();

function large(context: PenPaperContext): LargeBlock[] {
  return cardTeamsOf(context).flatMap((team): LargeBlock[] => [
    { kind: "heading", text: fullName(team), note: `OFF ${team.off} ${DOT} DEF ${team.def}` },
    {
      kind: "table",
      name: team.id,
      columns: [{ head: "", share: 16 }, ...STATS.map((stat) => ({ head: stat, share: 14, align: "middle" as const }))],
      rows: [
        ["Modifier", ...STATS.map((stat) => signed(team.modifiers[stat]))],
        ["Score", ...STATS.map((stat) => `${team.scores[stat]}`)],
      ],
    },
    {
      kind: "text",
      text: [
        `**Market** ${[team.market, ...team.otherMarkets].join(", ")}`,
        `**Stadium** ${team.stadium}`,
        ...(team.stars.length === 0 ? [] : [`**Stars** ${team.stars.join(", ")}`]),
      ].join(` ${DOT} `),
    },
  ]);
}
