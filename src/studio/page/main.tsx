/** The page starts here. */
import { render } from "preact";
import { followAddress } from "./address.js";
import { startCore } from "./ask.js";
import { showMode } from "./settings.js";
import { Shell } from "./shell.js";
import { trusted } from "./trusted.js";

showMode();
followAddress();
startCore();
// Works without a net from the second visit on; a page from the disk has no workers of this kind.
if ("serviceWorker" in navigator && location.protocol !== "file:")
  navigator.serviceWorker
    .register(trusted.scriptUrl(new URL("service-worker.js", document.baseURI)))
    .catch(() => undefined);
render(<Shell />, document.getElementById("app")!);
performance.mark("shell");
