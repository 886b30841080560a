/** Season: a league in the command's file. Standings, rounds, leaders, bracket; plays a week or all of it, takes typed scores and games from the Table. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { ShownGame } from "../../../contract/shown-season.js";
import type { Issue } from "../../../kernel/issue/index.js";
import type { NewCareer } from "../../protocol/careers.js";
import type { GivenFile, ListedGame } from "../../protocol/calls.js";
import type { Leaders, LeagueView, NewLeague, SeasonSetup, TypedScore, TypedView } from "../../protocol/season.js";
import { choose, go, useAddress } from "../place/address.js";
import { ask, Faults } from "../ask/ask.js";
import { GAMES, gameOf } from "../place/catalog.js";
import { save } from "../store/files-out.js";
import { issuesOf, sayFault } from "../ask/issues-of.js";
import { useKept } from "../files/kept-file.js";
import { useKeys } from "../place/keys.js";
import { FaultList } from "../parts/common/fault-list.js";
import { SaveIcon } from "../parts/marks/icons.js";
import { late } from "../parts/common/late.js";
import { LeagueSheet } from "../parts/league/league-sheet.js";
import { NewLeagueForm } from "../parts/league/new-league.js";
import { Round, type Scores } from "../parts/league/round.js";
import { Bracket, Standings } from "../parts/league/standings.js";
import { formatAddress } from "../place/places.js";
import { settings } from "../place/settings.js";
import { say } from "../place/status.js";
import { allFiles, readFile, writeFile } from "../store/store.js";

const FORMAT = /^\s*"?format"?:\s*"?pressbox\/([\w-]+)/m;
const kindOf = (content: unknown): string | undefined =>
  typeof content === "string" ? FORMAT.exec(content.slice(0, 400))?.[1] : undefined;
/** Length of a stretch of play, milliseconds: after each, the league is saved and the user can stop. */
const STRETCH = 250;
/** Weeks to play in the sample league. */
const SAMPLE_WEEKS = 2;

const NewCareerForm = late(async () => (await import("../parts/career/new-career.js")).NewCareerForm);
const Hall = late(async () => (await import("../parts/career/hall.js")).Hall);
const LeagueTables = late(async () => (await import("../parts/league/league-tables.js")).LeagueTables);
const LeagueChances = late(async () => (await import("../parts/league/league-chances.js")).LeagueChances);
const Career = late(async () => (await import("../parts/career/career.js")).Career, "career");

export function Season() {
  const { game: id, place: deeper, options } = useAddress();
  const place = deeper === "" ? (options.file ?? "") : deeper;
  const game = gameOf(id) ?? GAMES[0];
  const [known, know] = useState<{ readonly of: string; readonly setup: SeasonSetup }>();
  const [issues, setIssues] = useState<readonly Issue[]>();
  // Teams may have been made since; until they are read, the same game's old choices stay.
  useEffect(() => {
    let wanted = true;
    setIssues(undefined);
    ask("setup", "seasonSetup", [game.id]).then(
      (setup) => wanted && know({ of: game.id, setup }),
      (error: unknown) => {
        if (!wanted) return;
        setIssues(issuesOf(error));
        sayFault(error);
      },
    );
    return () => {
      wanted = false;
    };
  }, [game.id, place]);
  const setup = known?.of === game.id ? known.setup : undefined;
  if (!setup) return issues ? <FaultList issues={issues} /> : <p class="about">Opening leagues ...</p>;
  if (!setup.leagues) {
    const together = game.sheets.find(({ fills }) => fills === "records");
    return together ? <Hall key={game.id} game={game} sheet={together} /> : null;
  }
  return place === "" ? (
    <Begin key={game.id} game={game} setup={setup} />
  ) : (
    <Kept key={`${game.id} ${place}`} game={game} setup={setup} file={place} />
  );
}

/** A file that is kept here: a league, or a career. */
function Kept({
  game,
  setup,
  file,
}: {
  readonly game: ListedGame;
  readonly setup: SeasonSetup;
  readonly file: string;
}) {
  const [kind, know] = useState<string | null>(setup.careers ? null : "");
  const [issues, setIssues] = useState<readonly Issue[]>();
  useEffect(() => {
    if (kind !== null) return;
    readFile(file).then(
      (found) => know(kindOf(found?.content) ?? ""),
      (error: unknown) => {
        setIssues(issuesOf(error));
        sayFault(error);
      },
    );
  }, [file]);
  const career = kind !== null && kind === setup.careers?.kind;
  useEffect(() => choose({ career: career ? "yes" : undefined }), [career]);
  if (kind === null) return issues ? <FaultList issues={issues} /> : <p class="about">Opening {file} ...</p>;
  return career ? <Career game={game} file={file} /> : <League game={game} file={file} />;
}

