import { defineConfig } from "vitest/config";

/** The long suite: 100,000 campaigns a coach and every alternative ruling solved. Not part of `npm test`. */
export default defineConfig({
  test: {
    globalSetup: ["test/helpers/run-cache.ts"],
    include: ["test/**/*.long.test.ts"],
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
  },
});
