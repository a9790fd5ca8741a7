import { findStructure } from '../../catalog/queries/structure';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { readHead, readRow, type FileRow } from '../rules/import-cells';
import { planProducts, slugsOf, type PlannedProduct } from '../rules/import-plan';
import { findPresentSlugs, findProductFacts } from './product-facts';
import { readTable } from './read-table';

/**
 * The rows of a product file, with prices in `currency` or else the shop's currency; an error message if it isn't one.
 */
export async function readProductFile(file: Buffer, currency?: string): Promise<FileRow[] | string> {
  const rows = readTable(file, readHead);
  if (typeof rows === 'string') return rows;
  const priceCurrency = currency ?? (await findShop()).currency;
  return rows.map(({ row, cells }) => readRow(row, cells, priceCurrency));
}

const text = (value: unknown) => (typeof value === 'string' && value ? [value] : []);

/** What importing some rows of a file would do now; `all` are all rows of the file. */
export async function planImport(rows: FileRow[], all: FileRow[]): Promise<PlannedProduct[]> {
  const known = await findProductFacts(
    rows.flatMap(({ cells }) => text(cells.sku)),
    rows.flatMap(({ cells }) => text(cells.slug)),
  );
  const named = rows.flatMap(({ values }) => [
    ...[values.accessories ?? []].flat(),
    ...[values.spareParts ?? []].flat(),
    ...text(values.successor),
  ]);
  const mentioned = [...new Set(named.map(String))];
  const there = new Set([...(await findPresentSlugs(mentioned)), ...slugsOf(all)]);
  return planProducts(rows, {
    structure: await findStructure(),
    known,
    currency: (await findShop()).currency,
    today: now().toISOString().slice(0, 10),
    isThere: (slug) => there.has(slug),
  });
}
