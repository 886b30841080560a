/** The current situation of a campaign in numbers: the tray, and the coach's points. */
import type { TrayBoard } from "../../../kernel/machine/index.js";
import type { CampaignState, DynastyEvent } from "../engine/index.js";
import { counted } from "../narration/words.js";

/** Stages with the Team Dice on the tray, Coach Die first. */
const TEAM_DICE: readonly CampaignState["stage"][] = ["regular", "playoff"];

export function boardOf(
  { season, dice, influence, contractEnd, faces, stage }: CampaignState,
  events: readonly DynastyEvent[],
): TrayBoard {
  let points = 0;
  for (const event of events) if (event.type === "points") points += event.points;
  return {
    kind: "tray",
    title: `Season ${season}`,
    note: `contract to season ${contractEnd}`,
    owned: { count: dice, words: counted(dice, "Team Die", "Team Dice") },
    purse: { count: influence, words: `${influence} influence` },
    points,
    dice: faces.map((face, place) => ({ face, special: place === 0 && TEAM_DICE.includes(stage) })),
  };
}
