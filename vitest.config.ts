import { defineConfig } from "vitest/config";
import { compiledSources } from "./test/helpers/compiled-sources.js";
import { LongFirst } from "./test/helpers/long-first.js";

export default defineConfig({
  plugins: [await compiledSources()],
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/**/*.long.test.ts"],
    globalSetup: ["test/helpers/run-cache.ts"],
    setupFiles: ["test/helpers/host.ts"],
    // A worker loads the sources once, not once a file: tests leave nothing behind in them.
    isolate: false,
    sequence: { sequencer: LongFirst },
    // Vitest leaves a core free for itself, which is half of a small machine.
    maxWorkers: "100%",
    // Far from what any test takes, for machines that are busy with other things.
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
