import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { findCompany } from '../../companies/queries/companies';
import { findMembership } from '../../companies/queries/memberships';
import { mayInCompany } from '../../companies/rules/rights';
import { findMessage } from '../../contact/queries';
import { firstEvents } from '../../events/outbox';
import { relayMails } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { randomBase32 } from '../../platform/ids';
import { countAttempt, rateLimited } from '../../platform/rate-limit';
import { findShop } from '../../settings/queries';
import type { Shop } from '../../settings/schema/shop';
import { addDays, dayAt } from '../../shared/dates';
import { fail, ok, type Result } from '../../shared/result';
import { findAccount } from '../../users/queries';
import type { Customer, Staff } from '../../users/types';
import { derived, quotes, type QuoteDocument } from '../collection';
import { quoteEvents } from '../events';
import { requestedMails } from '../emails';
import { priceRequest } from '../queries/lines';
import type { NewQuoteInput, QuoteRequest } from '../schema/inputs';
import type { QuoteLine } from '../schema/quote';
import type { QuoteActor } from './change-quote';

const requestLimit = { name: 'quote-requests', count: 20, seconds: 86_400 };
/** For how many days a quote is valid unless staff say otherwise. */
const validDays = 30;

type Beginning = {
  actor: QuoteActor;
  key: string;
  customer: QuoteDocument['customer'];
  company: QuoteDocument['company'];
  lines: QuoteLine[];
  text: string;
  byCustomer: boolean;
};

/** The company as a quote names it, if the customer may order in its name. */
async function findQuotedCompany(
  userId: string,
  id: string | undefined,
): Promise<Result<QuoteDocument['company']>> {
  if (id === undefined) return ok(undefined);
  const [membership, company] = await Promise.all([findMembership(id, userId), findCompany(id)]);
  if (!company || !membership || !mayInCompany(membership, 'orders.request')) {
    const message = 'This person can’t order in the name of this company';
    return fail('forbidden', 'company-not-allowed', `${message}.`, { fields: { company: message } });
  }
  return ok({ id, name: company.name });
}

function newQuote(beginning: Beginning, { currency, timeZone }: Shop): QuoteDocument {
  const { actor, key, customer, company, lines, text, byCustomer } = beginning;
  const at = now();
  const validUntil = addDays(dayAt(at, timeZone), validDays);
  const fields = {
    number: `QU-${randomBase32(8)}`,
    customer,
    ...(company && { company }),
    draft: { lines, text: '', terms: '', validUntil, delivery: null },
    request: { lines: lines.map(({ sku, quantity, name }) => ({ sku, quantity, name })), text },
    versions: [],
  };
  return {
    ...fields,
    ...derived(fields),
    _id: new ObjectId(),
    beginKey: `${actor.userId}:${key}`,
    state: 'requested',
    currency,
    version: 0,
    comments: [],
    history: [{ what: byCustomer ? 'requested' : 'begun by the shop', at, by: actor.name, why: '' }],
    seq: 1,
    createdAt: at,
    changedAt: at,
    mails: [],
  };
}

async function begin(beginning: Beginning, shop: Shop): Promise<Result<{ number: string }>> {
  for (;;) {
    const quote = newQuote(beginning, shop);
    if (beginning.byCustomer) {
      quote.mails.push(...(await requestedMails(quote, shop)));
      Object.assign(quote, firstEvents(quoteEvents(null, quote)));
    }
    try {
      await quotes().insertOne(quote);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const known = await quotes().findOne({ beginKey: quote.beginKey });
      if (known) return ok({ number: known.number });
      continue;
    }
    await recordChange({
      actor: beginning.actor,
      action: 'quote-begun',
      subject: { kind: 'quote', id: quote._id.toHexString(), name: quote.number },
      after: { customer: quote.customer.email, lines: quote.request.lines.length },
    });
    await relayMails(quotes, quote._id);
    return ok({ number: quote.number });
  }
}

/**
 * Asks for a quote, for the customer alone or for a company, and tells the shop. A repeat with the same key returns the
 * same quote.
 */
export async function requestQuote(
  customer: Customer,
  { key, lines: wanted, text, company: companyId }: QuoteRequest,
): Promise<Result<{ number: string }>> {
  const { userId, email, name } = customer;
  const known = await quotes().findOne({ beginKey: `${userId}:${key}` });
  if (known) return ok({ number: known.number });
  const company = await findQuotedCompany(userId, companyId);
  if (!company.ok) return company;
  const lines = await priceRequest(wanted, { userId, companyId });
  if (!lines.ok) return lines;
  const seconds = await countAttempt(requestLimit, userId);
  if (seconds) return rateLimited(seconds);
  const actor = { userId, email, name };
  const who = { actor, customer: { id: userId, name, email }, company: company.value };
  return begin({ ...who, key, lines: lines.value, text, byCustomer: true }, await findShop());
}

/** Begins a quote for a customer, empty, or from the product and the text of a message. */
export async function beginQuote(
  { userId, email, name }: Staff,
  { key, customer: customerId, company: companyId, message: reference }: NewQuoteInput,
): Promise<Result<{ number: string }>> {
  const [account, message] = await Promise.all([
    findAccount(customerId),
    reference ? findMessage(reference) : null,
  ]);
  if (!account || account.disabled)
    return fail('not-found', 'unknown-customer', 'There is no such customer.', {
      fields: { customer: 'Choose a customer' },
    });
  if (reference && !message)
    return fail('not-found', 'unknown-message', 'There is no such message.', {
      fields: { message: 'There is no such message' },
    });
  const company = await findQuotedCompany(account.id, companyId);
  if (!company.ok) return company;
  const wanted = message?.sku ? [{ sku: message.sku, quantity: message.quantity ?? 1 }] : [];
  const priced = await priceRequest(wanted, { userId: account.id, companyId });
  const customer = { id: account.id, name: account.name, email: account.email };
  return begin(
    {
      actor: { userId, email, name },
      key,
      customer,
      company: company.value,
      // A product of the message that is no longer sold is left to its text.
      lines: priced.ok ? priced.value : [],
      text: message?.message ?? '',
      byCustomer: false,
    },
    await findShop(),
  );
}
