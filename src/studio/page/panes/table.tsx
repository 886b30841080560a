/** Table: a game by hand, phone first. The question, its answers and the last plays, next to the score sheet filling in. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { FieldBoard } from "../../../kernel/machine/board.js";
import type { Drawn, Follows, ListedGame, ListedSheet, Seats, TableAct, TableView } from "../../protocol/calls.js";
import { choose, useAddress } from "../place/address.js";
import { ask, Superseded } from "../ask/ask.js";
import { filledSheet } from "../sheet/filled-sheet.js";
import { firstSheet, GAMES, gameOf } from "../place/catalog.js";
import { save } from "../store/files-out.js";
import { faultWords, sayFault } from "../ask/issues-of.js";
import { useKeys } from "../place/keys.js";
import { FieldStrip, Scoreboard, Tray } from "../parts/table/board.js";
import { chance, DicePad } from "../parts/table/dice-pad.js";
import { Die } from "../parts/table/die.js";
import { HandOver } from "../parts/table/hand-over.js";
import { PageView, rowsOnPage } from "../parts/sheet/page-view.js";
import { DieIcon, SaveIcon, SheetIcon } from "../parts/marks/icons.js";
import { late } from "../parts/common/late.js";
import { SeatForm } from "../parts/table/seats.js";
import { formatAddress } from "../place/places.js";
import { say } from "../place/status.js";
import { readFile, writeFile } from "../store/store.js";

/** File name of a game at the Table, as the command names it. */
const fileOf = (game: ListedGame): string => `${game.id}-by-hand.json`;
const PassOn = late(async () => (await import("../parts/table/pass-on.js")).PassOn, "pass");
/** Number of plays shown under the question. */
const LAST = 6;

export function Table() {
  const { game: id, options } = useAddress();
  const game = gameOf(id) ?? GAMES[0];
  const file = options.file ?? fileOf(game);
  return <AtTable key={`${game.id} ${file}`} game={game} file={file} league={options.league} passed={options.pass} />;
}

