/** Start: five covers, and the program of the open game. */
import { useEffect } from "preact/hooks";
import type { ListedGame } from "../../protocol/calls.js";
import { choose, useAddress } from "../place/address.js";
import { ask } from "../ask/ask.js";
import { GAMES, gameOf } from "../place/catalog.js";
import { Cover } from "../parts/start/covers.js";
import { late } from "../parts/common/late.js";
import { PlayIcon, PrintIcon, SeasonIcon, TeamIcon, TemplateIcon } from "../parts/marks/icons.js";
import { Thumb } from "../parts/sheet/thumb.js";
import { say } from "../place/status.js";
import { formatAddress, type Pane } from "../place/places.js";

const MOST_SHEETS = 8;
const Recent = late(async () => (await import("../parts/start/recent.js")).Recent);

const to = (pane: Pane, game: string, place = ""): string => formatAddress({ pane, game, place, options: {} });

export function Start() {
  const { game: chosen } = useAddress();
  const game = gameOf(chosen) ?? GAMES[0];
  useEffect(() => {
    say("Ready");
    // On a phone the open game may be out of sight.
    document.querySelector(".cover[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
    // Fetch the open game's files before its first sheet.
    ask("warm", "warm", [game.id]).catch(() => undefined);
  }, [game.id]);
  return (
    <div class="start">
      <nav class="rack" aria-label="Games">
        {GAMES.map(({ id, title }, i) => (
          <a key={id} class="cover" href={to("start", id)} aria-current={id === game.id ? "true" : undefined}>
            <Cover game={id} number={i + 1} />
            <span class="sr">{title}</span>
          </a>
        ))}
      </nav>
      <div class="spread">
        <section aria-labelledby="the-game">
          <h1 id="the-game">{game.title}</h1>
          <p class="blurb">{game.summary}</p>
          <ul class="do">
            <Do
              pane="sheet"
              game={game.id}
              icon={<PrintIcon />}
              title="Print"
              words={`${game.sheets.length} sheets, blank or filled`}
            />
            <Do pane="table" game={game.id} icon={<PlayIcon />} title="Play" words="at the table, dice in hand" />
            {game.rated && (
              <Do pane="teams" game={game.id} icon={<TeamIcon />} title="Make teams" words="from season tables" />
            )}
            <Do
              pane="template"
              game={game.id}
              icon={<TemplateIcon />}
              title="Change a sheet"
              words="colors, words, boxes"
            />
            <Do
              pane="season"
              game={game.id}
              icon={<SeasonIcon />}
              {...(hasLeagues(game)
                ? { title: "Run a season", words: "weeks, standings, book" }
                : { title: "Hall of fame", words: "your finished campaigns" })}
            />
          </ul>
          <p class="more">
            <a href={formatAddress({ pane: "code", game: "", place: "", options: {} })}>
              Open a game by the code on its sheet
            </a>
          </p>
          {hasLeagues(game) && (
            <p class="more">
              <a href={formatAddress({ pane: "season", game: game.id, place: "", options: { sample: "1" } })}>
                See a sample league
              </a>
            </p>
          )}
        </section>
        <section aria-labelledby="its-sheets">
          <h2 id="its-sheets" class="cap">
            Sheets
          </h2>
          <ul class="mini">
            {game.sheets.slice(0, MOST_SHEETS).map(({ id, code, title }) => (
              <li key={id}>
                <a href={to("sheet", game.id, id)}>
                  <Thumb system={game.id} sheet={id} />
                  {title}
                  <b>{code}</b>
                </a>
              </li>
            ))}
          </ul>
          {game.sheets.length > MOST_SHEETS && (
            <p class="more">
              <a href={to("sheet", game.id)}>All {game.sheets.length} sheets</a>
            </p>
          )}
        </section>
        <Recent game={game} />
      </div>
    </div>
  );
}

/** Dynasty has campaigns instead of leagues. */
const hasLeagues = ({ id }: ListedGame): boolean => id !== "dynasty";

function Do({
  pane,
  game,
  icon,
  title,
  words,
}: {
  readonly pane: Pane;
  readonly game: string;
  readonly icon: preact.ComponentChild;
  readonly title: string;
  readonly words: string;
}) {
  return (
    <li>
      <a href={to(pane, game)}>
        {icon}
        <span>
          {title}
          <small>{words}</small>
        </span>
      </a>
    </li>
  );
}

/** The game of a number key: its number on the cover. */
export const openGame = (number: number): void => {
  const game = GAMES[number - 1];
  if (game) location.hash = to("start", game.id);
  else choose({});
};
