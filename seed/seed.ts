import { database } from '../lib/platform/database';
import { wireNames } from '../lib/shared/wire-names';
import { seedAccounts } from './accounts';
import { seedAssortments } from './assortments';
import { seedApprovals } from './approvals';
import { seedBackorders } from './backorders';
import { seedBank } from './bank';
import { seedBlanketOrders } from './blanket-orders';
import { seedCarts } from './carts';
import { seedCompanies } from './companies';
import { seedContent } from './content';
import { seedCredit } from './credit';
import { seedMachines } from './machines';
import { seedOwnNumbers } from './own-numbers';
import { seedPriceLists } from './price-lists';
import { seedDiscounts } from './discounts';
import { seedHistory } from './history/history';
import { seedSuppliers } from './history/purchasing';
import { seedDocumentRevisions } from './document-revisions';
import { seedQuestions } from './questions';
import { seedQuotes } from './quotes';
import { seedSample } from './sample';
import { seedSavedViews } from './saved-views';
import { seedSettings } from './settings';
import { seedShoppingLists } from './shopping-lists';
import { seedTaxes } from './taxes';
import { seedWebhooks } from './webhooks';

/** Whether this database has never had a product. */
export async function isEmptyShop(): Promise<boolean> {
  return (
    (await database()
      .collection(wireNames.productCollection)
      .findOne({}, { projection: { _id: 1 } })) === null
  );
}

/**
 * Loads the sample catalog with its articles and reviews. Idempotent; it changes nothing that an admin or a customer has
 * changed. `accounts` makes it the demo: its own pages, users whose passwords are public, an invented bank account.
 * `history` adds a year of orders, customers and messages to such a demo.
 */
export async function seed({ accounts, history }: { accounts: boolean; history: boolean }): Promise<void> {
  await seedSample();
  if (!accounts) return;
  await seedContent();
  await seedSettings();
  await seedSavedViews();
  await seedDiscounts();
  await seedSuppliers();
  await seedCarts(await seedAccounts());
  if (history) await seedHistory();
  await seedCompanies();
  await seedPriceLists();
  await seedAssortments();
  await seedQuotes();
  await seedDocumentRevisions();
  await seedQuestions();
  await seedBlanketOrders();
  await seedApprovals();
  await seedOwnNumbers();
  await seedShoppingLists();
  await seedMachines();
  await seedTaxes();
  await seedCredit();
  await seedWebhooks();
  if (!history) return;
  await seedBank();
  await seedBackorders();
}
