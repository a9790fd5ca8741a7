import { reindexProducts } from '../lib/catalog/commands/search-index';
import { contentCollection, storedText } from '../lib/content/collection/editable';
import { newEditingFields } from '../lib/content/collection';
import { contentKinds } from '../lib/content/rules/kinds';
import { contactMessages } from '../lib/contact/collection';
import { messageWords } from '../lib/contact/rules';
import { subscribers } from '../lib/newsletter/collection';
import { subscriberWords } from '../lib/newsletter/rules/subscribers';
import { database, defineCollection } from '../lib/platform/database';
import { setting } from '../lib/platform/env';
import { log } from '../lib/platform/log';
import { issuePastInvoices } from '../lib/invoices/commands/past-invoices';
import { readSampleStructure } from '../seed/catalog-structure';
import { storeBankWords } from './bank-words';
import { grantTermsToOwing } from './grant-terms';
import { nameReturnedLines } from './line-returns';
import { stampOldDocuments } from './stamp-old-documents';
import { storeNearCodes, storeSpecificationKeys } from './near-codes';
import { storeDocumentDates } from './document-dates';
import { openLedgers } from './open-ledgers';
import { zoneDeliveries } from './zone-deliveries';

/** The names of the migrations applied to this database; `breaking` as below. */
export const appliedMigrations = defineCollection<{ _id: string; at: Date; breaking?: true }>('migrations');

type Migration = {
  name: string;
  run: () => Promise<void>;
  /** Whether versions that don't know it can't work on the database after it, so that they must not start. */
  breaking?: true;
};
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

/** Holds and claims of placed orders stayed for ten minutes, marked as confirmed; now they end at once. */
async function removeConfirmed(): Promise<void> {
  for (const [name, array] of [
    ['stock', 'holds'],
    ['discountUses', 'claims'],
  ] as const)
    await database()
      .collection<Record<typeof array, { confirmed?: boolean }[]>>(name)
      .updateMany({ [`${array}.confirmed`]: true }, { $pull: { [array]: { confirmed: true } } });
}

/** Names of API keys were unique in the shop; now they are among the keys of the shop, and of each company. */
const releaseKeyNames = (): Promise<void> => dropIndex('apiKeys', 'name_1');

/** Drops an index that nothing uses any more, unless it is gone already. */
async function dropIndex(collectionName: string, index: string): Promise<void> {
  const collection = database().collection(collectionName);
  const indexes = await collection.indexes().catch(() => []);
  if (indexes.some(({ name }) => name === index)) await collection.dropIndex(index);
}

/**
 * In the order of writing. Each must be idempotent; add new ones at the end. While servers of the version before may still
 * run, a migration only adds; one that takes something away comes in a later version than the code that stopped using it,
 * or is marked as breaking (docs/operations.md, Upgrades).
 */
const migrations: Migration[] = [
  {
    name: 'standard-names',
    breaking: true,
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
  { name: 'order-and-audit-names', run: renameOrderAndAuditFields, breaking: true },
  { name: 'subscriber-words', run: prepareSubscribers },
  { name: 'catalog-structure', run: storeStructure },
  { name: 'stock-ledger', run: openLedgers },
  { name: 'past-invoices', run: () => issuePastInvoices() },
  { name: 'granted-terms', run: grantTermsToOwing },
  { name: 'delivery-zones', run: zoneDeliveries },
  { name: 'near-codes', run: storeNearCodes },
  { name: 'bank-words', run: storeBankWords },
  { name: 'inch-threads', run: reindexProducts },
  {
    name: 'line-returns',
    breaking: true,
    run: async () => {
      await nameReturnedLines();
      await dropIndexesOn('orders', 'returnRequest.state');
    },
  },
  { name: 'confirmed-holds', run: removeConfirmed },
  { name: 'specification-keys', run: storeSpecificationKeys },
  { name: 'document-dates', run: storeDocumentDates },
  { name: 'changed-at', run: stampOldDocuments },
  { name: 'standard-terms', run: reindexProducts },
  { name: 'company-keys', run: releaseKeyNames },
  { name: 'retired-indexes', run: () => dropIndex('subscribers', 'state_1_confirmedAt_-1') },
];

/** Renamed fields: applied before the indexes on their new names are created, which may be unique. */
const renames: Migration[] = [{ name: 'product-references', run: renameItems, breaking: true }];

/** The names of all migrations that this version of the shop has. */
export const migrationNames = [...renames, ...migrations].map(({ name }) => name);

const unguarded = () => {};

/** Applies the renames that this database lacks. Safe to repeat and to interrupt; `beforeEach` may throw to stop it. */
export const renameFields = (beforeEach = unguarded): Promise<void> => apply(renames, beforeEach);

/** Applies the renames and the migrations that this database lacks, in the same way. */
export const migrate = (beforeEach = unguarded): Promise<void> =>
  apply([...renames, ...migrations], beforeEach);

/** Throws when a newer version of the shop has changed the database so that this one can't work on it. */
export async function rejectNewerSchema(): Promise<void> {
  const breaking = await appliedMigrations().find({ breaking: true }).toArray();
  const unknown = breaking.map(({ _id }) => _id).filter((name) => !migrationNames.includes(name));
  if (unknown.length === 0) return;
  throw new Error(
    `The database ${setting('MONGODB_DB')} belongs to a newer version of the shop (${unknown.join(', ')}), and this version ` +
      'would damage it. Install that version or a later one, or restore a backup of an earlier day into another database.',
  );
}

/** The names of the migrations that this database lacks. */
export async function findMissingMigrations(): Promise<string[]> {
  const applied = await appliedMigrations().distinct('_id');
  return migrationNames.filter((name) => !applied.includes(name));
}

async function apply(wanted: Migration[], beforeEach: () => void): Promise<void> {
  const applied = await appliedMigrations().find().toArray();
  for (const { name, run, breaking } of wanted) {
    if (applied.some(({ _id }) => _id === name)) continue;
    beforeEach();
    await run();
    const record = breaking ? { at: new Date(), breaking } : { at: new Date() };
    await appliedMigrations().updateOne({ _id: name }, { $set: record }, { upsert: true });
    log.info({ migration: name }, 'migration applied');
  }
}
