/** The one place where text becomes markup or a script's address (Trusted Types). */
import { safeSvg } from "./safe-svg.js";

interface Policy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}

const rules: Policy = {
  createHTML: safeSvg,
  createScriptURL: (address) => {
    if (new URL(address).origin !== location.origin && location.protocol !== "file:")
      throw new Error("not of this page");
    return address;
  },
};

const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }).trustedTypes;
const policy = globalThis.document === undefined ? rules : (factory?.createPolicy("studio", rules) ?? rules);

export const trusted = {
  /** A page's markup for `innerHTML`. */
  svg: (markup: string): string => policy.createHTML(markup),
  scriptUrl: (address: URL): string => policy.createScriptURL(address.href),
};
