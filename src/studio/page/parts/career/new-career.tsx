/** A new career: who he is, his position, who spends his points. */
import { useState } from "preact/hooks";
import type { CareerTraining } from "../../../../contract/careers.js";
import type { NewCareer } from "../../../protocol/careers.js";
import type { ListedGame } from "../../../protocol/calls.js";
import { Pick, seedOf, Seg, Well } from "../common/controls.js";

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
          seed: seedOf(seed),
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
        <Well label="Player" value={name} write={call} name required />
        <Pick label="Position" options={positions.map((id) => ({ id, title: id }))} value={position} choose={line} />
        <Well label="Team" value={team} write={join} placeholder="the first one" name />
        <Well label="Seed" value={seed} write={roll} placeholder="any" />
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
