/** What a table from a particular source looks like: its headings in order, what each means, who makes it. Data only; `recognize` compares. */
import { plainHead } from "../plain.js";
import type { TableId } from "../../columns.js";

/** What a heading of a shape means. */
export interface Meaning {
  readonly table: TableId;
  readonly column: string;
  /** True if it is the opponents' statistic, in a row with both sides of a team. */
  readonly other: boolean;
  /** For `15-23` in one cell: which of the two numbers. */
  readonly part?: 0 | 1;
}

export interface ShapeHead {
  /** Normalized names of the heading. */
  readonly names: readonly string[];
  /** Normalized names of the group above it; empty if there is none. */
  readonly groups: readonly string[];
  /** Empty for a heading that is known but not read: percentages, ranks, ages. */
  readonly means: readonly Meaning[];
}

export interface Shape {
  /** The site or program that makes it. */
  readonly source: string;
  /** Its contents, in everyday words. */
  readonly what: string;
  readonly table: TableId;
  readonly heads: readonly ShapeHead[];
  /** Normalized headings that the table must have. */
  readonly needs: readonly string[];
  /** Normalized headings that it must not have. */
  readonly not: readonly string[];
  /** What the file or sheet name must say, if headings alone do not decide. */
  readonly named?: RegExp;
  /** True if rows are about the opponents of the team they name. */
  readonly against?: true;
  /** Why it is not used: it has no season statistics. */
  readonly unused?: string;
  /** True if such a table belongs to a season's folder: it needs no warning. */
  readonly belongs?: true;
}

interface More {
  readonly needs?: string;
  readonly not?: string;
  readonly named?: RegExp;
  readonly against?: true;
  readonly unused?: string;
  readonly belongs?: true;
}

/** Splits a comma-separated list of headings; other names of a heading follow `|`. */
const words = (list = ""): string[] =>
  list
    .split(",")
    .map((word) => word.split("|").map(plainHead).join("|"))
    .filter((word) => word !== "");

/**
 * @param headings `Rk, Player=player, [Passing] Att=attempts, [] Age`: commas between headings, `|` between names of one, `=`
 * before its column, `[Group]` before the headings under a group. `~points` is the opponents' column, `completions-attempts` two
 * numbers in a cell, `passing.attempts` a column of a table other than the shape's. If omitted, the required ones.
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
    ...(more.belongs && { belongs: true }),
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
