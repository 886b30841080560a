/** Where a link may lead: pages of the document, and addresses that open nothing on a reader's own machine. */
export const LEADS = /^(?:#page-[1-9]\d*$|https?:\/\/[^\s]+$|mailto:[^\s@]+@[^\s]+$)/i;
