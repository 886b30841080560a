/**
 * What a machine provides to the core. `host/node` and `host/memory` put one in place; the core asks it, and imports nothing that
 * only some machines have.
 */
import type * as Fontkit from "fontkit";
import type * as Handlebars from "handlebars";
import type * as Yaml from "yaml";
import type * as Zod from "zod";

/** Packages that most runs do without: a host loads each when it is first needed. */
export interface LatePackages {
  readonly fontkit: typeof Fontkit;
  /** Its parser alone. */
  readonly handlebars: Pick<typeof Handlebars, "parse">;
  /** pdfkit's document class; `render/pdf/container` knows its parts. */
  readonly pdfkit: unknown;
  readonly yaml: typeof Yaml;
  readonly zod: typeof Zod;
}

export interface DeflateOptions {
  /** 1 to 9. */
  readonly level: number;
  /** Size of the window as a power of two, 9 to 15. */
  readonly windowBits?: number;
  /** 1 to 9. */
  readonly memLevel?: number;
}

/** zlib's deflate, to the byte, and its way back (RFC 1950). */
export interface Compressor {
  deflate(bytes: Uint8Array, options: DeflateOptions): Uint8Array;
  /** The same in the background, where the machine has a thread for it. */
  deflateLater(bytes: Uint8Array, options: DeflateOptions): Promise<Uint8Array>;
  /** What was deflated; undefined where it is damaged, cut off, or longer than `most` bytes: no more than that is unpacked. */
  inflate(bytes: Uint8Array, most: number): Uint8Array | undefined;
}

/**
 * The package's own files by their paths from its folder: `templates/dynasty/mat.hbs`, `assets/color/srgb.icc`,
 * `assets/samples/5d20/teams.yaml` (games ask for their sample teams); faces by their packages,
 * `node_modules/@expo-google-fonts/...`; what the build made of them under `built/`.
 */
export interface OwnFiles {
  /** Undefined when there is no such file. */
  read(path: string): Uint8Array | undefined;
  /** Paths of the files below a folder. */
  list(folder: string): readonly string[];
}

export interface Host extends Compressor {
  /** @throws Error when the host does not have the package */
  need<K extends keyof LatePackages>(name: K): LatePackages[K];
  readonly files: OwnFiles;
}

/** A package that the host can get, but has not loaded yet: load it, then do the work again. */
export class NotLoaded extends Error {
  constructor(readonly pack: keyof LatePackages) {
    super(`the host does not have the package ${pack} yet`);
  }
}

let current: Host | undefined;

/** Puts a host in place; the last one counts. */
export function useHost(host: Host): void {
  current = host;
}

/** The host in place. @throws Error when there is none */
export function host(): Host {
  if (!current) throw new Error('no host: import "pressbox" in Node, "pressbox/web" in a bundle, or call useHost');
  return current;
}

/** The text of one of the package's own files; undefined when there is none. */
export function ownText(path: string): string | undefined {
  const bytes = host().files.read(path);
  return bytes && new TextDecoder().decode(bytes);
}
