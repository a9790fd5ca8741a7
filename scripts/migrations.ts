import { reindexProducts } from '../lib/catalog/commands/search-index';
import { contentCollection, storedText } from '../lib/content/collection/editable';
import { newEditingFields } from '../lib/content/collection';
import { contentKinds } from '../lib/content/rules/kinds';
import { contactMessages } from '../lib/contact/collection';
import { messageWords } from '../lib/contact/rules';
import { subscribers } from '../lib/newsletter/collection';
import { subscriberWords } from '../lib/newsletter/rules/subscribers';
import { database, defineCollection } from '../lib/platform/database';
import { issuePastInvoices } from '../lib/invoices/commands/past-invoices';
import { readSampleStructure } from '../seed/catalog-structure';
import { openLedgers } from './open-ledgers';

/** The names of the migrations applied to this database. */
export const appliedMigrations = defineCollection<{ _id: string; at: Date }>('migrations');

type Migration = { name: string; run: () => Promise<void> };
type StoredElement = Record<string, unknown>;

/** Renames a field in each element of an array field. */
async function renameElementField(
  collectionName: string,
  array: 'variants' | 'lines',
  from: string,
  to: string,
): Promise<void> {
  const collection = database().collection<Partial<Record<typeof array, StoredElement[]>>>(collectionName);
  const filter = { [`${array}.${from}`]: { $exists: true } };
  const renamed = ({ [from]: value, ...rest }: StoredElement) =>
    value === undefined ? rest : { ...rest, [to]: value };
  while (await collection.countDocuments(filter, { limit: 1 })) {
    for await (const document of collection.find(filter)) {
      // A document that changes between the read and the write doesn't match and is processed in the next round.
      const before = document[array] ?? [];
      await collection.updateOne(
        { _id: document._id, [array]: before },
        { $set: { [array]: before.map(renamed) } },
      );
    }
  }
}

/** Drops the indexes on a retired field. */
async function dropIndexesOn(collectionName: string, field: string): Promise<void> {
  const collection = database().collection(collectionName);
  for (const { key, name } of await collection.indexes()) {
    if (name && Object.hasOwn(key, field)) await collection.dropIndex(name);
  }
}

/** Drops the indexes on a retired field, and the field itself. */
async function dropField(collectionName: string, field: string): Promise<void> {
  await dropIndexesOn(collectionName, field);
  await database()
    .collection(collectionName)
    .updateMany({ [field]: { $exists: true } }, { $unset: { [field]: '' } });
}

/** Renames a top-level field in every document that has it, and drops the indexes on its old name. */
async function renameField(collectionName: string, from: string, to: string): Promise<void> {
  const collection = database().collection(collectionName);
  if (!(await collection.findOne({ [from]: { $exists: true } }))) return;
  await dropIndexesOn(collectionName, from);
  await collection.updateMany({ [from]: { $exists: true } }, { $rename: { [from]: to } });
}

/** Products were called items in the documents that refer to them. */
async function renameItems(): Promise<void> {
  for (const name of ['stock', 'stockMovements', 'reviews']) await renameField(name, 'itemId', 'productId');
  await renameField('reviews', 'itemName', 'productName');
  await renameField('contactMessages', 'item', 'product');
  await renameElementField('orders', 'lines', 'itemId', 'productId');
}

/** Gives orders and audit records of earlier versions the current field names; products were called items. */
async function renameOrderAndAuditFields(): Promise<void> {
  await renameField('orders', 'wishes', 'stockLines');
  await renameField('orders', 'refusal', 'rejection');
  await renameField('auditRecords', 'deed', 'action');
  const records = database().collection('auditRecords');
  await records.updateMany({ action: 'item-added' }, { $set: { action: 'product-added' } });
  await records.updateMany({ action: 'item-changed' }, { $set: { action: 'product-changed' } });
  await records.updateMany({ 'subject.kind': 'item' }, { $set: { 'subject.kind': 'product' } });
}

