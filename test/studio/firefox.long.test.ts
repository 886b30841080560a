/** Studio in Firefox: a person's way through every pane. */
import { installedFirefox } from "../helpers/chromium.js";

if (installedFirefox === "") throw new Error("the long suite wants firefox-esr");
process.env.PRESSBOX_TEST_BROWSER = "firefox";
for (const pane of ["walk", "chart", "code", "files", "folder", "help", "lit", "season", "table", "template"])
  await import(`./${pane}.test.js`);
