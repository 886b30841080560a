import { defineConfig } from "vitest/config";
import whole from "./vitest.config.js";

/** For the hand, in under a minute: what all games stand on, and one game of each kind (Dynasty alone, Pen & Paper between two sides). */
export default defineConfig({
  ...whole,
  test: {
    ...whole.test,
    include: [
      "test/{kernel,text,stats,press,league}/**/*.test.ts",
      "test/sheet/{marks,fields,mark-slots,places,template-*,text-*}.test.ts",
      "test/systems/dynasty/{rules,engine}/**/*.test.ts",
      "test/systems/pen-and-paper/engine/**/*.test.ts",
    ],
  },
});
