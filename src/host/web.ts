/** A page or worker as a host: packages are fetched with the first call, the package's own files are given. */
import { useHost } from "../kernel/host/index.js";
import { memoryHost, type MemoryHost } from "./memory.js";

/**
 * Puts a host in memory in place, with every package that the core may need.
 * @param files the package's own by their paths, as `OwnFiles` names them
 */
export async function openWebHost(files: Readonly<Record<string, string | Uint8Array>>): Promise<MemoryHost> {
  const [{ deflate }, fontkit, handlebars, pdfkit, yaml, zod] = await Promise.all([
    import("pako"),
    import("fontkit"),
    import("handlebars"),
    import("pdfkit"),
    import("yaml"),
    import("zod"),
  ]);
  const host = memoryHost(
    { deflate },
    { fontkit, handlebars: handlebars.default, pdfkit: pdfkit.default, yaml, zod },
    files,
  );
  useHost(host);
  return host;
}
