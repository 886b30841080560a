/** Campaigns to measure oneself by. */

export interface ReferenceCareer {
  readonly label: string;
  readonly points: number;
  /** Where the label stands against its mark, so that neighbours do not touch. */
  readonly align: "start" | "middle" | "end";
  /** Millimetres. */
  readonly shift: number;
}

/** Means of the coaches (digest 4, 5.3, 5.4) and New England 2000-2019 under the printed scoring (X1). */
export const REFERENCE_CAREERS: readonly ReferenceCareer[] = [
  { label: "Never spends 8", points: 8, align: "start", shift: -1 },
  { label: "Steady 140", points: 140, align: "end", shift: 1.5 },
  { label: "New England 2000\u201319: 184", points: 184, align: "middle", shift: 0 },
  { label: "Expert 221", points: 221, align: "start", shift: -1.5 },
  { label: "Perfect play 260", points: 260, align: "start", shift: -1.5 },
];
