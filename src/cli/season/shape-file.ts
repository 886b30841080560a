/** The shape of a replayed season as printed pages: `replay-season --shape --out FILE`. */
import { basename, extname, resolve } from "node:path";
import type { GameSystem } from "../../contract/game.js";
import { NO_CACHE } from "../../kernel/cache/index.js";
import { printSheets, standardFor, type Exporter, type Made } from "../../make/export.js";
import { openStudio } from "../../make/open-studio.js";
import { inWords, type Worded } from "../../make/with-words.js";
import { usualRequest } from "../../print/request.js";
import { shapePage, shapeSheet, type ShapeComparison } from "../../sim/shape/index.js";
import type { CliIo } from "../io.js";
import { requireEnding } from "../output/endings.js";
import { isStream } from "../output/target.js";
import { requireFree, requireWritable } from "../output/write-files.js";
import type { ReplayOptions } from "./replay-options.js";
import { flagOf, usageError } from "../spec.js";
import type { RunHead } from "./replay-run.js";

const FORMATS = ["pdf", "svg", "png"] as const;
type Format = (typeof FORMATS)[number];
/** First bytes of each format, to recognize existing files. */
const HEADS: Readonly<Record<Format, Uint8Array | string>> = {
  pdf: "%PDF-",
  svg: "<svg",
  png: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};
/** Options that only matter for pages. */
const OF_PAGES = ["paper", "theme", "words", "pdfA", "dpi", "templates", "force", "open"] as const;

/** How to print the pages, decided before any game is played. */
interface ShapePrinting {
  readonly out: string;
  readonly format: Format;
  readonly worded: Worded;
}

/**
 * Checks everything about the pages before the season is played.
 * @throws UserError for contradicting options, invalid words, and a path that cannot be written
 */
export async function openShapePages(options: ReplayOptions, io: CliIo): Promise<ShapePrinting | undefined> {
  const { out } = options;
  if (out === undefined) {
    const idle = OF_PAGES.find((key) => options[key] !== undefined && options[key] !== false);
    if (idle) throw usageError(`${flagOf(idle)} is for the printed pages: add --shape --out FILE`);
    return undefined;
  }
  if (!options.shape) throw usageError("--out prints the shape of the games: add --shape");
  if (options.part) throw usageError("--part plays a part and prints no page", "use --out with --merge");
  const format = formatOf(out, io);
  if (options.pdfA && format !== "pdf") throw usageError("--pdf-a makes a PDF; name a .pdf file");
  if (options.dpi !== undefined && format !== "png") throw usageError("--dpi is for PNG files; name a .png file");
  const place = { ...io, force: options.force };
  const files = filesOf(out, format).map((path) => ({ path, bytes: HEADS[format] }));
  requireFree(files, place);
  requireWritable(files.slice(0, 1), io.cwd);
  return { out, format, worded: await inWords(await openStudio(io, options.templates), options.words, io) };
}

function formatOf(out: string, io: CliIo): Format {
  if (isStream(resolve(io.cwd, out))) return "pdf";
  const what = "the shape is a PDF, SVG or PNG file";
  requireEnding("--out", out, FORMATS, what);
  const found = FORMATS.find((one) => extname(out).toLowerCase() === `.${one}`);
  if (!found) throw usageError(`${what}; found --out ${out}`, "name a .pdf, .svg or .png file");
  return found;
}

const baseOf = (out: string): string => out.slice(0, out.length - extname(out).length);
/** One PDF for all pages, or one picture per page. */
const filesOf = (out: string, format: Format): string[] => (format === "pdf" ? [out] : [`${baseOf(out)}-1.${format}`]);

interface PlayedShape {
  readonly system: GameSystem;
  readonly rules: unknown;
  readonly head: RunHead;
  readonly games: number;
  readonly shape: ShapeComparison;
  /** The files that were merged. */
  readonly parts: readonly string[];
}

/** The pages, as files in memory. */
export async function shapeFiles(
  { out, format, worded: { studio, blamed } }: ShapePrinting,
  played: PlayedShape,
  options: ReplayOptions,
): Promise<Made[]> {
  const { system, rules, head, games, shape } = played;
  const facts = shapePage(shape, { season: head.season, games, era: shape.era ?? 0 });
  const { fonts, templates } = studio;
  const base = usualRequest(
    system,
    { templates, fonts, cache: NO_CACHE },
    {
      rules,
      fill: "filled",
      theme: options.theme ?? "color",
      paper: options.paper ?? "letter",
      repeat: { line: `seed ${head.seed}`, command: commandOf(played, options) },
    },
  );
  const exporter: Exporter = {
    format,
    dpi: options.dpi ?? 150,
    browser: undefined,
    standard: await standardFor(options.pdfA ? "a-2u" : "plain", undefined, format),
  };
  const made = await blamed(() => printSheets(studio, base, [shapeSheet(facts)], exporter, () => baseOf(out)));
  return format === "pdf" ? made.map((one) => ({ ...one, path: out })) : made;
}

/** A name that a shell accepts unquoted. */
const named = (path: string): string => {
  const name = basename(path);
  return /^[\p{L}\d._-]+$/u.test(name) ? name : "STATS";
};

/** Command that prints the pages again. */
function commandOf({ system, head, parts }: PlayedShape, options: ReplayOptions): string {
  const { stats, season, quick, coach, rules } = options;
  return [
    `pressbox replay-season ${system.id} --stats ${named(stats!)}`,
    ...(season === undefined ? [] : [`--season ${season}`]),
    ...(parts.length > 0
      ? ["--merge PARTS"]
      : [`--times ${head.times} --seed ${head.seed}`, ...(quick ? ["--quick"] : [])]),
    ...(coach === undefined ? [] : [`--coach ${coach}`]),
    ...(rules === undefined ? [] : [`--rules ${named(rules)}`]),
    "--shape --out FILE",
  ].join(" ");
}
