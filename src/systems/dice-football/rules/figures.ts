/** Numbers of the rules that are in no chart, each once: the engine and the raters reckon with them, the sheets print them. */
export const FIGURES = {
  /** The line (section 4.1): highest roll that wins it with equal control, and what winning it is worth to a blocker or a net rating. */
  line: { even: 49, won: 2, bestBlock: 6 },
  /** A tight end's run-block rating, and what a run's defender gains, when the player has had his touches (4.6). */
  spent: { end: 1, back: -2 },
  /** What a blocker adds to PBC, a safety in the box to RDC, and a back to PRC when he rushes; blockers that cost the zone nothing. */
  blocker: 5,
  boxSafety: 5,
  rushingBack: 5,
  freeBlockers: 2,
  /** The most that substitutes add to a zone value, and the least value left (6.8). */
  zone: { substitutes: 6, weakest: -1 },
  /** Yards that a long reception adds where its column gives no more (4.3). */
  longCatch: 20,
  /** Fewest yards of a foul at the spot of a pass. */
  interference: 3,
  /** Where a hail mary may be thrown from (4.5). */
  hailMary: 40,
  /** From this line in, yards from the own goal line, a tight red zone takes so much off the net rating of a pass (ruling `redZone`). */
  redZone: { from: 80, net: 8 },
  /**
   * In the fourth quarter, while no one leads by more (ruling `lateLead`): off the net rating and off a run of who leads; onto the net rating of who is so far behind. Chosen so that as many drives
   * are touchdowns as in 2019; those of 2009-19 and of the replays of any season check it (`scripts/dice-constants.mjs --times N`, lateLead).
   */
  lateLead: { most: 16, net: 6, run: 1, behind: 9, given: 6 },
  /** Points of pass defense of a free safety who leaves medium and long catches as they are (ruling `lastMan`). */
  lastMan: 6,
  /** Yards to go where gains are measured, and the highest blue with which a gain of exactly so many is a yard short (ruling `inches`). */
  inches: { from: 2, to: 10, short: 3 },
  /** Box to which the die of the coin toss is added in the first and third quarters, and on which the others start (ruling `quarterStart`). */
  quarterStart: { odd: 1, even: 4 },
  /** Kicks are from here; one that goes out of bounds and an onside kick are there (6.1, as receivers and as kickers count). */
  kickoff: { from: 30, outOfBounds: 40, onside: 45 },
  /** After a safety (6.5): where it is kicked from, and how much shorter a kickoff is. */
  freeKick: { from: 20, shorter: 10 },
  /** Yards of a return: the most of an angled kickoff, a long one's gain, a touchdown that is none (6.2). */
  returns: { angled: 25, long: 25, stopped: 50 },
  /** Returns of the second man, in a game and in a half, and of the others in a game (6.1). */
  returners: { second: { game: 2, half: 1 }, others: 1 },
  /** A punt that comes down inside of this line, and what a coffin corner takes off besides the die (6.3). */
  punt: { inside: 5, aimed: 10 },
  /** Yards from the line to the posts; of a missed kick, to where it was held; the roll that is rolled again (6.4). */
  fieldGoal: { posts: 17, hold: 7, again: 99 },
} as const;
