/** DF-3, the lineup cards: starters and reserves, and each player's position in the four columns of the reference card. */
import { chunks, numbered } from "../../../kernel/lists/index.js";
import { countFrom } from "../../../kernel/words/index.js";
import { nameForms } from "../../../kernel/words/names.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy, SheetContent } from "../../../contract/sheet.js";
import { CARRIER_POSITIONS, LINE, type DiceRules, type Team } from "../rules/index.js";
import { referenceCard, type ReferenceCard } from "../trc/index.js";
import { accentOf, headOf } from "./print.js";
import { teamsIn } from "./teams-in.js";

/** A player on the depth chart, and his position in each of the four columns. */
interface Man {
  readonly name: string;
  readonly position: string;
  readonly starts: number;
  readonly places: readonly (string | undefined)[];
}

/** Rows per side on a blank, and at most; a card has two columns of them. */
const ROWS = { blank: 24, most: 32 } as const;
const COLUMNS = 2;

type Unplaced = Omit<Man, "places" | "position"> & { readonly position?: string };

function offenseOf({ roster }: Team, { groups }: ReferenceCard): Man[] {
  const man = (
    card: Unplaced,
    position: string,
    place: (group: ReferenceCard["groups"][number]) => string | undefined,
  ) => ({
    name: card.name,
    position,
    starts: card.starts,
    places: groups.map(place),
  });
  return [
    ...roster.quarterbacks.map((card) =>
      man(card, "QB", ({ quarterback }) => (quarterback.name === card.name ? "QB" : undefined)),
    ),
    ...CARRIER_POSITIONS.flatMap((position) => roster.carriers.filter((card) => card.position === position)).map(
      (card) =>
        man(card, card.position, ({ receivers }) => {
          const receiver = receivers.find((one) => one.card.name === card.name);
          return receiver && `#${receiver.number}`;
        }),
    ),
    ...roster.linemen.map((card) =>
      man(card, card.position, ({ line }) => LINE.find((place) => line[place].name === card.name)),
    ),
  ];
}

const defenseOf = ({ roster }: Team, { formations }: ReferenceCard): Man[] =>
  [...roster.front, ...roster.backs].map(({ name, position, starts }) => ({
    name,
    position,
    starts,
    places: formations.map(({ men }) => men.find(({ card }) => card.name === name)?.at),
  }));

/** If there are too many, players who are on the field come first. */
function listed(men: readonly Man[]): readonly Man[] {
  if (men.length <= ROWS.most) return men;
  const plays = ({ places }: Man): boolean => places.some((place) => place !== undefined);
  const kept = new Set([...men.filter(plays), ...men.filter((man) => !plays(man))].slice(0, ROWS.most));
  return men.filter((man) => kept.has(man));
}

/** Rows split into two equal columns, side by side. */
function halves(count: number) {
  const each = Math.ceil(count / COLUMNS);
  return chunks(
    countFrom(1, each * COLUMNS).map((key) => ({ key })),
    each,
  );
}

const rowsOf = (men: readonly Man[]): Values =>
  numbered(
    men.map(({ name, position, starts, places }) => ({
      position,
      name: nameForms(name),
      starts,
      at: Object.fromEntries(places.flatMap((place, i) => (place === undefined ? [] : [[i + 1, place]]))),
    })),
  );

function lineUp(rules: DiceRules, team: Team): Copy {
  const card = referenceCard(team, rules);
  const offense = listed(offenseOf(team, card));
  const defense = listed(defenseOf(team, card));
  const head = headOf(team);
  return {
    values: { offense: rowsOf(offense), defense: rowsOf(defense) },
    facts: {
      ...head,
      columns: countFrom(1, card.groups.length),
      offense: halves(offense.length),
      defense: halves(defense.length),
    },
    title: `${team.season} ${head.team!.name}`,
    ...accentOf(team),
  };
}

/** Columns of a reference card: groups and formations. */
const GROUPS = 4;

export const lineUps: SheetContent<object, DiceRules> = {
  form: () => ({
    ...headOf(undefined),
    columns: countFrom(1, GROUPS),
    offense: halves(ROWS.blank),
    defense: halves(ROWS.blank),
  }),
  fill: (records, { rules }) => teamsIn(records).map((team) => lineUp(rules, team)),
};
