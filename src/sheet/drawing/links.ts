/** Addresses that a link may have: none that opens something on the reader's own machine. */
const ADDRESS = /^(?:https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s]+)$/i;

/** A page of the document, by number. */
const PAGE = /^#page-[1-9]\d*$/;

/** True if a link in raw SVG may have this address. */
export const leadsOut = (href: string): boolean => PAGE.test(href) || ADDRESS.test(href);

/** True if a link in a template may have this address: also a place in the document. */
export const leadsAnywhere = (href: string): boolean => href.startsWith("#") || ADDRESS.test(href);
