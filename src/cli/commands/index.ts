/** The one list of commands, in help order. Files here contain options and texts; whatever else a command needs, it imports when it runs. */
import type { Command } from "../spec.js";
import { build } from "./build.js";
import { career } from "./career.js";
import { check } from "./check.js";
import { completion } from "./completion.js";
import { fonts } from "./fonts.js";
import { kit } from "./kit.js";
import { list } from "./list.js";
import { newThing } from "./new.js";
import { play } from "./play.js";
import { print } from "./print.js";
import { printer } from "./printer.js";
import { rate } from "./rate.js";
import { read } from "./read.js";
import { replaySeason } from "./replay-season.js";
import { replay } from "./replay.js";
import { schema } from "./schema.js";
import { season } from "./season.js";
import { solve } from "./solve.js";
import { studio } from "./studio.js";

export const COMMANDS: readonly Command[] = [
  list,
  studio,
  print,
  read,
  printer,
  play,
  season,
  career,
  newThing,
  build,
  rate,
  replaySeason,
  check,
  replay,
  schema,
  fonts,
  solve,
  kit,
  completion,
];
