/** Without a league: make a new one, open a sample, or drop a file. */
import { useState } from "preact/hooks";
import type { Issue } from "../../../../kernel/issue/index.js";
import type { GivenFile, ListedGame } from "../../../protocol/calls.js";
import type { NewLeague, SeasonSetup } from "../../../protocol/season.js";
import { Pick, seedOf, Seg, Well } from "../common/controls.js";
import { Drop } from "../common/drop.js";
import { FaultList } from "../common/fault-list.js";

type From = "sample" | "made" | "file";

export function NewLeagueForm({
  game,
  setup,
  kept,
  issues,
  create,
  sample,
  openFile,
}: {
  readonly game: ListedGame;
  readonly setup: SeasonSetup;
  /** Names of stored leagues. */
  readonly kept: readonly { readonly name: string; readonly href: string }[];
  readonly issues: readonly Issue[] | undefined;
  readonly create: (asked: Omit<NewLeague, "system" | "file">) => void;
  readonly sample: () => void;
  readonly openFile: (files: readonly GivenFile[]) => void;
}) {
  const [name, call] = useState("");
  const [size, count] = useState("");
  const [seed, roll] = useState("");
  const [rules, rule] = useState(game.presets.find(({ usual }) => usual)?.id ?? "");
  const [settings, setting] = useState<Readonly<Record<string, string>>>({});
  const [from, take] = useState<From>("sample");
  const [file, give] = useState<GivenFile>();
  const [schedule, plan] = useState<GivenFile>();
  const teams = from === "made" ? setup.made : from === "file" ? file : undefined;
  /** The chosen file is still missing; a league of other teams is not what the user asked for. */
  const lacks = from === "file" && file === undefined;
  const sources = [
    { id: "sample" as const, title: "Sample teams" },
    ...(setup.made ? [{ id: "made" as const, title: "Made in Teams" }] : []),
    { id: "file" as const, title: "From a file" },
  ];
  return (
    <div class="new-league">
      <form
        class="seats"
        onSubmit={(event) => {
          event.preventDefault();
          create({
            ...(name.trim() !== "" && { name: name.trim() }),
            ...(size.trim() !== "" && { size: Number(size) }),
            seed: seedOf(seed),
            ...(rules !== "" && { rules }),
            settings,
            ...(teams && { teams }),
            ...(schedule && { schedule }),
          });
        }}
      >
        <h1 class="slab">A {game.title} league</h1>
        {kept.length > 0 && (
          <nav class="row" aria-label="Your leagues">
            <h2 class="cap">Continue</h2>
            {kept.map((one) => (
              <a key={one.name} class="btn main" href={one.href}>
                {one.name}
              </a>
            ))}
          </nav>
        )}
        {issues && <FaultList issues={issues} />}
        <div class="row">
          <h2 class="cap">Teams</h2>
          <Seg label="Teams" options={sources} value={from} choose={take} />
          <Well label="How many" value={size} write={count} placeholder="all" numeric />
          {from === "file" && (
            <Drop label={file ? file.name : "Drop a team file here"} take={([first]) => give(first)} />
          )}
        </div>
        {setup.settings.map(({ id, summary, values, usual }) => (
          <div class="row setting" key={id}>
            <h2 class="cap">{id}</h2>
            <Pick
              label={id}
              options={values.map((value) => ({ id: value, title: value }))}
              value={settings[id] ?? usual}
              choose={(value) => setting({ ...settings, [id]: value })}
            />
            <span class="quiet">{summary}</span>
          </div>
        ))}
        {setup.schedule && (
          <details class="row">
            <summary>Your own schedule</summary>
            <Drop
              label={schedule ? schedule.name : "Drop a CSV file with week, away, home"}
              take={([first]) => plan(first)}
            />
          </details>
        )}
        <div class="row">
          {game.presets.length > 1 && (
            <Pick
              label="Rules"
              options={game.presets.map(({ id }) => ({ id, title: id }))}
              value={rules}
              choose={rule}
            />
          )}
          <Well label="Seed" value={seed} write={roll} placeholder="any" />
          <Well label="Name" value={name} write={call} placeholder="optional" name />
        </div>
        <p class="acts-over">
          <button type="submit" class="btn main big" disabled={lacks}>
            Make the league
          </button>
          <button type="button" class="btn big" onClick={sample}>
            Sample league
          </button>
        </p>
        {lacks && <p class="quiet">The team file comes first: drop it above, or take the sample teams.</p>}
        <Drop label="Or drop a league file to continue it here" take={openFile} />
      </form>
    </div>
  );
}
