import { ObjectId } from 'mongodb';
import { findStockRows } from '../../inventory/queries/stock-list';
import { pageOf, type Page } from '../../shared/paging';
import { beginningWithEach } from '../../shared/word-filter';
import { supplierParts, suppliers, type SupplierDocument } from '../collection';
import type { Supplier, SupplierFilters, SupplierPart } from '../schema/suppliers';

const pageSize = 25;

async function viewsOf(found: SupplierDocument[]): Promise<Supplier[]> {
  const ids = found.map(({ _id }) => _id.toHexString());
  const counts = await supplierParts()
    .aggregate<{ _id: string; parts: number }>([
      { $match: { supplierId: { $in: ids } } },
      { $group: { _id: '$supplierId', parts: { $sum: 1 } } },
    ])
    .toArray();
  const parts = new Map(counts.map(({ _id, parts: count }) => [_id, count]));
  return found.map(({ _id, words: _words, ...input }) => {
    const id = _id.toHexString();
    return { ...input, id, parts: parts.get(id) ?? 0 };
  });
}

/** One page of the suppliers by name, with the number of parts of each. */
export async function listSuppliers(
  { q = '', sort }: SupplierFilters,
  page: number,
): Promise<Page<Supplier>> {
  const filter = beginningWithEach(q, 8);
  const [found, total] = await Promise.all([
    suppliers()
      .find(filter)
      .sort({ name: sort === '-name' ? -1 : 1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    suppliers().countDocuments(filter),
  ]);
  return pageOf(await viewsOf(found), page, pageSize, total);
}

/** A supplier, or null. */
export async function findSupplier(id: string): Promise<Supplier | null> {
  const found = await suppliers().findOne({ _id: new ObjectId(id) });
  const [view = null] = found ? await viewsOf([found]) : [];
  return view;
}

/** The names of these suppliers. */
export async function findSupplierNames(ids: string[]): Promise<Map<string, string>> {
  const found = await suppliers()
    .find({ _id: { $in: ids.map((id) => new ObjectId(id)) } }, { projection: { name: 1 } })
    .toArray();
  return new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
}

/** The parts of a supplier by SKU; `limit` and `skip` choose a part of them. */
export async function listParts(
  supplierId: string,
  { skip = 0, limit = 10_000 }: { skip?: number; limit?: number } = {},
): Promise<SupplierPart[]> {
  const found = await supplierParts()
    .find({ supplierId })
    .sort({ supplierId: 1, sku: 1 })
    .skip(skip)
    .limit(limit)
    .toArray();
  const rows = await findStockRows(found.map(({ sku }) => sku));
  const stock = new Map(rows.map((row) => [row.sku, row]));
  return found.map(({ _id, supplierId: _supplierId, ...part }) => {
    const row = stock.get(part.sku);
    return {
      ...part,
      preferred: row?.preferredSupplier === supplierId,
      product: row?.product ?? null,
      option: row?.option ?? '',
    };
  });
}

export const partsPageSize = 50;

/** One page of the parts of a supplier. */
export async function listPartsPage(supplierId: string, page: number): Promise<Page<SupplierPart>> {
  const [rows, total] = await Promise.all([
    listParts(supplierId, { skip: (page - 1) * partsPageSize, limit: partsPageSize }),
    supplierParts().countDocuments({ supplierId }),
  ]);
  return pageOf(rows, page, partsPageSize, total);
}

/** Who sells a SKU, and how. */
export async function listOffers(sku: string): Promise<
  {
    supplierId: string;
    supplier: string;
    currency: string;
    partNumber: string;
    cost: number;
    packSize: number;
    leadTimeDays: number;
  }[]
> {
  const parts = await supplierParts().find({ sku }).toArray();
  const found = await suppliers()
    .find({ _id: { $in: parts.map(({ supplierId }) => new ObjectId(supplierId)) } })
    .toArray();
  const byId = new Map(found.map((one) => [one._id.toHexString(), one]));
  return parts.flatMap(({ supplierId, partNumber, cost, packSize, leadTimeDays }) => {
    const one = byId.get(supplierId);
    if (!one) return [];
    const days = leadTimeDays ?? one.leadTimeDays;
    const { name: supplier, currency } = one;
    return [{ supplierId, supplier, currency, partNumber, cost, packSize, leadTimeDays: days }];
  });
}
