import { ObjectId } from 'mongodb';
import { auditRecords } from '@/lib/audit/collection';
import { products } from '@/lib/catalog/collection/products';
import { findVariants } from '@/lib/catalog/queries/products';
import { contactMessages } from '@/lib/contact/collection';
import { contactTopics, messageStatuses, messageWords } from '@/lib/contact/rules';
import { discounts } from '@/lib/discounts/collection';
import { storedFields } from '@/lib/discounts/commands/discounts';
import { stockMovements } from '@/lib/inventory/collection';
import { movementReasons } from '@/lib/inventory/rules';
import { subscribers } from '@/lib/newsletter/collection';
import { subscriberStates, subscriberWords } from '@/lib/newsletter/rules/subscribers';
import { orders, type OrderDocument } from '@/lib/orders/collection';
import { reviews } from '@/lib/reviews/collection';
import { missedSearches } from '@/lib/search/collection';
import { findShop } from '@/lib/settings/queries';
import { emptyProfile, users, wordsOf } from '@/lib/users/collection';
import { demoDiscounts } from '@/seed/discounts';
import type { Buyer } from '@/seed/history/buyers';
import { demoDiscounter } from '@/seed/history/order-discounts';
import { demoCode, demoId } from '@/seed/history/demo-ids';
import { auditOfOrder, orderDocument } from '@/seed/history/order-documents';
import { planOrders, type DemoOffer } from '@/seed/history/order-plan';
import { timelineOf } from '@/seed/history/order-timeline';
import { addMoney } from './large-shop-money';
import { ohioAddress } from './ohio-address';

const day = 24 * 60 * 60_000;
/** The records of each kind besides orders, as a shop with 5,000 orders has them. */
const size = {
  buyers: 2_000,
  offers: 1_500,
  messages: 2_000,
  reviews: 4_000,
  subscribers: 5_000,
  discounts: 200,
};
const list = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index));

/** Inserts in batches that stay below the size of a message. */
async function insertAll<T>(
  insert: (part: T[]) => Promise<unknown>,
  documents: T[],
  batch = 2_000,
): Promise<void> {
  for (let at = 0; at < documents.length; at += batch) await insert(documents.slice(at, at + batch));
}

async function addBuyers(since: Date): Promise<Buyer[]> {
  const buyers = list(size.buyers, (index) => ({
    id: demoId(`buyer ${index}`).toHexString(),
    name: `Buyer ${demoCode(`buyer ${index}`, 6)}`,
    email: `buyer-${index}@large.example`,
    weight: 1 + (index % 9),
    address: { ...ohioAddress, name: `Buyer ${index}` },
  }));
  await insertAll(
    (part) => users().insertMany(part),
    buyers.map(({ id, name, email }, index) => {
      const createdAt = new Date(since.getTime() + index * 60_000);
      return {
        _id: new ObjectId(id),
        email,
        name,
        image: null,
        role: 'customer' as const,
        emailVerified: createdAt,
        passwordHash: null,
        disabledAt: null,
        sessionVersion: 1,
        profile: emptyProfile,
        words: wordsOf(name, email),
        mails: [],
        createdAt,
      };
    }),
  );
  return buyers;
}

async function addOrders(buyers: Buyer[], count: number, end: Date): Promise<OrderDocument[]> {
  const shop = await findShop();
  const some = await products()
    .find({ state: 'published', successor: null }, { projection: { 'variants.sku': 1 } })
    .sort({ _id: 1 })
    .limit(size.offers)
    .toArray();
  const found = await findVariants(some.map(({ variants: [first] }) => first!.sku));
  const offers = [...found.values()].map((offer, index): DemoOffer => {
    return { ...offer, sold: 1 + (index % 40), left: { units: Infinity } };
  });
  const bySku = new Map(offers.map((offer) => [offer.variant.sku, offer]));
  const discountsOf = demoDiscounter(bySku, shop);
  const all = planOrders(buyers, offers, end, count).map((planned) =>
    orderDocument(planned, timelineOf(planned, 'Ada Admin', end), bySku, shop, discountsOf(planned)),
  );
  await insertAll((part) => orders().insertMany(part), all);
  await insertAll(
    (part) => stockMovements().insertMany(part),
    all.flatMap(({ _id, placedAt: at, stockLines, lines }) =>
      stockLines.map(({ sku, quantity }) => ({
        _id: new ObjectId(),
        sku,
        productId: lines.find((line) => line.sku === sku)!.productId,
        at,
        change: -quantity,
        reason: movementReasons.order,
        actor: null,
        source: { kind: 'order' as const, id: _id.toHexString() },
      })),
    ),
  );
  return all;
}

