/** Lineups by who is out. Most absences change no lineup, and the same few change it again and again. */
import { NOBODY, type Out } from "../../trc/index.js";

/** A question that led to a result, or the result. */
interface Step<T> {
  /** Whether this player is out; undefined at a result. */
  readonly asks: string | undefined;
  readonly result: T | undefined;
  ifOut: Step<T> | undefined;
  ifNot: Step<T> | undefined;
}

/** Results kept before all are forgotten: injuries of many games combine in too many ways. With 16, a game finds three lineups again, and 12 seasons keep 46 MB; all of them keep 73 MB. */
const MANY = 16;

/** Passes questions on and keeps them in order, each once. */
class Asked {
  readonly answers = new Map<string, boolean>();

  constructor(private readonly out: Out) {}

  has(name: string): boolean {
    const known = this.answers.get(name);
    if (known !== undefined) return known;
    const is = this.out.has(name);
    this.answers.set(name, is);
    return is;
  }
}

/**
 * Results by absent players, as a tree of the questions that led to them: with the same answers, `make` asks the same
 * questions and gives the same result.
 */
export class ByAbsence<T> {
  private whole: T | undefined;
  private root: Step<T> | undefined;
  private count = 0;

  constructor(private readonly make: (out: Out) => T) {}

  get(out: Out): T {
    if (out === NOBODY) return (this.whole ??= this.known(out));
    return this.known(out);
  }

  private known(out: Out): T {
    let step = this.root;
    while (step?.asks !== undefined) step = out.has(step.asks) ? step.ifOut : step.ifNot;
    return step ? step.result! : this.learn(out);
  }

  private learn(out: Out): T {
    const asked = new Asked(out);
    const result = this.make(asked);
    if (++this.count > MANY) [this.root, this.count] = [undefined, 1];
    this.root = grown(this.root, asked.answers, result);
    return result;
  }
}

const asking = <T>(asks: string): Step<T> => ({ asks, result: undefined, ifOut: undefined, ifNot: undefined });

/** The tree with a result at the end of these answers. */
function grown<T>(root: Step<T> | undefined, answers: ReadonlyMap<string, boolean>, result: T): Step<T> {
  const end: Step<T> = { asks: undefined, result, ifOut: undefined, ifNot: undefined };
  let tree = root;
  let last: Step<T> | undefined;
  let way: "ifOut" | "ifNot" = "ifNot";
  for (const [asks, isOut] of answers) {
    const step: Step<T> = (last ? last[way] : tree) ?? asking(asks);
    if (last) last[way] = step;
    else tree = step;
    last = step;
    way = isOut ? "ifOut" : "ifNot";
  }
  if (!last) return end;
  last[way] = end;
  return tree!;
}