/** @param league the game's league, where teams are already set */
function AtTable({
  game,
  file,
  league,
  passed,
}: {
  readonly game: ListedGame;
  readonly file: string;
  readonly league?: string | undefined;
  /** A game from another phone, from its link. */
  readonly passed?: string | undefined;
}) {
  /** In the core, the game keeps the name under which it was opened, even if its file is renamed. */
  const name = file;
  const [view, show] = useState<TableView>();
  const [left, find] = useState<string>();
  const [sheetOpen, openSheet] = useState(false);
  const kept = useRef<Kept>({ name: file, revision: 0 });
  /** Reads the waiting game; a game started earlier overwrites exactly the file that was shown. */
  const reading = useRef<Promise<void>>(Promise.resolve());
  useLayoutEffect(() => {
    let wanted = true;
    reading.current = readFile(file)
      .catch((error: unknown) => say(`The browser keeps no games: ${faultWords(error)}`))
      .then((found) => {
        if (!wanted) return;
        kept.current = { name: file, revision: found?.revision ?? 0 };
        const text = typeof found?.content === "string" ? found.content : undefined;
        find(text);
        if (passed !== undefined) takePassed(passed, text);
      });
    return () => {
      wanted = false;
    };
  }, [file]);

  const [passing, passOn] = useState(false);
  /** Continues the game of a link; a different game already here stays in its file. */
  const takePassed = (word: string, text: string | undefined): void =>
    void ask("table", "takeGame", [name, game.id, word, text])
      .then(({ view: taken, same }) => {
        if (!same) kept.current = { name: file.replace(/(\.\w+)?$/, "-passed$1"), revision: 0 };
        choose({ pass: undefined });
        keep(taken);
      })
      .catch(sayFault);
  const keeper = useKeeper(kept);
  /** Shows a game and stores it. */
  const keep = (next: TableView): void => {
    show(next);
    say(next.waits === "over" ? "The game is over" : next.words);
    keeper(next.record);
  };
  const begin = (seats: Seats): void => {
    say("Sitting down");
    reading.current
      .then(() => ask("table", "leave", [name]))
      .then(() => ask("table", "sitDown", [name, seats]))
      .then(keep)
      .catch(sayFault);
  };
  const resume = (): void =>
    void (left !== undefined && ask("table", "resume", [name, game.id, left]).then(keep).catch(sayFault));
  // A league game is already set up.
  useEffect(() => {
    if (league !== undefined && left !== undefined && !view) resume();
  }, [file, left]);
  const busy = useRef(false);
  const act = (done: TableAct): void => {
    if (busy.current) return;
    busy.current = true;
    ask("table", "act", [name, done])
      .then(keep)
      .catch(sayFault)
      .finally(() => {
        busy.current = false;
        performance.mark("table");
      });
  };
  const pick = (place: number): void => {
    if (view && place < view.options.length && !view.many) act({ act: "pick", places: [place] });
  };
  const [toPick, pickMany] = useState<readonly number[]>([]);
  // At once: what is tapped with the first sight of a question stays.
  useLayoutEffect(() => pickMany([]), [view?.words, view?.record]);
  const turn = (place: number): void =>
    pickMany(toPick.includes(place) ? toPick.filter((one) => one !== place) : [...toPick, place]);
  /** The player holding the phone, when two players share it. */
  const [holder, pass] = useState<"away" | "home">();
  const secret = view?.two ? view.secret : undefined;
  useLayoutEffect(() => {
    if (secret !== undefined && holder === undefined) pass(secret);
  }, [secret]);
  const covered = secret !== undefined && holder !== undefined && holder !== secret;
  useKeys({
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [n, () => !covered && pick(n - 1)])),
    z: () => view?.undo && act({ act: "undo" }),
    s: () => openSheet((now) => !now),
    h: () => view && say(view.now === "" ? view.words : `${view.now} ${view.words}`),
    r: () => view?.die && act({ act: "roll", face: chance(view.die.sides) }),
    Enter: () => !covered && view?.waits === "question" && act({ act: "coach" }),
  });
  if (!view) return <SeatForm game={game} left={left !== undefined} begin={begin} resume={resume} />;
  const { waits, now, words, options, many, advice, die, undo, story, board, plays } = view;
  if (covered && board?.kind === "field")
    return (
      <HandOver
        side={secret}
        to={board[secret]}
        undo={undo ? () => act({ act: "undo" }) : undefined}
        show={() => pass(secret)}
      />
    );
  const tray = board?.kind === "tray" ? board : undefined;
  // The tray has its own way to pick dice.
  const onTray = many && tray !== undefined && options.length === tray.dice.length;
  return (
    <div class={`tablework ${sheetOpen ? "sheet-open" : ""}`}>
      <section class="play" aria-label="Game">
        {board ? <Scoreboard board={board} /> : <p class="now">{game.title}</p>}
        {board?.kind === "field" ? <FieldStrip board={board} words={now === "" ? words : now} /> : <div />}
        <div class="ask">
          <div aria-live="assertive">
            <p class="sr">{now}</p>
            <h1 class="slab">{words}</h1>
          </div>
          {tray && (
            <Tray
              board={tray}
              words={options.map((option) => option.words)}
              pick={onTray ? { chosen: toPick, turn } : undefined}
            />
          )}
          {waits === "over" && (
            <p class="acts-over">
              <button type="button" class="btn" onClick={() => save(recordFile(kept.current.name, view))}>
                <SaveIcon /> Record
              </button>
              {league !== undefined && (
                <a class="btn main" href={formatAddress({ pane: "season", game: game.id, place: league, options: {} })}>
                  Back to the league
                </a>
              )}
              <button
                type="button"
                class={league === undefined ? "btn main" : "btn"}
                onClick={() => {
                  find(view.record);
                  show(undefined);
                }}
              >
                Another game
              </button>
            </p>
          )}
          {die && <DicePad {...die} roll={(face) => act({ act: "roll", face })} />}
          {!onTray && options.length > 0 && (
            <ol class={`answers ${options.length > 8 ? "many" : ""}`}>
              {options.map((option, i) => (
                <li key={`${words} ${option.id}`}>
                  <button
                    type="button"
                    class={`answer ${i === advice ? "advised" : ""}`}
                    aria-pressed={many ? toPick.includes(i) : undefined}
                    onClick={() => (many ? turn(i) : pick(i))}
                  >
                    {i < 9 && !many && <kbd aria-hidden="true">{i + 1}</kbd>}
                    <span>{option.words}</span>
                    {i === advice && <small>coach</small>}
                    {option.follows && <WhatFollows follows={option.follows} board={board} />}
                  </button>
                </li>
              ))}
            </ol>
          )}
          {many && (
            <button
              type="button"
              class="btn main big"
              disabled={toPick.length === 0}
              onClick={() => act({ act: "pick", places: [...toPick].sort((a, b) => a - b) })}
            >
              Take {toPick.length === 0 ? "these" : toPick.length}
            </button>
          )}
        </div>
        <div class="lately">
          <Thrown view={view} />
          <ol class="log" aria-label="Last plays" tabIndex={0}>
            {story
              .filter((line) => line.trim() !== "")
              .slice(-LAST)
              .reverse()
              .map((line, i) => (
                <li key={story.length - i}>{line.trim()}</li>
              ))}
          </ol>
        </div>
        <div class="at-thumb">
          <button type="button" class="btn" disabled={!undo} onClick={() => act({ act: "undo" })}>
            Undo
          </button>
          {die ? (
            <button type="button" class="btn main" onClick={() => act({ act: "roll", face: chance(die.sides) })}>
              <DieIcon /> Roll it here
            </button>
          ) : (
            <button
              type="button"
              class="btn main"
              disabled={waits !== "question"}
              onClick={() => act({ act: "coach" })}
            >
              <span>{advice === undefined ? "As the coach would" : options[advice].words}</span>
            </button>
          )}
          {waits !== "over" && (
            <button type="button" class="btn to-pass" onClick={() => passOn(true)}>
              Send
            </button>
          )}
          <button type="button" class="btn to-sheet" aria-pressed={sheetOpen} onClick={() => openSheet(!sheetOpen)}>
            <SheetIcon /> {sheetOpen ? "Game" : "Sheet"}
          </button>
        </div>
      </section>
      {passing && (
        <PassOn name={name} save={() => save(recordFile(kept.current.name, view))} close={() => passOn(false)} />
      )}
      <Writing
        game={game}
        name={name}
        sheet={firstSheet(game)}
        version={view.record.length + story.length}
        plays={plays}
        rows={board?.kind === "field"}
      />
    </div>
  );
}

