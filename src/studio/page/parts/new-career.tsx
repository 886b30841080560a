/** A new career: who he is, what he plays, who spends his points. */
import { useState } from "preact/hooks";
import type { CareerTraining } from "../../../contract/careers.js";
import type { NewCareer } from "../../careers-protocol.js";
import type { ListedGame } from "../../protocol.js";
import { Pick, Seg } from "./controls.js";

const TRAINING = [
  { id: "coach", title: "The coach spends his points" },
  { id: "own", title: "I spend them" },
] as const;

export function NewCareerForm({
  game,
  positions,
  create,
}: {
  readonly game: ListedGame;
  readonly positions: readonly string[];
  readonly create: (asked: Omit<NewCareer, "system" | "file">) => void;
}) {
  const [name, call] = useState("");
  const [position, line] = useState(positions[0]);
  const [team, join] = useState("");
  const [seed, roll] = useState("");
  const [training, train] = useState<CareerTraining>("coach");
  const rules = game.presets.find(({ usual }) => usual)?.id;
  return (
    <form
      class="seats"
      onSubmit={(event) => {
        event.preventDefault();
        create({
          name: name.trim(),
          position,
          ...(team.trim() !== "" && { team: team.trim() }),
          seed: seed.trim() === "" ? `${fresh()}` : seed.trim(),
          ...(rules !== undefined && { rules }),
          training,
        });
      }}
    >
      <h2 class="slab">A {game.title} career</h2>
      <p class="quiet">
        One player, from special-teamer to the Hall of Fame: games earn points, points improve his card.
      </p>
      <div class="row">
        <label class="well seed-line league-name">
          Player
          <input class="hand" required value={name} onInput={(event) => call(event.currentTarget.value)} />
        </label>
        <Pick label="Position" options={positions.map((id) => ({ id, title: id }))} value={position} choose={line} />
        <label class="well seed-line league-name">
          Team
          <input
            class="hand"
            placeholder="the first one"
            value={team}
            onInput={(event) => join(event.currentTarget.value)}
          />
        </label>
        <label class="well seed-line">
          Seed
          <input
            class="hand"
            placeholder="any"
            size={8}
            value={seed}
            onInput={(event) => roll(event.currentTarget.value)}
          />
        </label>
      </div>
      <Seg label="Training" options={TRAINING} value={training} choose={train} />
      <p class="acts-over">
        <button type="submit" class="btn main big">
          Begin the career
        </button>
      </p>
    </form>
  );
}

const fresh = (): number => 1 + Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * 9999);
