/** A page as a host for everything the library can do: all packages, and decoded pictures. */
import type { LatePackages } from "../kernel/host/index.js";
import type { MemoryHost } from "./memory.js";
import { openLateHost, PACKAGES, provide } from "./web.js";

/**
 * Installs an in-memory host with every package that the core may need.
 * @param files the package's own files by path, as in `OwnFiles`
 */
export async function openWebHost(files: Readonly<Record<string, string | Uint8Array>>): Promise<MemoryHost> {
  const { inflated } = await import("./inflated.js");
  const host = await openLateHost(files, { inflate: inflated });
  await provide(host, Object.keys(PACKAGES) as (keyof LatePackages)[]);
  return host;
}
