/** Teams: season tables dropped, what was read of them, the teams with their worst figure, their charts and the proof. */
import { useEffect, useState } from "preact/hooks";
import type { Issue } from "../../../kernel/issue/index.js";
import type { Choice, Drawn, GivenFile, ListedGame, RatedView } from "../../protocol.js";
import { useAddress } from "../address.js";
import { ask, Faults, Superseded } from "../ask.js";
import { GAMES, gameOf, sheetOf } from "../catalog.js";
import { save } from "../files-out.js";
import { Pick } from "../parts/controls.js";
import { Drop } from "../parts/drop.js";
import { FaultList } from "../parts/fault-list.js";
import { SaveIcon } from "../parts/icons.js";
import { PageView } from "../parts/page-view.js";
import { Proof } from "../parts/proof.js";
import { settings } from "../settings.js";
import { say } from "../status.js";
import { readFile } from "../store.js";
import { formatAddress } from "../places.js";
import { bytesOf } from "../../file-content.js";

export function Teams() {
  const { game: id } = useAddress();
  const game = gameOf(id) ?? GAMES[0];
  return game.rated ? <FromTables key={game.id} game={game} /> : <NoTables game={game} />;
}

function NoTables({ game }: { readonly game: ListedGame }) {
  const rated = GAMES.filter((one) => one.rated);
  return (
    <section class="seats" aria-labelledby="no-tables">
      <h1 id="no-tables" class="slab">
        {game.title} makes no teams from season tables
      </h1>
      <p class="quiet">Its teams come with the game. These games make their teams from statistics:</p>
      <p class="acts-over">
        {rated.map(({ id, title }) => (
          <a key={id} class="btn" href={formatAddress({ pane: "teams", game: id, place: "", options: {} })}>
            {title}
          </a>
        ))}
      </p>
    </section>
  );
}

