/** PC-1F: the card on two pages that are glued side by side, with an overlap, crosses to meet and a line to cut. */
import type { PageModel } from "../../contract.js";
import { POSTER, POSTER_SIZE } from "./card-formats.js";
import { cardModel, type CardModel } from "./card-model.js";
import type { PostcardContext } from "./shared.js";

/** Middle of a cross from the edge of the strip that both pages show, and of the type beside it. */
const CROSS = 4;

type Named = { readonly name: string };

/** Pencil marks whose middle lies on this page: a form has every field once. */
function onPage<T extends Named>(marks: readonly T[], middleOf: (mark: T) => number, left: boolean): T[] {
  const seam = POSTER.page.width - POSTER.overlap / 2;
  return marks.filter((mark) => middleOf(mark) < seam === left);
}

function halfPencil(pencil: CardModel["pencil"], left: boolean): CardModel["pencil"] {
  if (!pencil.forms) return pencil;
  const middle = ({ cx }: { readonly cx: number }): number => cx;
  return {
    ...pencil,
    crosses: onPage(pencil.crosses, middle, left),
    stars: onPage(pencil.stars, middle, left),
    rings: onPage(pencil.rings, middle, left),
    written: onPage(pencil.written, ({ x }) => x, left),
  };
}

export function posterPages(context: PostcardContext): readonly PageModel[] {
  const model = cardModel(context, { size: POSTER_SIZE });
  const { overlap, page, top } = POSTER;
  const step = page.width - overlap;
  return ["left", "right"].map((side, i): PageModel => {
    const left = i === 0;
    const crossX = left ? page.width - overlap / 2 : overlap / 2;
    return {
      template: "postcard/card-poster",
      title: `Large field, ${side} page`,
      printed: model.printed,
      model: {
        card: { ...model, pencil: halfPencil(model.pencil, left) },
        dx: -i * step,
        dy: top,
        clip: { w: page.width, h: page.height },
        crosses: [CROSS, page.height - 9.6].map((y) => ({
          x: crossX,
          y,
          x1: crossX - 3,
          x2: crossX + 3,
          y1: y - 3,
          y2: y + 3,
        })),
        // The left page shows where the right one will lie; the right one is cut there.
        seam: { x: left ? step : 0, y1: 0, y2: page.height - 6.2, dashed: left },
        hint: left
          ? {
              text: `Left page. Glue the right page onto the last ${overlap} mm, so that the crosses meet.`,
              x: page.width - overlap - 2,
              align: "end",
            }
          : {
              text: `Right page. Cut along the line at the left, then lay its crosses on those of the left page.`,
              x: overlap + 2,
              align: "start",
            },
        hintY: CROSS,
      },
    };
  });
}
