/** A page as a host with everything that the library can do: every package, and pictures unpacked. */
import type { LatePackages } from "../kernel/host/index.js";
import type { MemoryHost } from "./memory.js";
import { openLateHost, PACKAGES, provide } from "./web.js";

/**
 * Puts a host in memory in place, with every package that the core may need.
 * @param files the package's own by their paths, as `OwnFiles` names them
 */
export async function openWebHost(files: Readonly<Record<string, string | Uint8Array>>): Promise<MemoryHost> {
  const { inflated } = await import("./inflated.js");
  const host = await openLateHost(files, { inflate: inflated });
  await provide(host, Object.keys(PACKAGES) as (keyof LatePackages)[]);
  return host;
}
