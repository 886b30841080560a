/**
 * Pressbox for pages and workers: the same core without a disk.
 *
 * ```ts
 * import { bindDocument, buildSheets, builtInFonts, builtInTemplates, FontBook, NO_CACHE, openWebHost, play, renderPdf, requireSystem } from "pressbox/web";
 *
 * await openWebHost(files); // the package's own by their paths: templates/, assets/, faces
 * ```
 *
 * Everything after the host is as in `pressbox`.
 */

// What the machine gives
export { openWebHost } from "./host/whole-web.js";
export { memoryHost, type MemoryHost } from "./host/memory.js";
export { useHost, type Host, type LatePackages, type OwnFiles } from "./kernel/host/index.js";
export { builtInFonts } from "./host/fonts.js";
export { builtInTemplates } from "./host/templates.js";

// Games
export { loadRater, loadSystem, loadSystems, RATED_SYSTEMS, SYSTEMS } from "./systems/index.js";
export { rulesOfRecord } from "./contract/records.js";
export type { ByHand, HandRequest } from "./contract/by-hand.js";
export type { ByteCache } from "./kernel/cache/index.js";
export type { FileKind } from "./contract/files.js";
export type { Locate } from "./kernel/issue/index.js";
export type { PlaySummary } from "./kernel/sample/index.js";
export type { FigureRow, FiguresOf, FiguresRequest } from "./contract/figures.js";
export type { Progress } from "./contract/progress.js";
export type { SheetContent, SheetSpec } from "./contract/sheet.js";
export type {
  Seasons,
  LeagueEntry,
  LeagueModes,
  LeagueRequest,
  LeagueStatus,
  LeagueStep,
  SeasonBook,
} from "./contract/seasons.js";
export { NO_CACHE, play, requireSystem, type GameRequest } from "./sim/play.js";
export { countPlays, untilPlay } from "./sim/until-play.js";
export { Dialogue, type DialogueMessage } from "./sim/dialogue.js";
export type { Question, HandSession as Sitting } from "./kernel/machine/index.js";
export type {
  CoachInfo,
  GameSystem,
  NameInfo,
  PlayRequest,
  Plays,
  Solver,
  RulingInfo,
  SystemId,
} from "./contract/game.js";

// Leagues and their books
export { playSeasons, type SeasonRun, type SeasonStop } from "./sim/season.js";
export { buildBook, type BookRequest } from "./print/book.js";

// Files and checks: text or bytes and a name -> what a file is, its value and its issues
export { readFile, type FormatKind, type Kind, type ReadFile, type ReadOptions } from "./files/read-file.js";
export type { Content, NamedContent } from "./files/source.js";
export { everyKind, type Press } from "./files/every-kind.js";
export { allKinds, type KnownTeams } from "./files/kinds.js";
export { formKind } from "./files/form-file.js";
export { statisticsKind } from "./files/statistics-file.js";
export { valuesKind } from "./files/values.js";
export { parseCsv } from "./text/tables/csv.js";
export { tableOf, type CsvTable } from "./text/tables/cell-table.js";
export { gridsOf } from "./text/tables/grids.js";
export type { RawGrid } from "./text/tables/raw-grid.js";
export { withSeal } from "./files/seal.js";
export { checkTable } from "./files/check.js";
export { parseData, type DataFile, type LocateValue } from "./text/data-file.js";
export { checkData, checkKind, findKind, proveKind, replay, type Checked } from "./files/check.js";
export { formatIssue, hasErrors, UserError, type Issue } from "./kernel/issue/index.js";

// Sheets
export { sheetPlaces, type SheetPlace } from "./print/sheet-places.js";
export { sheetText, sheetTextLines, type SheetText, type SheetTextRole } from "./render/sheet-text.js";
export { bindDocument, buildSheet, buildSheets, type BuiltSheet } from "./print/build.js";
export type { BuildRequest } from "./print/request.js";
export { FontBook, type FontFile } from "./sheet/type/font-book.js";
export type { TemplateSource } from "./sheet/template/source.js";
export { THEMES, type ThemeId } from "./sheet/theme.js";
export { blankForm } from "./print/forms.js";
export { placeAt, placesOf, sitesOf, type Place } from "./sheet/layout/places.js";
export { pageSvg } from "./sheet/drawing/to-svg.js";
export type { Fill, Page } from "./sheet/drawing/types.js";
export { PAPERS, PRINTER_PAPERS, type PaperName, type PrinterPaper } from "./kernel/units/index.js";

// Paper: pages -> sheets to cut, to turn over, to fold
export { booklet, cellRect, duplex, impose, trimBox, type Grid } from "./press/index.js";

// Bytes
export { renderPdf, type PdfOptions, type PdfStandard } from "./render/pdf/index.js";
export { outputCondition } from "./host/output-conditions.js";
export type { OutputCondition } from "./kernel/color/condition.js";
export { renderSvg } from "./render/svg/index.js";
export type { DocumentInfo, OutlineItem, PrintDocument } from "./render/types.js";
