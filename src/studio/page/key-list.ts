/** THE list of keys: the foot shows the first of the pane one is in, the sheet of keys (`?`) all of them. */
import type { Pane } from "./places.js";

/** Keys with spaces between them, and what they do. `G S` is one after the other. */
export type KeyWords = readonly [keys: string, words: string];

/** Letters that go to a pane behind `G`. */
export const LETTERS: Readonly<Record<string, Pane>> = {
  c: "start",
  s: "sheet",
  t: "template",
  m: "teams",
  p: "table",
  l: "season",
  f: "files",
  h: "help",
};

export const ANYWHERE: readonly KeyWords[] = [
  ["1-5", "a game, where no answers wait"],
  ["/", "go to a sheet, pane, file or page of the help"],
  ["?", "these keys"],
  ["F6", "next part of the page"],
  ["Esc", "close"],
];

/** Panes by the names that they have for people. */
export const TITLES: Readonly<Record<Pane, string>> = {
  start: "Covers",
  sheet: "Sheet",
  template: "Template",
  teams: "Teams",
  table: "Table",
  season: "Season",
  files: "Files",
  help: "Help",
};

export const KEYS: Partial<Record<Pane, readonly KeyWords[]>> = {
  start: [
    ["1-5", "a game"],
    ["P", "print"],
  ],
  sheet: [
    ["P", "print"],
    ["D", "download the PDF"],
    ["R", "roll another game"],
    ["[ ]", "pages"],
    ["J K", "next play, the one before"],
    ["B F T", "blank, filled, to type into"],
    ["+ - 0", "larger, smaller, fit"],
  ],
  template: [
    ["F8", "next fault"],
    ["Ctrl J", "page and back"],
    ["Ctrl B", "compare with the built-in text"],
    ["Esc Tab", "leave the text"],
    ["Ctrl F", "find in the text"],
    ["[ ]", "pages"],
  ],
  table: [
    ["1-9", "answer"],
    ["Enter", "as the coach"],
    ["Z", "undo"],
    ["S", "the sheet, and back"],
    ["H", "say where it stands"],
  ],
  season: [
    ["W", "play the round"],
    ["[ ]", "rounds"],
    ["B", "book"],
  ],
  files: [
    ["A", "export all"],
    ["O", "choose files"],
  ],
  help: [["S", "search"]],
};
