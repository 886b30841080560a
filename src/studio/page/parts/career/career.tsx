/** A career in the command's file: his card, what happened, what his points buy; plays a round, a season or all of it. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { CareerGoal, CareerView } from "../../../protocol/careers.js";
import type { Drawn, ListedGame } from "../../../protocol/calls.js";
import { ask } from "../../ask/ask.js";
import { filledSheet } from "../../sheet/filled-sheet.js";
import { sheetOf } from "../../place/catalog.js";
import { save } from "../../store/files-out.js";
import { sayFault } from "../../ask/issues-of.js";
import { useKept } from "../../files/kept-file.js";
import { useKeys } from "../../place/keys.js";
import { Pick, Seg } from "../common/controls.js";
import { FaultList } from "../common/fault-list.js";
import { SaveIcon } from "../marks/icons.js";
import { PageView } from "../sheet/page-view.js";

/** Length of a stretch of play, milliseconds: after each, the career is saved and the user can stop. */
const STRETCH = 250;
/** More than the longest career. */
const ALL_YEARS = 100;
/** Maximum number of lines of what happened. */
const RECENT = 60;

export function Career({ game, file: given }: { readonly game: ListedGame; readonly file: string }) {
  const {
    name,
    view,
    issues,
    failed,
    keep,
    playing: busy,
  } = useKept<CareerView>(given, "career", (file, text) =>
    ask("season", "careerOpen", [{ system: game.id, name: file, text }]),
  );
  const [lines, happened] = useState<readonly string[]>([]);
  const [playing, at] = useState(false);
  const stopped = useRef(false);
  if (!view) return issues ? <FaultList issues={issues} /> : <p class="about">Opening {name} ...</p>;

  const { status, prices } = view;
  const change = (next: Promise<CareerView>): void => void next.then(keep).catch(failed);
  const play = async ({ rounds, years }: CareerGoal): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    stopped.current = false;
    at(true);
    let now = view;
    let left = rounds;
    try {
      for (;;) {
        const goal = left === undefined ? { years } : { years, rounds: left };
        const stretch = await ask("season", "careerPlay", [now, goal, STRETCH]);
        if (left !== undefined) left -= stretch.rounds;
        happened((was) => [...stretch.lines.toReversed(), ...was].slice(0, RECENT));
        await keep(stretch.view);
        now = stretch.view;
        if (!stretch.more || stopped.current || left === 0) break;
      }
    } catch (error) {
      failed(error);
    }
    busy.current = false;
    at(false);
  };
  const round = (): void => void play({ rounds: 1, years: ALL_YEARS });
  return (
    <CareerBoard keys={{ w: () => !status.over && round(), Escape: () => (stopped.current = true) }}>
      <section aria-label="Career" class="career-part">
        <div class="opts">
          <h1 class="slab">{status.name}</h1>
          <button
            type="button"
            class="btn"
            onClick={() => save({ name, type: "application/yaml", bytes: new TextEncoder().encode(view.text) })}
          >
            <SaveIcon /> Export
          </button>
        </div>
        {issues && <FaultList issues={issues} />}
        <p class="where">
          <b>{status.tier}</b>, {status.when}
        </p>
        <p class="purse">
          <b>{status.points}</b> points, <b>{status.bank}</b> to spend
        </p>
        <div class="row">
          {playing ? (
            <button type="button" class="btn main" onClick={() => (stopped.current = true)}>
              Stop here
            </button>
          ) : (
            !status.over && (
              <>
                <button type="button" class="btn main" onClick={round}>
                  Play the round
                </button>
                <button type="button" class="btn" onClick={() => void play({ years: status.finished + 1 })}>
                  Play the season
                </button>
                <button type="button" class="btn" onClick={() => void play({ years: ALL_YEARS })}>
                  Play to the end
                </button>
                <button type="button" class="btn" onClick={() => change(ask("season", "careerRetire", [view]))}>
                  Retire
                </button>
              </>
            )
          )}
        </div>
        <ol class="account" tabIndex={0} aria-label="What happened">
          {(lines.length > 0 ? lines : view.story).map((line, i) => (
            <li key={`${lines.length - i} ${line}`}>{line}</li>
          ))}
        </ol>
      </section>
      <Card game={game} view={view} />
      {prices.length > 1 && (
        <section aria-label="Improve his card" class="prices-part">
          <h2 class="band">Improve his card</h2>
          <Seg
            label="Training"
            options={[
              { id: "coach", title: "Coach" },
              { id: "own", title: "I do" },
            ]}
            value={status.training}
            choose={(training) => change(ask("season", "careerTraining", [view, training]))}
          />
          <table>
            <thead>
              <tr>
                {prices[0].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
                <th scope="col">
                  <span class="sr">Buy</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {prices.slice(1).map(([field, ...cells]) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  {cells.map((cell, i) => (
                    <td key={i}>{cell}</td>
                  ))}
                  <td>
                    <button
                      type="button"
                      class="btn"
                      aria-label={`Buy ${field}`}
                      disabled={playing || Number(cells.at(-1)) > status.bank}
                      onClick={() => change(ask("season", "careerBuy", [view, field]))}
                    >
                      Buy
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </CareerBoard>
  );
}

/** The sheets that the career fills. */
function Card({ game, view }: { readonly game: ListedGame; readonly view: CareerView }) {
  const [chosen, choose] = useState<string>();
  const [drawn, show] = useState<Drawn>();
  const [page, turn] = useState(0);
  const sheet = chosen ?? view.sheets[0];
  const choice = filledSheet(game.id, sheet);
  useEffect(() => {
    ask("career-sheet", "drawCareer", [view, choice, [page]]).then(show, sayFault);
  }, [view.text, sheet, page]);
  const markup = drawn?.svg[page];
  const turnTo = (to: number): void => turn(Math.max(0, Math.min(to, (drawn?.pages.length ?? 1) - 1)));
  useKeys({ "[": () => turnTo(page - 1), "]": () => turnTo(page + 1) });
  return (
    <section aria-label="Card" class="card-part">
      <div class="opts">
        {view.sheets.length > 1 && (
          <Pick
            label="Sheet"
            options={view.sheets.map((id) => ({ id, title: sheetOf(game, id)?.title ?? id }))}
            value={sheet}
            choose={(id) => (turn(0), choose(id))}
          />
        )}
        {drawn && drawn.pages.length > 1 && (
          <button type="button" class="btn" onClick={() => turn((page + 1) % drawn.pages.length)}>
            Page {page + 1} of {drawn.pages.length}
          </button>
        )}
        <button
          type="button"
          class="btn main"
          onClick={() => void ask("pdf", "careerPdf", [view, choice]).then(save, sayFault)}
        >
          <SaveIcon /> PDF
        </button>
      </div>
      <div class="desk" tabIndex={0} role="group" aria-label="Page">
        {markup !== undefined && (
          <PageView markup={markup} title={drawn?.pages[page]?.title ?? view.status.name} width="100%" />
        )}
      </div>
    </section>
  );
}

function CareerBoard({
  keys,
  children,
}: {
  readonly keys: Readonly<Record<string, () => void>>;
  readonly children: preact.ComponentChildren;
}) {
  useKeys(keys);
  return <div class="seasonwork careerwork">{children}</div>;
}
