import { googleLinks, knownDevices, oneTimeTokens, sessions } from '../lib/auth/collection';
import { auditRecords } from '../lib/audit/collection';
import { documentChunks, documentFiles } from '../lib/documents/collection';
import { pictureChunks, pictureFiles } from '../lib/images/collection';
import { outbox } from '../lib/mail/collection';
import { carts } from '../lib/cart/collection';
import { products } from '../lib/catalog/collection/products';
import { discounts, discountUses } from '../lib/discounts/collection';
import { missedSearches, searchSynonyms } from '../lib/search/collection';
import { bulkEditRows, bulkEdits } from '../lib/bulk-edit/collection';
import { productImports } from '../lib/product-import/collection';
import { searchWords } from '../lib/catalog/collection/search-index';
import { stock } from '../lib/catalog/collection/stock';
import { catalogStructures } from '../lib/catalog/collection/structure';
import { announcements, faqs, pages, posts, testimonials } from '../lib/content/collection';
import { contentRedirects, contentVersions } from '../lib/content/collection/versions';
import { contactMessages, replyTemplates } from '../lib/contact/collection';
import { subscribers } from '../lib/newsletter/collection';
import { campaigns, recipients } from '../lib/newsletter/collection/campaigns';
import { invoiceFiles, invoices } from '../lib/invoices/collection';
import { addresses, orderNotes, orders } from '../lib/orders/collection';
import { paymentChecks } from '../lib/payments/collection';
import { database, type CollectionDefinition } from '../lib/platform/database';
import { growingDelays } from '../lib/platform/growing-delay';
import { rateLimits } from '../lib/platform/rate-limit';
import { reviewChanges, reviews } from '../lib/reviews/collection';
import { shopSettings } from '../lib/settings/collection';
import { setups } from '../lib/setup/collection';
import { adminRoster, users } from '../lib/users/collection';
import { listColumns, savedViews } from '../lib/saved-views/collection';
import { stockCountLines, stockCounts, stockMovements } from '../lib/inventory/collection';
import { purchaseOrders, supplierParts, suppliers } from '../lib/purchasing/collection';
import { appliedMigrations } from './migrations';

/** Every collection of the shop. Add new collections here: their indexes are created from this list. */
export const allCollections: Pick<CollectionDefinition<object>, 'collectionName' | 'indexes'>[] = [
  rateLimits,
  growingDelays,
  users,
  adminRoster,
  sessions,
  oneTimeTokens,
  googleLinks,
  knownDevices,
  auditRecords,
  outbox,
  documentFiles,
  documentChunks,
  shopSettings,
  setups,
  pictureFiles,
  pictureChunks,
  products,
  catalogStructures,
  stock,
  stockMovements,
  stockCounts,
  stockCountLines,
  suppliers,
  supplierParts,
  purchaseOrders,
  discounts,
  discountUses,
  carts,
  orders,
  paymentChecks,
  orderNotes,
  addresses,
  invoices,
  invoiceFiles,
  searchWords,
  missedSearches,
  searchSynonyms,
  productImports,
  bulkEdits,
  bulkEditRows,
  savedViews,
  listColumns,
  pages,
  posts,
  testimonials,
  announcements,
  faqs,
  contentVersions,
  contentRedirects,
  contactMessages,
  replyTemplates,
  subscribers,
  campaigns,
  recipients,
  reviews,
  reviewChanges,
  appliedMigrations,
];

/** Creates all missing collections and indexes. Safe to repeat. */
export async function ensureIndexes(): Promise<void> {
  for (const { collectionName, indexes } of allCollections) {
    if (indexes.length) await database().collection(collectionName).createIndexes(indexes);
  }
}
