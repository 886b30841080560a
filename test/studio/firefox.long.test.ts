/** Studio in Firefox, at a desk: it plays no phone for tests. */
import { installedFirefox } from "../helpers/chromium.js";

if (installedFirefox === "") throw new Error("the long suite wants firefox-esr");
process.env.PRESSBOX_TEST_BROWSER = "firefox";
await import("./walk.test.js");
await import("./code.test.js");
await import("./folder.test.js");
await import("./season.test.js");
await import("./career.test.js");
await import("./chart.test.js");
await import("./sets.test.js");
await import("./template.test.js");
await import("./files.test.js");
await import("./help.test.js");
