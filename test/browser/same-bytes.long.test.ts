/** Every sheet of every game in a page. */
import { compareInPage } from "./in-page.js";

compareInPage(1);
