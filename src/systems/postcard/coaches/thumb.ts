/** Numbers for the rules of thumb: the habit coaches use the same ones that the coach card prints. */
export const THUMB = {
  /** D2: onside kick when behind with at most this many plays left. */
  onsidePlays: 4,
  /** D9: bonuses kept in the bar for a challenge, by down; none on fourth down and tries. */
  kept: { 1: 3, 2: 3, 3: 2 } as Readonly<Record<number, number>>,
  /** D10, D12: maximum spent on a catch or on a loose ball. */
  mostForBall: 3,
  /** D13: against a carrier within this many yards of the goal line, the defense spends all bonuses but one. */
  nearYards: 30,
  /** D15: highest die that a team skill rerolls. */
  poorFace: 3,
  /** D20: late leads, counting the touchdown, at which two points help more than one. */
  twoPointLeads: [-10, -5, -2, 1] as readonly number[],
} as const;
