import { listMessages } from '../contact/queries';
import { topicName } from '../contact/rules';
import { listAllOrders } from '../orders/queries/orders';
import { progressName } from '../orders/rules/status';
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

const searches: { right: Right; find: (q: string, person: Staff) => Promise<FoundRecord[]> }[] = [
  { right: 'orders.view', find: findOrders },
  { right: 'products.view', find: findProducts },
  { right: 'accounts.view', find: findCustomers },
  { right: 'messages.view', find: findMessages },
];

/** Orders, products, accounts and messages that match, up to five of each: only what the person's role may see. */
export async function searchRecords(q: string, person: Staff): Promise<FoundRecord[]> {
  const found = await Promise.all(
    searches.filter(({ right }) => may(person.role, right)).map(({ find }) => find(q, person)),
  );
  return found.flatMap((records) => records.slice(0, perKind));
}
