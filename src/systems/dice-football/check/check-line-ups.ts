/** The checks of groups, formations and play calls (V1, V6-V8, V10, W1, W5, W6). */
import { eachValid, whereValid } from "../../../kernel/issue/index.js";
import { CODES, isBack, isLinebacker, isLineman, LETTERS, LINE, FACES, type Code, type Team } from "../rules/index.js";
import { byCarries } from "../engine/index.js";
import { CardFindings } from "./findings.js";

/** Names without a card: totals cannot be computed with them. */
export function checkNames(found: CardFindings, { roster, offense, defense }: Team): void {
  const expect = (
    path: readonly (string | number)[],
    name: string,
    among: readonly { readonly name: string }[],
  ): void => {
    if (among.some((card) => card.name === name)) return;
    found.error("name-unknown", path, `${name} has no card that fits here`);
  };
  const parts = [
    () => expect(["offense", "quarterback"], offense.quarterback, roster.quarterbacks),
    () => eachValid(LINE, (place) => expect(["offense", "line", place], offense.line[place], roster.linemen)),
    () =>
      eachValid(offense.groups, ({ receivers, line }, i) => {
        const path = ["offense", "groups", i];
        eachValid(receivers, ({ name }, j) => expect([...path, "receivers", j, "name"], name, roster.carriers));
        if (line) eachValid(LINE, (place) => expect([...path, "line", place], line[place], roster.linemen));
      }),
    () => eachValid(offense.carries, ({ name }, i) => expect(["offense", "carries", i, "name"], name, roster.carriers)),
    () =>
      eachValid(defense.formations, ({ players }, i) =>
        eachValid(players, ({ at, name }, j) =>
          expect(["defense", "formations", i, "players", j, "name"], name, isBack(at) ? roster.backs : roster.front),
        ),
      ),
  ];
  eachValid(parts, (check) => check());
}

/** The career player is on the roster, and replaces players from the same roster list. */
export function checkCareer(found: CardFindings, { roster, career }: Team): void {
  if (!career) return;
  const { quarterbacks, carriers, linemen, front, backs, kickers, punters, returns } = roster;
  const lists = [quarterbacks, carriers, linemen, front, backs];
  const own = lists.find((cards) => cards.some(({ name }) => name === career.name));
  const kicks = [...kickers, ...punters, ...returns.kick, ...returns.punt].some(({ name }) => name === career.name);
  if (!own && !kicks) {
    found.error("name-unknown", ["career", "name"], `${career.name} is not on any card of the roster`);
    return;
  }
  eachValid(career.relieves, (one, i) => {
    if (own?.some(({ name }) => name === one.for)) return;
    found.error(
      "name-unknown",
      ["career", "relieves", i, "for"],
      `${one.for} has no card among those of ${career.name}, who takes his place`,
    );
  });
}

function checkCodes(found: CardFindings, { offense: { groups } }: Team): void {
  const codes = groups.flatMap((group) => group.codes);
  for (const code of CODES) {
    const count = codes.filter((one) => one === code).length;
    if (count === 1) continue;
    const where = count === 0 ? "in no group" : `in ${count} groups`;
    found.error("code-group", ["offense", "groups"], `situation ${code} is ${where}; expected one`);
  }
}

function checkGroups(found: CardFindings, { offense }: Team): void {
  eachValid(offense.groups, ({ receivers, line = offense.line }, i) => {
    const path = ["offense", "groups", i];
    found.unique(
      [...path, "receivers"],
      `group ${i + 1}`,
      receivers.map(({ name }) => name),
    );
    found.unique(
      [...path, "line"],
      `the line of group ${i + 1}`,
      LINE.map((place) => line[place]),
      (j) => [LINE[j]],
    );
    const ends = receivers.filter(({ at }) => at === "TE").length;
    if (ends > 3) found.error("group-ends", path, `group ${i + 1} has ${ends} tight ends; expected at most 3`);
    const blocking = receivers.filter(({ blocks }) => blocks).length;
    if (blocking > 1) found.error("group-block", path, `group ${i + 1} has ${blocking} marked blockers; expected one`);
  });
}

function checkCalls(found: CardFindings, { offense }: Team): void {
  eachValid(CODES, (code) => {
    found.rows(["offense", "calls", code], `calls ${code}`, offense.calls[code]);
    warnFives(found, offense, code);
  });
}

