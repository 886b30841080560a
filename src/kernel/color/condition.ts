/** The output that a file's colors are prepared for: a kind of screen or a printing process. */
export interface OutputCondition {
  /** Its name in the ICC registry. */
  readonly identifier: string;
  /** Address of the registry. */
  readonly registry: string;
  /** For people. */
  readonly info: string;
  /** Its ICC profile. */
  readonly profile: Uint8Array;
}