/** Gives messages of earlier versions the fields of the inbox; answered ones are closed. */
async function prepareMessages(): Promise<void> {
  await database()
    .collection('contactMessages')
    .updateMany({ state: 'answered' }, { $set: { state: 'closed' } });
  for await (const { _id, reference, name, email, message } of contactMessages().find({
    words: { $exists: false },
  })) {
    const words = messageWords({ reference, name, email, message });
    await contactMessages().updateOne(
      { _id, words: { $exists: false } },
      { $set: { words, assignee: null, entries: [], messageIds: [] } },
    );
  }
}

/**
 * Gives pages and articles of earlier versions the fields of the editor. An article whose time has not come becomes a
 * scheduled draft.
 */
async function prepareContent(): Promise<void> {
  const time = new Date();
  for (const kind of contentKinds) {
    const filter = { revision: { $exists: false } };
    for await (const document of contentCollection(kind).find(filter)) {
      const { _id, slug = _id, updatedAt, publishedAt } = document;
      const isScheduled = document.state === 'published' && publishedAt && publishedAt > time;
      const state = document.state === 'draft' || isScheduled ? 'draft' : 'published';
      const editing = newEditingFields({ ...storedText(document), slug }, updatedAt, state);
      const schedule = isScheduled ? { publishAt: publishedAt, publishedAt: null } : {};
      await contentCollection(kind).updateOne(
        { _id, ...filter },
        { $set: { ...editing, slug, ...schedule } },
      );
    }
  }
}

/** Gives subscribers of earlier versions the words of their search. */
async function prepareSubscribers(): Promise<void> {
  const filter = { words: { $exists: false } };
  for await (const { _id, email } of subscribers().find(filter)) {
    await subscribers().updateOne({ _id, ...filter }, { $set: { words: subscriberWords(email) } });
  }
}

/**
 * Stores the categories, tags and specification fields that earlier versions had in their code, with the brands of the
 * products, in a shop that has products.
 */
async function storeStructure(): Promise<void> {
  const items = database().collection('items');
  const structures = database().collection<{ _id: string }>('catalogStructure');
  if ((await structures.findOne({ _id: 'structure' })) || !(await items.findOne())) return;
  const brands = (await items.distinct('brand')).map((name) => ({ name, oldNames: [], website: null }));
  const structure = { ...(await readSampleStructure()), brands, revision: 1, version: 1 };
  await structures.updateOne({ _id: 'structure' }, { $setOnInsert: structure }, { upsert: true });
  // Their index entries are those that this structure would give them.
  await items.updateMany({ structureVersion: { $exists: false } }, { $set: { structureVersion: 1 } });
}

/** In the order of writing. Each must be idempotent; add new ones at the end. */
const migrations: Migration[] = [
  {
    name: 'standard-names',
    run: async () => {
      await renameElementField('items', 'variants', 'colour', 'color');
      await renameElementField('orders', 'lines', 'colour', 'color');
      await storeStructure();
      await reindexProducts();
      await dropField('items', 'heads');
      await dropField('searchWords', 'drops');
    },
  },
  { name: 'message-inbox', run: prepareMessages },
  { name: 'content-editor', run: prepareContent },
  { name: 'order-and-audit-names', run: renameOrderAndAuditFields },
  { name: 'subscriber-words', run: prepareSubscribers },
  { name: 'catalog-structure', run: storeStructure },
  { name: 'stock-ledger', run: openLedgers },
  { name: 'past-invoices', run: issuePastInvoices },
];

/** Renamed fields: applied before the indexes on their new names are created, which may be unique. */
const renames: Migration[] = [{ name: 'product-references', run: renameItems }];

/** Applies the renames that this database lacks. Safe to repeat and to interrupt. */
export const renameFields = (): Promise<void> => apply(renames);

/** Applies the renames and the migrations that this database lacks. Safe to repeat and to interrupt. */
export const migrate = (): Promise<void> => apply([...renames, ...migrations]);

async function apply(wanted: Migration[]): Promise<void> {
  const applied = await appliedMigrations().find().toArray();
  for (const { name, run } of wanted) {
    if (applied.some(({ _id }) => _id === name)) continue;
    await run();
    await appliedMigrations().updateOne({ _id: name }, { $set: { at: new Date() } }, { upsert: true });
  }
}