function Begin({ game, setup }: { readonly game: ListedGame; readonly setup: SeasonSetup }) {
  const { options } = useAddress();
  const [kept, list] = useState<readonly { readonly name: string; readonly href: string }[]>([]);
  const [issues, setIssues] = useState<readonly Issue[]>();
  const to = (name: string): string => formatAddress({ pane: "season", game: game.id, place: name, options: {} });
  useEffect(() => {
    allFiles().then(
      (files) =>
        list(
          files
            .filter(({ content }) => [setup.kind, setup.careers?.kind].includes(kindOf(content) ?? "none"))
            .map(({ name }) => ({ name, href: to(name) })),
        ),
      sayFault,
    );
  }, [game.id]);
  const failed = (error: unknown): void => {
    const found = issuesOf(error);
    setIssues(found);
    say(`${found.length} ${found.length === 1 ? "fault" : "faults"}: ${found[0].message}`);
  };
  const keep = async (name: string, text: string): Promise<void> => {
    const written = await writeFile(name, text, 0);
    location.hash = to(written.file.name);
  };
  const create = (asked: Omit<NewLeague, "system" | "file">, file = `${game.id}-league.yaml`): void => {
    say("Making the league", 0.2);
    ask("season", "seasonNew", [{ ...asked, system: game.id, file }])
      .then(({ text }) => keep(file, text))
      .catch(failed);
  };
  const begin = (asked: Omit<NewCareer, "system" | "file">): void => {
    const file = `${game.id}-career.yaml`;
    say("Beginning the career", 0.2);
    ask("season", "careerNew", [{ ...asked, system: game.id, file }])
      .then(({ text }) => keep(file, text))
      .catch(failed);
  };
  const sample = (): void => {
    const file = `${game.id}-sample-league.yaml`;
    readFile(file).then((there) => {
      if (there) location.hash = to(file);
      else create({ name: "Sample league", seed: `${game.sampleSeed}`, settings: {}, weeks: SAMPLE_WEEKS }, file);
    }, failed);
  };
  useEffect(() => {
    if (options.sample !== undefined) sample();
  }, [options.sample]);
  const openFile = ([file]: readonly GivenFile[]): void => {
    const text = new TextDecoder().decode(file.bytes);
    const opens = kindOf(text) === setup.careers?.kind ? "careerOpen" : "seasonOpen";
    ask("season", opens, [{ system: game.id, name: file.name, text }])
      .then(() => keep(file.name, text))
      .catch(failed);
  };
  return (
    <div class="begins">
      <NewLeagueForm
        game={game}
        setup={setup}
        kept={kept}
        issues={issues}
        create={(asked) => create(asked)}
        sample={sample}
        openFile={openFile}
      />
      {setup.careers && <NewCareerForm game={game} positions={setup.careers.positions} create={begin} />}
    </div>
  );
}

/** Progress: rounds or seasons played, and the goal. */
interface Work {
  readonly done: number;
  readonly of: number;
  readonly word: string;
}

