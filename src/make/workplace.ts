/** Where sheets are made: services of the machine. The command line has a disk; a page keeps files in memory. */
import type { Progress } from "../contract/progress.js";
import type { Disk } from "../host/disk.js";
import type { ByteCache } from "../kernel/cache/index.js";
import type { Issue } from "../kernel/issue/index.js";
import type { Binding, PrinterProfile } from "../press/index.js";
import type { PrintDocument } from "../render/types.js";
import type { Page } from "../sheet/drawing/types.js";
import type { PictureSource } from "../sheet/pictures/source.js";
import type { OwnTemplates } from "../sheet/template/source.js";
import type { FontFile } from "../sheet/type/font-book.js";
import type { OutputFile } from "./output-file.js";

export interface ProgressBar {
  readonly report: Progress;
  /** Clears the bar; call this in any case. */
  end(): void;
}

/** Does work with a progress bar, which is cleared in any case. */
export function ended<T>(bar: ProgressBar, work: () => T): T {
  try {
    return work();
  } finally {
    bar.end();
  }
}

/** A browser that writes files instead of Pressbox's own engines. */
export interface BrowserPress {
  pdf(doc: PrintDocument, fontFiles: readonly FontFile[]): Promise<Uint8Array>;
  png(page: Page, fontFiles: readonly FontFile[], dpi: number): Promise<Uint8Array>;
}

/** Services that turn pages into pixels; everything else is the same on every machine. */
export interface Press {
  png(page: Page, dpi: number): Promise<Uint8Array>;
  /** @param named its program; absent = any that is found. @throws UserError if there is none */
  browser(named: string | undefined): Promise<BrowserPress>;
}

/** A printer, and a receiver of warnings about ink that it cannot print. */
export interface ForPrinter {
  readonly name: string;
  readonly profile: PrinterProfile;
  report(issues: readonly Issue[]): void;
}

/** The printer that pages are made for, and the edge to flip on. */
export interface PaperChoice {
  readonly binding?: Binding | undefined;
  readonly printer?: ForPrinter | undefined;
}

export interface Workplace {
  /** Folder that relative paths start from. */
  readonly cwd: string;
  readonly disk: Disk;
  /** Real paths of input files: pictures are searched next to them, and no output may accidentally overwrite them. */
  readonly inputs?: Set<string>;
  readonly press: Press;
  /** Pressbox's version: files made by another one are made again. */
  version(): string;
  /** @param folder the user's own, absolute @throws UserError `templates-folder` if it is not a template folder */
  templates(folder: string | undefined, pictures: PictureSource): Promise<OwnTemplates>;
  /** Cache of solved tables. @param keep true to keep it for later runs */
  cache(keep: boolean): ByteCache;
  /** A progress bar for waiting users. */
  progress(quiet?: boolean): ProgressBar;
  /** The printer of this machine. */
  paper(
    named: { readonly printer?: string | undefined; readonly duplex?: "long" | "short" | "manual" | undefined },
    report: (issues: readonly Issue[]) => void,
  ): Promise<PaperChoice>;
  /** SHA-256 in hex digits. */
  sha256(parts: readonly (Uint8Array | string)[]): Promise<string>;
  /** The file's bytes, with the mark that identifies files made by Pressbox. */
  marked(file: OutputFile): Promise<readonly Uint8Array[]>;
  /** True if a path is a device, a pipe or a stream. */
  isStream(path: string): boolean;
  /** The address of a local path: `file:///...`. */
  addressOf(path: string): string;
}
