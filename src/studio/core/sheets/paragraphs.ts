/** Splits a game's story into paragraphs and assigns each its play. */
import { narrateRecord } from "../../../contract/records.js";
import type { GameSystem } from "../../../contract/game.js";
import type { StoryLine } from "../../protocol/calls.js";
import { hasEvents } from "./rows.js";

/** A line that continues the one before; the terminal output wraps long lines. */
const GOES_ON = /^ {2}\S/;
/** A line that starts with a right-aligned column for the time. */
const COLUMNS = /^ *\S+ {2,}\S/;

export function paragraphs(story: string): StoryLine[] {
  const lines: StoryLine[] = [];
  let open = false;
  for (const line of story.trimEnd().split("\n")) {
    if (line === "") open = false;
    else if (open && GOES_ON.test(line) && !COLUMNS.test(line))
      lines.push({ text: `${lines.pop()!.text} ${line.trim()}` });
    else {
      lines.push({
        text: line.trim().replace(/ {2,}/g, "  "),
        ...(!open && /^(Quarter|Overtime|Half|Game)\b/.test(line) && { head: true }),
      });
      open = true;
    }
  }
  return lines;
}

/**
 * A story with the play of each paragraph. A story is a fold over events: text for events before a play begins
 * comes before that play.
 */
export function storyByPlay(system: GameSystem, record: unknown): readonly StoryLine[] {
  const lines = paragraphs(narrateRecord(system, record));
  if (!hasEvents(record)) return lines;
  const starts = system.plays.starts(record);
  const linesBefore = (end: number): number => {
    const before = paragraphs(narrateRecord(system, { ...record, events: record.events.slice(0, end) }));
    const other = lines.findIndex(({ text }, i) => before[i]?.text !== text);
    return other < 0 ? lines.length : other;
  };
  const none = linesBefore(starts[0] ?? 0);
  const ends = [...starts.slice(1), record.events.length].map(linesBefore);
  // Tables follow the last play and belong to no single one.
  const last = lines.findLastIndex(({ text }) => /[.!]$/.test(text) && !isRow(text));
  let from = 1;
  return lines.map((line, i) => {
    // Marks between plays, and the final result, belong to no play.
    if (line.head || i < none || i > last || isRow(line.text) || MARK.test(line.text) || from > starts.length)
      return line;
    const at = ends.findIndex((count) => count > i) + 1;
    if (at === 0) return line;
    const play = Math.min(from, at);
    from = at + 1;
    return { ...line, play, last: at };
  });
}

/** `--- Half of the time circles are crossed ---` */
const MARK = /^---.*---$/;

/** A table row: five or more columns. */
const isRow = (text: string): boolean => text.split(/ {2,}/).length > 4;
