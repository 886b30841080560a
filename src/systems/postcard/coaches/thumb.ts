/** Numbers of the rules of thumb (section 5): what the habit coaches go by is what the coach card says. */
export const THUMB = {
  /** D2: onside when behind with so few plays left. */
  onsidePlays: 4,
  /** D9: bonuses kept in the bar when a challenge is rolled, by down; nothing on fourth down and tries. */
  kept: { 1: 3, 2: 3, 3: 2 } as Readonly<Record<number, number>>,
  /** D10, D12: most that a coach pays for a catch, or for a loose ball. */
  mostForBall: 3,
  /** D13: a carrier within this many yards of the goal line is worth all bonuses of the defense but one. */
  nearYards: 30,
  /** D15: highest own face that a team skill rolls again. */
  poorFace: 3,
  /** D20: leads after a touchdown, late, at which two points change more than one. */
  twoPointLeads: [-10, -5, -2, 1] as readonly number[],
} as const;
