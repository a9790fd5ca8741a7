import { products, storeProducts } from '../lib/catalog/collection/products';
import type { DocumentLink } from '../lib/catalog/schema/product';
import { putDocument } from '../lib/documents/commands';
import { sha256 } from '../lib/platform/hash';
import { PdfBuilder } from '../lib/platform/pdf-builder';

const title = 'Declaration of conformity';
const slugs = ['angle-grinder-115-mm', 'heat-gun-1-600-w'];
/** The newest first. */
const revisions = [
  { revision: 'C', date: '2026-03-01', text: 'Tested to the 2025 edition of the standard.' },
  { revision: 'B', date: '2024-09-16', text: 'Tested to the 2021 edition of the standard.' },
  { revision: 'A', date: '2022-05-02', text: 'First declaration.' },
];

async function revisionsOf(slug: string, name: string): Promise<DocumentLink[]> {
  const stored = [];
  for (const { revision, date, text } of revisions) {
    const heading = `${title}: ${name}, revision ${revision}`;
    const pdf = await PdfBuilder.create(heading, text);
    const id = sha256(`demo ${slug} ${revision}`).slice(0, 24);
    stored.push({
      href: await putDocument(id, await pdf.heading(heading).text(text).bytes()),
      revision,
      date,
    });
  }
  const [present, ...earlier] = stored;
  return present ? [{ title, ...present, earlier }] : [];
}

/** Gives two products of the demo a declaration of conformity in three revisions. Those that have one are left alone. */
export async function seedDocumentRevisions(): Promise<void> {
  const plain = await products()
    .find(
      { slug: { $in: slugs }, seeded: { $exists: true }, 'documents.revision': { $exists: false } },
      // It is written with each change.
      { projection: { changedAt: 0 } },
    )
    .toArray();
  // The database stamps the time of the change itself.
  for (const { changedAt: _, ...product } of plain)
    await storeProducts([
      { ...product, documents: [...product.documents, ...(await revisionsOf(product.slug, product.name))] },
    ]);
}
