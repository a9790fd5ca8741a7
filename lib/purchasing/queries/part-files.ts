import { ObjectId } from 'mongodb';
import { findStockRows } from '../../inventory/queries/stock-list';
import type { TableRow } from '../../product-import/schema';
import { partIdOf, supplierParts, suppliers, type PartDocument } from '../collection';
import type { KnownParts } from '../rules/part-csv';
import { nameOfStock } from '../rules/reorder-csv';
import type { PartInput } from '../schema/suppliers';

const batch = 500;

type NamedPart = PartInput & { sku: string; product: string | null };

/** Adds what the stock says about parts: the name of the product, and whether the supplier is the preferred one. */
async function withStock(documents: PartDocument[]): Promise<(NamedPart & { supplierId: string })[]> {
  const rows = await findStockRows([...new Set(documents.map(({ sku }) => sku))]);
  const stock = new Map(rows.map((row) => [row.sku, row]));
  return documents.map(({ _id, ...part }) => {
    const row = stock.get(part.sku);
    return {
      ...part,
      preferred: row?.preferredSupplier === part.supplierId,
      product: row ? nameOfStock(row) : null,
    };
  });
}

/** Every part of every supplier in a fixed order, read in batches. */
export async function* eachPartBatch(): AsyncGenerator<
  { supplier: { name: string; currency: string }; part: NamedPart }[]
> {
  for (let after = ''; ;) {
    const found = await supplierParts()
      .find({ _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(batch)
      .toArray();
    const last = found.at(-1);
    if (!last) return;
    const ids = [...new Set(found.map(({ supplierId }) => supplierId))];
    const named = await suppliers()
      .find({ _id: { $in: ids.map((id) => new ObjectId(id)) } }, { projection: { name: 1, currency: 1 } })
      .toArray();
    const byId = new Map(named.map((one) => [one._id.toHexString(), one]));
    yield (await withStock(found)).flatMap((part) => {
      const supplier = byId.get(part.supplierId);
      return supplier ? [{ supplier, part }] : [];
    });
    after = last._id;
  }
}

/** The suppliers, SKUs and parts that the rows of a file name. */
export async function findKnownParts(rows: TableRow[]): Promise<KnownParts> {
  const names = [...new Set(rows.map(({ cells }) => cells.supplier ?? ''))];
  const skus = [...new Set(rows.map(({ cells }) => cells.sku ?? ''))];
  const [found, stock] = await Promise.all([
    suppliers()
      .find({ name: { $in: names } }, { projection: { name: 1, currency: 1 } })
      .toArray(),
    findStockRows(skus),
  ]);
  const byName = new Map(found.map(({ _id, name, currency }) => [name, { id: _id.toHexString(), currency }]));
  const ids = rows.flatMap(({ cells }) => {
    const supplier = byName.get(cells.supplier ?? '');
    return supplier && cells.sku ? [partIdOf(supplier.id, cells.sku)] : [];
  });
  const documents = await supplierParts()
    .find({ _id: { $in: ids } })
    .toArray();
  const preferredOf = new Map(stock.map((row) => [row.sku, row.preferredSupplier]));
  const parts = new Map(documents.map((one) => [one._id, one]));
  const productOf = new Map(stock.map((row) => [row.sku, nameOfStock(row)]));
  return {
    supplier: (name) => byName.get(name),
    product: (sku) => productOf.get(sku),
    part: (supplierId, sku) => {
      const one = parts.get(partIdOf(supplierId, sku));
      if (!one) return undefined;
      const { _id, supplierId: _supplierId, sku: _sku, ...input } = one;
      return { ...input, preferred: preferredOf.get(sku) === supplierId };
    },
  };
}
