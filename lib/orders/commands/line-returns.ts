import { missingPrivatePictures } from '../../images/queries';
import { now } from '../../platform/clock';
import { fail, type Result } from '../../shared/result';
import { findShop } from '../../settings/queries';
import type { Shop } from '../../settings/schema/shop';
import { formatDay } from '../../shared/dates';
import { may } from '../../users/rules/rights';
import type { SignedIn } from '../../users/types';
import { orderView, type OrderDocument, type StoredReturnByLine } from '../collection';
import { returnMails, returnNotice } from '../emails/returns';
import {
  inspectionProblem,
  isBeingReplaced,
  hasInspectedReturns,
  isWhollyReturned,
  returnableLines,
  returnStatusNames,
} from '../rules/return-lines';
import { lastReturnDay, returnReasonsFor } from '../rules/return-period';
import { noReturnSums } from '../rules/return-sums';
import { searchWords } from '../rules/search-words';
import type { Order } from '../schema/order';
import type { OrderReturn, ReturnRequestInput, ReturnStatus, ReturnStep } from '../schema/returns';
import {
  changeOrderDocument,
  findByNumber,
  ownOrder,
  recordOrder,
  type Decision,
  type ExpectedTag,
  type Worker,
} from './order-change';

const unknownReturn = () => fail('not-found', 'unknown-return', 'There is no such return.');

/** The failure of closing a return whose replacement order is being placed. */
export const replacementPending = () =>
  fail('conflict', 'replacement-pending', 'The replacement order is being placed. Please finish that first.');

/** The order of a number, for its customer and for staff who may change orders. */
export const orderFor = (person: SignedIn, number: string) =>
  may(person.role, 'orders.edit') ? () => findByNumber(number) : ownOrder(person, number);

/** The failure of returning units for a reason that the return period has ended for; null while it hasn't. */
function periodProblem(order: Order, { lines }: ReturnRequestInput, shop: Shop) {
  const reasons = returnReasonsFor(order, shop, now());
  const late = lines.filter(({ reason }) => !reasons.includes(reason));
  if (late.length === 0) return null;
  const last = formatDay(lastReturnDay(order, shop)!, shop.locale);
  const message = `The return period ended on ${last}. Only wrong, damaged and defective goods can still be returned.`;
  return fail('conflict', 'return-period-over', message, {
    fields: Object.fromEntries(late.map(({ sku }) => [sku, `Could be returned until ${last}`])),
  });
}

/** `shop` limits returns to its return period; staff, for whom it is null, aren't limited. */
function decideRequest(order: OrderDocument, input: ReturnRequestInput, shop: Shop | null): Decision {
  const { id, lines } = input;
  const { returns = [] } = order;
  const known = returns.find((each) => each.id === id);
  if (known) {
    const isSame =
      JSON.stringify(known.lines.map(({ approved: _, ...line }) => line)) === JSON.stringify(lines);
    const message = 'This id was used for another return. Use a new one.';
    return isSame ? 'unchanged' : fail('unprocessable', 'idempotency-key-reused', message);
  }
  if (order.state === 'cancelled' || order.state === 'returned')
    return fail('conflict', 'illegal-change', 'Nothing of this order can be returned now.');
  const late = shop && periodProblem(orderView(order), input, shop);
  if (late) return late;
  const left = new Map(returnableLines(orderView(order)).map(({ sku, quantity }) => [sku, quantity]));
  const excess = lines.filter(({ sku, quantity }) => quantity > (left.get(sku) ?? 0));
  if (excess.length)
    return fail('conflict', 'too-many-units', 'More units than can still be returned.', {
      fields: Object.fromEntries(
        excess.map(({ sku }) => [sku, `At most ${left.get(sku) ?? 0} can be returned`]),
      ),
    });
  const number = `${order.number}-R${returns.length + 1}`;
  const added: StoredReturnByLine = {
    id,
    number,
    status: 'requested',
    lines: lines.map((line) => ({ ...line, approved: 0 })),
    why: '',
    inspection: [],
    refund: null,
    at: now().toISOString(),
  };
  return {
    set: {
      returns: [...returns, added],
      words: [...new Set([...(order.words ?? searchWords(order)), number.toLowerCase()])],
    },
    what: 'return requested',
    why: number,
    mails: (after, shop) => [...returnMails(after, added, shop), ...returnNotice(after, added, shop)],
  };
}

/**
 * Requests the return of units of an order, once for each id: a repeat changes nothing. All returns of an order together
 * never hold more units than were shipped; more fails with `too-many-units`. After the return period customers can return
 * goods with a fault alone: anything else fails with `return-period-over`.
 */
export async function requestLineReturn(
  person: SignedIn,
  number: string,
  input: ReturnRequestInput,
): Promise<Result<Order>> {
  const order = await orderFor(person, number)();
  const photos = input.lines.flatMap((line) => line.photos);
  if (order && (await missingPrivatePictures(order._id.toHexString(), photos)).length)
    return fail('invalid', 'unknown-photo', 'One of the photos is missing. Please choose it again.');
  const shop = may(person.role, 'orders.edit') ? null : await findShop();
  return changeOrderDocument(person, orderFor(person, number), (found) => decideRequest(found, input, shop));
}

