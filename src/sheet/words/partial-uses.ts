/** What partials do with words passed to them: print them, or test them. */
import type { TemplateTree } from "../template/tree.js";
import { usesOf, type Uses } from "./reword.js";

export class PartialUses {
  private readonly known = new Map<string, Uses | undefined>();

  constructor(private readonly treeOf: (name: string) => TemplateTree | undefined) {}

  /** True if a partial prints the argument and does not test it. */
  prints(partial: string, name: string): boolean {
    const found = this.use(partial, name, new Set());
    return found.printed && !found.other;
  }

  private use(partial: string, name: string, asked: Set<string>): { printed: boolean; other: boolean } {
    const key = `${partial} ${name}`;
    const uses = asked.has(key) ? undefined : this.usesOf(partial);
    asked.add(key);
    if (!uses) return { printed: false, other: false };
    const inner = [
      ...uses.given.filter(({ from }) => from === name),
      ...uses.shown.filter(({ but }) => !but.has(name)).map(({ partial: shown }) => ({ partial: shown, name })),
    ].map((one) => this.use(one.partial, one.name, asked));
    return {
      printed: uses.printed.has(name) || inner.some(({ printed }) => printed),
      other: uses.other.has(name) || inner.some(({ other }) => other),
    };
  }

  private usesOf(partial: string): Uses | undefined {
    if (!this.known.has(partial)) {
      const tree = this.treeOf(partial);
      this.known.set(partial, tree && usesOf(tree));
    }
    return this.known.get(partial);
  }
}
