/** What a table that people have looks like: its headings in their order, what each means, who makes it. Data; `recognize` compares. */
import { plainHead } from "../plain.js";
import type { TableId } from "../../columns.js";

/** What a heading of a shape stands for. */
export interface Meaning {
  readonly table: TableId;
  readonly column: string;
  /** In a row that holds both sides of a team: what its opponents did. */
  readonly other: boolean;
  /** `15-23` in one cell: which of the two figures. */
  readonly part?: 0 | 1;
}

export interface ShapeHead {
  /** Plain forms that the heading is known by. */
  readonly names: readonly string[];
  /** Plain forms of the group above it; none where it is under no group. */
  readonly groups: readonly string[];
  /** Empty for a heading that is known and says nothing that is read: shares, ranks, ages. */
  readonly means: readonly Meaning[];
}

export interface Shape {
  /** The site or program that makes it. */
  readonly source: string;
  /** What is in it, in everyday words. */
  readonly what: string;
  readonly table: TableId;
  readonly heads: readonly ShapeHead[];
  /** Plain headings without which it is another table. */
  readonly needs: readonly string[];
  /** Plain headings that show that it is another table. */
  readonly not: readonly string[];
  /** What the name of the file or sheet has to say, where headings alone do not tell. */
  readonly named?: RegExp;
  /** The rows are about the opponents of the team that they name. */
  readonly against?: true;
  /** Why nothing of it is used: no statistics of a season. */
  readonly unused?: string;
}

interface More {
  readonly needs?: string;
  readonly not?: string;
  readonly named?: RegExp;
  readonly against?: true;
  readonly unused?: string;
}

/** Headings of a list that is parted by commas, with other names of one behind `|`. */
const words = (list = ""): string[] =>
  list
    .split(",")
    .map((word) => word.split("|").map(plainHead).join("|"))
    .filter((word) => word !== "");

/**
 * @param headings `Rk, Player=player, [Passing] Att=attempts, [] Age`: commas between headings, `|` between other names of one, `=`
 * before its column, `[Group]` before the headings below a group. `~points` is the opponents' column, `completions-attempts` two
 * figures of a cell, `passing.attempts` a column of another table than the shape's. None: those that it needs.
 */
export function shape(source: string, what: string, table: TableId, heads: string, more: More = {}): Shape {
  let groups: string[] = [];
  return {
    source,
    what,
    table,
    heads: (heads === "" ? (more.needs ?? "") : heads).split(",").map((item): ShapeHead => {
      let text = item.trim();
      const opened = /^\[([^\]]*)\]\s*/.exec(text);
      if (opened) {
        groups = opened[1] === "" ? [] : opened[1].split("|").map(plainHead);
        text = text.slice(opened[0].length);
      }
      const at = text.indexOf("=");
      const [named, means] = at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
      return { names: named.split("|").map(plainHead), groups, means: meaningsOf(means.trim(), table) };
    }),
    needs: words(more.needs),
    not: words(more.not),
    ...(more.named && { named: more.named }),
    ...(more.against && { against: true }),
    ...(more.unused !== undefined && { unused: more.unused }),
  };
}

function meaningsOf(text: string, table: TableId): Meaning[] {
  if (text === "") return [];
  const other = text.startsWith("~");
  const parts = text.replace("~", "").split("-");
  return parts.map((part, i) => {
    const [own, column] = part.includes(".") ? part.split(".") : [table, part];
    const meaning = { table: own as TableId, column, other };
    return parts.length === 2 ? { ...meaning, part: i as 0 | 1 } : meaning;
  });
}
