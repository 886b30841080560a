/** Teams: drop season tables, see what was read, edit each team's chart and check its proof. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Issue } from "../../../kernel/issue/index.js";
import type { GivenFile, ListedGame, RatedView } from "../../protocol/calls.js";
import { choose, useAddress } from "../place/address.js";
import { ask, Superseded } from "../ask/ask.js";
import { GAMES, gameOf } from "../place/catalog.js";
import { keepTeams, type Keeping } from "../chart/chart-files.js";
import { issuesOf, sayFault } from "../ask/issues-of.js";
import { ChartWork } from "../parts/chart/chart-work.js";
import { Drop } from "../parts/common/drop.js";
import { Helmet } from "../parts/marks/helmet.js";
import { FaultList } from "../parts/common/fault-list.js";
import { say } from "../place/status.js";
import { readFile } from "../store/store.js";
import { formatAddress } from "../place/places.js";
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
  const [issues, setIssues] = useState<readonly Issue[]>();
  const [team, open] = useState(0);
  const keeping = useRef<Keeping | undefined>(undefined);
  const { file } = useAddress().options;
  useEffect(() => () => keeping.current?.stop(), []);
  /** @param over revision of the file that the teams are in */
  const take = (files: readonly GivenFile[], over?: number): void => {
    say(`Reading ${files.length === 1 ? files[0].name : `${files.length} tables`}`, 0.3);
    keeping.current?.stop();
    const made = teamsAmong(files);
    const asked = made ? ask("rate", "openTeams", [game.id, made.teams, made]) : ask("rate", "rate", [game.id, files]);
    asked.then(
      (found) => {
        const kept = over !== undefined && found.rewritten ? { revision: over } : undefined;
        const { name } = found.file;
        const like = over !== undefined && !found.rewritten ? name.replace(/(-teams)?(\.\w+)$/, "-edited$1$2") : name;
        keeping.current = keepTeams(game.id, like, kept, (own) => {
          mine.current = own;
          choose({ file: own });
          say(`Kept as ${own}`);
        });
        show(found);
        moved(new Map());
        setIssues(undefined);
        open(0);
        say(`${found.teams.length} ${found.teams.length === 1 ? "team" : "teams"} of ${found.season}`);
      },
      (error: unknown) => {
        if (error instanceof Superseded) return;
        const found = issuesOf(error);
        setIssues(found);
        const faults = found.filter(({ severity }) => severity === "error").length;
        say(`${faults} ${faults === 1 ? "fault" : "faults"}: ${found[0].message}`);
      },
    );
  };
  /** The file with these very changes. */
  const mine = useRef<string | undefined>(undefined);
  // Opens stored tables or teams, linked from Files.
  useEffect(() => {
    if (file === undefined || file === mine.current) return;
    keptFiles(file).then(
      ({ files, revision }) =>
        revision === undefined ? say(`${file} was removed from your files`) : take(files, revision),
      sayFault,
    );
  }, [file]);
  const [worsts, moved] = useState<ReadonlyMap<number, RatedView["teams"][number]["worst"]>>(new Map());
  const [work, lead] = useState<"page" | "cells">("page");
  if (!view)
    return (
      <section class="seats" aria-labelledby="drop-tables">
        <h1 id="drop-tables" class="slab">
          Teams from season tables
        </h1>
        <p class="quiet">
          Drop the tables of a season: team, passing, rushing, receiving, defense, kicking. CSV, a workbook, a page that
          you saved, or a ZIP of them. Studio says what it reads in each, and makes a chart for every team. A file of
          teams opens too, to change its charts cell by cell.
        </p>
        <Drop label="Drop season tables here" take={take} />
        {issues && <FaultList issues={issues} />}
      </section>
    );
  return (
    <div class={`teamwork ${work === "cells" ? "at-cells" : ""}`}>
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
          {view.teams.map(({ name, monogram, colors, record, ...made }, i) => {
            const worst = worsts.get(i) ?? made.worst;
            return (
              <li key={name}>
                <button type="button" aria-current={i === team ? "true" : undefined} onClick={() => open(i)}>
                  <Helmet side="away" monogram={monogram.slice(0, 2)} colors={colors} />
                  <b>{name}</b>
                  <small>
                    {view.season}
                    {record !== undefined && ` · ${record}`}
                  </small>
                  <span class="worst">
                    <i>
                      <span
                        class={worst.part > 1 ? "out" : ""}
                        style={{ width: `${Math.min(100, worst.part * 100)}%` }}
                      />
                    </i>
                    {worst.part > 1 ? `out: ${worst.title}` : worst.title}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
      <ChartWork
        key={view.file.name}
        game={game}
        view={view}
        team={team}
        cells={work === "cells"}
        choose={lead}
        changed={(worst) => {
          keeping.current?.changed();
          moved(new Map([...worsts, [team, worst]]));
        }}
      >
        <Remarks view={view} issues={issues} />
      </ChartWork>
    </div>
  );
}

const OWN = /\.(ya?ml|json)$/i;
const FITTED = /-teams-fitted\.yaml$/;
const PROOF = /-proof\.json$/;

/** Finds a team file, its original and its proof among dropped files; undefined for tables. */
function teamsAmong(
  files: readonly GivenFile[],
): { readonly teams: GivenFile; readonly fitted?: GivenFile; readonly proof?: GivenFile } | undefined {
  const teams = files.find(({ name }) => OWN.test(name) && !FITTED.test(name) && !PROOF.test(name));
  if (!teams) return undefined;
  const fitted = files.find(({ name }) => FITTED.test(name));
  const proof = files.find(({ name }) => PROOF.test(name));
  return { teams, ...(fitted && { fitted }), ...(proof && { proof }) };
}

/** A stored file, with those that belong to it. */
async function keptFiles(
  name: string,
): Promise<{ readonly files: readonly GivenFile[]; readonly revision: number | undefined }> {
  const stem = name.replace(/(-teams)?\.(ya?ml|json)$/i, "");
  const names = OWN.test(name) ? [name, `${stem}-teams-fitted.yaml`, `${stem}-proof.json`] : [name];
  const found = await Promise.all(names.map(readFile));
  const files = found.flatMap((one) => (one ? [{ name: one.name, bytes: bytesOf(one.content) }] : []));
  return { files, revision: found[0]?.revision };
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