function FromTables({ game }: { readonly game: ListedGame }) {
  const [view, show] = useState<RatedView>();
  const [issues, tell] = useState<readonly Issue[]>();
  const [team, open] = useState(0);
  const take = (files: readonly GivenFile[]): void => {
    say(`Reading ${files.length === 1 ? files[0].name : `${files.length} tables`}`, 0.3);
    ask("rate", "rate", [game.id, files]).then(
      (found) => {
        show(found);
        tell(undefined);
        open(0);
        say(`${found.teams.length} ${found.teams.length === 1 ? "team" : "teams"} of ${found.season}`);
      },
      (error: unknown) => {
        if (error instanceof Superseded) return;
        const found =
          error instanceof Faults
            ? error.issues
            : [{ severity: "error", code: "core", message: String(error) } as Issue];
        tell(found);
        say(`${found.length} ${found.length === 1 ? "fault" : "faults"}: ${found[0].message}`);
      },
    );
  };
  const { file } = useAddress().options;
  // A table that is kept here: Files leads to it.
  useEffect(() => {
    if (file === undefined) return;
    readFile(file).then(
      (kept) =>
        kept
          ? take([{ name: kept.name, bytes: bytesOf(kept.content) }])
          : say(`There is no file ${file} here any more`),
      (error: unknown) => say(String(error)),
    );
  }, [file]);
  if (!view)
    return (
      <section class="seats" aria-labelledby="drop-tables">
        <h1 id="drop-tables" class="slab">
          Teams from season tables
        </h1>
        <p class="quiet">
          Drop the tables of a season: team, passing, rushing, receiving, defense, kicking. CSV, a workbook, a page that
          you saved, or a ZIP of them. Studio says what it reads in each, and makes a chart for every team.
        </p>
        <Drop label="Drop season tables here" take={take} />
        {issues && <FaultList issues={issues} />}
      </section>
    );
  return (
    <div class="teamwork">
      <section class="tickets" aria-label="Tables">
        {view.tables.map(({ file, words, used }, i) => (
          <p key={i} class={`ticket ${used ? "" : "unused"}`} title={words}>
            <b>{file}</b>
            <small>{words}</small>
          </p>
        ))}
        <Drop label="More tables, or others" take={take} />
      </section>
      <nav class="league" aria-label="Teams">
        <h1 class="slab">{view.season}</h1>
        <ul>
          {view.teams.map(({ name, worst }, i) => (
            <li key={name}>
              <button type="button" aria-current={i === team ? "true" : undefined} onClick={() => open(i)}>
                <b>{name}</b>
                <span class="worst">
                  <i>
                    <span
                      class={worst.part > 1 ? "out" : ""}
                      style={{ width: `${Math.min(100, worst.part * 100)}%` }}
                    />
                  </i>
                  {worst.title}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <Charts game={game} view={view} team={team} />
      <section class="side" aria-label="Proof">
        <h2 class="cap">{view.teams[team].name}: allowed, target, and what the chart gives</h2>
        <Proof rows={view.teams[team].proof} />
        <Remarks view={view} issues={issues} />
      </section>
    </div>
  );
}

function Remarks({ view, issues }: { readonly view: RatedView; readonly issues: readonly Issue[] | undefined }) {
  return (
    <>
      {issues && <FaultList issues={issues} />}
      {view.filled.length > 0 && (
        <>
          <h2 class="cap">Filled in by rule</h2>
          <ul class="filled">
            {view.filled.map(({ what, by, teams }, i) => (
              <li key={i}>
                <b>{what}</b>: {by} ({teams} {teams === 1 ? "team" : "teams"})
              </li>
            ))}
          </ul>
        </>
      )}
      {view.warnings.length > 0 && (
        <>
          <h2 class="cap">Remarks</h2>
          <FaultList issues={view.warnings} />
        </>
      )}
    </>
  );
}

/** The sheets of the teams: the page of the open team in sight. */
function Charts({ game, view, team }: { readonly game: ListedGame; readonly view: RatedView; readonly team: number }) {
  const [sheetId, choose] = useState(view.sheets[0]);
  const [drawn, show] = useState<Drawn>();
  const [fault, tell] = useState<readonly Issue[]>();
  const choice: Choice = {
    system: game.id,
    sheet: sheetId,
    fill: "filled",
    seed: "1",
    theme: "color",
    paper: settings().paper,
  };
  // Sheets that give every team as many pages open at the team's own.
  const each = drawn ? Math.max(1, Math.floor(drawn.pages.length / view.teams.length)) : 1;
  const at = drawn ? Math.min(drawn.pages.length - 1, team * each) : team;
  useEffect(() => {
    let wanted = true;
    ask("teams", "drawTeams", [choice, [at]]).then(
      (found) => wanted && (show(found), tell(undefined)),
      (error: unknown) =>
        wanted &&
        !(error instanceof Superseded) &&
        tell(
          error instanceof Faults
            ? error.issues
            : [{ severity: "error", code: "core", message: String(error) } as Issue],
        ),
    );
    return () => {
      wanted = false;
    };
  }, [view, sheetId, at]);
  const name = (word: string): string => `${view.season}-${word}`;
  const pdf = (): void => {
    say("Writing the PDF");
    ask("pdf", "teamsPdf", [choice]).then(
      (file) => {
        save({ ...file, name: name(file.name) });
        say(`${name(file.name)}, ${Math.ceil(file.bytes.length / 1000)} kB`);
      },
      (error: unknown) => say(error instanceof Error ? error.message : String(error)),
    );
  };
  const teamsFile = (): void => save(view.file);
  return (
    <section class="stage" aria-label="Charts">
      <div class="opts">
        <Pick
          label="Sheet"
          options={view.sheets.map((id) => ({ id, title: sheetOf(game, id)?.title ?? id }))}
          value={sheetId}
          choose={choose}
        />
        <button type="button" class="btn main" onClick={pdf}>
          <SaveIcon /> PDF of all teams
        </button>
        <button type="button" class="btn" onClick={teamsFile}>
          <SaveIcon /> teams.yaml
        </button>
      </div>
      <div class="desk" tabIndex={0} role="group" aria-label="Page">
        {fault ? (
          <FaultList issues={fault} />
        ) : (
          drawn?.svg[at] !== undefined && <PageView markup={drawn.svg[at]} title={drawn.pages[at].title} width="100%" />
        )}
      </div>
    </section>
  );
}
