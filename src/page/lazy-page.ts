import type { PageModel } from "./draw.js";

/** A page whose view-model is made when it is drawn, and then forgotten: long books hold one at a time. */
export function lazyPage(template: string, title: string, make: () => object): PageModel {
  return {
    template,
    title,
    get model() {
      return make();
    },
  };
}
