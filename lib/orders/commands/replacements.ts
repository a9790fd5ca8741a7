import { fail, ok, type Result } from '../../shared/result';
import { findShop } from '../../settings/queries';
import { randomBase32 } from '../../platform/ids';
import type { Staff } from '../../users/types';
import { orderView, type OrderDocument, type StoredReturnByLine } from '../collection';
import { replacementLine, replacementTotals } from '../rules/replacements';
import { settledUnits } from '../rules/return-lines';
import { shippedUnits } from '../rules/shipments';
import type { OrderInput } from '../schema/inputs';
import type { Order } from '../schema/order';
import type { ReplacementInput } from '../schema/returns';
import * as attempts from './attempts';
import { changeOrderDocument, findByNumber, recordOrder, type Decision } from './order-change';
import { busy, reject, replayKey, soldTags, takeUnitsOrSweep, tryToFinish } from './place-order';
import { shortage } from './take-units';

const byId = (order: OrderDocument, id: string) => order.returns?.find((each) => each.id === id);

const withReplacement = (order: OrderDocument, id: string, replacement: StoredReturnByLine['replacement']) =>
  (order.returns ?? []).map((each) => (each.id === id ? { ...each, replacement } : each));

const sorted = (lines: ReplacementInput['lines']) =>
  JSON.stringify([...lines].sort((one, other) => (one.sku < other.sku ? -1 : 1)).map(({ sku, quantity }) => [sku, quantity])); // prettier-ignore

/** Decides which units are replaced: from then on they can't be refunded, and only under this key be placed. */
function decide(order: OrderDocument, id: string, { lines }: ReplacementInput): Decision {
  const found = byId(order, id);
  if (!found) return fail('not-found', 'unknown-return', 'There is no such return.');
  if (found.replacement) {
    const message = 'Units of this return are replaced already.';
    return sorted(found.replacement.lines) === sorted(lines)
      ? 'unchanged'
      : fail('conflict', 'replacement-exists', message);
  }
  if (found.status !== 'inspected' || order.customer.id === 'deleted')
    return fail('conflict', 'illegal-change', 'Only units of an inspected, open return can be replaced.');
  const left = shippedUnits([{ lines: settledUnits(found) }]);
  const excess = lines.filter(({ sku, quantity }) => quantity > (left.get(sku) ?? 0));
  if (excess.length)
    return fail('invalid', 'wrong-units', 'Replace no more units than have come back.', {
      fields: Object.fromEntries(excess.map(({ sku }) => [sku, `At most ${left.get(sku) ?? 0}`])),
    });
  const replacement = { key: randomBase32(24), lines, order: null };
  return {
    set: { returns: withReplacement(order, id, replacement) },
    what: 'return replaced',
    why: found.number,
  };
}

/** Takes the decision back after its key has failed for good: no order can be placed under it any more. */
const undo = (actor: Staff, number: string, id: string, key: string) =>
  changeOrderDocument(
    actor,
    () => findByNumber(number),
    (order) => {
      const found = byId(order, id);
      if (found?.replacement?.key !== key || found.replacement.order) return 'unchanged';
      return {
        set: { returns: withReplacement(order, id, undefined) },
        what: 'replacement failed',
        why: found.number,
      };
    },
  );

/** Places the order of a decision, once for its key, with the steps of every order: hold the units, then commit. */
async function place(
  actor: Staff,
  original: OrderDocument,
  found: StoredReturnByLine,
): Promise<Result<Order>> {
  const { key, lines } = found.replacement!;
  const { id, name, email } = original.customer;
  const input: OrderInput = {
    lines,
    total: 0,
    address: original.address,
    delivery: original.delivery.id,
    payment: { method: 'invoice', purchaseOrder: original.payment.purchaseOrder },
    fromCart: false,
  };
  const liveKey = attempts.replacementKeyOf(key);
  const fingerprint = attempts.fingerprintOf(input);
  const known = await replayKey(liveKey, fingerprint);
  if (known) return known;
  const priced = {
    lines: lines.map((line) => replacementLine(original, line)),
    totals: replacementTotals(original.totals),
    delivery: { ...original.delivery, tracking: '' },
  };
  const replaces = { order: original.number, returnId: found.id, returnNumber: found.number };
  const placedBy = { userId: actor.userId, email: actor.email, name: actor.name };
  const buyer = { userId: id, name, email };
  const { company } = original;
  const attempt = await attempts.beginAttempt(buyer, key, input, priced, { company, placedBy, replaces });
  if (!attempt) return (await replayKey(liveKey, fingerprint)) ?? busy();
  const { short, reclaimed } = await takeUnitsOrSweep(attempt);
  if (short) return reject(attempt, shortage(attempt, { ...short, mayBackorder: 0 }));
  const order = await attempts.commitAttempt(attempt, await findShop());
  if (!order) {
    await attempts.releaseHeld(attempt);
    return busy();
  }
  await tryToFinish(order);
  return ok(orderView(order), await soldTags(attempt, reclaimed));
}

/**
 * Replaces kept units of an inspected return by a new order that costs nothing, and returns that order. A return has at
 * most one: repeats, also at the same time or after a crash, return the same. The units can't be refunded as well. With
 * too little stock it fails with `out-of-stock`, and nothing is decided.
 */
export async function replaceReturn(
  actor: Staff,
  number: string,
  id: string,
  input: ReplacementInput,
): Promise<Result<Order>> {
  const decided = await changeOrderDocument(
    actor,
    () => findByNumber(number),
    (order) => decide(order, id, input),
  );
  if (!decided.ok) return decided;
  const original = await findByNumber(number);
  const found = original && byId(original, id);
  if (!original || !found?.replacement) return busy();
  const placed = await place(actor, original, found);
  if (placed.ok) await recordOrder(actor, decided.value, 'return-replaced', placed.value.number);
  else if (placed.failure.code === 'out-of-stock') await undo(actor, number, id, found.replacement.key);
  return placed;
}
