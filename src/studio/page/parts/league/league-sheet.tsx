/** A sheet filled from a league or one of its games, next to the story of that game. */
import { useEffect, useState } from "preact/hooks";
import type { Drawn, ListedGame } from "../../../protocol/calls.js";
import type { KeptLeague, PlayedGameView } from "../../../protocol/season.js";
import { ask, Superseded } from "../../ask/ask.js";
import { filledSheet } from "../../sheet/filled-sheet.js";
import { sheetOf } from "../../place/catalog.js";
import { save } from "../../store/files-out.js";
import { faultWords, sayFault } from "../../ask/issues-of.js";
import { say } from "../../place/status.js";
import { Pick } from "../common/controls.js";
import { SaveIcon } from "../marks/icons.js";
import { PageView } from "../sheet/page-view.js";

export function LeagueSheet({
  system,
  league,
  game,
  sheets: ofLeague,
  title,
  back,
}: {
  readonly system: ListedGame;
  readonly league: KeptLeague;
  /** Id of a game; absent = sheets of the league. */
  readonly game?: string;
  readonly sheets: readonly string[];
  readonly title: string;
  readonly back: () => void;
}) {
  const [played, setPlayed] = useState<PlayedGameView>();
  const [chosen, choose] = useState<string>();
  const [drawn, show] = useState<Drawn>();
  const [at, turn] = useState(0);
  const [fault, fail] = useState<string>();
  const sheets = game === undefined ? ofLeague : (played?.sheets ?? []);
  const sheet = chosen ?? sheets[0];
  useEffect(() => {
    if (game === undefined) return;
    let wanted = true;
    // A separate lane: in the league's, the next step would replace this one.
    ask("season-game", "seasonGame", [league, game]).then(
      (found) => wanted && setPlayed(found),
      (error: unknown) => wanted && fail(faultWords(error)),
    );
    return () => {
      wanted = false;
    };
  }, [league.text, game]);
  const choice = filledSheet(system.id, sheet ?? "");
  useEffect(() => {
    if (sheet === undefined) return;
    let wanted = true;
    ask("season-sheet", "drawSeason", [league, game, choice, [at]]).then(
      (found) => {
        if (!wanted) return;
        show(found);
        fail(undefined);
        say(`${title}: ${found.pages.length} ${found.pages.length === 1 ? "page" : "pages"}`);
      },
      (error: unknown) => wanted && !(error instanceof Superseded) && fail(faultWords(error)),
    );
    return () => {
      wanted = false;
    };
  }, [league.text, game, sheet, at]);
  const pdf = (): void => void ask("pdf", "seasonPdf", [league, game, choice]).then(save, sayFault);
  const page = drawn?.svg[at];
  return (
    <div class={`league-sheet ${played && played.story.length > 0 ? "with-story" : ""}`}>
      <section class="stage" aria-label="Sheet">
        <div class="opts">
          <button type="button" class="btn" onClick={back}>
            ‹ Season
          </button>
          <h1 class="slab">{title}</h1>
          {sheet !== undefined && (
            <Pick
              label="Sheet"
              options={sheets.map((id) => ({ id, title: sheetOf(system, id)?.title ?? id }))}
              value={sheet}
              choose={(id) => (turn(0), choose(id))}
            />
          )}
          {drawn && drawn.pages.length > 1 && (
            <button type="button" class="btn" onClick={() => turn((at + 1) % drawn.pages.length)}>
              Page {at + 1} of {drawn.pages.length}
            </button>
          )}
          <button type="button" class="btn main" onClick={pdf}>
            <SaveIcon /> PDF
          </button>
        </div>
        <div class="desk" tabIndex={0} role="group" aria-label="Page">
          {fault !== undefined ? (
            <p class="quiet">{fault}</p>
          ) : (
            page !== undefined && <PageView markup={page} title={drawn?.pages[at]?.title ?? title} width="100%" />
          )}
        </div>
      </section>
      {played && played.story.length > 0 && (
        <section class="side" aria-label="Story">
          <ol class="account" tabIndex={0}>
            {played.story.map(({ text, head }, i) => (
              <li key={i} class={head ? "cap" : ""}>
                {text}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
