/** What the colors of a file are meant for: a kind of screen, or a way of printing. */
export interface OutputCondition {
  /** Its name in the registry. */
  readonly identifier: string;
  /** Address of the registry. */
  readonly registry: string;
  /** For people. */
  readonly info: string;
  /** Its ICC profile. */
  readonly profile: Uint8Array;
}
