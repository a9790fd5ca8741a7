import { googleLinks, oneTimeTokens, sessions, signInAttempts } from '../auth/collection';
import { auditRecords } from '../audit/collection';
import { documentChunks, documentFiles } from '../documents/collection';
import { pictureChunks, pictureFiles } from '../images/collection';
import { outbox } from '../mail/collection';
import { carts } from '../cart/collection';
import { items } from '../catalog/collection/items';
import { missedSearches, searchSynonyms } from '../catalog/collection/missed-searches';
import { productImports } from '../catalog/collection/product-imports';
import { searchWords } from '../catalog/collection/search-words';
import { stock, stockMovements } from '../catalog/collection/stock';
import { announcements, faqs, pages, posts, testimonials } from '../content/collection';
import { contactMessages } from '../contact/collection';
import { subscribers } from '../newsletter/collection';
import { addresses, orders } from '../orders/collection';
import { database, type CollectionDefinition } from '../platform/database';
import { rateWindows } from '../platform/rate-limit';
import { reviewChanges, reviews } from '../reviews/collection';
import { shopSettings } from '../shop/collection';
import { adminRoster, users } from '../users/collection';

/** Every collection of the shop. A new one is added here, or its indexes are never made. */
export const allCollections: Pick<CollectionDefinition<object>, 'collectionName' | 'indexes'>[] = [
  rateWindows,
  users,
  adminRoster,
  sessions,
  oneTimeTokens,
  googleLinks,
  signInAttempts,
  auditRecords,
  outbox,
  documentFiles,
  documentChunks,
  shopSettings,
  pictureFiles,
  pictureChunks,
  items,
  stock,
  stockMovements,
  carts,
  orders,
  addresses,
  searchWords,
  missedSearches,
  searchSynonyms,
  productImports,
  pages,
  posts,
  testimonials,
  announcements,
  faqs,
  contactMessages,
  subscribers,
  reviews,
  reviewChanges,
];

/** Creates all collections and indexes that are missing; safe to repeat. */
export async function ensureIndexes(): Promise<void> {
  for (const { collectionName, indexes } of allCollections) {
    if (indexes.length) await database().collection(collectionName).createIndexes(indexes);
  }
}
