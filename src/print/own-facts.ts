/**
 * A user's own data as facts of sheets: `own:` at the top of a league or team file applies to all sheets filled from it; that of a team or
 * player overrides it.
 */
import { isObject } from "../kernel/issue/index.js";
import { OWN, ownOf, type HasOwn, type Own } from "../kernel/own/index.js";
import type { Copy, FillContext, SheetContent, SheetSpec } from "../contract/sheet.js";

/** True for sheets filled from team or league files; sheets of games have no such data. */
export const hasOwnFacts = ({ from }: Pick<SheetSpec, "from">): boolean => from !== undefined;

const ofRecords = (records: readonly unknown[]): Own =>
  ownOf(records.find((one) => isObject(one) && OWN in one) as HasOwn);

/** The content of such a sheet, with the own data of the file that fills it added to its facts. */
export function withOwnFacts<R, Rules>(content: SheetContent<R, Rules>): SheetContent<R, Rules> {
  const { form, fill } = content;
  const own = { ...content, form: (context: Parameters<typeof form>[0]) => withFacts(form(context), {}) };
  if (!fill) return own;
  return {
    ...own,
    fill(records: readonly R[], context: FillContext<Rules>) {
      const given = ofRecords(records);
      const some = Object.keys(given).length > 0;
      /** Equal facts stay one object, so that their form is laid out once. */
      const made = new Map<object | undefined, object>();
      const mine = <T extends Pick<Copy, "facts">>(copy: T): T => {
        const { facts } = copy;
        if (facts === undefined && !some) return copy;
        const known = made.get(facts) ?? withFacts(facts ?? form(context), given);
        made.set(facts, known);
        return { ...copy, facts: known };
      };
      const capacity: FillContext<Rules>["capacity"] = (table, look = {}) => context.capacity(table, mine(look));
      return fill(records, { ...context, capacity }).map(mine);
    },
  };
}

function withFacts(facts: object, given: Own): object {
  const { own } = facts as HasOwn;
  if (own !== undefined && Object.keys(given).length === 0) return facts;
  return { ...facts, own: { ...given, ...own } };
}
