import { creditAccounts } from '../lib/credit/collection';
import { newCreditAccount } from '../lib/credit/commands/terms';
import { issueInvoicesOf } from '../lib/invoices/commands/issue-invoices';
import { settleAccount } from '../lib/orders/commands/order-credit';
import { paymentDays } from '../lib/orders/rules/invoice';
import { database, isDuplicateKey } from '../lib/platform/database';

/** What customers may owe at least who bought on invoice before there were terms, in minor units. */
const leastLimit = 1_000_000;

type Owed = { _id: string; name: string; email: string; total: number };

/** Customers who still owe something for an order on invoice. */
async function listOwing(): Promise<Owed[]> {
  return database()
    .collection('orders')
    .aggregate<Owed>([
      {
        $match: {
          'payment.method': 'invoice',
          'payment.state': 'due',
          state: { $in: ['placed', 'confirmed', 'shipped', 'delivered'] },
        },
      },
      {
        $group: {
          _id: '$customer.id',
          name: { $first: '$customer.name' },
          email: { $first: '$customer.email' },
          total: { $sum: '$totals.total' },
        },
      },
    ])
    .toArray();
}

/**
 * Grants terms to everybody who owes something for an order on invoice, from before terms were granted: the usual days,
 * and twice of what they owe or more. What their orders use is counted. Customers whose accounts are deleted get none.
 */
export async function grantTermsToOwing(): Promise<void> {
  for (const { _id: id, name, email, total } of await listOwing()) {
    if (!/^[0-9a-f]{24}$/.test(id)) continue;
    const terms = { status: 'active' as const, netDays: paymentDays, limit: Math.max(leastLimit, 2 * total) };
    try {
      await creditAccounts().insertOne(newCreditAccount({ id, name, email }, terms));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const open = { 'customer.id': id, 'payment.method': 'invoice', 'payment.state': 'due' };
    for await (const { _id } of database()
      .collection('orders')
      .find(open, { projection: { _id: 1 } }))
      await issueInvoicesOf(_id.toHexString());
    await settleAccount(id);
  }
}
