import { defineConfig } from "vitest/config";
import { compiledSources } from "./test/helpers/compiled-sources.js";

/** The long suite: 100,000 campaigns a coach and every alternative ruling solved. Not part of `npm test`. */
export default defineConfig({
  plugins: [await compiledSources()],
  test: {
    globalSetup: ["test/helpers/run-cache.ts"],
    setupFiles: ["test/helpers/host.ts"],
    include: ["test/**/*.long.test.ts"],
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
  },
});
