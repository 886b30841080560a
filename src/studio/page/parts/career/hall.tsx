/** The Hall of Fame: one sheet filled from all of the user's finished games. */
import { useEffect, useState } from "preact/hooks";
import type { Drawn, ListedGame, ListedSheet } from "../../../protocol/calls.js";
import { ask, Faults } from "../../ask/ask.js";
import { filledSheet } from "../../sheet/filled-sheet.js";
import { save } from "../../store/files-out.js";
import { give } from "../../files/given.js";
import { sayFault } from "../../ask/issues-of.js";
import { formatAddress } from "../../place/places.js";
import { say } from "../../place/status.js";
import { allFiles, onFileChanged } from "../../store/store.js";
import { SaveIcon } from "../marks/icons.js";
import { PageView } from "../sheet/page-view.js";

/** Record files of one game, by format. */
const recordOf = (game: string): RegExp =>
  new RegExp(`^\\s*\\{?\\s*"?format"?\\s*:\\s*"?pressbox/${game}-campaign`, "m");

export function Hall({ game, sheet }: { readonly game: ListedGame; readonly sheet: ListedSheet }) {
  const [names, list] = useState<readonly string[]>();
  const [drawn, show] = useState<Drawn>();
  const [changes, count] = useState(0);
  useEffect(() => onFileChanged(() => count((many) => many + 1)), []);
  useEffect(() => {
    let here = true;
    const kept = async (): Promise<void> => {
      const format = recordOf(game.id);
      const files = (await allFiles()).filter(
        ({ content }) => typeof content === "string" && format.test(content.slice(0, 400)),
      );
      const whole: string[] = [];
      for (const { name } of files) {
        // Files reports a record that cannot be read.
        const sheets = await give(game.id, name).catch((error: unknown): readonly string[] => {
          if (!(error instanceof Faults)) throw error;
          return [];
        });
        if (sheets.includes(sheet.id)) whole.push(name);
      }
      if (here) list(whole.sort());
    };
    kept().catch((error: unknown) => here && sayFault(error));
    return () => {
      here = false;
    };
  }, [game.id, changes]);
  const choice = filledSheet(game.id, sheet.id);
  useEffect(() => {
    if (!names || names.length === 0) return;
    ask("hall", "drawHall", [names, choice, [0]]).then((found) => {
      show(found);
      say(`${sheet.title}: ${names.length} ${names.length === 1 ? "campaign" : "campaigns"}`);
    }, sayFault);
  }, [names]);
  const pdf = (): void => void ask("pdf", "hallPdf", [names ?? [], choice]).then(save, sayFault);
  const to = (pane: "table" | "files"): string => formatAddress({ pane, game: game.id, place: "", options: {} });
  return (
    <div class="league-sheet">
      <section class="stage" aria-label={sheet.title}>
        <div class="opts">
          <h1 class="slab">{sheet.title}</h1>
          {drawn && (
            <button type="button" class="btn main" onClick={pdf}>
              <SaveIcon /> PDF
            </button>
          )}
          <a class="btn" href={to("table")}>
            Play a campaign
          </a>
        </div>
        {names?.length === 0 && (
          <p class="about">
            {game.title} has no leagues: each game is a whole career of seasons. Campaigns that you finish at the Table,
            or add under <a href={to("files")}>Files</a>, come together here.
          </p>
        )}
        {drawn?.svg[0] !== undefined && (
          <div class="desk" tabIndex={0} role="group" aria-label="Page">
            <PageView markup={drawn.svg[0]} title={sheet.title} width="100%" />
          </div>
        )}
      </section>
    </div>
  );
}
