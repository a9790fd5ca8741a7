import { ObjectId } from 'mongodb';
import { recordChange } from '../audit/commands';
import { findVariants } from '../catalog/queries/products';
import { findStructure } from '../catalog/queries/structure';
import { findCategory } from '../catalog/rules/structure';
import { isDuplicateKey } from '../platform/database';
import { planFile, rejectedRows, runBatch, type Importer } from '../product-import/commands/batches';
import { readTable } from '../product-import/queries/read-table';
import { columnsOf } from '../product-import/rules/csv-cells';
import type { PlannedRecord } from '../product-import/rules/plan-row';
import type { ImportPlan, ImportResult } from '../product-import/schema';
import { fail, ok, type Result } from '../shared/result';
import type { Staff } from '../users/types';
import { priceLists, type PriceListDocument } from './collection';
import { audienceKey } from './rules/audience';
import { findAudienceName, findPriceList } from './queries';
import { entryColumns, entryKey, planEntries, requiredEntryColumns } from './rules/csv';
import type { ContractEntry, PriceList, PriceListInput } from './schema';
import { formatNumber } from '../shared/formats';

const maxEntries = 1_000;
const maxTries = 5;

type Fields = Omit<PriceListDocument, '_id' | 'version'>;

/** The stored form of what staff enter. */
export const storedPriceList = ({ audience, ...input }: PriceListInput): Fields => ({
  ...input,
  audience: audienceKey(audience.kind, audience.id),
});

/** What the audit log shows: a list can have a thousand entries. */
const audited = ({ entries, ...fields }: Fields) => ({ ...fields, entries: entries.length });

const noSuchList = () => fail('not-found', 'no-such-price-list', 'There is no such price list.');

const invalid = (field: string, message: string) =>
  fail('invalid', 'invalid-price-list', `${message}.`, { fields: { [field]: message } });

/** Why a list can't be as it is entered; SKUs that it has had before are accepted. */
async function problemOf({ audience, entries }: PriceListInput, before: ContractEntry[]) {
  if ((await findAudienceName(audience)) === null)
    return invalid(
      'audience.id',
      audience.kind === 'customer' ? 'There is no such account' : 'There is no such company',
    );
  const structure = await findStructure();
  const place = (test: (entry: ContractEntry) => boolean) => entries.findIndex(test);
  const category = place((entry) => entry.category !== null && !findCategory(structure, entry.category));
  if (category >= 0)
    return invalid(`entries.${category}.category`, `There is no category ${entries[category]!.category}`);
  const had = new Set(before.map(({ sku }) => sku));
  const added = entries.flatMap(({ sku }) => (sku !== null && !had.has(sku) ? [sku] : []));
  const known = added.length ? await findVariants(added, { exclusive: true }) : new Map();
  const sku = place((entry) => entry.sku !== null && !had.has(entry.sku) && !known.has(entry.sku));
  return sku < 0
    ? null
    : invalid(`entries.${sku}.sku`, `No product for sale has the SKU ${entries[sku]!.sku}`);
}

function taken(error: unknown, name: string) {
  if (!isDuplicateKey(error)) throw error;
  const message = `Another price list is named ${name}`;
  return fail('conflict', 'name-taken', `${message}.`, { fields: { name: message } });
}

async function stored(id: string): Promise<Result<PriceList>> {
  const list = await findPriceList(id);
  return list ? ok(list) : noSuchList();
}

/** Adds a price list. Its name must be new, so that a repeat adds no second one. */
export async function addPriceList(actor: Staff, input: PriceListInput): Promise<Result<PriceList>> {
  const problem = await problemOf(input, []);
  if (problem) return problem;
  const fields = storedPriceList(input);
  const _id = new ObjectId();
  try {
    await priceLists().insertOne({ _id, ...fields, version: 1 });
  } catch (error) {
    return taken(error, input.name);
  }
  const id = _id.toHexString();
  const subject = { kind: 'price-list', id, name: input.name };
  await recordChange({ actor, action: 'price-list-added', subject, after: audited(fields) });
  return stored(id);
}