/** The update that puts a changed return in the place of the one before. */
function withReturn(
  order: OrderDocument,
  changed: StoredReturnByLine,
  { what, why = '', mails = true }: { what: string; why?: string; mails?: boolean },
): Decision {
  const returns = (order.returns ?? []).map((each) => (each.id === changed.id ? changed : each));
  const isWhole = isWhollyReturned({ lines: order.lines, returns }) && order.state !== 'returned';
  return {
    set: {
      returns,
      ...(hasInspectedReturns({ returns }) && { returnSums: order.returnSums ?? noReturnSums }),
      ...(isWhole && { state: 'returned' as const }),
    },
    what: isWhole ? 'returned' : what,
    why: why ? `${changed.number}: ${why}` : changed.number,
    ...(mails && { mails: (after, shop) => returnMails(after, changed, shop) }),
  };
}

const previous: Record<ReturnStep['to'], ReturnStatus> = {
  approved: 'requested',
  refused: 'requested',
  received: 'approved',
  inspected: 'received',
  closed: 'inspected',
};

function applyStep(order: OrderDocument, found: StoredReturnByLine, step: ReturnStep): Decision {
  if (step.to === 'approved') {
    const wanted = new Map(step.lines.map(({ sku, quantity }) => [sku, quantity]));
    const known = new Map(found.lines.map(({ sku, quantity }) => [sku, quantity]));
    const excess = step.lines.filter(({ sku, quantity }) => quantity > (known.get(sku) ?? 0));
    if (excess.length || !step.lines.some(({ quantity }) => quantity > 0))
      return fail('invalid', 'wrong-units', 'Approve at least one unit, and no more than were asked for.', {
        fields: Object.fromEntries(excess.map(({ sku }) => [sku, `At most ${known.get(sku) ?? 0}`])),
      });
    const lines = found.lines.map((line) => ({ ...line, approved: wanted.get(line.sku) ?? 0 }));
    return withReturn(
      order,
      { ...found, status: 'approved', lines, why: step.why },
      { what: 'return approved', why: step.why },
    );
  }
  if (step.to === 'refused')
    return withReturn(
      order,
      { ...found, status: 'refused', why: step.why },
      { what: 'return refused', why: step.why },
    );
  if (step.to === 'received')
    return withReturn(order, { ...found, status: 'received' }, { what: 'return received' });
  if (step.to === 'closed' && isBeingReplaced(found)) return replacementPending();
  if (step.to === 'closed')
    return withReturn(
      order,
      { ...found, status: 'closed', why: step.why || found.why },
      { what: 'return closed', why: step.why },
    );
  const inspection = step.units.filter(({ quantity }) => quantity > 0);
  const problem = inspectionProblem(found, inspection);
  if (problem)
    return fail('invalid', 'wrong-units', 'Say for each unit that came back what becomes of it.', {
      fields: problem,
    });
  return withReturn(
    order,
    { ...found, status: 'inspected', inspection },
    { what: 'return inspected', mails: false },
  );
}

const repeats = (found: OrderReturn, step: ReturnStep): boolean => {
  if (found.status !== step.to) return false;
  if (step.to === 'approved')
    return found.lines.every(
      ({ sku, approved }) => approved === (step.lines.find((line) => line.sku === sku)?.quantity ?? 0),
    );
  if (step.to === 'inspected')
    return (
      JSON.stringify(found.inspection) === JSON.stringify(step.units.filter(({ quantity }) => quantity > 0))
    );
  return true;
};

/**
 * Takes a return to its next status. Of two decisions at the same time the first counts and the other fails with
 * `illegal-change`; a repeat of the same changes nothing. Restocked units go back into stock once.
 */
export async function advanceReturn(
  actor: Worker,
  number: string,
  id: string,
  step: ReturnStep,
  expected?: ExpectedTag,
): Promise<Result<Order>> {
  const result = await changeOrderDocument(
    actor,
    () => findByNumber(number),
    (order) => {
      const found = order.returns?.find((each) => each.id === id);
      if (!found) return unknownReturn();
      if (repeats(found, step)) return 'unchanged';
      if (found.status === previous[step.to]) return applyStep(order, found, step);
      const message = `This return is ${returnStatusNames[found.status].toLowerCase()} already.`;
      return fail('conflict', 'illegal-change', message);
    },
    expected,
  );
  if (result.ok) await recordOrder(actor, result.value, `return-${step.to}`, 'why' in step ? step.why : '');
  return result;
}

/** Takes back a return that the shop has not received, on behalf of its customer. A repeat changes nothing. */
export async function cancelReturn(person: SignedIn, number: string, id: string): Promise<Result<Order>> {
  return changeOrderDocument(person, orderFor(person, number), (order) => {
    const found = order.returns?.find((each) => each.id === id);
    if (!found) return unknownReturn();
    if (found.status === 'cancelled') return 'unchanged';
    if (found.status !== 'requested' && found.status !== 'approved')
      return fail('conflict', 'illegal-change', 'This return can’t be cancelled any more.');
    return withReturn(order, { ...found, status: 'cancelled' }, { what: 'return cancelled' });
  });
}
