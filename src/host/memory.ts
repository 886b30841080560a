/** A host that keeps everything in memory: for a page, a worker, a test. */
import { NotLoaded, type Compressor, type Host, type LatePackages, type OwnFiles } from "../kernel/host/index.js";

export interface MemoryHost extends Host {
  /** Adds or replaces files. */
  put(files: Readonly<Record<string, string | Uint8Array>>): void;
  /** Adds packages that are now loaded. */
  provide(packages: Partial<LatePackages>): void;
}

/**
 * @param packages those already loaded; `provide` adds others later
 * @param files the package's own files by path (`OwnFiles`)
 */
export function memoryHost(
  { deflate, deflateLater, inflate }: Pick<Compressor, "deflate"> & Partial<Compressor>,
  packages: Partial<LatePackages>,
  files: Readonly<Record<string, string | Uint8Array>> = {},
): MemoryHost {
  const known: Partial<LatePackages> = { ...packages };
  const held = new Map<string, Uint8Array>();
  const own: OwnFiles = {
    read: (path) => held.get(path),
    list: (folder) => [...held.keys()].filter((path) => path.startsWith(`${folder}/`)).sort(),
  };
  const host: MemoryHost = {
    need(name) {
      const found = known[name];
      if (found === undefined) throw new NotLoaded(name);
      return found;
    },
    deflate,
    inflate(bytes, most) {
      if (!inflate) throw new Error("this host cannot unpack files");
      return inflate(bytes, most);
    },
    deflateLater: deflateLater ?? ((bytes, options) => Promise.resolve(deflate(bytes, options))),
    files: own,
    put(more) {
      const encoder = new TextEncoder();
      for (const [path, data] of Object.entries(more))
        held.set(path, typeof data === "string" ? encoder.encode(data) : data);
    },
    provide: (more) => void Object.assign(known, more),
  };
  host.put(files);
  return host;
}