function League({ game, file: given }: { readonly game: ListedGame; readonly file: string }) {
  const { options } = useAddress();
  const { name, view, issues, failed, keep, playing } = useKept<LeagueView>(given, "league", (file, text) =>
    ask("season", "seasonOpen", [{ system: game.id, name: file, text }]),
  );
  const [leaders, lead] = useState<readonly Leaders[]>([]);
  const [scores, type] = useState<Scores>({});
  const [typed, see] = useState<TypedView>();
  const [atTable, found] = useState<Readonly<Record<string, readonly [number, number]>>>({});
  const [work, at] = useState<Work>();
  const stopped = useRef(false);
  useEffect(() => {
    if (!view || work) return;
    ask("leaders", "seasonLeaders", [view]).then(lead, sayFault);
    // Games played at the Table here.
    const { season, current, rounds } = view.shown;
    const open = rounds.find(({ week }) => week === current)?.games.filter(({ score }) => !score) ?? [];
    Promise.all(
      open.map(async ({ game: id }) => {
        const record = (await readFile(recordName(name, season, id)))?.content;
        if (typeof record !== "string") return [];
        try {
          const { away, home } = await ask(`score ${id}`, "seasonScore", [view, id, record]);
          return [[id, [away, home] as const] as const];
        } catch (error) {
          // Unfinished, or another game's: the user can resume or replay it.
          if (!(error instanceof Faults)) sayFault(error);
          return [];
        }
      }),
    ).then((list) => found(Object.fromEntries(list.flat())), sayFault);
  }, [view?.text, work === undefined]);
  const filled = (): TypedScore[] =>
    Object.entries(scores)
      .filter(([, [away, home]]) => away !== "" && home !== "")
      .map(([id, [away, home]]) => ({ game: id, away: Number(away), home: Number(home), correct: false }));
  useEffect(() => {
    if (!view || filled().length === 0) return see(undefined);
    ask("type", "seasonType", [view, filled()]).then(see, failed);
  }, [scores, view?.text]);
  if (!view) return issues ? <FaultList issues={issues} /> : <p class="about">Opening {name} ...</p>;

  const { shown, status } = view;
  const over = shown.current === undefined;
  const current = over ? shown.rounds.length : shown.current;
  const week = Math.min(shown.rounds.length, Math.max(1, Number(options.round ?? current) || 1));
  const round = shown.rounds[week - 1];
  const enter = (list: readonly TypedScore[]): void =>
    void ask("season", "seasonType", [view, list])
      .then(async ({ view: next, faults }) => {
        type(Object.fromEntries(Object.entries(scores).filter(([id]) => faults[id] !== undefined)));
        await keep(next);
      })
      .catch(failed);
  /** Plays on, saving after each stretch. */
  const play = async (weeks: number | undefined, seasons: number): Promise<void> => {
    stopped.current = false;
    playing.current = true;
    choose({ round: undefined });
    const years = status.finished + seasons;
    const rounds = shown.rounds.length - (over ? 0 : current! - 1);
    const of = weeks ?? (seasons > 1 ? seasons : rounds);
    const word = weeks === undefined && seasons > 1 ? "seasons" : `${shown.round}s`;
    let now = view;
    let steps = 0;
    try {
      for (;;) {
        const done = word === "seasons" ? now.status.finished - status.finished : steps;
        at({ done, of, word });
        say(`${done} of ${of} ${word}`, done / of);
        const left = weeks === undefined ? { years } : { years: 1_000_000, weeks: weeks - steps };
        const stretch = await ask("season", "seasonPlay", [now, left, STRETCH]);
        steps += stretch.steps;
        now = stretch.view;
        await keep(now);
        if (stretch.why !== "more" || stopped.current) break;
      }
    } catch (error) {
      failed(error);
    }
    playing.current = false;
    at(undefined);
  };
  const sit = ({ game: id, away, home }: ShownGame): void => {
    const mine = (team: string | undefined): boolean => shown.teams.find((one) => one.id === team)?.byHand ?? false;
    const some = mine(away) || mine(home);
    const hands = { away: mine(away), home: some ? mine(home) : true };
    const record = recordName(name, shown.season, id);
    const there = (): void => go({ pane: "table", options: { file: record, league: name } });
    readFile(record)
      .then(async (left) => {
        if (left) return there();
        const seed = `${status.seed}/${shown.season}/${id}`;
        const text = await ask("season", "seasonSit", [view, id, { hands, seed }]);
        await writeFile(record, text, 0);
        there();
      })
      .catch(failed);
  };
  const book = (): void => {
    say("Making the book", 0.4);
    ask("pdf", "seasonBookFile", [view, { theme: "color", paper: settings().paper }]).then((made) => {
      save(made);
      say(`${made.name}, ${Math.ceil(made.bytes.length / 1000)} kB`);
    }, failed);
  };
  const exported = (): void => save({ name, type: "application/yaml", bytes: new TextEncoder().encode(view.text) });
  const modes = (team: string, on: boolean): void => {
    const byHand = shown.teams.filter((one) => (one.id === team ? on : one.byHand)).map(({ id }) => id);
    ask("season", "seasonModes", [view, { byHand }]).then(keep).catch(failed);
  };
  const open = options.open;
  if (open !== undefined && shown.rounds.some(({ games }) => games.some((one) => one.game === open))) {
    const one = shown.rounds.flatMap(({ games }) => games).find(({ game: id }) => id === open)!;
    const short = (id: string | undefined): string => shown.teams.find((team) => team.id === id)?.short ?? "";
    return (
      <LeagueSheet
        system={game}
        league={view}
        game={open}
        sheets={[]}
        title={`${short(one.away)} at ${short(one.home)}`}
        back={() => choose({ open: undefined })}
      />
    );
  }
  if (open === "sheets")
    return (
      <LeagueSheet
        system={game}
        league={view}
        sheets={view.sheets}
        title={status.name}
        back={() => choose({ open: undefined })}
      />
    );
  if (open === "tables" || (open === "chances" && !over)) {
    const Part = open === "tables" ? LeagueTables : LeagueChances;
    return <Part league={view} title={status.name} back={() => choose({ open: undefined })} />;
  }
  const waits = status.open.length;
  return (
    <SeasonBoard
      keys={{
        w: () => !work && waits === 0 && void play(1, 0),
        b: book,
        "[": () => choose({ round: `${Math.max(1, week - 1)}` }),
        "]": () => choose({ round: `${Math.min(shown.rounds.length, week + 1)}` }),
        Escape: () => (stopped.current = true),
      }}
    >
      <section aria-label="Standings" class="table-part">
        <div class="opts">
          <h1 class="slab">{status.name}</h1>
          <span class="row">
            <button type="button" class="btn" onClick={book}>
              Book
            </button>
            <button type="button" class="btn" onClick={exported}>
              <SaveIcon /> Export
            </button>
          </span>
        </div>
        {issues && <FaultList issues={issues} />}
        <h2 class="band">
          {typed ? "With these results" : "Standings"}
          <small>
            season {shown.season}, {shown.played} of {shown.games} games
          </small>
        </h2>
        <Standings shown={typed?.view.shown ?? shown} before={typed ? shown : undefined} />
        <Bracket shown={typed?.view.shown ?? shown} />
        <details class="hands">
          <summary>Played by hand</summary>
          {shown.teams.map((team) => (
            <label key={team.id}>
              <input
                type="checkbox"
                checked={team.byHand}
                onChange={(event) => modes(team.id, event.currentTarget.checked)}
              />
              {team.name}
            </label>
          ))}
        </details>
      </section>
      <section aria-label="Rounds" class="round-part">
        <nav class="weeks" aria-label="Rounds of the season">
          {shown.rounds.map((one) => (
            <button
              key={one.week}
              type="button"
              aria-current={one.week === week ? "true" : undefined}
              aria-label={`${one.title}${one.over ? ", played" : ""}`}
              onClick={() => choose({ round: `${one.week}` })}
            >
              {one.short}
              <small>{one.over ? "✓" : ""}</small>
            </button>
          ))}
        </nav>
        {work ? (
          <div class="opts">
            <b>
              {work.done} of {work.of} {work.word}
            </b>
            <button type="button" class="btn main" onClick={() => (stopped.current = true)}>
              Stop and keep {work.done}
            </button>
          </div>
        ) : (
          <div class="opts">
            <b>
              {round.title} <span class="quiet">{waits > 0 && week === current ? `${waits} for you` : ""}</span>
            </b>
            <span class="row">
              {typed && (
                <button type="button" class="btn main" onClick={() => enter(filled())}>
                  Keep {filled().length} {filled().length === 1 ? "game" : "games"}
                </button>
              )}
              {!over && waits === 0 && (
                <button type="button" class="btn main" onClick={() => void play(1, 0)}>
                  Play the {shown.round}
                </button>
              )}
              <button type="button" class="btn" disabled={waits > 0} onClick={() => void play(undefined, 1)}>
                {over ? "Next season" : "Play the rest"}
              </button>
              <button type="button" class="btn" disabled={waits > 0} onClick={() => void play(undefined, 100)}>
                100 seasons
              </button>
            </span>
          </div>
        )}
        <Round
          shown={shown}
          round={round}
          scores={scores}
          faults={typed?.faults ?? {}}
          atTable={atTable}
          type={(id, score) => type({ ...scores, [id]: score })}
          open={(id) => choose({ open: id })}
          sit={sit}
          enter={(id, [away, home]) => enter([{ game: id, away, home, correct: false }])}
        />
      </section>
      <section aria-label={leaders.length > 0 ? "Leaders" : "Sheets"} class="leader-part">
        <h2 class="band">{leaders.length > 0 ? "Leaders" : "Sheets"}</h2>
        {leaders.map(({ title, lines }) => (
          <div key={title} class="lead">
            <h3 class="cap">{title}</h3>
            <ol>
              {lines.map(({ who, figure }, i) => (
                <li key={i}>
                  <span>{who}</span>
                  <b>{figure}</b>
                </li>
              ))}
            </ol>
          </div>
        ))}
        {view.champions.length > 0 && (
          <div class="lead">
            <h3 class="cap">Champions</h3>
            <ol>
              {view.champions.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </div>
        )}
        <p class="all-sheets">
          <button type="button" class="btn" onClick={() => choose({ open: "sheets" })}>
            League sheets
          </button>
          <button type="button" class="btn" onClick={() => choose({ open: "tables" })}>
            Tables
          </button>
          {!over && (
            <button type="button" class="btn" onClick={() => choose({ open: "chances" })}>
              Chances
            </button>
          )}
        </p>
      </section>
    </SeasonBoard>
  );
}

function SeasonBoard({
  keys,
  children,
}: {
  readonly keys: Readonly<Record<string, () => void>>;
  readonly children: preact.ComponentChildren;
}) {
  useKeys(keys);
  return <div class="seasonwork">{children}</div>;
}

/** `league-season-1-r3g2.json`: the record of a league game, named like the command's career records. */
const recordName = (league: string, season: number, game: string): string =>
  `${league.replace(/\.\w+$/, "")}-season-${season}-${game}.json`;
