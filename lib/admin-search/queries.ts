import { listBlanketOrders } from '../blanket-orders/queries/blanket-orders';
import { blanketOrderHref } from '../blanket-orders/rules/paths';
import { blanketStatusName } from '../blanket-orders/rules/status';
import { listMessages } from '../contact/queries';
import { topicName } from '../contact/rules';
import { listAllOrders } from '../orders/queries/orders';
import { progressName } from '../orders/rules/status';
import { listQuotes } from '../quotes/queries/quotes';
import { quoteHref } from '../quotes/rules/paths';
import { quoteStatusName } from '../quotes/rules/status';
import { listForAnswer } from '../questions/queries';
import { questionsHref, questionStatusNames } from '../questions/rules';
import { listAdminProducts } from '../search/queries/admin-products';
import { readProductsView } from '../search/rules/admin-products-view';
import { listAccounts } from '../users/queries';
import { accountsHref } from '../users/rules/accounts-href';
import { may, roleName, type Right } from '../users/rules/rights';
import type { Staff } from '../users/types';
import type { FoundRecord } from './schema';

const perKind = 5;

async function findOrders(q: string): Promise<FoundRecord[]> {
  const { rows } = await listAllOrders({ q }, 1);
  return rows.map((order) => ({
    kind: 'order',
    href: `/dashboard/manageOrder/${order.number}`,
    name: order.number,
    detail: `${order.customer.name}, ${progressName(order)}`,
  }));
}

async function findQuotes(q: string): Promise<FoundRecord[]> {
  const { rows } = await listQuotes({ q }, 1);
  return rows.map(({ number, customer, company, state }) => ({
    kind: 'quote',
    href: quoteHref(number),
    name: number,
    detail: `${company ?? customer}, ${quoteStatusName(state).toLowerCase()}`,
  }));
}

async function findBlanketOrders(q: string): Promise<FoundRecord[]> {
  const { rows } = await listBlanketOrders({ q }, 1);
  return rows.map(({ number, company, status }) => ({
    kind: 'blanket order',
    href: blanketOrderHref(number),
    name: number,
    detail: `${company}, ${blanketStatusName(status).toLowerCase()}`,
  }));
}

async function findProducts(q: string): Promise<FoundRecord[]> {
  const { rows } = await listAdminProducts(readProductsView({ q }), 1);
  return rows.map(({ id, name, variants }) => ({
    kind: 'product',
    href: `/dashboard/manageProduct/${id}`,
    name,
    detail: variants
      .map(({ sku }) => sku)
      .slice(0, 3)
      .join(', '),
  }));
}

async function findCustomers(q: string): Promise<FoundRecord[]> {
  const { rows } = await listAccounts(q, 1);
  return rows.map(({ name, email, role }) => ({
    kind: 'customer',
    href: accountsHref({ search: email }),
    name,
    detail: role === 'customer' ? email : `${email}, ${roleName(role)}`,
  }));
}

async function findMessages(q: string, reader: Staff): Promise<FoundRecord[]> {
  const { rows } = await listMessages({ q }, reader, 1);
  return rows.map(({ reference, name, topic }) => ({
    kind: 'message',
    href: `/dashboard/messages/${reference}`,
    name: reference,
    detail: `${name}, ${topicName(topic)}`,
  }));
}

async function findQuestions(q: string): Promise<FoundRecord[]> {
  const { rows } = await listForAnswer({ q }, 1);
  return rows.map(({ productName, text, status }) => ({
    kind: 'question',
    href: questionsHref({ q }),
    name: text.length > 60 ? `${text.slice(0, 59)}…` : text,
    detail: `${productName}, ${questionStatusNames[status].toLowerCase()}`,
  }));
}

const searches: { right: Right; find: (q: string, person: Staff) => Promise<FoundRecord[]> }[] = [
  { right: 'orders.view', find: findOrders },
  { right: 'quotes.view', find: findQuotes },
  { right: 'quotes.view', find: findBlanketOrders },
  { right: 'products.view', find: findProducts },
  { right: 'accounts.view', find: findCustomers },
  { right: 'messages.view', find: findMessages },
  { right: 'questions.view', find: findQuestions },
];

/**
 * Orders, quotes, blanket orders, products, accounts, messages and questions that match, up to five of each: only what the
 * person's role may see.
 */
export async function searchRecords(q: string, person: Staff): Promise<FoundRecord[]> {
  const found = await Promise.all(
    searches.filter(({ right }) => may(person.role, right)).map(({ find }) => find(q, person)),
  );
  return found.flatMap((records) => records.slice(0, perKind));
}
