/** Numbers of the rules that are in no chart, each defined once: the engine and the raters use them, the sheets print them. */
export const FIGURES = {
  /** The line: highest roll that wins with equal control, and what winning adds to a blocker or a net rating. */
  line: { even: 49, won: 2, bestBlock: 6 },
  /** A tight end's run-block rating, and what the defender gains against a run, once the player has used up his touches. */
  spent: { end: 1, back: -2 },
  /**
   * What a blocker adds to PBC, a safety in the box to RDC, and a back to PRC when he rushes; and the number of
   * blockers that cost the zone nothing.
   */
  blocker: 5,
  boxSafety: 5,
  rushingBack: 5,
  freeBlockers: 2,
  /** Maximum effect of substitutes on a zone value, and its weakest value. */
  zone: { substitutes: 6, weakest: -1 },
  /** Yards that a long reception adds if its column does not give more. */
  longCatch: 20,
  /** Minimum yards of pass interference. */
  interference: 3,
  /** The spot from which a Hail Mary is allowed. */
  hailMary: 40,
  /**
   * A tight red zone (ruling `redZone`): from the first line in (yards from the own goal line), taken off the net rating
   * of a pass; from the second, off a run, and from the third instead. From five seasons by spot (`scripts/dice-constants.mjs`,
   * redZone), the net by touchdowns and field goals in replays of 2009-19.
   */
  redZone: { from: 80, net: 7, runsFrom: 90, run: 1, goalFrom: 95, atGoal: 2 },
  /**
   * Third and fourth down from this many yards to go (ruling `passingDowns`): taken off the net rating of a pass. Up to
   * so many to go, a catch at most `short` yards short gains `short` more up to this blue.
   */
  passingDowns: { from: 3, net: 7, to: 10, short: 4, blue: 5 },
  /**
   * Fouls by down (ruling `foulsByDown`): the face that calls one besides the penalty's, on third and fourth down and on
   * returns; the highest last die of a foul roll that calls off a foul on first and second down; and the lowest that
   * keeps one of the other face on third and fourth. If teams have foul ranges, these replace the last die: a third face
   * calls fouls on returns, and a card without a range has the usual one, up to this number.
   */
  foulsByDown: { face: 2, waved: 1, first: 4, returned: 3, usual: 79 },
  /**
   * In the fourth quarter, up to this lead (ruling `lateLead`): taken off the leader's net rating and runs; added to
   * the net rating of a team behind. Chosen to match the share of touchdown drives in 2009-19, by replays of 2009, 2011,
   * 2013, 2015 and 2017 (`scripts/dice-constants.mjs --times N`, lateLead).
   */
  lateLead: { most: 16, net: 4, run: 1, given: 4 },
  /** Home field of a team whose card has none (ruling `homeField`). */
  homeLine: 10,
  /** Pass defense of a free safety who does not change medium and long catches (ruling `lastMan`). */
  lastMan: 6,
  /** Yards to go for which gains are measured, and the highest blue at which a gain of exactly that is a yard short (ruling `inches`). */
  inches: { from: 1, to: 10, short: 4 },
  /** The box that the coin-toss die is added to in the first and third quarters, and the starting box in the others (ruling `quarterStart`). */
  quarterStart: { odd: 1, even: 3 },
  /**
   * Spots of a kickoff, of one out of bounds and of an onside kick (the first and last from the kickers'
   * viewpoint, the other from the receivers').
   */
  kickoff: { from: 30, outOfBounds: 40, onside: 45 },
  /** After a safety: spot of the free kick, and how much shorter a kickoff is. */
  freeKick: { from: 20, shorter: 10 },
  /** Yards of a return: the maximum of an angled kickoff, the gain of a long one, and of a touchdown that is stopped. */
  returns: { angled: 25, long: 25, stopped: 50 },
  /** Returns by the second returner, per game and per half, and by the others per game. */
  returners: { second: { game: 2, half: 1 }, others: 1 },
  /** The line inside which a punt counts as deep, and the reduction for a coffin corner punt besides the die. */
  punt: { inside: 5, aimed: 10 },
  /** Yards from the line to the posts, and from the line to the hold of a missed kick; the roll that is rerolled. */
  fieldGoal: { posts: 17, hold: 7, again: 99 },
} as const;

/**
 * Kickoffs from a season on: the spot of the kick; of 100, touchbacks before the chart is read; and how many yards
 * deeper than on the chart the others are caught. As many kickoffs are returned, and drives start where they did, as in
 * 2009-19 (`scripts/situations.mjs`, kickoffs).
 */
export const COUNTED_KICKOFFS = [
  { from: 0, spot: 30, touchbacks: 4, deeper: 3 },
  { from: 2011, spot: 35, touchbacks: 37, deeper: 8 },
  { from: 2013, spot: 35, touchbacks: 43, deeper: 8 },
  { from: 2015, spot: 35, touchbacks: 51, deeper: 8 },
  { from: 2016, spot: 35, touchbacks: 51, deeper: 5 },
  { from: 2018, spot: 35, touchbacks: 57, deeper: 5 },
] as const;

/**
 * Until a season, the highest second die of a foul range at which a defensive foul that gives a first down counts, if it
 * is on the pass chart: officials called fewer of them (`scripts/situations.mjs`, accepted fouls).
 */
export const COVERAGE_FOULS = [
  { until: 2010, most: 6 },
  { until: 2013, most: 8 },
] as const;
