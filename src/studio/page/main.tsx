/** The page starts here. */
import { render } from "preact";
import { followAddress } from "./address.js";
import { startCore } from "./ask.js";
import { showMode } from "./settings.js";
import { Shell } from "./shell.js";

showMode();
followAddress();
startCore();
render(<Shell />, document.getElementById("app")!);
performance.mark("shell");
