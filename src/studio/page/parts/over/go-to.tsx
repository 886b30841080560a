/** Go to: type part of a name to go to a sheet, pane, game, file or help page. */
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { cleanSigns, readSigns } from "../../../../kernel/code/alphabet.js";
import { GAMES, gameOf } from "../../place/catalog.js";
import { HELP } from "../help/help-pages.js";
import { TITLES } from "../../place/key-list.js";
import { opensAt, descriptionOf, useOwnFiles } from "../../files/own-files.js";
import { formatAddress, type Pane } from "../../place/places.js";
import { Over } from "./over.js";

/** A destination. */
interface Goal {
  readonly title: string;
  /** Its description. */
  readonly words: string;
  readonly to: string;
  /** True if it belongs to the open game. */
  readonly near: boolean;
  readonly hand?: boolean;
}

const MOST = 12;
const at = (pane: Pane, game: string, place = ""): string => formatAddress({ pane, game, place, options: {} });

function goals(game: string, panes: readonly Pane[]): Goal[] {
  const own = gameOf(game)?.title ?? "";
  return [
    ...panes.map((pane) =>
      pane === "code"
        ? { title: TITLES[pane], words: "a game by its sheet", to: at(pane, ""), near: false }
        : { title: TITLES[pane], words: own, to: at(pane, game), near: true },
    ),
    ...GAMES.map(({ id, title }) => ({ title, words: "game", to: at("start", id), near: true })),
    ...GAMES.flatMap(({ id, title, sheets }) =>
      sheets.map((sheet) => ({
        title: sheet.title,
        words: `${sheet.code}, sheet of ${title}`,
        to: at("sheet", id, sheet.id),
        near: id === game,
      })),
    ),
    ...HELP.flatMap((group) =>
      group.pages.map(({ id, title }) => ({
        title,
        words: "help",
        to: at("help", group.game === "" ? game : group.game, id),
        near: group.game === game,
      })),
    ),
  ];
}

/** Destinations with every word; names that start with it first, the open game's before others. */
function matching(all: readonly Goal[], typed: string): readonly Goal[] {
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = ({ title, near }: Goal): number => {
    const low = title.toLowerCase();
    const first = parts[0] ?? "";
    const begins = low.startsWith(first) ? 0 : low.split(/\W+/).some((word) => word.startsWith(first)) ? 2 : 4;
    return begins + (near ? 0 : 1);
  };
  return all
    .map((goal, i) => ({ goal, i, text: `${goal.title} ${goal.words}`.toLowerCase() }))
    .filter(({ text }) => parts.every((part) => text.includes(part)))
    .sort((a, b) => rank(a.goal) - rank(b.goal) || a.i - b.i)
    .slice(0, MOST)
    .map(({ goal }) => goal);
}

/** The game of a code typed from a sheet; with one wrong character, suggests the only code it can be. */
function codes(typed: string): readonly Goal[] {
  if (cleanSigns(typed).length < LEAST_SIGNS) return [];
  const read = readSigns(typed);
  const code = "values" in read ? typed.trim() : "near" in read && /\d/.test(typed) ? read.near : undefined;
  if (code === undefined) return [];
  const words = "values" in read ? "a game on paper" : "did you mean this game on paper?";
  return [{ title: `Code ${code.toUpperCase()}`, words, to: at("code", code), near: true, hand: true }];
}
/** Minimum length of a code; anything shorter is probably the start of a name. */
const LEAST_SIGNS = 5;

export function GoTo({
  game,
  panes,
  close,
}: {
  readonly game: string;
  readonly panes: readonly Pane[];
  readonly close: () => void;
}) {
  const [typed, type] = useState("");
  const [marked, mark] = useState(0);
  const { files } = useOwnFiles(false);
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const all = useMemo(
    () => [
      ...(files ?? []).map((file) => {
        const about = descriptionOf(file);
        const to = about && opensAt(file, about, game);
        return { title: file.name, words: "your file", to: to ?? at("files", game), near: true, hand: true };
      }),
      ...goals(game, panes),
    ],
    [files, game],
  );
  const found = [...codes(typed), ...matching(all, typed)];
  const now = Math.min(marked, Math.max(0, found.length - 1));
  useLayoutEffect(() => {
    field.current?.focus();
  }, []);
  useEffect(() => {
    document.getElementById(`${list}-${now}`)?.scrollIntoView({ block: "nearest" });
  }, [now]);
  const go = (goal: Goal | undefined): void => {
    if (!goal) return;
    close();
    location.hash = goal.to;
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) mark((now + step + found.length) % Math.max(1, found.length));
    else if (event.key === "Enter") go(found[now]);
    else return;
    event.preventDefault();
  };
  return (
    <Over label="Go to" close={close}>
      <label class="well goal">
        <span class="sr">Go to a sheet, pane, game, file or help page</span>
        <input
          ref={field}
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={found.length > 0 ? `${list}-${now}` : undefined}
          autocomplete="off"
          placeholder="Sheet, pane, game, file, help, code"
          value={typed}
          onInput={(event) => {
            type(event.currentTarget.value);
            mark(0);
          }}
          onKeyDown={press}
        />
        <button type="button" class="btn bare" onClick={close}>
          Close
        </button>
      </label>
      <ul class="goals" id={list} role="listbox" aria-label="Places">
        {found.map((goal, i) => (
          <li
            key={`${goal.title} ${goal.to}`}
            id={`${list}-${i}`}
            role="option"
            aria-selected={i === now}
            onClick={() => go(goal)}
          >
            <b class={goal.hand ? "hand" : ""}>{goal.title}</b>
            <span>{goal.words}</span>
          </li>
        ))}
      </ul>
      <p class="sr" role="status">
        {found.length === 0 ? "No matches" : ""}
      </p>
      {found.length === 0 && <p class="about">No matches.</p>}
    </Over>
  );
}
