/** A page or worker as a host: packages are fetched with the first call, the package's own files are given. */
import { useHost, type LatePackages } from "../kernel/host/index.js";
import { memoryHost, type MemoryHost } from "./memory.js";

type Parser = LatePackages["handlebars"];
/** Bundlers differ in what they make of a module of the older kind. */
type ParserModule = Parser | { readonly default: Parser };

/**
 * Puts a host in memory in place, with every package that the core may need.
 * @param files the package's own by their paths, as `OwnFiles` names them
 */
export async function openWebHost(files: Readonly<Record<string, string | Uint8Array>>): Promise<MemoryHost> {
  const [{ deflate }, fontkit, handlebars, pdfkit, yaml, zod] = await Promise.all([
    import("pako"),
    import("fontkit"),
    // @ts-expect-error the parser, without the compiler that makes code of text, has no types of its own
    import("handlebars/dist/cjs/handlebars/compiler/base.js") as Promise<ParserModule>,
    import("pdfkit"),
    import("yaml"),
    import("zod"),
  ]);
  const host = memoryHost(
    { deflate },
    { fontkit, handlebars: "parse" in handlebars ? handlebars : handlebars.default, pdfkit: pdfkit.default, yaml, zod },
    files,
  );
  useHost(host);
  return host;
}
