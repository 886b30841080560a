/** Memory of long runs: V8 lets a heap grow to four times of what is alive in it, for each thread. */
import v8 from "node:v8";

/** Releases with long support, whose flags are known. */
const KNOWN = ["20", "22", "24"];

/** Percent by which a heap may grow before V8 collects what is no longer used: a third less memory, for a tenth more work. */
const GROWTH = 20;

/** Limits of each further thread: MB for objects that die young. */
export const THREAD_LIMITS = { maxYoungGenerationSizeMb: 6 } as const;

/** For commands that replay seasons; call once, before the tables are read. */
export function keepHeapSmall(): void {
  if (KNOWN.includes(process.versions.node.split(".")[0])) v8.setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
