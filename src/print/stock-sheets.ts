/** Imposes decks on label sheets and perforated cards. Requests bring this along, so that a page without such sheets need not load it. */
import { joinedSpec } from "./card-margins.js";
import type { StockCard, StockChoice, StockDeck } from "./request.js";
import { fault, UserError, warning, type Issue } from "../kernel/issue/index.js";
import { ontoStock, turnFor } from "../press/stock.js";
import type { Page } from "../sheet/drawing/types.js";

export { placesOn, placesOnFirst, roomFor } from "../press/stock.js";

/** Cards in the positions of die-cut sheets; nothing is printed between them. */
export function stockSheets(
  decks: readonly StockDeck[],
  cards: readonly StockCard[],
  open: StockChoice,
): readonly Page[] {
  const [{ request, options, fill, size }] = decks;
  const { title } = joinedSpec(decks.map(({ spec }) => spec));
  const { stock } = open;
  const oneSided = stock.kind === "labels";
  const backs = decks.some(({ front }) => front.backs);
  if (backs && oneSided) request.report?.([backsLeftOut(title, stock.id)]);
  if (fill === "forms" && turnFor(size, stock, title) !== 0) throw new UserError(turnedForms(title, stock.id));
  const { order, binding } = options;
  const { sheets, issues } = ontoStock(
    cards.map(([front]) => front),
    backs && !oneSided ? cards.map(([, back]) => back) : undefined,
    { ...open, order, binding, title },
  );
  request.report?.(issues);
  return sheets;
}

const backsLeftOut = (title: string, stock: string): Issue =>
  warning("stock-backs", `the backs of "${title}" are not printed: ${stock} is labels, which have one side`);

const turnedForms = (title: string, stock: string): Issue =>
  fault("stock-forms", `"${title}" is turned a quarter turn to fit ${stock}, and form fields cannot be turned`, {
    hint: "print it blank or filled, or choose places turned the same way as the card",
  });
