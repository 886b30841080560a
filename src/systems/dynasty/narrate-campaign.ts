/** The story of a campaign: step by step for a sheet, one paragraph per season for a terminal. */
import { campaignSummary, seasonLines, type DynastyEvent, type SeasonLine } from "./engine/index.js";
import { ROUND_NAMES } from "./rules/index.js";
import { capital, counted, diceText, effectText, list, lower, roundName } from "./narration/words.js";

/** Width of the terminal, in characters. */
const WIDTH = 80;

/** The events of each season, from its start to the next one's. */
export function eventsBySeason(events: Iterable<DynastyEvent>): DynastyEvent[][] {
  const seasons: DynastyEvent[][] = [];
  for (const event of events) {
    if (event.type === "seasonStart") seasons.push([event]);
    else seasons.at(-1)?.push(event);
  }
  return seasons;
}

/** The campaign for a terminal: one paragraph per season, then a table and the career in one line. */
export function narrateCampaign(record: { readonly events: readonly DynastyEvent[] }): string {
  const lines = seasonLines(record.events);
  const start = record.events.find((event) => event.type === "campaignStart");
  const title = [start?.names.coach, start?.names.club].filter((name) => name).join(", ");
  const head = `${title || "A campaign"}: ${start?.rules ?? "standard"} rules. [ ] is the Coach Die.`;
  const seasons = lines.map((line) => wrap(seasonParagraph(line), WIDTH));
  return [wrap(head, WIDTH), ...seasons, summaryTable(lines), career(record.events, lines)].join("\n\n") + "\n";
}

/** One season in three sentences. */
export function seasonParagraph(line: SeasonLine): string {
  const { regular, points, total, running, influence } = line;
  const record = `${regular.wins}-${regular.losses}`;
  const spent = influence.spent > 0 ? `, ${influence.spent} spent` : "";
  return [
    `Season ${line.season}. ${offSeasonText(line)}`,
    `${diceWords(line)}: ${record}${points.winningSeason > 0 ? ", a winning season" : ""}. ${playoffText(line)}`,
    `${capital(counted(total, "point"))} (${running} in all), ${influence.left} influence left${spent}${contractText(line)}.`,
  ].join(" ");
}

function offSeasonText({ offSeason, frontOffice, effect }: SeasonLine): string {
  const again = offSeason.rerolls > 0 ? ` after ${counted(offSeason.rerolls, "reroll")}` : "";
  const visits = frontOffice.map((visit) => `, Front Office ${visit.face}: ${lower(visit.text)}`).join("");
  const change = effectText(effect);
  return `Offseason ${offSeason.total}${again}: ${lower(offSeason.text)}${visits}${change === "nothing" ? "" : `, ${change}`}.`;
}

function diceWords({ regular: { first, final, rerolls, coachSets } }: SeasonLine): string {
  // Dice of one roll stay on one line.
  const dice = (faces: readonly number[]): string => diceText(faces).replaceAll(" ", "\u00a0");
  return rerolls + coachSets === 0 ? dice(first) : `${dice(first)} became ${dice(final)}`;
}

function playoffText({ regular, rounds }: SeasonLine): string {
  if (regular.entry === "none") return "No playoffs.";
  const won = rounds.filter((round) => round.won).map((round) => roundName(round.round));
  const lost = rounds.find((round) => !round.won);
  const parts = [
    regular.entry === "bye" ? "a bye" : "",
    won.length > 0 ? `won ${list(won)}` : "",
    lost ? `lost ${roundName(lost.round)}` : "champions",
  ];
  return `Playoffs: ${parts.filter((part) => part !== "").join(", ")}.`;
}

function contractText({ extension, contractStart, contractEnd }: SeasonLine): string {
  if (contractEnd === contractStart) return `, contract to season ${contractEnd}`;
  return `, contract +${contractEnd - contractStart} to season ${contractEnd}${extension.bought > 0 ? " (bought)" : ""}`;
}

const HEADS = ["Season", "2d6", "Dice", "Record", "Playoffs", "Contract", "Infl.", "Points", "Total"];

/** A short scoresheet. Numbers are right-aligned, words left-aligned. */
function summaryTable(lines: readonly SeasonLine[]): string {
  const rows = lines.map((line) => [
    `${line.season}`,
    `${line.offSeason.total}`,
    `${line.dice}`,
    `${line.regular.wins}-${line.regular.losses}`,
    outcome(line),
    `to ${line.contractEnd}`,
    `${line.influence.left}`,
    `${line.total}`,
    `${line.running}`,
  ]);
  const widths = HEADS.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i].length)));
  const row = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 4 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join("  ");
  return [row(HEADS), widths.map((w) => "-".repeat(w)).join("  "), ...rows.map(row)].join("\n");
}

function outcome({ regular, rounds }: SeasonLine): string {
  if (regular.entry === "none") return "-";
  const lost = rounds.find((round) => !round.won);
  return lost ? `lost ${ROUND_NAMES[lost.round].name.replace(/^The /, "")}` : "CHAMPIONS";
}

const ENDS = {
  retired: "Retired after the last season",
  contractExpired: "The contract ran out",
  "under way": "Still under way",
} as const;

function career(events: readonly DynastyEvent[], lines: readonly SeasonLine[]): string {
  const { seasons, wins, losses, titles, points, best, firstTitle, ended } = campaignSummary(events, lines);
  const bestText = best ? ` Best season: ${best.season} (${best.record}, ${counted(best.points, "point")}).` : "";
  const first = firstTitle === undefined ? "" : `, the first in season ${firstTitle}`;
  const text = `${ENDS[ended]}: ${counted(points, "point")} in ${counted(seasons, "season")}, ${wins}-${losses}, ${counted(titles, "title")}${first}.${bestText}`;
  return wrap(text, WIDTH);
}

/** Lines of at most `width` characters; those after the first are indented. */
function wrap(text: string, width: number): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = `  ${word}`;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join("\n").replaceAll("\u00a0", " ");
}
