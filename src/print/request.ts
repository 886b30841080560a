/** Everything that determines how sheets are printed. */
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

/** What die-cut sheets need to know about the cards that go on them. */
export interface StockDeck {
  readonly request: BuildRequest;
  readonly spec: SheetSpec;
  readonly front: { readonly backs: boolean };
  readonly fill: Fill;
  readonly size: Size;
  readonly options: { readonly order?: Order; readonly binding?: Binding };
}

/** Imposes decks on such sheets. */
export interface StockPress {
  stockSheets(decks: readonly StockDeck[], cards: readonly StockCard[], open: StockChoice): readonly Page[];
  placesOn(stock: CardStock): number;
  placesOnFirst(open: OpenStock): number;
  roomFor(cards: number, open: OpenStock): number;
}

/** Sheets of labels or cards, and the free positions of the first one. */
export interface StockChoice extends OpenStock {
  /** Imposes cards on them; supplied by the caller, so that a page without such sheets need not load it. */
  readonly press: StockPress;
  /** Warns about ink closer to an edge than this, millimeters; absent = as in the printer's profile. */
  readonly margin?: number | undefined;
}

/** User's choices about cards on paper. */
export interface CardChoices {
  /** Copies of each card; default: as its template says. */
  readonly copies?: number | undefined;
  /** The same for single products, by id. */
  readonly copiesOf?: Readonly<Record<string, number>> | undefined;
  /** Card by card (default), or so that stacking the cut piles puts the cards in order. */
  readonly order?: Order | undefined;
  /** Edge to flip the paper on; default: the long edge. */
  readonly binding?: Binding | undefined;
  /** Prints front and back on one side of the paper, to fold and glue. */
  readonly foldOver?: boolean | undefined;
  /** Die-cut sheets that the cards go on. */
  readonly stock?: StockChoice | undefined;
  /** True if decks of the same size share their last sheets of paper. */
  readonly shared?: boolean | undefined;
}

/** What a filled sheet was played from, in words. */
export interface Played {
  readonly line: string;
  readonly command: string;
  /** The code that plays it again; absent if seed, rules and teams do not reproduce it. */
  readonly code?: string;
}

export type CommandFiles = Readonly<Partial<Record<"record" | "rules" | "dice", string>>>;

/** Everything that determines how sheets are printed. */
export interface BuildRequest {
  readonly system: GameSystem;
  readonly rules: unknown;
  readonly records: readonly unknown[];
  /** Names of the record, rules and dice files: footers use them in the command that prints the sheet again. */
  readonly files?: CommandFiles;
  /** Statistics of all games played, if `records` has only the best of them. */
  readonly summary?: PlaySummary;
  /** What those games were played from, and the command that plays them again. */
  readonly repeat?: { readonly line: string; readonly command: string } | undefined;
  /** Address of a Studio: in files for screens, the codes on filled sheets link to it. */
  readonly studio?: string | undefined;
  /** True if filled sheets have a QR code next to their code. */
  readonly qr?: boolean | undefined;
  readonly fill: Fill;
  readonly theme: ThemeId;
  readonly paper: PrinterPaper;
  readonly names: Readonly<Record<string, string>>;
  /** Values of a sheet's copies, by slot, used instead of what records would fill in. */
  readonly values?: readonly Values[];
  readonly templates: TemplateSource;
  readonly fonts: FontBook;
  readonly cache: ByteCache;
  /** Called during long work while sheets are built. */
  readonly progress?: Progress;
  /** Receives warnings: values that nothing on a sheet uses. */
  readonly report?: (issues: readonly Issue[]) => void;
  /** True for one card per page at its own size, instead of many on a sheet of paper. */
  readonly single?: boolean;
  /** How cards go on paper, if not the default way. */
  readonly cards?: CardChoices;
}

/** A request with defaults: standard rules, in color on Letter, blank. @param more whatever differs */
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
