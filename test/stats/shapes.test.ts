/** Shapes of tables are data: every one must be whole. */
import { expect, it } from "vitest";
import { columnsOf } from "../../src/stats/columns.js";
import { withHeads } from "../../src/stats/read/grid.js";
import { lookOf } from "../../src/stats/read/match.js";
import { recognize } from "../../src/stats/read/recognize.js";
import { SHAPES } from "../../src/stats/read/shapes/index.js";
import { textGrid } from "../../src/text/tables/text-grid.js";

it("every heading means a column of its table, or nothing", () => {
  const strange = SHAPES.flatMap(({ source, what, heads }) =>
    heads.flatMap(({ names, means }) =>
      means
        .filter(({ table, column }) => column !== "first" && column !== "last" && !columnsOf(table).includes(column))
        .map(({ table, column }) => `${source}, ${what}: ${names[0]} = ${table}.${column}`),
    ),
  );
  expect(strange).toEqual([]);
});

it("every heading that a shape needs is one of its own", () => {
  const strange = SHAPES.flatMap(({ source, what, heads, needs }) => {
    const known = new Set(heads.flatMap(({ names }) => names));
    return needs
      .filter((need) => !need.split("|").some((one) => known.has(one)))
      .map((need) => `${source}, ${what}: ${need}`);
  });
  expect(strange).toEqual([]);
});

/** A table of a shape's own heads, without its groups. */
function tableOf(shape: (typeof SHAPES)[number]): string {
  const heads = shape.heads.map(({ names }) => names[0].replace(/^(\d{1,2})(\d{2})$/, "$1-$2"));
  return `${heads.join(",")}\n${heads.map((_, i) => i + 1).join(",")}`;
}

it.each(SHAPES.map((shape) => [`${shape.source}, ${shape.what}`, shape] as const))(
  "%s is recognized by its headings",
  (name, shape) => {
    const words = shape.named ? /[a-z]{4,}/.exec(shape.named.source)![0] : "export";
    const grid = withHeads(textGrid(tableOf(shape), `${words}.csv`))!;
    const found = recognize(grid);
    expect(found.shape).toBe(name);
    expect(found.rivals).toEqual([]);
    expect(found.matches.length > 0).toBe(shape.unused === undefined);
  },
);

it("headings have the look of the table that they make whole, and of no other", () => {
  const look = (heads: string) =>
    lookOf(withHeads(textGrid(`${heads}\n${heads.replaceAll(/[a-z]+/gi, "1")}`, "a.csv"))!);
  expect(look("player,team,punts,yards")).toBe("punting");
  expect(look("player,team,kickReturns,kickReturnYards")).toBe("returns");
  expect(look("player,team,tackles,sacks")).toBe("defense");
  expect(look("player,team,attempts,completions,yards,touchdowns,interceptions")).toBe("passing");
  // Completions need attempts; a team with nothing else is no table of players.
  expect(look("player,team,completions,yards")).toBeUndefined();
  expect(look("player,team,stadium,city")).toBeUndefined();
});
