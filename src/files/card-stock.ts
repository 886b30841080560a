/** Label sheets and perforated or punched card sheets: the built-in list, and users' files in the same format. */
import type { infer as Infer } from "zod";
import { lazily } from "../kernel/lazy/index.js";
import { zod } from "../kernel/zod/index.js";
import { eachValid, fault, hasErrors, type Issue, type Locate, type Path } from "../kernel/issue/index.js";
import { PAPERS, PRINTER_PAPERS, type PrinterPaper } from "../kernel/units/index.js";
import { type CardStock } from "../press/index.js";
import { placesApart, placesInside } from "../press/stock.js";
import type { DataFile } from "../text/data-file.js";
import type { FileKind } from "../contract/files.js";

const CARD_STOCK = "card-stock";
/** The built-in list, a file of the package. */
export const KNOWN_STOCK = "assets/card-stock.yaml";

const MM_PER_INCH = 25.4;
/** Maximum positions on a sheet. */
const MOST_PLACES = 500;

/** Schema of such a file. */
const cardStockShape = lazily(() => {
  const z = zod();
  const side = z.number().min(0.2).max(2000);
  const edge = z.number().min(0).max(2000);
  const count = z.int().min(1).max(100);
  return z.strictObject({
    format: z.literal(`pressbox/${CARD_STOCK}`),
    stock: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z0-9-]+$/, "expected lowercase letters, digits and hyphens"),
          title: z.string().min(1).max(80),
          kind: z.enum(["labels", "cards"]).describe("labels have one side, cards have two"),
          unit: z.enum(["mm", "in"]).optional().describe("of all lengths (default: mm)"),
          paper: z
            .union([z.enum(PRINTER_PAPERS), z.tuple([side, side])])
            .describe("letter, a4, or width and height of the sheet"),
          size: z.tuple([side, side]).describe("width and height of a place"),
          first: z.tuple([edge, edge]).optional().describe("left and top edge of the first place"),
          columns: count.optional(),
          rows: count.optional(),
          gaps: z.tuple([edge, edge]).optional().describe("between columns and between rows (default: none)"),
          order: z.enum(["across", "down"]).optional().describe("the way places are counted (default: across)"),
          empty: z.array(z.int().min(1).max(MOST_PLACES)).optional().describe("numbers of places to leave empty"),
          places: z
            .array(z.tuple([edge, edge]))
            .min(1)
            .max(MOST_PLACES)
            .optional()
            .describe("left and top edge of every place, in the order they are filled"),
        }),
      )
      .min(1),
  });
});
export type CardStockFile = Infer<ReturnType<typeof cardStockShape>>;
type Entry = CardStockFile["stock"][number];

/** A sheet of the list, with the name of its paper if it has one. */
export interface NamedStock extends CardStock {
  readonly paperName?: PrinterPaper;
}

/** The sheet that an entry describes, in millimeters. Its keys were already checked. */
function stockOf(entry: Entry): NamedStock {
  const { id, title, kind, unit = "mm", paper, size, empty = [] } = entry;
  const by = unit === "in" ? MM_PER_INCH : 1;
  const named = typeof paper === "string" ? paper : undefined;
  return {
    id,
    title,
    kind,
    paper: named ? PAPERS[named] : { width: Number(paper[0]) * by, height: Number(paper[1]) * by },
    ...(named && { paperName: named }),
    place: { width: size[0] * by, height: size[1] * by },
    places: cornersOf(entry).map(([x, y]) => ({ x: x * by, y: y * by })),
    empty: empty.map((number) => number - 1),
  };
}

/** Left and top of every position, in the entry's own unit. */
function cornersOf({ places, first, columns = 1, rows = 1, gaps = [0, 0], size, order }: Entry): [number, number][] {
  if (places) return places;
  const [left, top] = first ?? [0, 0];
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = order === "down" ? [Math.floor(i / rows), i % rows] : [i % columns, Math.floor(i / columns)];
    return [left + column * (size[0] + gaps[0]), top + row * (size[1] + gaps[1])];
  });
}

const BY_GRID = ["first", "columns", "rows"] as const;

/** Missing and superfluous keys of an entry, which can describe its positions in two ways. */
function keyFaults(entry: Entry, at: Path, locate: Locate): Issue[] {
  const given = (key: keyof Entry): boolean => entry[key] !== undefined;
  const report = (key: string, message: string, hint: string): Issue =>
    fault("stock-places", message, { ...locate(key === "" ? at : [...at, key]), hint });
  if (given("places"))
    return ([...BY_GRID, "gaps", "order"] as const)
      .filter(given)
      .map((key) => report(key, `places are listed one by one, and ${key} is for rows and columns`, "remove one"));
  const missing = BY_GRID.filter((key) => !given(key));
  if (missing.length === 0) return [];
  const hint = "describe the places by first, columns, rows and gaps, or list them under places";
  return [report("", `${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing`, hint)];
}

/** Positions off the paper or overlapping, and position numbers that do not exist. */
function placeFaults(entry: Entry, at: Path, locate: Locate): Issue[] {
  const stock = stockOf(entry);
  const pathOf = (i: number): Path => (entry.places ? [...at, "places", i] : [...at, "first"]);
  const count = stock.places.length;
  const issues = (entry.empty ?? []).flatMap((number, i) =>
    number <= count
      ? []
      : [
          fault(
            "stock-empty",
            `place ${number} is not on the sheet; expected 1 to ${count}`,
            locate([...at, "empty", i]),
          ),
        ],
  );
  if (new Set(entry.empty).size >= count)
    issues.push(fault("stock-empty", "all places are empty; expected one to print on", locate([...at, "empty"])));
  const off = placesInside(stock);
  if (off) issues.push(fault("stock-paper", off.words, locate(pathOf(off.place))));
  const over = placesApart(stock);
  if (over)
    issues.push(fault("stock-overlap", over.words, locate(entry.places ? pathOf(over.place) : [...at, "size"])));
  return issues;
}

function stockFaults(data: unknown, locate: Locate): Issue[] {
  const { stock } = data as CardStockFile;
  const issues: Issue[] = [];
  const first = new Map<string, number>();
  eachValid(stock, (entry, i) => {
    const before = first.get(entry.id);
    first.set(entry.id, before ?? i);
    if (before !== undefined) {
      const { line } = locate(["stock", before, "id"]);
      const more = line === undefined ? {} : { hint: `line ${line} has the other` };
      issues.push(
        fault("stock-twice", `two sheets have the id "${entry.id}"`, { ...locate(["stock", i, "id"]), ...more }),
      );
    }
    const keys = keyFaults(entry, ["stock", i], locate);
    issues.push(...(keys.length > 0 ? keys : placeFaults(entry, ["stock", i], locate)));
  });
  return issues;
}

/** Files of such sheets. */
export const cardStockKind: FileKind<readonly NamedStock[]> = {
  id: CARD_STOCK,
  title: "Sheets of labels or cards",
  matches: (data) => (data as { readonly format?: unknown } | null)?.format === `pressbox/${CARD_STOCK}`,
  get shape() {
    return cardStockShape();
  },
  check(data, locate) {
    const issues = stockFaults(data, locate);
    return hasErrors(issues) ? { issues } : { issues, value: (data as CardStockFile).stock.map(stockOf) };
  },
  sense: stockFaults,
};

/** Sheets of the built-in list. */
export const knownStock = ({ data }: Pick<DataFile, "data">): readonly NamedStock[] =>
  cardStockShape().parse(data).stock.map(stockOf);
