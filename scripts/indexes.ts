import { MongoServerError } from 'mongodb';
import { googleLinks, knownDevices, oneTimeTokens, sessions } from '../lib/auth/collection';
import { auditRecords } from '../lib/audit/collection';
import { documentChunks, documentFiles } from '../lib/documents/collection';
import { pictureChunks, pictureFiles, privateChunks, privateFiles } from '../lib/images/collection';
import { outbox } from '../lib/mail/collection';
import { carts } from '../lib/cart/collection';
import { punchoutSessions } from '../lib/cart/collection/punchout-sessions';
import { products } from '../lib/catalog/collection/products';
import { creditAccounts } from '../lib/credit/collection';
import { discounts, discountUses } from '../lib/discounts/collection';
import { fitRules } from '../lib/fits/collection';
import { ownNumbers } from '../lib/own-numbers/collection';
import { assortments } from '../lib/assortments/collection';
import { priceLists } from '../lib/price-lists/collection';
import { searchCollections } from '../lib/search/collection';
import { bulkEditRows, bulkEdits } from '../lib/bulk-edit/collection';
import { plannedImports } from '../lib/product-import/collection';
import { searchWords } from '../lib/catalog/collection/search-index';
import { replacedNumbers } from '../lib/catalog/collection/replaced-numbers';
import { stock } from '../lib/catalog/collection/stock';
import { catalogStructures } from '../lib/catalog/collection/structure';
import { announcements, faqs, pages, posts, testimonials } from '../lib/content/collection';
import { contentRedirects, contentVersions } from '../lib/content/collection/versions';
import { contactMessages, replyTemplates } from '../lib/contact/collection';
import { subscribers } from '../lib/newsletter/collection';
import { campaigns, recipients } from '../lib/newsletter/collection/campaigns';
import { invoiceFiles, invoices } from '../lib/invoices/collection';
import { addresses, orders } from '../lib/orders/collection';
import { orderNotes } from '../lib/orders/collection/order-notes';
import { reviewedPrices } from '../lib/orders/collection/reviewed-prices';
import { bankEntries, bankLayouts, bankRefunds, paymentChecks } from '../lib/payments/collection';
import { buildFiles } from '../lib/platform/build-files';
import { changes } from '../lib/platform/changes';
import { database, type CollectionDefinition } from '../lib/platform/database';
import { growingDelays } from '../lib/platform/growing-delay';
import { rateLimits } from '../lib/platform/rate-limit';
import { creditChecks } from '../lib/receivables/collection';
import { questions } from '../lib/questions/collection';
import { erasureReports } from '../lib/retention/collection';
import { reviewChanges, reviews } from '../lib/reviews/collection';
import { shopSettings } from '../lib/settings/collection';
import { setups } from '../lib/setup/collection';
import { adminRoster, users } from '../lib/users/collection';
import { purchaseOrderFiles } from '../lib/orders/collection/purchase-order-files';
import { claimedPurchaseOrders } from '../lib/orders/collection/claimed-purchase-orders';
import { connections } from '../lib/punchout/collection';
import { punchoutDocuments } from '../lib/punchout/collection/documents';
import { punchoutOrders } from '../lib/punchout/collection/orders';
import { approvalRequests } from '../lib/approvals/collection';
import {
  approvalSettings,
  budgetMonths,
  companies,
  companyDocuments,
  companyFiles,
  invitations,
  joinRequests,
  memberships,
} from '../lib/companies/collection';
import { certificateFiles, customerTaxes, taxCertificates } from '../lib/taxes/collection';
import { listColumns, savedViews } from '../lib/saved-views/collection';
import { stockCountLines, stockCounts, stockMovements } from '../lib/inventory/collection';
import { blanketOrders } from '../lib/blanket-orders/collection';
import { machines } from '../lib/machines/collection';
import { shoppingLists } from '../lib/shopping-lists/collection';
import { stockAlerts } from '../lib/stock-alerts/collection';
import { quoteKeys, quotes } from '../lib/quotes/collection';
import { purchaseOrders, supplierParts, suppliers } from '../lib/purchasing/collection';
import { idempotentCalls, uploadParts } from '../lib/api/collection';
import { keys } from '../lib/api-keys/collection';
import { jobRecords } from '../lib/jobs/collection';
import { deliveries, endpoints } from '../lib/webhooks/collection';
import { migrationLeases } from './migration-lease';
import { appliedMigrations } from './migrations';
import { restores } from './restore-state';

/** Every collection of the shop. Add new collections here: their indexes are created from this list. */
export const allCollections: Pick<CollectionDefinition<object>, 'collectionName' | 'indexes'>[] = [
  buildFiles,
  changes,
  rateLimits,
  idempotentCalls,
  uploadParts,
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
  customerTaxes,
  taxCertificates,
  certificateFiles,
  approvalRequests,
  approvalSettings,
  budgetMonths,
  companies,
  companyDocuments,
  companyFiles,
  claimedPurchaseOrders,
  purchaseOrderFiles,
  blanketOrders,
  memberships,
  invitations,
  joinRequests,
  setups,
  pictureFiles,
  pictureChunks,
  privateFiles,
  privateChunks,
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
  assortments,
  priceLists,
  ownNumbers,
  fitRules,
  replacedNumbers,
  shoppingLists,
  stockAlerts,
  machines,
  creditAccounts,
  creditChecks,
  carts,
  punchoutSessions,
  connections,
  punchoutOrders,
  punchoutDocuments,
  orders,
  reviewedPrices,
  quotes,
  quoteKeys,
  paymentChecks,
  bankEntries,
  bankLayouts,
  bankRefunds,
  orderNotes,
  addresses,
  invoices,
  invoiceFiles,
  searchWords,
  ...searchCollections,
  plannedImports,
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
  questions,
  endpoints,
  jobRecords,
  erasureReports,
  deliveries,
  keys,
  appliedMigrations,
  migrationLeases,
  restores,
];

/** Creates all missing collections and indexes. Safe to repeat. */
export async function ensureIndexes(): Promise<void> {
  for (const { collectionName, indexes } of allCollections) {
    if (indexes.length) await database().collection(collectionName).createIndexes(indexes);
  }
}

async function indexNamesOf(collectionName: string): Promise<string[]> {
  try {
    const present = await database().collection(collectionName).indexes();
    return present.flatMap(({ name }) => name ?? []);
  } catch (error) {
    if (error instanceof MongoServerError && error.codeName === 'NamespaceNotFound') return [];
    throw error;
  }
}

/** The indexes that `ensureIndexes` would create, as "collection.index". Creates none. */
export async function findMissingIndexes(): Promise<string[]> {
  const missing = allCollections.map(async ({ collectionName, indexes }) => {
    if (indexes.length === 0) return [];
    const present = await indexNamesOf(collectionName);
    const wanted = indexes.map(({ name, key }) => name ?? Object.entries(key).flat().join('_'));
    return wanted.filter((name) => !present.includes(name)).map((name) => `${collectionName}.${name}`);
  });
  return (await Promise.all(missing)).flat();
}
