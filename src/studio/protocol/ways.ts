/** Messages about the options of `pressbox print` beyond those that the page has controls for. */
import type { Issue } from "../../kernel/issue/index.js";
import type { MadeFile } from "./calls.js";

/** Options by their names on the command line, without dashes: `fold-over`, `shop`. A switch has the value `yes`. */
export type Ways = Readonly<Record<string, string>>;

/** An option that suits the sheet. */
export interface Way {
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  readonly takes: "switch" | "number" | "choice" | "text";
  readonly choices: readonly { readonly id: string; readonly title: string }[];
}

/** What the options made: one file, or a ZIP of several. */
export interface MadeInWays {
  readonly file: MadeFile;
  readonly warnings: readonly Issue[];
}
