import type { Filter } from 'mongodb';
import { isOrderOfCompany } from '../../orders/queries/account-orders';
import { callCompany } from '../../platform/call-company';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { dayAt, daySpan } from '../../shared/dates';
import { pageOf, type Page } from '../../shared/paging';
import { beginningWithEach } from '../../shared/word-filter';
import { invoiceRowView, invoices, invoiceView, type InvoiceDocument } from '../collection';
import { listedStatuses, type InvoiceFilters, type ListedStatus } from '../schema/inputs';
import type { InvoiceWithNotes } from '../rules/return-refund';
import type { Invoice, InvoiceRow } from '../schema/invoice';

const pageSize = 25;

const sorts = {
  newest: { issuedAt: -1, position: -1 },
  issued: { issuedAt: 1, position: 1 },
  total: { 'content.gross': 1, issuedAt: 1 },
  '-total': { 'content.gross': -1, issuedAt: -1 },
} as const;

const statusFilter = (status: ListedStatus | undefined, today: string): Filter<InvoiceDocument> => {
  if (!status) return {};
  return status === 'overdue' ? { status: 'open', 'content.dueOn': { $lt: today } } : { status };
};

export async function invoiceFilter({
  series,
  status,
  q = '',
  from,
  to,
}: InvoiceFilters): Promise<Filter<InvoiceDocument>> {
  const { timeZone } = await findShop();
  return {
    issuedAt: { $gt: new Date(0), ...daySpan({ from, to }, timeZone) },
    ...(series && { series }),
    ...statusFilter(status, dayAt(now(), timeZone)),
    ...beginningWithEach(q, 8),
  };
}

/** One page of the invoices and credit notes that match the filters, newest first unless they say otherwise. */
export async function listInvoices(filters: InvoiceFilters, number: number): Promise<Page<InvoiceRow>> {
  const filter = await invoiceFilter(filters);
  const [found, total] = await Promise.all([
    invoices()
      .find(filter)
      .sort(sorts[filters.sort ?? 'newest'])
      .skip((number - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    invoices().countDocuments(filter),
  ]);
  return pageOf(found.map(invoiceRowView), number, pageSize, total);
}

/** Streams every document that matches the filters, in the order of issue, for the accountant's file. */
export async function* eachInvoice(filters: InvoiceFilters): AsyncGenerator<Invoice> {
  for await (const document of invoices()
    .find(await invoiceFilter(filters))
    .sort(sorts.issued))
    yield invoiceView(document);
}

/** The number of documents in each status of the list's filter, and of all. */
export async function countInvoices(): Promise<Record<ListedStatus | 'all', number>> {
  const today = dayAt(now(), (await findShop()).timeZone);
  const counts = listedStatuses.map(
    async (status) => [status, await invoices().countDocuments(statusFilter(status, today))] as const,
  );
  const all = invoices().countDocuments({ issuedAt: { $gt: new Date(0) } });
  return Object.fromEntries([['all', await all], ...(await Promise.all(counts))]) as Record<
    ListedStatus | 'all',
    number
  >;
}

/** An issued document by its number, or null. */
export async function findInvoice(number: string): Promise<Invoice | null> {
  const document = await invoices().findOne({ 'content.number': number });
  return document && invoiceView(document);
}

/** The document of an order that a person may see; null for anybody else's, as if it did not exist. */
export async function findOwnInvoice(userId: string, number: string): Promise<Invoice | null> {
  const document = await invoices().findOne({ 'content.number': number });
  if (!document) return null;
  // A call by a company's key sees the documents of that company alone.
  const isCustomer = document.customerId === userId && callCompany() === undefined;
  const isOwn = isCustomer || (await isOrderOfCompany(document.orderId, userId));
  return isOwn ? invoiceView(document) : null;
}

/** The documents of an order, oldest first. */
export async function listOrderInvoices(orderId: string): Promise<InvoiceRow[]> {
  const found = await invoices().find({ orderId }).sort({ issuedAt: 1, position: 1 }).toArray();
  return found.map(invoiceRowView);
}

/** The numbers of the orders about which credit notes were issued since a moment. */
export async function listCreditedOrders(since: Date): Promise<string[]> {
  const found = await invoices()
    .find({ series: 'credit-note', issuedAt: { $gte: since } }, { projection: { 'content.order.number': 1 } })
    .toArray();
  return [...new Set(found.map(({ content }) => content.order.number))];
}

/** All documents of a customer, newest first, for the export of an account. */
export async function listOwnInvoices(customerId: string): Promise<Invoice[]> {
  const found = await invoices().find({ customerId }).sort({ issuedAt: -1 }).toArray();
  return found.map(invoiceView);
}

/** The invoice that was issued last for an order, or null before its first shipment. */
export async function findLastInvoice(orderId: string): Promise<Invoice | null> {
  const found = await invoices()
    .find({ orderId, series: 'invoice' })
    .sort({ issuedAt: -1 })
    .limit(1)
    .toArray();
  return found[0] ? invoiceView(found[0]) : null;
}

/** The invoices of an order, oldest first, each with the credit notes about it. */
export async function documentsWithNotes(orderId: string): Promise<InvoiceWithNotes[]> {
  const found = await invoices().find({ orderId }).sort({ issuedAt: 1, position: 1 }).toArray();
  return found
    .filter(({ series }) => series === 'invoice')
    .map(({ _id, content }) => ({
      invoice: content,
      notes: found
        .filter(({ credits }) => credits?.invoiceId === _id.toHexString())
        .map((note) => note.content),
    }));
}
