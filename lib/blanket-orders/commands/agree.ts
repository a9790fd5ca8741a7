import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { findVariants } from '../../catalog/queries/products';
import { findCompany } from '../../companies/queries/companies';
import { findMembership } from '../../companies/queries/memberships';
import { mayInCompany } from '../../companies/rules/rights';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { randomBase32 } from '../../platform/ids';
import { findQuote } from '../../quotes/queries/quotes';
import { findShop } from '../../settings/queries';
import { addDays, dayAt, startOfDay } from '../../shared/dates';
import { fail, ok, type Result } from '../../shared/result';
import { findAccount } from '../../users/queries';
import type { Staff } from '../../users/types';
import { blanketOrders, blanketOrderView, statusOf, wordsOf, type BlanketOrderDocument } from '../collection';
import { closedMail, openedMail } from '../emails';
import { changeProblems } from '../rules/lines';
import { isEditable, reminderDays } from '../rules/status';
import type {
  BlanketLine,
  BlanketLineInput,
  BlanketOrder,
  BlanketOrderInput,
  NewBlanketOrder,
} from '../schema';
import { blanketOrderChanged, changeBlanketOrder, type BlanketDecision } from './change';

const defaultDays = 365;

const invalid = (fields: Record<string, string>) =>
  fail('invalid', 'invalid-blanket-order', `${Object.values(fields)[0]}.`, { fields });

const closed = () =>
  fail('conflict', 'blanket-order-closed', 'This blanket order is closed: it can’t be changed any more.');

/** The lines that a customer has accepted of a quote: they are agreed for the blanket order as they were offered. */
async function linesOfQuote(number: string, companyId: string): Promise<Result<BlanketLine[]>> {
  const quote = await findQuote(number);
  if (quote?.company?.id !== companyId) return invalid({ quote: 'The company has no such quote' });
  if (quote.state !== 'accepted') return invalid({ quote: 'The company has not accepted this quote' });
  const { lines } = quote.versions.at(-1)!;
  return ok(
    lines
      .filter(({ alternativeTo }) => !alternativeTo)
      .map(({ sku, name, detail, unit, quantity, unitPrice }) => ({
        sku,
        name,
        detail,
        unit,
        quantity,
        remaining: quantity,
        unitPrice,
      })),
  );
}

/** Begins a blanket order for a company, empty or with the lines of an accepted quote. Members don't see it until it is opened. */
export async function beginBlanketOrder(
  actor: Staff,
  { key, customer, company: companyId, quote }: NewBlanketOrder,
): Promise<Result<{ number: string }>> {
  const beginKey = `${actor.userId}:${key}`;
  const known = await blanketOrders().findOne({ beginKey });
  if (known) return ok({ number: known.number });
  const [account, membership, company, shop] = await Promise.all([
    findAccount(customer),
    findMembership(companyId, customer),
    findCompany(companyId),
    findShop(),
  ]);
  if (!account || account.disabled || !company || !membership || !mayInCompany(membership, 'orders.request'))
    return invalid({ customer: 'Choose a member of the company who may order' });
  const lines = quote ? await linesOfQuote(quote, companyId) : ok([]);
  if (!lines.ok) return lines;
  const at = now();
  const from = dayAt(at, shop.timeZone);
  for (;;) {
    const fields = {
      number: `BO-${randomBase32(8)}`,
      company: { id: companyId, name: company.name },
      contact: { id: account.id, name: account.name, email: account.email },
      purchaseOrder: '',
      lines: lines.value,
    };
    const document: BlanketOrderDocument = {
      ...fields,
      _id: new ObjectId(),
      beginKey,
      state: 'draft',
      from,
      until: addDays(from, defaultDays),
      terms: '',
      currency: shop.currency,
      callOffs: [],
      ...(quote && { quote }),
      history: [{ what: 'begun', at, by: actor.name, why: quote ? `Quote ${quote}` : '' }],
      words: wordsOf(fields),
      seq: 1,
      createdAt: at,
      changedAt: at,
      mails: [],
    };
    try {
      await blanketOrders().insertOne(document);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const other = await blanketOrders().findOne({ beginKey });
      if (other) return ok({ number: other.number });
      continue;
    }
    await recordChange({
      actor,
      action: 'blanket-order-begun',
      subject: { kind: 'blanket-order', id: document._id.toHexString(), name: document.number },
      after: { company: company.name, ...(quote && { quote }) },
    });
    return ok({ number: document.number });
  }
}

