/** A large collection and the key by which MongoDB divides it among shards. */
export type ShardKey = {
  collection: string;
  key: Record<string, 1 | 'hashed'>;
  /** The fields of the filters that run for each visitor, order or call: each goes to one shard. */
  hot: string[][];
  /** The fields of other filters, which every shard answers: lists of staff and jobs. */
  broadcast: string[][];
};

/** The large collections that can be divided as they are. */
export const shardKeys: ShardKey[] = [
  {
    collection: 'stock',
    key: { _id: 'hashed' },
    // The id is the SKU: a reservation is one conditional update.
    hot: [['_id'], ['_id', 'available'], ['_id', 'holds.order']],
    broadcast: [['productId'], ['available']],
  },
  { collection: 'stockMovements', key: { sku: 1 }, hot: [['sku', 'at']], broadcast: [['at']] },
  { collection: 'carts', key: { _id: 'hashed' }, hot: [['_id', 'version']], broadcast: [['expiresAt']] },
  { collection: 'sessions', key: { _id: 'hashed' }, hot: [['_id']], broadcast: [['userId', 'lastSeenAt']] },
  { collection: 'rateLimits', key: { _id: 'hashed' }, hot: [['_id']], broadcast: [['expiresAt']] },
  { collection: 'idempotentCalls', key: { _id: 'hashed' }, hot: [['_id']], broadcast: [['removeAt']] },
  {
    collection: 'auditRecords',
    key: { _id: 'hashed' },
    hot: [['_id']],
    broadcast: [['at'], ['subject.kind', 'at'], ['actor.email', 'at']],
  },
  {
    collection: 'outbox',
    key: { _id: 'hashed' },
    hot: [['_id'], ['_id', 'claim', 'state']],
    // The worker claims the next mail by it, which MongoDB allows without the key from version 7 on.
    broadcast: [['state', 'dueAt'], ['state', 'composedAt'], ['removeAt']],
  },
  {
    collection: 'webhookDeliveries',
    key: { key: 1 },
    hot: [['key']],
    broadcast: [
      ['endpointId', 'state', 'dueAt'],
      ['queue', 'sequence'],
      ['_id', 'claim'],
    ],
  },
  {
    collection: 'addresses',
    key: { customerId: 1 },
    hot: [['customerId'], ['customerId', 'fingerprint'], ['_id', 'customerId']],
    broadcast: [],
  },
  {
    collection: 'ownNumbers',
    key: { owner: 1 },
    hot: [
      ['owner', 'sku'],
      ['owner', 'code'],
    ],
    broadcast: [],
  },
  { collection: 'shoppingLists', key: { owner: 1 }, hot: [['owner', 'key']], broadcast: [['mails._id']] },
  { collection: 'machines', key: { owner: 1 }, hot: [['owner'], ['owner', 'key']], broadcast: [] },
  {
    collection: 'reviews',
    key: { productId: 1 },
    hot: [
      ['productId', 'state'],
      ['productId', 'userId'],
    ],
    broadcast: [['userId'], ['state', 'updatedAt'], ['uncounted']],
  },
  { collection: 'orderNotes', key: { number: 1 }, hot: [['number'], ['number', 'key']], broadcast: [] },
  ...['pictures.chunks', 'privatePictures.chunks', 'documents.chunks'].map((collection) => ({
    collection,
    key: { files_id: 1, n: 1 } as const,
    hot: [['files_id', 'n']],
    broadcast: [],
  })),
];

/** A large collection that stays on one shard. */
export type Undivided = {
  collection: string;
  /** Its unique indexes, by their keys, where no key begins all of them; none where that isn't what keeps it whole. */
  uniqueBy: Record<string, 1 | -1>[];
  why: string;
};

/** The large collections that can't be divided as they are, or needn't be. */
export const undivided: Undivided[] = [
  {
    collection: 'orders',
    uniqueBy: [{ liveKey: 1 }, { number: 1 }],
    why: 'Order number and attempt are both unique. To divide it, each needs a collection of claims of its own, as purchase orders have.',
  },
  {
    collection: 'items',
    uniqueBy: [{ slug: 1 }, { 'variants.sku': 1 }],
    why: 'Slug and SKU are both unique, and a shard key can’t be in a list. A million products are a few GB and are read from the caches and the index of each server.',
  },
  {
    collection: 'invoices',
    uniqueBy: [
      { series: 1, position: 1 },
      { series: 1, year: 1, sequence: 1 },
      { 'content.number': 1 },
      { cause: 1 },
      { 'credits.invoiceId': 1, 'credits.index': 1 },
    ],
    why: 'Numbers without gaps need one place that gives them.',
  },
  {
    collection: 'users',
    uniqueBy: [],
    why: 'Addresses are unique, but accounts are read by their id.',
  },
  {
    collection: 'contactMessages',
    uniqueBy: [{ fingerprint: 1 }, { reference: 1 }],
    why: 'Reference and content are both unique; messages are few.',
  },
  {
    collection: 'changes',
    uniqueBy: [],
    why: 'Each server reads all of it, in the order of time; it holds one day.',
  },
];
