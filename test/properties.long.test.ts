/** Every property of the suite with other numbers each time; a failure tells its seed. */
import fc from "fast-check";
import "./contract/game-code.test.js";
import "./kernel/code.test.js";
import "./kernel/dice.test.js";
import "./kernel/qr.test.js";
import "./press/cut-marks.test.js";
import "./text/split-rows.test.js";

fc.configureGlobal({ numRuns: 500 });
