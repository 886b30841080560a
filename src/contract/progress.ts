/** Progress reports of long work. Types only. */

/** Called now and then during long work. */
export type Progress = (done: number, total: number, what: string) => void;
