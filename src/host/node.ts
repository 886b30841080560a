/** Node as a host: package files from the disk, packages on demand, zlib. Importing this module installs it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { deflate, deflateSync, inflateSync } from "node:zlib";
import { useHost, type Host, type LatePackages } from "../kernel/host/index.js";
import { requirePdfkit } from "./node/pdfkit.js";
import { builtFile, packageFile } from "./node/place.js";

const require = createRequire(import.meta.url);
const aside = promisify(deflate) as (bytes: Uint8Array, options: object) => Promise<Uint8Array>;
/** Fewer bytes than that are deflated sooner than a thread starts on them. */
const SHORT = 4096;

const PACKAGES: { readonly [K in keyof LatePackages]: () => LatePackages[K] } = {
  fontkit: () => require("fontkit") as LatePackages["fontkit"],
  handlebars: () => require("handlebars/dist/cjs/handlebars/compiler/base.js") as LatePackages["handlebars"],
  pdfkit: () => requirePdfkit(require),
  yaml: () => require("yaml") as LatePackages["yaml"],
  zod: () => require("zod") as LatePackages["zod"],
};

const BUILT = "built/";
const PACKAGE = "node_modules/";

/** Undefined for a package that is not installed. */
function placeOf(file: string): string | undefined {
  if (file.startsWith(BUILT)) return builtFile(file.slice(BUILT.length));
  if (!file.startsWith(PACKAGE)) return packageFile(file);
  try {
    return require.resolve(file.slice(PACKAGE.length));
  } catch {
    return undefined;
  }
}

/** All files below a folder, by their names in the package. Node's recursive readdir would stat each file again. */
function filesBelow(place: string, folder: string): string[] {
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path.join(place, entry.name), name);
    return entry.isFile() ? [name] : [];
  });
}

export const nodeHost: Host = {
  need: (name) => PACKAGES[name](),
  deflate: deflateSync,
  deflateLater: async (bytes, options) => (bytes.length < SHORT ? deflateSync(bytes, options) : aside(bytes, options)),
  inflate(bytes, most) {
    try {
      return inflateSync(bytes, { maxOutputLength: most });
    } catch {
      return undefined;
    }
  },
  files: {
    read(file) {
      const place = placeOf(file);
      return place !== undefined && existsSync(place) ? readFileSync(place) : undefined;
    },
    list(folder) {
      const place = placeOf(folder);
      if (place === undefined || !existsSync(place)) return [];
      return filesBelow(place, folder).sort();
    },
  },
};

useHost(nodeHost);
