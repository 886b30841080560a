/** The story of a game for the terminal: one paragraph per drive, then line score and box score; all folded from its events. */
import { SIDES, type Side } from "../../kernel/football/index.js";
import type { GameEvent, RowEndEvent, RowEvent } from "./engine/index.js";
import { isFinished } from "../../kernel/machine/index.js";
import { skillsOf, type GameRecord } from "./record.js";
import { rowWords, type Names, type NarratedRow } from "./narration/row.js";
import { boxTable, scoreTable } from "./narration/tables.js";

/** Width of the terminal, in characters. */
const WIDTH = 80;

/** The whole game. */
export function narrateGame(record: GameRecord): string {
  const { events } = record;
  const names = { away: record.away, home: record.home };
  const head = `${names.away} at ${names.home}: ${record.rules.name} rules${skillWords(record, names)}.`;
  const story = [head, ...storyOf(events, names), ...(isFinished(record) ? [finalWords(events, names)] : [BROKEN_OFF])];
  const tables = [scoreTable(events, names), boxTable(events, names)].map((lines) => lines.join("\n"));
  return `${[...story.map((text) => wrap(text)), ...tables].join("\n\n")}\n`;
}

const BROKEN_OFF = "Here the dice end.";

function skillWords(record: GameRecord, names: Names): string {
  const skill = skillsOf(record);
  const skills = SIDES.filter((side) => skill[side] !== null).map((side) => `${names[side]} ${skill[side]}`);
  return skills.length === 0 ? "" : `; team skills: ${skills.join(", ")}`;
}

/** The rows of a game with their events. A row without an end is omitted. */
export function narratedRows(events: readonly GameEvent[]): NarratedRow[] {
  const rows: { row: RowEvent; events: GameEvent[]; end?: RowEndEvent }[] = [];
  for (const event of events) {
    if (event.type === "row") rows.push({ row: event, events: [] });
    const open = rows.at(-1);
    if (!open || open.end) continue;
    open.events.push(event);
    if (event.type === "rowEnd") open.end = event;
  }
  return rows.filter((row): row is typeof row & NarratedRow => row.end !== undefined);
}

/** One paragraph per possession, beginning with its kickoff. */
export function storyOf(events: readonly GameEvent[], names: Names): string[] {
  const paragraphs: string[] = [];
  const toss = events.find((event) => event.type === "toss");
  if (toss) paragraphs.push(`${names[toss.winner]} win the toss; ${names[toss.kicker]} kick off.`);
  let last: NarratedRow | undefined;
  let marks: string[] = [];
  for (const narrated of narratedRows(events)) {
    // A heading waits until after the try.
    const heading = narrated.row.what === "try" ? [] : marks.splice(0);
    const starts = heading.length > 0 || startsParagraph(narrated, last);
    paragraphs.push(...heading);
    const text = rowWords(narrated, names);
    const drive = narrated.events.find((event) => event.type === "driveStart");
    const head = starts && drive ? `${names[drive.team]}: ` : "";
    if (starts) paragraphs.push(`${head}${text}`);
    else paragraphs.push(`${paragraphs.pop() ?? ""} ${drive ? `${names[drive.team]}: ` : ""}${text}`);
    const score = scoreWords(narrated, names);
    if (score !== "") paragraphs.push(`${paragraphs.pop() ?? ""} ${score}`);
    marks = [...marks, ...marksOf(narrated)];
    last = narrated;
  }
  return paragraphs;
}

const isKick = (narrated: NarratedRow | undefined): boolean =>
  narrated?.row.what === "kickoff" || narrated?.row.what === "freeKick";

/** A kickoff begins a paragraph; so does a drive without one. */
function startsParagraph(narrated: NarratedRow, last: NarratedRow | undefined): boolean {
  if (last === undefined || isKick(narrated)) return true;
  return narrated.events.some((event) => event.type === "driveStart") && !isKick(last);
}

/** The score, after a touchdown's try. */
export function scoreWords({ row, events, end }: NarratedRow, names: Names): string {
  const points = events.find((event) => event.type === "points");
  const repeated = row.what === "try" && end.result === "penalty";
  if (repeated || (row.what !== "try" && (!points || points.kind === "touchdown"))) return "";
  return `${SIDES.map((side) => `${names[side]} ${end.score[side]}`).join(", ")}.`;
}

/** Headings between paragraphs. */
export function marksOf({ events }: NarratedRow): string[] {
  const marks: string[] = [];
  const ended = events.filter((event) => event.type === "periodEnd").map(({ period }) => period);
  const start = events.some((event) => event.type === "countdown" && event.why === "start");
  if (ended.includes(1)) marks.push("--- Half of the time circles are crossed ---");
  if (start) marks.push("--- Two-minute mark: the last plays are counted ---");
  if (ended.some((period) => period > 3)) marks.push("--- Still tied: another round of overtime ---");
  else if (ended.includes(3)) marks.push("--- Level: overtime ---");
  return marks;
}

export function finalWords(events: readonly GameEvent[], names: Names): string {
  const end = events.findLast((event) => event.type === "gameEnd");
  if (!end) return BROKEN_OFF;
  const score = (side: Side): string => `${names[side]} ${end.score[side]}`;
  return `${end.calledOff ? "Called off, since nothing moved the clock" : "Final"}: ${SIDES.map(score).join(", ")}${end.winner ? "" : ", a tie"}.`;
}

/** Lines of at most `WIDTH` characters; those after the first are indented. */
function wrap(text: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = `  ${word}`;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join("\n");
}
