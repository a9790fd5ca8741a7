import { auditRecords } from '../../lib/audit/collection';
import { issuePastInvoices } from '../../lib/invoices/commands/past-invoices';
import { orders } from '../../lib/orders/collection';
import { now } from '../../lib/platform/clock';
import { findAccountByEmail } from '../../lib/users/queries';
import { addMissing } from '../add-missing';
import { openBuyers } from './buyers';
import { seedMessages, seedMissedSearches } from './messages';
import { seedNewsletter } from './newsletter';
import { demoId } from './demo-ids';
import { auditOfOrder } from './order-documents';
import { daysOfHistory } from './order-plan';
import { seedOrderNotes } from './order-notes';
import { seedOrders } from './orders';
import { pastRefunds } from './past-refunds';
import { seedPurchases } from './purchasing';
import { seedStockAlerts } from './stock-alerts';
import { seedReturns } from './returns';
import { seedPurchaseReviews } from './reviews';

const day = 24 * 60 * 60_000;
const adminEmail = 'admin@hexbolt.example';

/** The end of the demo's history: the time of the first seeding, which later runs read from the first order. */
async function endOfHistory(): Promise<Date> {
  const first = await orders().findOne({ _id: demoId('demo order 0') }, { projection: { placedAt: 1 } });
  return first?.placedAt ? new Date(first.placedAt.getTime() + daysOfHistory * day) : now();
}

/**
 * Loads the demo shop's history: customers, a year of orders with stock movements and audit records, reviews, messages,
 * a newsletter, stock alerts and missed searches. Idempotent: the history stays as first seeded.
 */
export async function seedHistory(): Promise<void> {
  const admin = await findAccountByEmail(adminEmail);
  if (!admin) throw new Error(`The history of the demo shop needs the account ${adminEmail}.`);
  const end = await endOfHistory();
  const opening = new Date(end.getTime() - (daysOfHistory + 1) * day);
  const buyers = await openBuyers(opening);
  const all = await seedOrders(buyers, admin, end, opening);
  await issuePastInvoices(pastRefunds);
  await seedReturns(all, admin.name, end);
  const actor = { userId: admin.id, email: admin.email };
  await addMissing(
    auditRecords(),
    all.flatMap((order) => auditOfOrder(order, actor)),
  );
  await seedPurchases(admin, end);
  await seedOrderNotes(all, admin, end);
  await seedPurchaseReviews(all, end);
  await seedMessages(buyers, end, admin);
  await seedMissedSearches(end);
  await seedNewsletter(buyers, end);
  await seedStockAlerts(buyers, end);
}