function checkStarters(found: CardFindings, { roster, offense }: Team): void {
  const starters = [
    { name: offense.quarterback, at: ["offense", "quarterback"], cards: roster.quarterbacks },
    ...LINE.map((place) => ({
      name: offense.line[place],
      at: ["offense", "line", place],
      cards: roster.linemen,
    })),
    ...offense.groups[0].receivers.map(({ name }, j) => ({
      name,
      at: ["offense", "groups", 0, "receivers", j],
      cards: roster.carriers,
    })),
  ];
  for (const { name, at, cards } of starters)
    warnStarter(
      found,
      at,
      cards.find((card) => card.name === name),
    );
}

export function checkOffense(found: CardFindings, team: Team): void {
  eachValid([checkCodes, checkGroups, checkCarries, checkCalls, checkStarters], (check) => check(found, team));
}

function warnStarter(
  found: CardFindings,
  at: readonly (string | number)[],
  card: { readonly name: string; readonly starts: number } | undefined,
): void {
  if (card?.starts === 0) found.warn("starter", at, `${card.name} starts, but started no game in his season`);
}

/** Warns of a pass on a number ending in 5 to the player who blocks on it. */
function warnFives(found: CardFindings, { groups, calls }: Team["offense"], code: Code): void {
  const group = groups.find(({ codes }) => codes.includes(code));
  const number = group ? group.receivers.findIndex(({ blocks }) => blocks) + 1 : 0;
  if (number === 0) return;
  calls[code].forEach(({ from, to, value }, i) => {
    if (value.length !== 2 || Number(value[1]) !== number) return;
    const fives = Array.from({ length: to - from + 1 }, (_, j) => from + j).filter((roll) => roll % 10 === 5);
    if (fives.length === 0) return;
    const message = `calls ${code}: ${fives[0]} throws to receiver ${number}, who blocks on every 5`;
    found.warn("call-blocker", ["offense", "calls", code, i], message);
  });
}

/** The carries box: ten faces, two names, the larger range for the player with more carries. */
function checkCarries(found: CardFindings, { roster, offense: { carries } }: Team): void {
  const path = ["offense", "carries"];
  carries.forEach(({ name, faces }, i) => found.faces([...path, i, "faces"], `the carries of ${name}`, faces));
  for (let face = 1; face <= FACES; face++) {
    const held = carries.filter(({ faces }) => faces && face >= faces[0] && face <= faces[1]);
    const die = face % FACES;
    if (held.length === 1) continue;
    const found1 = held.length === 0 ? "nobody" : held.map(({ name }) => name).join(" and ");
    found.error("carries-face", path, `face ${die} of the carries box belongs to ${found1}; expected one runner`);
  }
  found.unique(
    path,
    "the carries box",
    carries.map(({ name }) => name),
  );
  const cards = carries.flatMap(({ name }) => roster.carriers.find((card) => card.name === name) ?? []);
  if (cards.length < carries.length || cards.some((card) => card.season?.rushes === undefined)) return;
  const [first] = byCarries(cards);
  if (first === cards[0]) return;
  found.warn("carries-order", [...path, 0], `${first.name} has the most carries, but is listed below ${cards[0].name}`);
}

export function checkDefense(found: CardFindings, { roster, defense }: Team): void {
  eachValid(defense.formations, ({ name, players }, i) => {
    const path = ["defense", "formations", i];
    const counts = [isLineman, isLinebacker, isBack].map((is) => players.filter(({ at }) => is(at)).length);
    if (counts.join("-") !== name) {
      found.error(
        "formation-front",
        [...path, "players"],
        `formation ${i + 1} has ${counts.join("-")} men; its name says ${name}`,
      );
    }
    found.unique(
      [...path, "players"],
      `formation ${i + 1}`,
      players.map((one) => one.name),
    );
    found.unique(
      [...path, "players"],
      `formation ${i + 1}`,
      players.map(({ at }) => at),
    );
    players.forEach(({ at, box }, j) => {
      if (box && !isBack(at)) {
        found.error("formation-box", [...path, "players", j, "box"], `${at} is not a safety; only safeties come up`);
      }
    });
  });
  whereValid(() =>
    eachValid(LETTERS, (letter) =>
      found.rows(["defense", "calls", letter], `defense calls ${letter}`, defense.calls[letter]),
    ),
  );
  const cards = [...roster.front, ...roster.backs];
  eachValid(defense.formations[0].players, ({ name }, j) =>
    warnStarter(
      found,
      ["defense", "formations", 0, "players", j],
      cards.find((card) => card.name === name),
    ),
  );
}
