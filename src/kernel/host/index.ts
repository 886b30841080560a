/**
 * What the machine provides to the core. `host/node` and `host/memory` install one; the core calls it and never imports anything that only
 * some platforms have.
 */
import type * as Fontkit from "fontkit";
import type * as Handlebars from "handlebars";
import type * as Yaml from "yaml";
import type * as Zod from "zod";

/** Packages that most runs do not need: the host loads each on first use. */
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
  /** Window size as a power of two, 9 to 15. */
  readonly windowBits?: number;
  /** 1 to 9. */
  readonly memLevel?: number;
}

/** zlib's deflate, byte for byte, and inflate (RFC 1950). */
export interface Compressor {
  deflate(bytes: Uint8Array, options: DeflateOptions): Uint8Array;
  /** The same in the background, on a thread if there is one. */
  deflateLater(bytes: Uint8Array, options: DeflateOptions): Promise<Uint8Array>;
  /** Inflates; undefined if the data is damaged, cut off or longer than `most` bytes (the limit on what is unpacked). */
  inflate(bytes: Uint8Array, most: number): Uint8Array | undefined;
}

/**
 * The package's own files by path: `templates/dynasty/mat.hbs`, `assets/color/srgb.icc`, `assets/samples/5d20/teams.yaml` (games ask for
 * their sample teams); typefaces by package, `node_modules/@expo-google-fonts/...`; files that the build generated, under `built/`.
 */
export interface OwnFiles {
  /** Undefined when there is no such file. */
  read(path: string): Uint8Array | undefined;
  /** Paths of the files below a folder. */
  list(folder: string): readonly string[];
}

export interface Host extends Compressor {
  /** @throws Error if the host does not have the package */
  need<K extends keyof LatePackages>(name: K): LatePackages[K];
  readonly files: OwnFiles;
}

/** A package that the host can get but has not loaded yet: load it, then repeat the work. */
export class NotLoaded extends Error {
  constructor(readonly pack: keyof LatePackages) {
    super(`the host does not have the package ${pack} yet`);
  }
}

let current: Host | undefined;

/** Installs a host; replaces an earlier one. */
export function useHost(host: Host): void {
  current = host;
}

/** The installed host. @throws Error if there is none */
export function host(): Host {
  if (!current) throw new Error('no host: import "pressbox" in Node, "pressbox/web" in a bundle, or call useHost');
  return current;
}

/** The text of one of the package's own files; undefined when there is none. */
export function ownText(path: string): string | undefined {
  const bytes = host().files.read(path);
  return bytes && new TextDecoder().decode(bytes);
}
