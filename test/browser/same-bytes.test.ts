/** Every fourth sheet; same-bytes.long.test.ts compares all. */
import { compareInPage } from "./in-page.js";

compareInPage(4);
