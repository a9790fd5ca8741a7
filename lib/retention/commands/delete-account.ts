import { deleteOwnKeys } from '../../api-keys/commands/keys';
import { forgetRequester } from '../../approvals/commands/forget';
import { deleteOwnAssortments } from '../../assortments/commands';
import { deleteSignIns } from '../../auth/sessions';
import { forgetBlanketOrders } from '../../blanket-orders/commands/forget';
import { deleteCart } from '../../cart/commands';
import { deleteMemberships } from '../../companies/commands/members';
import { deleteMessages } from '../../contact/commands/send-message';
import { deleteCreditAccount } from '../../credit/commands/terms';
import { removeCustomer } from '../../discounts/commands/remove-customer';
import { detachInvoices } from '../../invoices/commands/detach-invoices';
import { issuePendingInvoices } from '../../invoices/commands/issue-invoices';
import { deleteMachines } from '../../machines/commands';
import { deleteSubscription } from '../../newsletter/commands/subscribers';
import { anonymizeOrders } from '../../orders/commands/anonymize-orders';
import { deleteOwnNumbers } from '../../own-numbers/commands';
import { deleteOwnPriceLists } from '../../price-lists/commands';
import { deleteOwnConnections } from '../../punchout/commands/connections';
import { anonymizeQuestions } from '../../questions/commands/ask';
import { forgetQuotes } from '../../quotes/commands/forget-quotes';
import { anonymizeReviews } from '../../reviews/commands';
import { deleteOwnViews } from '../../saved-views/commands';
import { ok, type Result } from '../../shared/result';
import { deleteShoppingLists } from '../../shopping-lists/commands/lists';
import { deleteStockAlerts } from '../../stock-alerts/commands/links';
import { deleteOwnTaxes } from '../../taxes/commands/own-taxes';
import { closeAccount } from '../../users/commands/roles';
import type { AccountOwner } from '../../users/types';
import { forgetInWebhooks } from '../../webhooks/commands/forget-customer';

/**
 * Deletes an account and what belongs to it; orders stay without the name, invoices as the law wants. The value has the
 * cache tags to expire. Check first that it is neither the last admin of the shop nor of a company. Safe to repeat.
 */
export async function deleteAccount(person: AccountOwner): Promise<Result<{ done: boolean }>> {
  // The account is deleted last: if anything fails before, the person can still sign in and try again.
  // Invoices that a crash has delayed are issued while the orders still have names.
  await issuePendingInvoices();
  const forgotten = await anonymizeOrders(person);
  if (!forgotten.ok) return forgotten;
  await forgetQuotes(person);
  await forgetBlanketOrders(person);
  await detachInvoices(person);
  await deleteCreditAccount(person.userId);
  await deleteCart(person);
  await forgetRequester(person.userId);
  await deleteOwnKeys(person.userId);
  await deleteOwnConnections(person.userId);
  await deleteMemberships(person);
  await removeCustomer(person);
  await deleteOwnTaxes(person);
  await deleteOwnPriceLists(person.userId);
  await deleteOwnAssortments(person.userId);
  await deleteOwnNumbers(person.userId);
  await deleteShoppingLists(person.userId);
  await deleteStockAlerts(person);
  await deleteMachines(person.userId);
  await deleteMessages(person);
  await deleteOwnViews(person);
  await deleteSubscription(person);
  const stale = [...(await anonymizeReviews(person)), ...(await anonymizeQuestions(person))];
  await forgetInWebhooks(person.userId);
  const closed = await closeAccount(person);
  if (!closed.ok) return closed;
  await deleteSignIns(person);
  return ok({ done: true }, stale);
}
