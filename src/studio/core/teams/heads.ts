/** What a list of teams shows next to each name. */
import type { RatedView } from "../../protocol/calls.js";

type TeamView = RatedView["teams"][number];

export function headOf(teams: object, i: number): Pick<TeamView, "monogram" | "colors" | "record"> {
  const { monogram, colors, record } = (teams as { readonly teams: readonly TeamView[] }).teams[i];
  return { monogram, colors, ...(record !== undefined && { record }) };
}
