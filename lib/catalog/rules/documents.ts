import type { DocumentLink, DocumentRevision } from '../schema/product';

/** The address of the data sheet that is generated for a product. */
export function dataSheetPath(slug: string): string {
  return `/product/${slug}/data-sheet.pdf`;
}

/** The address of the same for one person, as far as the product is offered to them. */
export const ownDataSheetPath = (slug: string): string => `/api/me/data-sheets/${slug}`;

/** Whether an address is that of a PDF. */
export function isFile(href: string): boolean {
  return /^\/api\/(documents|me\/data-sheets)\//.test(href) || /\.pdf([?#]|$)/i.test(href);
}

/** Suggested titles of documents. */
export const documentTitles = [
  'Operating manual',
  'Safety data sheet',
  'Declaration of conformity',
  'Spare parts drawing',
  'Certificate',
];

/** "Revision C, 2026-03-01", or what of it is known; empty for nothing. */
export function revisionText({ revision, date }: DocumentRevision): string {
  return [revision && `Revision ${revision}`, date].filter(Boolean).join(', ');
}

/** The usual name of the revision after this one: "C" after "B", "4" after "3"; empty where there is no such rule. */
export function nextRevision(revision: string): string {
  if (/^[A-Ya-y]$/.test(revision)) return String.fromCharCode(revision.charCodeAt(0) + 1);
  return /^\d{1,6}$/.test(revision) ? String(Number(revision) + 1) : '';
}

/**
 * The documents as they are stored. One that says nothing about earlier revisions, as from a CSV file, keeps revision,
 * date and earlier revisions of the stored one with its address.
 */
export function withRevisions(documents: DocumentLink[], stored: DocumentLink[]): DocumentLink[] {
  return documents.map((document) => {
    const { earlier, ...present } = document;
    if (earlier === undefined) return { ...stored.find(({ href }) => href === document.href), ...present };
    return earlier.length > 0 ? document : present;
  });
}
