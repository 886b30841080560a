/** The browser of the tests, found once. Pictures are compared with a new one: older ones place letters up to .03 mm off and smooth edges in another way. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser } from "../../src/render/chromium/index.js";

/** The oldest version that the tolerances of the comparisons were measured with. */
const MEASURED = 156;

const found = findBrowser({ env: process.env });
/** Where it is, of any version, and "" where none is installed. */
export const installedBrowser = "path" in found ? found.path : "";
const version =
  installedBrowser &&
  /(\d+)\.\d+\.\d+/.exec(spawnSync(installedBrowser, ["--version"], { encoding: "utf8" }).stdout ?? "")?.[1];

/** Where it is, and "" where there is none to compare with. */
export const comparedBrowser = Number(version) >= MEASURED ? installedBrowser : "";
/** Firefox, for the long suite: where Debian puts it; "" where it is not installed. */
export const installedFirefox = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((file) => existsSync(file)) ?? "";

/** What names of tests say where it is missing. */
export const whyNoBrowser =
  comparedBrowser !== ""
    ? `Chromium ${version}`
    : installedBrowser === ""
      ? "skipped: no browser is installed"
      : `skipped: Chromium ${version}; measured from ${MEASURED} on`;
