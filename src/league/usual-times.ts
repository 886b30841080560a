/** How often the rest of a season is played for chances, unless somebody says: shares are right within 3.1 points. */
export const USUAL_TIMES = 1000;