async function addTalk(buyers: Buyer[], all: OrderDocument[], end: Date): Promise<void> {
  const ago = (index: number) => new Date(end.getTime() - (index % 365) * day - index * 1_000);
  await insertAll(
    (part) => contactMessages().insertMany(part),
    list(size.messages, (index) => {
      const { name, email, id } = buyers[index % buyers.length]!;
      const [reference, message] = [`M-${demoCode(`large ${index}`, 8)}`, `Do you ship part ${index}?`];
      const text = { reference, name, email, message, product: null };
      return {
        _id: demoId(`large message ${index}`),
        fingerprint: `large-${index}`,
        ...text,
        userId: id,
        topic: contactTopics[index % contactTopics.length]!.id,
        sku: null,
        quantity: null,
        state: messageStatuses[index % 3]!,
        assignee: null,
        entries: [],
        messageIds: [],
        mails: [],
        words: messageWords(text),
        receivedAt: ago(index),
      };
    }),
  );
  const bought = new Map(
    all.flatMap(({ customer, lines }) =>
      lines.map((line) => [`${line.productId} ${customer.id}`, { customer, line }] as const),
    ),
  );
  await insertAll(
    (part) => reviews().insertMany(part),
    [...bought.values()].slice(0, size.reviews).map(({ customer, line }, index) => ({
      _id: demoId(`large review ${index}`),
      productId: line.productId,
      slug: line.slug,
      productName: line.name,
      userId: customer.id,
      author: customer.name,
      rating: 1 + (index % 5),
      text: 'Solid, and it came on time. '.repeat(1 + (index % 12)),
      verifiedPurchase: true,
      version: 1,
      state: (['waiting', 'approved', 'approved', 'rejected'] as const)[index % 4]!,
      reason: null,
      createdAt: ago(index),
      updatedAt: ago(index),
      moderatedAt: null,
    })),
  );
  await insertAll(
    (part) => subscribers().insertMany(part),
    list(size.subscribers, (index) => {
      const email = `reader-${index}@${index % 2 ? 'large' : 'bulk'}.example`;
      return {
        _id: demoId(email),
        email,
        state: subscriberStates[index % 9 ? 0 : 1 + (index % 2)]!,
        unsubscribeHashes: [],
        mailedAt: null,
        subscribedAt: ago(index),
        words: subscriberWords(email),
        mails: [],
      };
    }),
  );
  const terms = list(1_000, (index) => `term ${demoCode(`term ${index}`, 5).toLowerCase()}`);
  await missedSearches().insertMany(
    terms.map((_id, index) => ({
      _id,
      typed: _id,
      count: 1 + (index % 50),
      firstAt: ago(index),
      lastAt: end,
    })),
  );
  await discounts().insertMany(
    list(size.discounts, (index) => {
      const { id: _, ...input } = {
        ...demoDiscounts[0]!,
        title: `Deal ${index}`,
        code: `DEAL${1000 + index}`,
      };
      return { _id: new ObjectId(), ...storedFields({ ...input, active: index % 2 === 0 }) };
    }),
  );
}

/** Adds `count` orders of the last year to a shop with products, with customers and everything that comes with orders. */
export async function fillLargeShop(count: number, end: Date): Promise<void> {
  const buyers = await addBuyers(new Date(end.getTime() - 400 * day));
  const all = await addOrders(buyers, count, end);
  const actor = { userId: '0'.repeat(24), email: 'admin@hexbolt.example' };
  await insertAll(
    (part) => auditRecords().insertMany(part),
    all.flatMap((order) => auditOfOrder(order, actor)),
  );
  await addTalk(buyers, all, end);
  await addMoney(buyers, all, end);
}
