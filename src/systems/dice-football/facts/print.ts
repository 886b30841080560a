/** Ranges and teams as they are printed. */
import { contrastOf } from "../../../kernel/color/index.js";
import { ownOf, picturesOf } from "../../../kernel/own/index.js";
import { DASH } from "../../../kernel/words/index.js";
import { facesText, spanText, teamName, type FaceSpan, type Span, type Team } from "../rules/index.js";

const dashed = (text: string): string => text.replaceAll("-", DASH);

/** `09-56` with a dash of print. */
export const rangeOf = (span: Span): string => dashed(spanText(span));

/** `7-9,0`. */
export const facesOf = (span: FaceSpan): string => dashed(facesText(span));

/** Faces in the order of print, and the place of each in a list by digit. */
export const FACES_IN_PRINT = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

/** Colors of a card that belongs to no team: the game's. */
const NO_TEAM = ["#1F3A68", "#FFFFFF"] as const;

/** The head of a team's cards. */
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
        monogram: team.monogram,
        own: ownOf(team),
      }
    : null,
});

/** Least contrast of the white words on a band (design.md). */
const READABLE = 4.5;

/** The first of a team's colors that white can be read on. */
export function accentOf({ colors }: Pick<Team, "colors">): { readonly accent?: string } {
  const accent = colors.find((color) => contrastOf(color, "#FFFFFF") >= READABLE);
  return accent === undefined ? {} : { accent };
}
