import { composeEvent, type PendingEvent } from '../events/outbox';
import type { EventData } from '../events/schema';
import { contentOf, type QuoteDocument } from './collection';
import type { QuoteStatus } from './rules/status';

function quoteOf(quote: QuoteDocument): EventData<'quote.sent'>['quote'] {
  const { _id, number, state, version, customer, company, currency, total, order } = quote;
  const { id, name, email } = customer;
  return {
    id: _id.toHexString(),
    number,
    status: state,
    version,
    customer: { id, name, email },
    company: company ? { id: company.id, name: company.name } : null,
    currency,
    total,
    lines: contentOf(quote).lines.map(({ sku, name: title, quantity, unitPrice }) => ({
      sku,
      name: title,
      quantity,
      unitPrice,
    })),
    order: order ?? null,
  };
}

const types = {
  requested: 'quote.requested',
  offered: 'quote.sent',
  accepted: 'quote.accepted',
  declined: 'quote.declined',
  expired: 'quote.expired',
  withdrawn: 'quote.withdrawn',
} as const satisfies Record<QuoteStatus, string>;

/** The event of a quote that has a new status or version; none for other changes. Null before it was begun. */
export function quoteEvents(before: QuoteDocument | null, after: QuoteDocument): PendingEvent[] {
  if (before?.state === after.state && before.version === after.version) return [];
  return [composeEvent(types[after.state], { quote: quoteOf(after) }, after.customer.id)];
}
