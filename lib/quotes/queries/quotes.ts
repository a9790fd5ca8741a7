import type { Filter, Sort } from 'mongodb';
import type { Membership } from '../../companies/schema/members';
import { pageOf, type Page } from '../../shared/paging';
import { beginningWithEach } from '../../shared/word-filter';
import { ownQuoteView, quoteRowView, quotes, staffQuoteView, type QuoteDocument } from '../collection';
import { quoteStatuses, type QuoteStatus } from '../rules/status';
import type { QuoteFilters } from '../schema/inputs';
import type { OwnQuote, QuoteRow, StaffQuote } from '../schema/quote';
import { isOwnRecord, recordsSeenBy } from '../../companies/queries/ownership';

const pageSize = 25;

const sorts: Record<NonNullable<QuoteFilters['sort']>, Sort> = {
  changed: { changedAt: 1 },
  total: { total: 1, changedAt: 1 },
  '-total': { total: -1, changedAt: -1 },
  number: { number: 1 },
  '-number': { number: -1 },
};

const filterOf = ({ state, q = '' }: QuoteFilters): Filter<QuoteDocument> => ({
  ...(state && { state }),
  ...beginningWithEach(q, 8),
});

async function page(
  filter: Filter<QuoteDocument>,
  sort: QuoteFilters['sort'],
  number: number,
): Promise<Page<QuoteRow>> {
  const [found, total] = await Promise.all([
    quotes()
      .find(filter)
      .sort(sort ? sorts[sort] : { changedAt: -1 })
      .skip((number - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    Object.keys(filter).length ? quotes().countDocuments(filter) : quotes().estimatedDocumentCount(),
  ]);
  return pageOf(found.map(quoteRowView), number, pageSize, total);
}

/** One page of all quotes that match the filters, the last changed first unless sorted otherwise. */
export function listQuotes(filters: QuoteFilters, number: number): Promise<Page<QuoteRow>> {
  return page(filterOf(filters), filters.sort, number);
}

/** What a customer sees of a row: no total before something is offered. */
const ownRow = (row: QuoteRow): QuoteRow => (row.version ? row : { ...row, total: 0 });

/** One page of the quotes that a person sees alone, or in a company, the last changed first. */
export async function listOwnQuotes(
  userId: string,
  filters: QuoteFilters,
  number: number,
  company: Membership | null,
): Promise<Page<QuoteRow>> {
  const { state } = filters;
  const found = await page({ ...recordsSeenBy(userId, company), ...(state && { state }) }, undefined, number);
  return { ...found, rows: found.rows.map(ownRow) };
}

/** The number of quotes in each status: of all, or of those that a person sees. */
export async function countQuotes(
  userId?: string,
  company: Membership | null = null,
): Promise<Record<QuoteStatus, number>> {
  const seen = userId ? recordsSeenBy(userId, company) : {};
  const counts = quoteStatuses.map(
    async (state) => [state, await quotes().countDocuments({ ...seen, state })] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Record<QuoteStatus, number>;
}

/** Streams every quote that matches the filters, the last changed first, for the export. */
export async function* eachQuote(filters: QuoteFilters): AsyncGenerator<StaffQuote> {
  for await (const quote of quotes().find(filterOf(filters)).sort({ changedAt: -1 }))
    yield staffQuoteView(quote);
}

/** A quote as staff see it, or null. */
export async function findQuote(number: string): Promise<StaffQuote | null> {
  const found = await quotes().findOne({ number });
  return found && staffQuoteView(found);
}

/** A quote as its customer sees it; null for anybody else's, as if it did not exist. */
export async function findOwnQuote(userId: string, number: string): Promise<OwnQuote | null> {
  const found = await quotes().findOne({ number });
  return found && (await isOwnRecord(found, userId, 'orders.view')) ? ownQuoteView(found) : null;
}

/** The quotes that a person asked for alone: for the account export. */
export async function listExportedQuotes(userId: string): Promise<OwnQuote[]> {
  const found = await quotes().find(recordsSeenBy(userId, null)).sort({ changedAt: -1 }).toArray();
  return found.map(ownQuoteView);
}

/** Whether an account has a quote in any state. */
export const hasQuotes = async (userId: string): Promise<boolean> =>
  (await quotes().findOne({ 'customer.id': userId }, { projection: { _id: 1 } })) !== null;
