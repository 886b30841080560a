/** The page starts here. */
import { render } from "preact";
import { followAddress } from "./place/address.js";
import { startCore } from "./ask/ask.js";
import { openFaces } from "./faces.js";
import { showMode } from "./place/settings.js";
import { folder } from "./store/store.js";
import { Shell } from "./shell.js";
import { trusted } from "./ask/trusted.js";

showMode();
followAddress();
startCore();
void openFaces().catch(() => undefined);
// Works offline from the second visit on. Pages from disk cannot have service workers, and a folder's page has its command.
if ("serviceWorker" in navigator && folder === undefined && location.protocol !== "file:")
  navigator.serviceWorker
    .register(trusted.scriptUrl(new URL("service-worker.js", document.baseURI)))
    .catch(() => undefined);
const app = document.getElementById("app")!;
// Removes the message for a page that cannot start.
app.replaceChildren();
render(<Shell />, app);
performance.mark("shell");
