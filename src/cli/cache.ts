/** Solved tables cached on disk, so that they are solved once. The cache never stops work: whatever is wrong with it, work continues without. */
import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { memoryCache, type ByteCache } from "../kernel/cache/index.js";
import type { Outside } from "./io.js";

/** Environment variable for another cache folder. */
export const CACHE_VARIABLE = "PRESSBOX_CACHE";

/** First bytes of every cache file; a new file format gets a new number. */
const MAGIC = Buffer.from("pressbox-cache-1\n");
const DIGEST_BYTES = 32;

/** The platform's cache folder. */
export function cacheFolder({ env, platform }: Pick<Outside, "env" | "platform">): string {
  const given = (name: string): string | undefined => (env[name] === "" ? undefined : env[name]);
  const own = given(CACHE_VARIABLE);
  if (own !== undefined) return own;
  const home = given("HOME") ?? homedir();
  if (platform === "win32") return join(given("LOCALAPPDATA") ?? join(home, "AppData", "Local"), "pressbox", "cache");
  if (platform === "darwin") return join(home, "Library", "Caches", "pressbox");
  return join(given("XDG_CACHE_HOME") ?? join(home, ".cache"), "pressbox");
}

/** Cache in a folder. A damaged or truncated file counts as absent; failed writes are ignored. */
export function diskCache(folder: string): ByteCache {
  return {
    read(key) {
      try {
        const file = readFileSync(join(folder, fileName(key)));
        const start = MAGIC.length + DIGEST_BYTES;
        if (file.length < start || !file.subarray(0, MAGIC.length).equals(MAGIC)) return undefined;
        // Copied to the start of its own buffer, because readers view it as 64-bit numbers.
        const bytes = new Uint8Array(file.subarray(start));
        return digest(bytes).equals(file.subarray(MAGIC.length, start)) ? bytes : undefined;
      } catch {
        return undefined;
      }
    },
    write(key, bytes) {
      const path = join(folder, fileName(key));
      const beside = `${path}.${randomBytes(4).toString("hex")}.tmp`;
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(beside, Buffer.concat([MAGIC, digest(bytes), bytes]));
        renameSync(beside, path);
      } catch {
        removeQuietly(beside);
      }
    },
  };
}

/** The cache of this run: on disk, or with `--no-cache` in memory. */
export function openCache(io: Pick<Outside, "env" | "platform">, keep: boolean): ByteCache {
  return keep ? diskCache(cacheFolder(io)) : memoryCache();
}

const digest = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // It did not exist.
  }
}

/** A key as a file name: unusual characters are replaced, and a hash keeps such names distinct. */
function fileName(key: string): string {
  const plain = key.replace(/[^\w.-]+/g, "_").slice(0, 80);
  return plain === key ? `${plain}.bin` : `${plain}-${digest(Buffer.from(key)).toString("hex").slice(0, 12)}.bin`;
}
