/** Options that users know from one command and try on another: why it does not have them, and what to do instead. */

interface Absent {
  readonly message: string;
  readonly hint: string;
}
type Absents = Readonly<Record<string, Absent>>;

const NO_CARDS: Absent = {
  message: "seasons and careers use dice, not cards",
  hint: "pressbox play GAME --deck each draws cards for one game",
};
const KEPT: Absent = { message: "Pressbox saves the file after every step", hint: "--file FILE names it" };
const TO_SCREEN: Absent = {
  message: "the comparison goes to the screen",
  hint: "add > FILE to keep it; --json for other programs; --shape --out FILE prints pages",
};
const IN_SET: Absent = {
  message: "the pressbox.yaml of a set says how it prints",
  hint: "docs/set.md lists the keys; pressbox print GAME has these options",
};
const ONE_GAME_PRINT: Absent = {
  message: "play prints its sheets in one way only",
  hint: "save the game with --save FILE, then use pressbox print GAME --record FILE",
};
const PLAIN_KIT: Absent = {
  message: "the kit prints every sheet in one way only",
  hint: "pressbox print GAME has this option",
};

/** The same reason for several flags. */
const each = (flags: readonly string[], why: Absent): Absents => Object.fromEntries(flags.map((flag) => [flag, why]));

export const ABSENT = {
  season: {
    "--deck": NO_CARDS,
    "--save": KEPT,
    "--fill": {
      message: "a season fills in a book, not sheets",
      hint: "--book FILE prints it; --sheets DIR prints sheets for the games that wait for you",
    },
    "--coach": {
      message: "you cannot choose the coach of a season",
      hint: "pressbox play GAME --coach ID plays one game with that coach",
    },
    "--record": { message: "a season is in its league file", hint: "--file FILE names it" },
  },
  career: {
    "--dice": { message: "a career does not read a dice log", hint: "--by-hand --own-dice asks for them one by one" },
    "--deck": NO_CARDS,
    "--save": KEPT,
    ...each(["--book", "--fill", "--font", "--out", "--sheets", "--words"], {
      message: "a career does not print",
      hint: "pressbox print dice-football career-card --record FILE prints the player's card",
    }),
  },
  play: {
    ...each(["--format", "--stock", "--booklet", "--combined", "--pdf-a", "--printer"], ONE_GAME_PRINT),
    "--record": { message: "play does not continue a saved game", hint: "pressbox replay FILE checks it" },
    "--book": { message: "only seasons have a book", hint: "--fill prints the game's sheets" },
  },
  print: {
    "--deck": {
      message: "print uses dice, not cards",
      hint: "pressbox play GAME --deck each --save FILE, then pressbox print GAME --record FILE",
    },
    "--fill": { message: "print fills sheets from a game", hint: "add --seed N, --record FILE or --code CODE" },
    "--save": {
      message: "print does not save a game",
      hint: "--out names the printed files; pressbox play GAME --save FILE saves a game",
    },
    "--book": {
      message: "only seasons have a book",
      hint: "pressbox season GAME --book FILE; --combined makes one PDF",
    },
    "--stats": {
      message: "print does not read statistics",
      hint: "pressbox rate GAME --stats DIR --out charts makes teams; print them with --record FILE",
    },
  },
  kit: each(["--font", "--templates", "--forms", "--format", "--seed"], PLAIN_KIT),
  build: each(
    ["--words", "--font", "--templates", "--paper", "--theme", "--format", "--out", "--rules", "--teams"],
    IN_SET,
  ),
  replay: each(["--seed", "--deck", "--coach", "--rules", "--teams"], {
    message: "a record has its own seed, rules and teams",
    hint: "pressbox play GAME plays a new game",
  }),
  read: { "--out": { message: "read writes one file", hint: "--save FILE names it" } },
  new: { "--save": { message: "new has --out for that", hint: "--out FILE names the file" } },
  rate: { "--save": { message: "rate writes several files", hint: "--out DIR names their folder" } },
  "replay-season": each(["--save"], TO_SCREEN),
} as const satisfies Readonly<Record<string, Absents>>;
