/** Where the data sheet of an item is made from its specification. */
export function dataSheetPath(slug: string): string {
  return `/product/${slug}/data-sheet.pdf`;
}

/** Whether an address leads to a PDF rather than to a page. */
export function isFile(href: string): boolean {
  return /^\/api\/documents\//.test(href) || /\.pdf([?#]|$)/i.test(href);
}

/** What documents are mostly called, to choose from. */
export const documentTitles = [
  'Operating manual',
  'Safety data sheet',
  'Declaration of conformity',
  'Spare parts drawing',
  'Certificate',
];
