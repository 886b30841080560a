/** The one list of keys: the footer shows the first few of the current pane, the key sheet (`?`) all of them. */
import type { Address, Pane } from "./places.js";

/** Keys, separated by spaces, and what they do. `G S` is a sequence. */
export type KeyWords = readonly [keys: string, words: string];

/** Letters that go to a pane after `G`. */
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
  ["1-5", "choose a game, when no answers are shown"],
  ["/", "go to a sheet, pane, file or help page"],
  ["?", "show these keys"],
  ["F6", "next part of the page"],
  ["Esc", "close"],
];

/** Display names of the panes. */
export const TITLES: Readonly<Record<Pane, string>> = {
  start: "Covers",
  sheet: "Sheet",
  template: "Template",
  teams: "Teams",
  table: "Table",
  season: "Season",
  files: "Files",
  set: "Set of your own",
  help: "Help",
  code: "Code from paper",
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
    ["J K", "next play, previous play"],
    ["B F T", "blank, filled, form"],
    ["+ - 0", "larger, smaller, fit"],
  ],
  set: [
    ["B", "build"],
    ["E", "all as ZIP"],
    ["Esc", "stop"],
  ],
  template: [
    ["F8", "next error"],
    ["Ctrl J", "page and back"],
    ["Ctrl B", "compare with the built-in text"],
    ["Esc Tab", "leave the text"],
    ["Ctrl F", "find in the text"],
    ["[ ]", "pages"],
  ],
  teams: [
    ["arrows", "cells"],
    ["+ -", "change the cell"],
    ["Z", "undo"],
    ["N", "next out of its band"],
    ["Enter", "type a value, keep it"],
    ["C", "cells, and the printed page"],
  ],
  table: [
    ["1-9", "answer"],
    ["Enter", "play as the coach would"],
    ["Z", "undo"],
    ["S", "sheet and back"],
    ["H", "announce the situation"],
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

/** The keys that work here: a season has none before its board opens, and a career has neither rounds nor a book. */
export const keysAt = ({ pane, place, options }: Address): readonly KeyWords[] =>
  pane !== "season"
    ? (KEYS[pane] ?? [])
    : (place === "" && options.file === undefined) || options.open !== undefined
      ? []
      : KEYS.season!.slice(0, options.career === undefined ? undefined : 1);
