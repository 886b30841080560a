/** Help: read and search the docs in the page. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { HelpPage } from "../../protocol/help.js";
import { choose, useAddress } from "../place/address.js";
import { GAMES, gameOf } from "../place/catalog.js";
import { allSections, groupOf, HELP, pagesOf, search, type Section } from "../parts/help/help-pages.js";
import { useKeys } from "../place/keys.js";
import { HelpBlocks } from "../parts/help/help-blocks.js";
import { FindIcon } from "../parts/marks/icons.js";
import { formatAddress } from "../place/places.js";
import { say } from "../place/status.js";

const MOST = 40;
const WEB = "You are offline, and this page was not loaded before. Try again when you are back online.";

/** Address of a help page, or of a heading in it. */
export const helpAddress = (game: string, page: string, anchor = ""): string =>
  formatAddress({ pane: "help", game, place: anchor === "" ? page : `${page}/${anchor}`, options: {} });

export function Help() {
  const { game: id, place, options } = useAddress();
  const game = gameOf(id) ?? GAMES[0];
  const [wantedPage = "", anchor = ""] = place.split(/[/#]/);
  const page = groupOf(wantedPage) ? wantedPage : game.id;
  const find = options.find ?? "";
  const { shown, fault } = usePage(page);
  const field = useRef<HTMLInputElement>(null);
  useKeys({ s: () => field.current?.focus() });
  return (
    <div class="helpwork">
      <nav class="contents" aria-label="Help pages">
        <label class="well find">
          <FindIcon />
          <input
            ref={field}
            type="search"
            placeholder="Search all pages"
            aria-label="Search all pages"
            value={find}
            onInput={(event) => choose({ find: event.currentTarget.value || undefined })}
          />
        </label>
        <label class="pick page-pick">
          <span class="sr">Page</span>
          <select value={page} onChange={(event) => (location.hash = helpAddress(game.id, event.currentTarget.value))}>
            {HELP.map((group) => (
              <optgroup key={group.game} label={gameOf(group.game)?.title ?? "All games"}>
                {group.pages.map(({ id: one, title }) => (
                  <option key={one} value={one} selected={one === page}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        {[game.id, "", ...GAMES.map((one) => one.id).filter((one) => one !== game.id)].map((group) => (
          <Pages key={group} game={group} open={game.id} page={find === "" ? page : ""} />
        ))}
      </nav>
      {find === "" ? (
        <section class="doc" aria-label="Page" tabIndex={0}>
          {fault ? (
            <p class="about">{WEB}</p>
          ) : (
            shown && <Doc key={shown.id} page={shown} anchor={anchor} game={game.id} />
          )}
        </section>
      ) : (
        <Results find={find} game={game.id} />
      )}
    </div>
  );
}

function usePage(id: string): { readonly shown?: HelpPage; readonly fault?: boolean } {
  const [state, show] = useState<{ readonly shown?: HelpPage; readonly fault?: boolean }>({});
  useEffect(() => {
    let wanted = true;
    const group = groupOf(id);
    if (!group) return;
    pagesOf(group).then(
      (pages) => {
        if (!wanted) return;
        const shown = pages.find((page) => page.id === id);
        show(shown ? { shown } : { fault: true });
        say(shown?.title ?? "");
      },
      () => wanted && show({ fault: true }),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return state;
}

function Pages({ game, open, page }: { readonly game: string; readonly open: string; readonly page: string }) {
  const group = HELP.find((one) => one.game === game);
  if (!group) return null;
  const title = game === "" ? "All games" : (gameOf(game)?.title ?? game);
  return (
    <section>
      <h2 class="cap">{title}</h2>
      <ul>
        {group.pages.map(({ id, title: name }) => (
          <li key={id}>
            <a href={helpAddress(game === "" ? open : game, id)} aria-current={id === page ? "page" : undefined}>
              {shortTitle(name, title)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Drops a game's name from the titles listed under it. */
function shortTitle(name: string, game: string): string {
  if (name === game) return "The game";
  const rest = name.startsWith(`${game}: `) ? name.slice(game.length + 2) : name;
  return `${rest[0].toUpperCase()}${rest.slice(1)}`;
}

function Doc({ page, anchor, game }: { readonly page: HelpPage; readonly anchor: string; readonly game: string }) {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    const places = [...(article.current?.querySelectorAll<HTMLElement>("[data-anchor]") ?? [])];
    const to = places.find(({ dataset }) => dataset.anchor === anchor);
    const scroller = article.current?.parentElement;
    if (to) to.scrollIntoView();
    else scroller?.scrollTo(0, 0);
  }, [page, anchor]);
  const heads = page.blocks.flatMap((block) => (block[0] === "h" && block[1] === 2 ? [block] : []));
  return (
    <article ref={article}>
      <HelpBlocks
        blocks={page.blocks}
        address={(to) => {
          const [other, place = ""] = to.split("#");
          const of = other === "" ? page.id : other;
          return helpAddress(groupOf(of)?.game || game, of, place);
        }}
        contents={heads.length > 2 ? heads.map(([, , place, words]) => ({ place, words })) : []}
      />
    </article>
  );
}

function Results({ find, game }: { readonly find: string; readonly game: string }) {
  const [sections, load] = useState<readonly Section[]>();
  const [fault, fail] = useState(false);
  useEffect(() => {
    let wanted = true;
    allSections().then(
      (all) => wanted && load(all),
      () => wanted && fail(true),
    );
    return () => {
      wanted = false;
    };
  }, []);
  const { found, count } = search(sections ?? [], find, game, MOST);
  const words = `${count} ${count === 1 ? "result" : "results"}${count > MOST ? `, first ${MOST} shown` : ""}`;
  useEffect(() => {
    if (sections) say(words);
  }, [words, sections]);
  if (fault) return <p class="about">{WEB}</p>;
  return (
    <section class="doc" aria-label="Found" tabIndex={0}>
      <h1 class="count">{sections ? words : "Loading the pages"}</h1>
      <ol class="found">
        {found.map(({ section, line }) => (
          <li key={`${section.page} ${section.anchor}`}>
            <a href={helpAddress(section.game || game, section.page, section.anchor)}>
              <b>{section.title}</b>
              {section.title !== section.pageTitle && <small>{section.pageTitle}</small>}
              <span>{line}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
