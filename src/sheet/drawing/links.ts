/** Addresses that a link may lead to: they open nothing on a reader's own machine. */
const ADDRESS = /^(?:https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s]+)$/i;

/** A page of the document, by its number. */
const PAGE = /^#page-[1-9]\d*$/;

/** Whether a link of raw SVG may lead there. */
export const leadsOut = (href: string): boolean => PAGE.test(href) || ADDRESS.test(href);

/** Whether a link of a template may lead there: to a place of the document, too. */
export const leadsAnywhere = (href: string): boolean => href.startsWith("#") || ADDRESS.test(href);