/** Dice rolled since the last answer, by what they decided; the die to roll comes last. */
function Thrown({ view: { thrown, die, board } }: { readonly view: TableView }) {
  // The dice of a solo game are on its tray.
  if (board?.kind === "tray" || (thrown.length === 0 && !die)) return null;
  const throws = die && thrown.at(-1)?.words !== die.roll ? [...thrown, { words: die.roll ?? "", dice: [] }] : thrown;
  return (
    <ul class="thrown" aria-label="Dice">
      {throws.slice(-MOST_THROWS).map(({ words, dice }, i, shown) => (
        <li key={`${i} ${words}`}>
          {dice.map(({ sides, face, shows, use }, k) => (
            <Die key={k} sides={sides} face={face} shows={shows} use={use} />
          ))}
          {die && i === shown.length - 1 && <Die sides={die.sides} use={die.use} />}
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
/** Maximum number of rolls shown above the answers. */
const MOST_THROWS = 5;

/** The result of an answer: the ball at its new spot, points as discs. */
function WhatFollows({
  follows: { board, words, price },
  board: now,
}: {
  readonly follows: Follows;
  readonly board: TableView["board"];
}) {
  const moved =
    board.kind === "field" && now?.kind === "field" && board.at !== undefined && placeOf(board) !== placeOf(now);
  return (
    <span class="follows">
      {price !== undefined && (
        <i class="price" aria-hidden="true">
          {Array.from({ length: price }, (_, i) => (
            <i key={i} />
          ))}
        </i>
      )}
      <span>{words}</span>
      {moved && <FieldStrip board={board} before={now} />}
    </span>
  );
}

const placeOf = ({ ball, at, series }: FieldBoard): string => `${ball} ${at?.spot} ${series?.down} ${series?.toGo}`;

/** The game's current file, and the last revision this Table has seen. */
interface Kept {
  readonly name: string;
  readonly revision: number;
}

/** Writes the newest record to its file. During a write, only the newest waiting record is kept. */
function useKeeper(at: { current: Kept }): (record: string) => void {
  const state = useRef<{ busy: boolean; next?: string }>({ busy: false });
  const write = (record: string): void => {
    const { name, revision } = at.current;
    state.current.busy = true;
    writeFile(name, record, revision)
      .then(
        ({ file, kept }) => {
          at.current = { name: kept ?? name, revision: file.revision };
          if (kept !== undefined) say(`Another tab plays ${name}: this game is kept as ${kept}`);
        },
        (error: unknown) => say(`The browser does not keep this game: ${faultWords(error)}`),
      )
      .finally(() => {
        const { next } = state.current;
        state.current = { busy: false };
        if (next !== undefined) write(next);
      });
  };
  return (record) => {
    if (state.current.busy) state.current.next = record;
    else write(record);
  };
}

const recordFile = (name: string, { record }: TableView) => ({
  name,
  type: "application/json",
  bytes: new TextEncoder().encode(record),
});

/** The page with the last row of a game in progress; the first page before any. */
const writtenPage = ({ rows = [], pages }: Drawn, plays: number): number => {
  const written = rows.filter(({ play }) => play <= plays).map(({ page }) => page);
  return Math.min(Math.max(0, ...written), pages.length - 1);
};

/** The sheet of the game next to it, showing the page being filled in. */
function Writing({
  game,
  name,
  sheet,
  version,
  plays,
  rows,
}: {
  readonly game: ListedGame;
  readonly name: string;
  readonly sheet: ListedSheet;
  readonly version: number;
  /** True while the last row is in progress. */
  readonly plays: number;
  /** True if each play is a row of the sheet. */
  readonly rows: boolean;
}) {
  const [drawn, show] = useState<Drawn & { at: number }>();
  const [fault, setFault] = useState<string>();
  const choice = filledSheet(game.id, sheet.id);
  useEffect(() => {
    let wanted = true;
    const seen = drawn?.at ?? 0;
    const draw = (pages: readonly number[]): Promise<Drawn> => ask("writing", "drawTable", [name, choice, pages]);
    const drawWritten = async (): Promise<Drawn & { at: number }> => {
      const found = await draw([seen, seen + 1]);
      const at = writtenPage(found, plays);
      // Requested one answer ago: it must not replace the page wanted now.
      return { ...(found.svg[at] === undefined && wanted ? await draw([at]) : found), at };
    };
    drawWritten().then(
      (found) => {
        if (!wanted) return;
        show(found);
        setFault(undefined);
      },
      (error: unknown) =>
        wanted && !(error instanceof Superseded) && setFault(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      wanted = false;
    };
  }, [name, version]);
  return (
    <section class="writing" aria-label={sheet.title}>
      <div class="opts">
        <h2 class="slab">{sheet.title}</h2>
        {plays > 0 && (
          <span class="writing-row">{rows && drawn?.rows?.length ? `writing row ${plays}` : "writing"}</span>
        )}
        <button
          type="button"
          class="btn"
          onClick={() => void ask("pdf", "tablePdf", [name, choice]).then(save, sayFault)}
        >
          <SaveIcon /> PDF
        </button>
      </div>
      <div class="desk" tabIndex={0} role="group" aria-label="Page">
        {fault !== undefined ? (
          <p class="quiet">{fault}</p>
        ) : (
          drawn?.svg[drawn.at] !== undefined && (
            <PageView
              markup={drawn.svg[drawn.at]}
              title={drawn.pages[drawn.at].title}
              width="100%"
              rows={rowsOnPage(drawn, drawn.at)}
              lit={plays}
            />
          )
        )}
      </div>
    </section>
  );
}
