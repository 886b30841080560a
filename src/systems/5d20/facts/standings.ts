/** 5D-7 and 5D-8, standings and schedule of a season. */
import { chunks, numbered } from "../../../kernel/lists/index.js";
import { signedText } from "../../../kernel/words/index.js";
import { recordText, shareText, tallyCells } from "../../../league/results.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../contract.js";
import { teamName, type FiveD20Rules, type TeamChart } from "../rules/index.js";
import { seasonOf, standingsOf, type Ranked, type SeasonGame } from "./season-games.js";

const standingRow = ({ team, all, home, away }: Ranked, i: number): Values => ({
  place: i + 1,
  team: `${teamName(team)} ${team.season}`,
  ...tallyCells(all),
  share: all.played > 0 ? shareText(all.share) : "",
  difference: signedText(all.difference, "0"),
  home: recordText(home),
  away: recordText(away),
  run: all.streak,
});

export const standings: SheetContent<object, FiveD20Rules> = {
  form: () => ({}),
  fill(records, { capacity }) {
    const rows = standingsOf(seasonOf(records)).map(standingRow);
    return chunks(rows, capacity("team")).map((own) => ({ values: { team: numbered(own) } }));
  },
};

/** Letters of a team in a schedule; longer names give way to the second part. */
const LETTERS = 24;
const briefName = (team: TeamChart): string => {
  const name = teamName(team);
  return name.length > LETTERS ? team.name : name;
};

const gameRow = ({ record, awayPoints, homePoints, overtime, played }: SeasonGame, i: number): Values => ({
  number: i + 1,
  away: briefName(record.away),
  home: briefName(record.home),
  ...(played && {
    awayPoints: awayPoints > homePoints ? { text: awayPoints, heavy: true } : awayPoints,
    homePoints: homePoints > awayPoints ? { text: homePoints, heavy: true } : homePoints,
    ...(overtime && { overtime: "OT" }),
  }),
});

export const schedule: SheetContent<object, FiveD20Rules> = {
  form: () => ({}),
  fill(records, { capacity }) {
    const [left, right] = [capacity("left"), capacity("right")];
    return chunks(seasonOf(records).games.map(gameRow), left + right).map((own) => ({
      values: { left: numbered(own.slice(0, left)), right: numbered(own.slice(left)) },
    }));
  },
};
