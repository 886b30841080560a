import { UserError, type Issue, type Place } from "../kernel/issue/index.js";

/** Collects the errors of several pieces of work, so that users see all of them at once. */
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

/**
 * Results of several pieces of work, done one after another.
 * @throws UserError with the errors of all of them; wrong usage (exit code 2) only if nothing else is wrong
 */
export async function allOf<const W extends readonly (() => unknown)[]>(
  ...works: W
): Promise<{ -readonly [K in keyof W]: Awaited<ReturnType<W[K]>> }> {
  const made: unknown[] = [];
  const failed: UserError[] = [];
  for (const work of works)
    try {
      made.push(await work());
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      failed.push(error);
    }
  if (failed.length === 1) throw failed[0];
  if (failed.length > 0)
    throw new UserError(
      failed.flatMap(({ issues }) => issues),
      failed.every(({ exitCode }) => exitCode === 2) ? 2 : 1,
    );
  return made as { -readonly [K in keyof W]: Awaited<ReturnType<W[K]>> };
}
