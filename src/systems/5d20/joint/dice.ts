/** Lists of chances by faces and numbers of a d20. */

export const FACES = 20;
/** Numbers that two of three dice may show; 0 is none. */
export const NUMBERS = FACES + 1;

/** Chances by the number that red, white and blue match on; all together are the chance of the class. */
export type Matches = readonly number[];

export const zeros = (length: number): number[] => new Array<number>(length).fill(0);
