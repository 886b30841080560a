import { diskCache } from "../../src/cli/cache.js";
import { runCacheFolder } from "./run-cache.js";

/** Whatever one worker has solved, the others read. */
export const cache = diskCache(runCacheFolder());
