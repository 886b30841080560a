/** Where sheets are made: what a machine gives to those who make them. The command has a disk; a page has files in its memory. */
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
  /** Wipes the bar; call it whatever happened. */
  end(): void;
}

/** What is done under a bar; it is wiped whatever happens. */
export function ended<T>(bar: ProgressBar, work: () => T): T {
  try {
    return work();
  } finally {
    bar.end();
  }
}

/** A browser that writes files in the place of Pressbox's own writers. */
export interface BrowserPress {
  pdf(doc: PrintDocument, fontFiles: readonly FontFile[]): Promise<Uint8Array>;
  png(page: Page, fontFiles: readonly FontFile[], dpi: number): Promise<Uint8Array>;
}

/** What turns pages into dots; all else is the same on every machine. */
export interface Press {
  png(page: Page, dpi: number): Promise<Uint8Array>;
  /** @param named its program; absent = one that is found. @throws UserError where there is none */
  browser(named: string | undefined): Promise<BrowserPress>;
}

/** A printer, and who hears of ink that it does not print. */
export interface ForPrinter {
  readonly name: string;
  readonly profile: PrinterProfile;
  report(issues: readonly Issue[]): void;
}

/** The printer that pages are made for, and about which edge paper is turned. */
export interface PaperChoice {
  readonly binding?: Binding | undefined;
  readonly printer?: ForPrinter | undefined;
}

export interface Workplace {
  /** Folder that relative paths start from. */
  readonly cwd: string;
  readonly disk: Disk;
  /** Real paths of the files that were read: pictures are looked for beside them, and none of them becomes an output by a slip. */
  readonly inputs?: Set<string>;
  readonly press: Press;
  /** Of Pressbox: what another one made is made again. */
  version(): string;
  /** @param folder of a person's own, absolute @throws UserError `templates-folder` where it is none */
  templates(folder: string | undefined, pictures: PictureSource): Promise<OwnTemplates>;
  /** Solved tables. @param keep for later runs, too */
  cache(keep: boolean): ByteCache;
  /** A bar for people who wait. */
  progress(quiet?: boolean): ProgressBar;
  /** The printer of this machine. */
  paper(
    named: { readonly printer?: string | undefined; readonly duplex?: "long" | "short" | "manual" | undefined },
    report: (issues: readonly Issue[]) => void,
  ): Promise<PaperChoice>;
  /** SHA-256 in hex digits. */
  sha256(parts: readonly (Uint8Array | string)[]): Promise<string>;
  /** The file's bytes with the mark by which Pressbox knows what it made. */
  marked(file: OutputFile): Promise<readonly Uint8Array[]>;
  /** What is at a path is no file, but a device, a pipe or a stream. */
  isStream(path: string): boolean;
  /** Where programs of this machine find a path: `file:///...`. */
  addressOf(path: string): string;
}
