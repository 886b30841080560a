/** Options that people know from one command and look for in another: why they are not there, and what to do instead. */

interface Absent {
  readonly message: string;
  readonly hint: string;
}
type Absents = Readonly<Record<string, Absent>>;

const NO_CARDS: Absent = {
  message: "seasons and careers are played with dice, not with cards",
  hint: "pressbox play GAME --deck each draws the dice of one game",
};
const KEPT: Absent = { message: "the file is written after every step", hint: "--file FILE names it" };
const TO_SCREEN: Absent = {
  message: "the comparison goes to the screen",
  hint: "add > FILE to keep it; --json for other programs; --shape --out FILE prints pages",
};
const IN_SET: Absent = {
  message: "a set says in its pressbox.yaml how it prints",
  hint: "docs/set.md shows the keys; pressbox print GAME takes options",
};
const ONE_GAME_PRINT: Absent = {
  message: "play fills in the sheets of one game as they are",
  hint: "--save FILE keeps the game, and pressbox print GAME --record FILE prints it in any way",
};
const PLAIN_KIT: Absent = {
  message: "the kit prints all sheets as they are",
  hint: "pressbox print GAME prints them in any way",
};

/** The same reason for several flags. */
const each = (flags: readonly string[], why: Absent): Absents => Object.fromEntries(flags.map((flag) => [flag, why]));

export const ABSENT = {
  season: {
    "--deck": NO_CARDS,
    "--save": KEPT,
    "--fill": {
      message: "a season fills in its book",
      hint: "--book FILE prints it; --sheets DIR prints the sheets of games that wait for you",
    },
    "--coach": { message: "a season takes no coach", hint: "pressbox play GAME --coach ID plays one game with him" },
    "--record": { message: "a season is in the file of its league", hint: "--file FILE names it" },
  },
  career: {
    "--dice": { message: "a career takes no log of rolls", hint: "--by-hand --own-dice asks for them one by one" },
    "--deck": NO_CARDS,
    "--save": KEPT,
    ...each(["--book", "--fill", "--font", "--out", "--sheets", "--words"], {
      message: "a career prints nothing",
      hint: "pressbox print dice-football career-card --record FILE prints his card",
    }),
  },
  play: {
    ...each(["--format", "--stock", "--booklet", "--combined", "--pdf-a", "--printer"], ONE_GAME_PRINT),
    "--record": { message: "a game that is saved is not played again", hint: "pressbox replay FILE checks it" },
    "--book": { message: "a book is of a season", hint: "--fill prints the sheets of the game" },
  },
  print: {
    "--deck": {
      message: "print plays with dice, not with cards",
      hint: "pressbox play GAME --deck each --save FILE, then pressbox print GAME --record FILE",
    },
    "--fill": { message: "a game fills the sheets", hint: "add --seed N, --record FILE or --code CODE" },
    "--save": { message: "print keeps no game", hint: "--out names its files; pressbox play GAME --save FILE" },
    "--book": { message: "a book is of a season", hint: "pressbox season GAME --book FILE; --combined makes one PDF" },
    "--stats": {
      message: "print takes no statistics",
      hint: "pressbox rate GAME --stats DIR --out charts makes teams, then print --record FILE",
    },
  },
  kit: each(["--font", "--templates", "--forms", "--format", "--seed"], PLAIN_KIT),
  build: each(
    ["--words", "--font", "--templates", "--paper", "--theme", "--format", "--out", "--rules", "--teams"],
    IN_SET,
  ),
  replay: each(["--seed", "--deck", "--coach", "--rules", "--teams"], {
    message: "a record says by what it was played",
    hint: "pressbox play GAME plays another",
  }),
  read: { "--out": { message: "read keeps one file", hint: "--save FILE" } },
  new: { "--save": { message: "new writes with --out", hint: "--out FILE" } },
  rate: { "--save": { message: "rate writes several files", hint: "--out DIR" } },
  "replay-season": each(["--save"], TO_SCREEN),
} as const satisfies Readonly<Record<string, Absents>>;
