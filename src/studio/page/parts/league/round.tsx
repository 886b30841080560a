/** A round: games waiting for a player (dashed boxes), games to simulate, games played. */
import type { ShownGame, ShownRound, ShownSeason, ShownTeam } from "../../../../contract/shown-season.js";
import { PlayIcon } from "../marks/icons.js";
import { TeamHelmet } from "../marks/helmet.js";

export type Scores = Readonly<Record<string, readonly [away: string, home: string]>>;

export function Round({
  shown,
  round,
  scores,
  faults,
  atTable,
  type,
  open,
  sit,
  enter,
}: {
  readonly shown: ShownSeason;
  readonly round: ShownRound;
  /** Typed scores. */
  readonly scores: Scores;
  readonly faults: Readonly<Record<string, string>>;
  /** Scores of games played at the Table here. */
  readonly atTable: Readonly<Record<string, readonly [number, number]>>;
  readonly type: (game: string, score: readonly [string, string]) => void;
  readonly open: (game: string) => void;
  readonly sit: (game: ShownGame) => void;
  readonly enter: (game: string, score: readonly [number, number]) => void;
}) {
  const teams = new Map<string, ShownTeam>(shown.teams.map((team) => [team.id, team]));
  const now = round.week === shown.current;
  return (
    <ul class="games">
      {round.games.map((one) => {
        const { game, away, home, score, entered, hasStory, waits, notes } = one;
        const typed = scores[game] ?? ["", ""];
        const side = (id: string | undefined, i: 0 | 1) => {
          const lost = score !== undefined && score[i] < score[1 - i];
          return (
            <div class={`tm ${lost ? "lost" : ""}`}>
              <TeamHelmet team={id === undefined ? undefined : teams.get(id)} />
              <span>{id === undefined ? "to be decided" : teams.get(id)?.name}</span>
              {score ? (
                <b class={entered ? "hand" : "slab"}>{score[i]}</b>
              ) : now && id !== undefined ? (
                <input
                  class="bx hand"
                  inputMode="numeric"
                  maxLength={3}
                  aria-label={`${teams.get(id)?.name ?? id}, points`}
                  aria-invalid={faults[game] === undefined ? undefined : "true"}
                  value={typed[i]}
                  onInput={({ currentTarget: { value } }) => {
                    const digits = value.replace(/\D/g, "");
                    type(game, i === 0 ? [digits, typed[1]] : [typed[0], digits]);
                  }}
                />
              ) : null}
            </div>
          );
        };
        const ended = atTable[game];
        return (
          <li key={game} class={waits ? "waits" : ""}>
            <div class="pair">
              {side(away, 0)}
              {side(home, 1)}
            </div>
            <div class="todo">
              {score && hasStory && (
                <button type="button" class="btn" onClick={() => open(game)}>
                  Log
                </button>
              )}
              {score && !hasStory && <span class="tag">{entered ? "by hand" : "quick"}</span>}
              {!score && now && away !== undefined && home !== undefined && (
                <>
                  {ended ? (
                    <button type="button" class="btn main" onClick={() => enter(game, ended)}>
                      Enter {ended.join("–")}
                    </button>
                  ) : (
                    <button type="button" class={waits ? "btn main" : "btn"} onClick={() => sit(one)}>
                      <PlayIcon /> Play it
                    </button>
                  )}
                  <button type="button" class="btn" onClick={() => open(game)}>
                    Sheet
                  </button>
                </>
              )}
            </div>
            {(notes.length > 0 || faults[game] !== undefined) && (
              <p class={faults[game] === undefined ? "quiet" : "wrong"}>{faults[game] ?? notes.join(", ")}</p>
            )}
          </li>
        );
      })}
      {round.resting.length > 0 && (
        <li class="quiet">Rest: {round.resting.map((id) => teams.get(id)?.short).join(", ")}</li>
      )}
    </ul>
  );
}
