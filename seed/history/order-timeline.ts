import type { OrderDocument } from '../../lib/orders/collection';
import { paymentDays } from '../../lib/orders/rules/invoice';
import { collectionMethodId } from '../../lib/settings/rules/shop';
import { placedForCustomer } from '../../lib/orders/rules/status';
import { isPhoneOrder, type PlannedOrder } from './order-plan';
import { createRandom, type Random } from './random';

const hour = 60 * 60_000;
const day = 24 * hour;

type Timeline = Pick<OrderDocument, 'state' | 'history' | 'returnRequest' | 'restocked'> & {
  payment: OrderDocument['payment']['state'];
  tracking: string;
};
type Step = { after: number; what: string; byShop: boolean; why?: string; set: Partial<Timeline> };

const cancelReasons = ['Ordered twice by mistake', 'The job was called off', 'Found in our own stock', ''];
const returnReasons = [
  'Wrong size ordered',
  'We ordered too many',
  'One arrived damaged: the case is cracked',
  'Does not fit our machine',
];

function returnSteps(random: Random, { outcome, lines }: PlannedOrder, delivered: number): Step[] {
  const why = random.pick(returnReasons);
  const requested = delivered + random.between(2, 9) * day;
  const decided = requested + random.between(20, 60) * hour;
  const refunded = decided + random.between(20, 70) * hour;
  const restocked = /damaged/.test(why) ? [] : lines;
  const request = { after: requested, what: 'return requested', byShop: false, why, set: {} };
  if (outcome === 'return requested') return [request];
  if (outcome === 'return refused')
    return [
      request,
      { after: decided, what: 'return refused', byShop: true, why: 'The goods were used', set: {} },
    ];
  return [
    request,
    { after: decided, what: 'returned', byShop: true, set: { state: 'returned', restocked } },
    { after: refunded, what: 'refunded', byShop: true, set: { payment: 'refunded' } },
  ];
}

function stepsOf(random: Random, planned: PlannedOrder): Step[] {
  const { outcome, deliveryId } = planned;
  if (outcome === 'cancelled') {
    const after = random.between(1, 20) * hour;
    const why = random.pick(cancelReasons);
    return [{ after, what: 'cancelled', byShop: false, why, set: { state: 'cancelled' } }];
  }
  const confirmed = random.between(1, 5) * hour;
  const shipped = confirmed + random.between(6, 30) * hour;
  const transit = deliveryId === 'standard' ? random.between(3, 5) : 1;
  const delivered = shipped + transit * day + random.between(0, 4) * hour;
  const tracking = deliveryId === collectionMethodId ? '' : `1Z${random.between(10_000_000, 99_999_999)}`;
  const isReturn = outcome.startsWith('return');
  const paid = isReturn ? shipped + day : random.between(4, paymentDays + 6) * day + hour;
  const steps: Step[] = [
    { after: confirmed, what: 'confirmed', byShop: true, set: { state: 'confirmed' } },
    { after: shipped, what: 'shipped', byShop: true, set: { state: 'shipped', tracking } },
    { after: delivered, what: 'delivered', byShop: true, set: { state: 'delivered' } },
  ];
  if (outcome !== 'unpaid') steps.push({ after: paid, what: 'paid', byShop: true, set: { payment: 'paid' } });
  return isReturn ? [...steps, ...returnSteps(random, planned, delivered)] : steps;
}

const requestStates = new Map<string, 'refused' | 'accepted'>([
  ['return refused', 'refused'],
  ['returned', 'accepted'],
]);

/** The history of an order until `end`, and the resulting status. */
export function timelineOf(planned: PlannedOrder, shopPerson: string, end: Date): Timeline {
  const { index, placedAt, buyer } = planned;
  const random = createRandom(index * 7919 + 2);
  const order: Timeline = {
    state: 'placed',
    payment: 'due',
    tracking: '',
    history: [
      isPhoneOrder(planned)
        ? { what: 'placed', at: placedAt, by: `${shopPerson} (shop)`, why: placedForCustomer }
        : { what: 'placed', at: placedAt, by: buyer.name, why: '' },
    ],
  };
  const steps = stepsOf(random, planned).sort((one, other) => one.after - other.after);
  for (const { after, what, byShop, why = '', set } of steps) {
    const at = new Date(placedAt.getTime() + after);
    if (at > end) break;
    Object.assign(order, set);
    order.history.push({ what, at, by: byShop ? `${shopPerson} (shop)` : buyer.name, why });
    const decision = requestStates.get(what);
    if (what === 'return requested') order.returnRequest = { at, reason: why, state: 'open' };
    if (order.returnRequest && decision) order.returnRequest.state = decision;
  }
  return order;
}
