/** A decision that both sides answer secretly at once, with one call each: asked one after the other, and read from the texts of a dice log. */
import type { ZodType } from "zod";
import { otherSide, type Side } from "../kernel/football/index.js";
import { suggestHint, UserError } from "../kernel/issue/index.js";
import type { Question, Said, Way } from "../kernel/machine/index.js";
import { bareText } from "../kernel/words/index.js";
import { zod } from "../kernel/zod/index.js";
import type { Asking, DecidedTypes, Open, OwnDecision } from "./decisions.js";

/** A decision for which both sides call. */
export type Scene<T extends DecidedTypes, A = T["ask"]> = Omit<Asking<T, A>, "whose">;
export type Next<T extends DecidedTypes, Call> = (call: Call) => Said<T["choice"]>;

/** Finds the option that a text means, ignoring case and spaces. @param said the text to quote in messages. @throws UserError `call-unknown` */
export type Meant = <V>(typed: string, known: readonly V[], ways: (one: V) => readonly string[], said?: string) => V;

/** The call of one side, under a key of the choice. */
interface Call<T extends DecidedTypes, A, C, K extends keyof C, Other extends keyof C> {
  readonly key: K;
  /** Meaning of the key in a dice log. */
  readonly says: string;
  /** Schema of the call in a record. */
  shape(): ZodType;
  /** @param heard what the other side has announced, if anything */
  ask(scene: Scene<T, A>, next: Next<T, C[K]>, heard?: C[Other]): Question<T["choice"]>;
  read(text: string, open: Open<T, A>, meant: Meant): C[K];
}

interface BothCall<T extends DecidedTypes, A, C, Own extends keyof C, Other extends keyof C> extends Pick<
  OwnDecision<T, A, C>,
  "begins"
> {
  /** The side asked for its call. */
  side(ask: A): Side;
  readonly own: Call<T, A, C, Own, Other>;
  readonly other: Call<T, A, C, Other, Own>;
  /** True if the other side calls first and announces its call. */
  announces(open: Open<T, A>): boolean;
}

const meantBy =
  (fault: (message: string, hint?: string) => Error): Meant =>
  (typed, known, ways, said = typed) => {
    const found = known.find((one) => ways(one).some((way) => bareText(way) === bareText(typed)));
    if (found !== undefined) return found;
    const ids = known.map((one) => ways(one).at(-1)!);
    throw fault(`"${said.trim()}" is not a call and no die of the`, suggestHint(said.trim(), ids));
  };

/** The decision. @param kind of its choices */
export function bothCall<
  T extends DecidedTypes,
  A extends T["ask"],
  C extends { readonly kind: string },
  Own extends Exclude<keyof C, "kind"> & string,
  Other extends Exclude<keyof C, "kind"> & string,
>(kind: C["kind"], { own, other, side, announces, begins }: BothCall<T, A, C, Own, Other>): OwnDecision<T, A, C> {
  const text = () => zod().string().max(80);
  const both = (mine: C[Own], theirs: C[Other]) => ({ kind, [own.key]: mine, [other.key]: theirs }) as unknown as C;
  return {
    own: true,
    begins,
    shapes: () => ({ [own.key]: own.shape(), [other.key]: other.shape() }) as never,
    ask(scene, hands, coached) {
      const asked = side(scene.ask);
      const open = announces(scene);
      const coach = { own: coached[own.key], other: coached[other.key] };
      const said = (mine: C[Own], theirs: C[Other]): Said<T["choice"]> => ({ choice: both(mine, theirs) });
      if (!hands[asked]) return other.ask(scene, (theirs) => said(coach.own, theirs));
      const answer = (theirs: C[Other]) => own.ask(scene, (mine) => said(mine, theirs), open ? theirs : undefined);
      if (!hands[otherSide(asked)]) return answer(coach.other);
      if (open) return other.ask(scene, (theirs) => ({ question: answer(theirs) }));
      return own.ask(scene, (mine) => ({ question: other.ask(scene, (theirs) => said(mine, theirs)) }));
    },
    log: {
      keys: { [own.key]: [own.says, text], [other.key]: [other.says, text] },
      opens: [own.key, other.key],
      /** A coach calls for a side that is missing from the entry. */
      read(entry, open, reader) {
        const [mine, theirs] = [entry[own.key], entry[other.key]] as readonly (string | undefined)[];
        if (mine === undefined && theirs === undefined) return undefined;
        const coached = reader.coached();
        const meant = (key: string) =>
          meantBy((message, hint) => new UserError(reader.fault("call-unknown", `${message} ${key}`, key, hint)));
        const choice = both(
          mine === undefined ? coached[own.key] : own.read(mine, open, meant(own.key)),
          theirs === undefined ? coached[other.key] : other.read(theirs, open, meant(other.key)),
        );
        return [mine === undefined ? other.key : own.key, choice];
      },
    },
  };
}

/** Asks for one more option as long as any can be added. */
export function oneByOne<T extends DecidedTypes, V extends string>(
  now: string,
  { words, none, ways, next }: OneByOne<T, V>,
  taken: readonly V[] = [],
): Said<T["choice"]> {
  const more = ways(taken);
  if (more.length === 0) return next(taken);
  const question: Question<T["choice"]> = {
    now,
    words: words(taken),
    options: [{ id: "none", words: none(taken) }, ...more],
    then: ([picked]) =>
      picked === 0 ? next(taken) : oneByOne(now, { words, none, ways, next }, [...taken, more[picked - 1].id as V]),
  };
  return { question };
}

interface OneByOne<T extends DecidedTypes, V> {
  words(taken: readonly V[]): string;
  /** The answer that ends the list. */
  none(taken: readonly V[]): string;
  /** What can still be added. */
  ways(taken: readonly V[]): readonly Pick<Way<unknown>, "id" | "words">[];
  next: Next<T, readonly V[]>;
}
