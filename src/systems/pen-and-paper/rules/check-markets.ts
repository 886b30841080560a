/** Checks of the media markets: unique codes and names, symmetric and connected neighbors. */
import { fault, type Issue } from "../../../kernel/issue/index.js";
import { MARKETS, type Market } from "./markets.js";

/** All faults of a list of markets. */
export function checkMarkets(markets: readonly Market[] = MARKETS): Issue[] {
  const issues: Issue[] = [];
  const report = (code: string, at: number, message: string, market: string): void => {
    issues.push(fault(code, message, { path: `markets[${at}]`, rule: "section 2.9", detail: { market } }));
  };
  const byCode = new Map(markets.map((market) => [market.code, market]));
  const names = new Map<string, string>();
  markets.forEach((market, i) => {
    const { code, name, neighbors } = market;
    if (markets.findIndex((m) => m.code === code) < i) report("market-code", i, `the code ${code} appears twice`, code);
    const other = names.get(name);
    if (other !== undefined) report("market-name", i, `${other} and ${code} are both called ${name}`, code);
    names.set(name, code);
    for (const next of new Set(neighbors)) {
      const found = byCode.get(next);
      if (next === code) report("market-self", i, `${code} is its own neighbor`, code);
      else if (!found) report("market-unknown", i, `${code} borders on ${next}, which is not a market`, code);
      else if (!found.neighbors.includes(code)) {
        report("market-one-way", i, `${code} borders on ${next}, but ${next} not on ${code}`, code);
      }
    }
    if (new Set(neighbors).size !== neighbors.length) report("market-twice", i, `${code} names a neighbor twice`, code);
  });
  const reached = reach(markets, byCode);
  markets.forEach(({ code }, i) => {
    if (!reached.has(code)) report("market-apart", i, `there is no path from ${markets[0].code} to ${code}`, code);
  });
  return issues;
}

function reach(markets: readonly Market[], byCode: ReadonlyMap<string, Market>): Set<string> {
  const reached = new Set(markets.slice(0, 1).map(({ code }) => code));
  for (const code of reached) for (const next of byCode.get(code)?.neighbors ?? []) reached.add(next);
  return reached;
}