/** The lines as they are agreed now: what was called off stays called off, and lines keep their places. */
async function agreedLines(before: BlanketLine[], after: BlanketLineInput[]): Promise<Result<BlanketLine[]>> {
  const problems = changeProblems(before, after);
  if (Object.keys(problems).length) return invalid(problems);
  const offers = await findVariants(
    after.map(({ sku }) => sku),
    { exclusive: true },
  );
  const known = new Map(before.map((line) => [line.sku, line]));
  const lines: BlanketLine[] = [];
  for (const [index, { sku, quantity, unitPrice }] of after.entries()) {
    const [old, offer] = [known.get(sku), offers.get(sku)];
    if (old) {
      lines.push({ ...old, quantity, unitPrice, remaining: quantity - (old.quantity - old.remaining) });
      continue;
    }
    if (!offer)
      return invalid({ [`lines.${index}.sku`]: `There is no product with the SKU ${sku} in the shop` });
    const { product, variant } = offer;
    const detail = [variant.color?.name, variant.size].filter(Boolean).join(', ');
    const { name, unit } = product;
    lines.push({ sku: variant.sku, name, detail, unit, quantity, remaining: quantity, unitPrice });
  }
  return ok(lines);
}

/** When the contact is reminded of the end, if that is still to come. */
function reminderOf(until: string, timeZone: string): Date | null {
  const remindAt = startOfDay(addDays(until, 1 - reminderDays), timeZone);
  return remindAt > now() ? remindAt : null;
}

/** Stores what is agreed. Once it is open, that counts for the next call-offs; fewer than were called off fails by field. */
export async function saveBlanketOrder(
  actor: Staff,
  number: string,
  { seq, lines: wanted, ...input }: BlanketOrderInput,
): Promise<Result<BlanketOrder>> {
  const { timeZone } = await findShop();
  const today = dayAt(now(), timeZone);
  const changed = await changeBlanketOrder(actor, number, async (order): Promise<BlanketDecision> => {
    if (!isEditable(statusOf(order, today))) return closed();
    // Call-offs are no change of what is agreed: the lines are checked against them.
    if (order.history.length !== seq) return blanketOrderChanged();
    const lines = await agreedLines(order.lines, wanted);
    if (!lines.ok) return lines;
    if (order.state === 'open' && lines.value.length === 0)
      return invalid({ lines: 'Add at least one line' });
    const remindAt = order.state === 'open' ? reminderOf(input.until, timeZone) : null;
    return {
      set: { ...input, lines: lines.value, ...(remindAt && { remindAt }) },
      ...(!remindAt && { unset: { remindAt: 1 } }),
      what: 'changed',
    };
  });
  return changed.ok ? ok(blanketOrderView(changed.value, today)) : changed;
}

/** Opens a blanket order: members of the company see it and call off from its first day. The contact gets a mail with its PDF. */
export async function openBlanketOrder(
  actor: Staff,
  number: string,
  { seq }: { seq: number },
): Promise<Result<BlanketOrder>> {
  const shop = await findShop();
  const today = dayAt(now(), shop.timeZone);
  const changed = await changeBlanketOrder(actor, number, async (order): Promise<BlanketDecision> => {
    if (order.state === 'open') return 'unchanged';
    if (order.state === 'closed') return closed();
    if (order.history.length !== seq) return blanketOrderChanged();
    const { lines, purchaseOrder, until } = order;
    if (lines.length === 0) return invalid({ lines: 'Add at least one line' });
    if (!purchaseOrder) return invalid({ purchaseOrder: 'Enter the purchase order number' });
    if (until < today) return invalid({ until: 'Choose today or a later day' });
    const remindAt = reminderOf(until, shop.timeZone);
    return {
      set: { state: 'open', ...(remindAt && { remindAt }) },
      what: 'opened',
      mails: [await openedMail(order, shop)],
    };
  });
  return changed.ok ? ok(blanketOrderView(changed.value, today)) : changed;
}

/** Ends a blanket order: nothing can be called off any more. Orders that were called off stay. Safe to repeat. */
export async function closeBlanketOrder(
  actor: Staff,
  number: string,
  { why }: { why: string },
): Promise<Result<BlanketOrder>> {
  const shop = await findShop();
  const changed = await changeBlanketOrder(actor, number, (order): BlanketDecision => {
    if (order.state === 'closed') return 'unchanged';
    const mails = order.state === 'open' ? [closedMail(order, why, shop)] : [];
    return { set: { state: 'closed' }, unset: { remindAt: 1 }, what: 'closed', why, mails };
  });
  return changed.ok ? ok(blanketOrderView(changed.value, dayAt(now(), shop.timeZone))) : changed;
}
