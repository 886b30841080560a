/** What decides how sheets come out. */
import type { GameSystem } from "../contract/game.js";
import type { Progress } from "../contract/progress.js";
import type { ByteCache } from "../kernel/cache/index.js";
import type { Issue } from "../kernel/issue/index.js";
import type { PlaySummary } from "../kernel/sample/index.js";
import type { PrinterPaper, Size } from "../kernel/units/index.js";
import type { SheetSpec } from "../contract/sheet.js";
import type { Binding, CardStock, OpenStock, Order } from "../press/index.js";
import type { Fill, Page } from "../sheet/drawing/types.js";
import type { Values } from "../sheet/layout/form.js";
import type { TemplateSource } from "../sheet/template/source.js";
import type { ThemeId } from "../sheet/theme.js";
import type { FontBook } from "../sheet/type/font-book.js";

/** A card and its back. */
export type StockCard = readonly [front: Page, back: Page | undefined];

/** What such sheets need to know of cards that go onto them. */
export interface StockDeck {
  readonly request: BuildRequest;
  readonly spec: SheetSpec;
  readonly front: { readonly backs: boolean };
  readonly fill: Fill;
  readonly size: Size;
  readonly options: { readonly order?: Order; readonly binding?: Binding };
}

/** What puts decks onto such sheets. */
export interface StockPress {
  stockSheets(decks: readonly StockDeck[], cards: readonly StockCard[], open: StockChoice): readonly Page[];
  placesOn(stock: CardStock): number;
  placesOnFirst(open: OpenStock): number;
  roomFor(cards: number, open: OpenStock): number;
}

/** Sheets of labels or cards, and what is free of the first one. */
export interface StockChoice extends OpenStock {
  /** What lays cards onto them: handed in by who asks for it, so that a page without such sheets need not load it. */
  readonly press: StockPress;
  /** Ink nearer than this to an edge is warned of, millimeters; absent = the printer's profile tells. */
  readonly margin?: number | undefined;
}

/** What a person chooses about cards on sheets of paper. */
export interface CardChoices {
  /** Of each card; by default as its template says. */
  readonly copies?: number | undefined;
  /** The same for single sheets, by id. */
  readonly copiesOf?: Readonly<Record<string, number>> | undefined;
  /** Card by card (default), or so that the cut piles, laid on each other, are in order. */
  readonly order?: Order | undefined;
  /** Edge about which the paper is turned for its backs, by default the long one. */
  readonly binding?: Binding | undefined;
  /** Fronts and backs on one side of the paper, to fold and glue. */
  readonly foldOver?: boolean | undefined;
  /** Sheets that are cut already, which cards go onto. */
  readonly stock?: StockChoice | undefined;
  /** Decks of one size fill up one another's last sheets of paper. */
  readonly shared?: boolean | undefined;
}

/** What a filled sheet was played from, in words. */
export interface Played {
  readonly line: string;
  readonly command: string;
  /** The code that plays it again; absent for what seed, rules and teams do not make again. */
  readonly code?: string;
}

export type CommandFiles = Readonly<Partial<Record<"record" | "rules" | "dice", string>>>;

/** Everything that decides how sheets come out. */
export interface BuildRequest {
  readonly system: GameSystem;
  readonly rules: unknown;
  readonly records: readonly unknown[];
  /** What the files of records, rules and own dice are called: footers name them in the command that prints this again. */
  readonly files?: CommandFiles;
  /** Figures of all games played, where `records` are only the best of them. */
  readonly summary?: PlaySummary;
  /** What those games were played from, and the command that plays them again. */
  readonly repeat?: { readonly line: string; readonly command: string } | undefined;
  /** Address of a Studio: in files for screens the codes of filled sheets lead there. */
  readonly studio?: string | undefined;
  /** Filled sheets have a QR mark beside their code. */
  readonly qr?: boolean | undefined;
  readonly fill: Fill;
  readonly theme: ThemeId;
  readonly paper: PrinterPaper;
  readonly names: Readonly<Record<string, string>>;
  /** What is on the copies of a sheet, by slot, in place of what records would fill in. */
  readonly values?: readonly Values[];
  readonly templates: TemplateSource;
  readonly fonts: FontBook;
  readonly cache: ByteCache;
  /** Told of long work while sheets are built. */
  readonly progress?: Progress;
  /** Told of warnings: values that nothing on a sheet takes. */
  readonly report?: (issues: readonly Issue[]) => void;
  /** Cards one to a page at their own size instead of many on a sheet of paper. */
  readonly single?: boolean;
  /** How cards are on sheets of paper, where it is not as usual. */
  readonly cards?: CardChoices;
}

/** A request for sheets as they usually are: standard rules, in color on Letter, blank. @param more what is otherwise */
export const usualRequest = (
  system: GameSystem,
  { templates, fonts, cache }: Pick<BuildRequest, "templates" | "fonts" | "cache">,
  more: Partial<BuildRequest> = {},
): BuildRequest => ({
  system,
  rules: system.standardRules,
  records: [],
  fill: "blank",
  theme: "color",
  paper: "letter",
  names: {},
  templates,
  fonts,
  cache,
  ...more,
});
