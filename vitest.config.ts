import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/**/*.long.test.ts"],
    globalSetup: ["test/helpers/run-cache.ts"],
    // Vitest leaves a core free for itself, which is half of a small machine.
    maxWorkers: "100%",
    // Far from what any test takes, for machines that are busy with other things.
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
