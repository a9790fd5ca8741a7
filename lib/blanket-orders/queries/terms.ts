import { mergeLines } from '../../cart/rules';
import { findMembership } from '../../companies/queries/memberships';
import { mayInCompany } from '../../companies/rules/rights';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { dayAt, formatDay } from '../../shared/dates';
import { fail, ok, type Result } from '../../shared/result';
import { blanketOrders, statusOf, type BlanketOrderDocument } from '../collection';
import { callOffProblems, readUnits } from '../rules/lines';
import type { BlanketLine } from '../schema';

type Units = { sku: string; quantity: number };

/** What an order takes from a blanket order: number, company, purchase order number, and the lines in the units called off. */
export type CallOffTerms = {
  number: string;
  companyId: string;
  purchaseOrder: string;
  lines: (BlanketLine & { quantity: number })[];
};

const failed = (code: string, message: string) =>
  fail('conflict', code, `${message}.`, { fields: { blanketOrder: message } });

/** Why units can't be called off on a day; null when they can. */
export function callOffProblem(order: BlanketOrderDocument, wanted: Units[], today: string) {
  const { number, from, until } = order;
  const status = statusOf(order, today);
  if (status === 'upcoming')
    return failed('blanket-order-not-open', `${number} can be called off from ${formatDay(from)} on`);
  if (status === 'expired') return failed('blanket-order-closed', `${number} ended on ${formatDay(until)}`);
  if (status === 'closed' || status === 'draft')
    return failed('blanket-order-closed', `${number} is ${status}: nothing can be called off`);
  const problems = callOffProblems(order.lines, wanted);
  const [first] = Object.entries(problems);
  if (!first) return null;
  return fail('conflict', 'call-off-exceeded', `${first[0]}: ${first[1]}.`, { fields: problems });
}

/**
 * The agreed prices of units that a member calls off. Fails when the blanket order isn't one of the company, when it isn't
 * open today, and by SKU when too little remains.
 */
export async function findCallOffTerms(
  number: string,
  wanted: Units[],
  { userId, companyId }: { userId: string; companyId?: string },
  currency: string,
): Promise<Result<CallOffTerms>> {
  const [found, { timeZone }] = await Promise.all([blanketOrders().findOne({ number }), findShop()]);
  const membership = found && (await findMembership(found.company.id, userId));
  if (!found || found.state === 'draft' || !membership || !mayInCompany(membership, 'orders.request')) {
    const message = 'There is no such blanket order';
    return fail('not-found', 'no-such-blanket-order', `${message}.`, { fields: { blanketOrder: message } });
  }
  if (found.company.id !== companyId)
    return fail('invalid', 'wrong-company', 'The order must be for the company of the blanket order.', {
      fields: { company: `Order for ${found.company.name}` },
    });
  if (found.currency !== currency)
    return failed('blanket-order-closed', 'The shop’s currency has changed: please ask us for another one');
  const units = mergeLines(wanted);
  const problem = callOffProblem(found, units, dayAt(now(), timeZone));
  if (problem) return problem;
  const agreed = new Map(found.lines.map((line) => [line.sku, line]));
  const lines = units.map(({ sku, quantity }) => ({ ...agreed.get(sku)!, quantity }));
  return ok({ number, companyId, purchaseOrder: found.purchaseOrder, lines });
}

/** What a member has chosen of a blanket order, by the address of the checkout; null where that can't be called off now. */
export async function findChosenCallOff(
  number: string,
  text: string | undefined,
  userId: string,
): Promise<CallOffTerms | null> {
  const found = await blanketOrders().findOne({ number });
  const wanted = found && readUnits(found.lines, text);
  if (!wanted) return null;
  const buyer = { userId, companyId: found.company.id };
  const terms = await findCallOffTerms(number, wanted, buyer, found.currency);
  return terms.ok ? terms.value : null;
}
