/** The address of the data sheet that is generated for a product. */
export function dataSheetPath(slug: string): string {
  return `/product/${slug}/data-sheet.pdf`;
}

/** Whether an address is that of a PDF. */
export function isFile(href: string): boolean {
  return /^\/api\/documents\//.test(href) || /\.pdf([?#]|$)/i.test(href);
}

/** Suggested titles of documents. */
export const documentTitles = [
  'Operating manual',
  'Safety data sheet',
  'Declaration of conformity',
  'Spare parts drawing',
  'Certificate',
];
