import { UserError, type Issue, type Place } from "../kernel/issue/index.js";

/** Work that may end in faults: they are gathered, so that a person hears of all at once. */
export class Gathered {
  readonly issues: Issue[] = [];

  async of<T>(work: () => T | Promise<T>, place?: Place): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.issues.push(
        ...error.issues.map((issue) => (issue.file === undefined && place ? { ...issue, ...place } : issue)),
      );
      return undefined;
    }
  }
}