/** Replaces a price list as it is in `version`; fails where somebody has changed it since. Orders keep their prices. */
export async function changePriceList(
  actor: Staff,
  id: string,
  { version, ...input }: PriceListInput & { version: number },
): Promise<Result<PriceList>> {
  const present = await priceLists().findOne({ _id: new ObjectId(id) });
  if (!present) return noSuchList();
  const problem = await problemOf(input, present.entries);
  if (problem) return problem;
  const fields = storedPriceList(input);
  try {
    const before = await priceLists().findOneAndUpdate(
      { _id: present._id, version },
      { $set: fields, $inc: { version: 1 } },
      { returnDocument: 'before' },
    );
    if (!before) {
      const message = 'Somebody has changed this price list meanwhile. Please load it again.';
      return fail('conflict', 'price-list-changed', message);
    }
    const { _id: _, version: __, ...old } = before;
    const subject = { kind: 'price-list', id, name: input.name };
    const [was, after] = [audited(old), audited(fields)];
    await recordChange({ actor, action: 'price-list-changed', subject, before: was, after });
  } catch (error) {
    return taken(error, input.name);
  }
  return stored(id);
}

/** Deletes a price list; orders keep their prices. */
export async function deletePriceList(actor: Staff, id: string): Promise<Result<{ done: true }>> {
  const found = await priceLists().findOneAndDelete({ _id: new ObjectId(id) });
  if (!found) return noSuchList();
  const { _id: _, version: __, ...fields } = found;
  const subject = { kind: 'price-list', id, name: found.name };
  await recordChange({ actor, action: 'price-list-deleted', subject, before: audited(fields) });
  return ok({ done: true });
}

/** Deletes the lists for a closed account. Safe to repeat. */
export async function deleteOwnPriceLists(userId: string): Promise<void> {
  await priceLists().deleteMany({ audience: audienceKey('customer', userId) });
}

/** Adds an entry to a list, or replaces the one about the same from the same quantity. Safe to repeat. */
async function saveEntry(actor: Staff, id: string, entry: ContractEntry): Promise<Result<{ done: true }>> {
  for (let tries = 0; tries < maxTries; tries++) {
    const list = await priceLists().findOne({ _id: new ObjectId(id) });
    if (!list) return noSuchList();
    const at = list.entries.findIndex((one) => entryKey(one) === entryKey(entry));
    const before = list.entries[at];
    const entries = at < 0 ? [...list.entries, entry] : list.entries.with(at, entry);
    if (entries.length > maxEntries) {
      const message = `The list has ${formatNumber(maxEntries)} entries already`;
      return fail('conflict', 'too-many-entries', `${message}.`, { fields: { sku: message } });
    }
    const { version } = list;
    const done = await priceLists().updateOne(
      { _id: list._id, version },
      { $set: { entries }, $inc: { version: 1 } },
    );
    if (done.modifiedCount === 0) continue;
    const subject = { kind: 'price-list', id, name: list.name };
    const change = { before: before ? { entry: before } : undefined, after: { entry } };
    await recordChange({ actor, action: 'price-list-changed', subject, ...change });
    return ok({ done: true });
  }
  const message = 'Somebody else is changing this price list. Import the file again.';
  return fail('conflict', 'price-list-changed', message);
}

const importerFor = (actor: Staff, id: string): Importer<PlannedRecord<ContractEntry>> => ({
  kind: `price-list ${id}`,
  async plan(file, only) {
    const all = readTable(file, (head) => columnsOf(head, entryColumns, requiredEntryColumns));
    if (typeof all === 'string') return all;
    const list = await priceLists().findOne({ _id: new ObjectId(id) });
    if (!list) return noSuchList().failure.message;
    const rows = only ? all.filter(({ row }) => only.has(row)) : all;
    const skus = rows.flatMap(({ cells }) => cells.sku || []);
    const [offers, structure] = await Promise.all([findVariants(skus, { exclusive: true }), findStructure()]);
    const had = new Set(list.entries.map(({ sku }) => sku));
    const known = {
      product: (sku: string) => offers.get(sku)?.product.name ?? (had.has(sku) ? sku : undefined),
      category: (slug: string) => findCategory(structure, slug)?.name,
    };
    return planEntries(rows, list.entries, known, list.currency);
  },
  async carryOut(_actor, { rows, input }) {
    if (!input) return { rows, expire: [] };
    const result = await saveEntry(actor, id, input);
    return { rows: result.ok ? rows : rejectedRows(rows, result.failure), expire: [] };
  },
});

/** Reads a file of entries and returns what an import would do with each row. Changes no price list. */
export async function planEntryImport(actor: Staff, id: string, file: Buffer): Promise<Result<ImportPlan>> {
  const list = await priceLists().findOne({ _id: new ObjectId(id) }, { projection: { _id: 1 } });
  return list ? planFile(importerFor(actor, id), actor, file) : noSuchList();
}

/** Runs one batch of a planned import of a list's entries; see `runBatch`. */
export const importEntries = (
  actor: Staff,
  id: string,
  importId: string,
  from: number,
): Promise<Result<ImportResult>> => runBatch(importerFor(actor, id), actor, importId, from);
