/** Seats and dice, chosen before the first question. */
import { useState } from "preact/hooks";
import type { ListedGame, Seats } from "../../../protocol/calls.js";
import { Pick, seedOf, Seg, Well } from "../common/controls.js";

type Who = "both" | "away" | "home";
type Dice = "program" | "own";

export function SeatForm({
  game,
  left,
  begin,
  resume,
}: {
  readonly game: ListedGame;
  /** True if an unfinished game can continue. */
  readonly left: boolean;
  readonly begin: (seats: Seats) => void;
  readonly resume: () => void;
}) {
  const [who, sitAs] = useState<Who>("home");
  const [dice, take] = useState<Dice>("program");
  const [coach, name] = useState(game.defaultCoach);
  const [seed, roll] = useState("");
  const start = (): void => {
    const hands = { away: who !== "home", home: who !== "away" };
    begin({
      system: game.id,
      hands: game.solitaire ? { away: true, home: true } : hands,
      ...(dice === "program" && { seed: seedOf(seed) }),
      ...(coach !== game.defaultCoach && { coach }),
    });
  };
  return (
    <form
      class="seats"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <h1 class="slab">Sit down to {game.title}</h1>
      <p class="quiet">
        Studio asks, you answer, and the score sheet fills in. Every answer can be taken back, and the game waits here
        when you leave.
      </p>
      {left && (
        <p class="left-game">
          <button type="button" class="btn main" onClick={resume}>
            Continue your game
          </button>
        </p>
      )}
      {!game.solitaire && (
        <div class="row">
          <h2 class="cap">You coach</h2>
          <Seg
            label="You coach"
            options={[
              { id: "away", title: "The away team" },
              { id: "home", title: "The home team" },
              { id: "both", title: "Both, or two people" },
            ]}
            value={who}
            choose={sitAs}
          />
        </div>
      )}
      <div class="row">
        <h2 class="cap">Dice</h2>
        <Seg
          label="Dice"
          options={[
            { id: "program", title: "Studio rolls" },
            { id: "own", title: "I roll my own" },
          ]}
          value={dice}
          choose={take}
        />
        {dice === "program" && <Well label="Seed" value={seed} write={roll} placeholder="any" />}
      </div>
      {game.coaches.length > 1 && (
        <div class="row">
          <h2 class="cap">{game.solitaire ? "Advice from" : "The other coach, and advice"}</h2>
          <Pick label="Coach" options={game.coaches} value={coach} choose={name} />
        </div>
      )}
      <button type="submit" class="btn main big">
        Begin
      </button>
    </form>
  );
}
