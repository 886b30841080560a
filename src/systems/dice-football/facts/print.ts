/** Ranges and teams in printed form. */
import { contrastOf } from "../../../kernel/color/index.js";
import { ownOf, picturesOf } from "../../../kernel/own/index.js";
import { DASH, signedText } from "../../../kernel/words/index.js";
import { facesText, spanText, teamName, type FaceSpan, type Span, type Team } from "../rules/index.js";

const dashed = (text: string): string => text.replaceAll("-", DASH);

/** `09-56` with a typographic dash. */
export const rangeOf = (span: Span): string => dashed(spanText(span));

/** `7-9,0`. */
export const facesOf = (span: FaceSpan): string => dashed(facesText(span));

/** Faces in print order; lists are indexed by digit. */
export const FACES_IN_PRINT = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

/** Colors of a card without a team: the game's. */
const NO_TEAM = ["#1F3A68", "#FFFFFF"] as const;

/** The heading of a team's cards. */
export const headOf = (team: Team | undefined) => ({
  colors: team?.colors ?? NO_TEAM,
  own: ownOf(team),
  ...picturesOf(team),
  team: team
    ? {
        name: teamName(team),
        nickname: [team.name],
        season: team.season,
        conference: team.conference ?? "",
        record: dashed(team.record ?? ""),
        coach: team.coach ?? "",
        points: team.pointsFor !== undefined && team.pointsAgainst !== undefined,
        pointsFor: team.pointsFor ?? "",
        pointsAgainst: team.pointsAgainst ?? "",
        fouls: team.fouls ? rangeOf(team.fouls) : "",
        home: team.homeLine === undefined ? "" : signedText(team.homeLine),
        redZone: team.redZone === undefined ? "" : signedText(team.redZone),
        monogram: team.monogram,
        own: ownOf(team),
      }
    : null,
});

/** Minimum contrast of white text on a band. */
const READABLE = 4.5;

/** The first of a team's colors on which white text is readable. */
export function accentOf({ colors }: Pick<Team, "colors">): { readonly accent?: string } {
  const accent = colors.find((color) => contrastOf(color, "#FFFFFF") >= READABLE);
  return accent === undefined ? {} : { accent };
}
