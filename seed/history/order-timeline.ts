import type { LineInput } from '../../lib/cart/schema';
import type { OrderDocument, StoredReturnByLine } from '../../lib/orders/collection';
import { trackingUrl } from '../../lib/orders/rules/carriers';
import { defaultCarriers } from '../../lib/settings/rules/carriers';
import { paymentDays } from '../../lib/orders/rules/invoice';
import { collectionMethodId } from '../../lib/settings/rules/collection';
import { placedForCustomer } from '../../lib/orders/rules/status';
import { demoId } from './demo-ids';
import { isPhoneOrder, transferredAfter, type PlannedOrder } from './order-plan';
import { createRandom, type Random } from './random';
import { returnSteps } from './return-steps';
import { noReturnSums } from '../../lib/orders/rules/return-sums';

const hour = 60 * 60_000;
const day = 24 * hour;

type Timeline = Pick<OrderDocument, 'state' | 'history' | 'returns' | 'returnSums' | 'shipments'> & {
  payment: OrderDocument['payment']['state'];
  tracking: string;
};
/** Something that happens to an order, so many milliseconds after it was placed. */
export type Step = {
  after: number;
  what: string;
  byShop: boolean;
  why?: string;
  set: Partial<Timeline>;
  /** The units that leave. */
  lines?: LineInput[];
  /** What becomes of its return. */
  back?: (found: StoredReturnByLine) => StoredReturnByLine;
};

const cancelReasons = ['Ordered twice by mistake', 'The job was called off', 'Found in our own stock', ''];
function stepsOf(random: Random, planned: PlannedOrder): Step[] {
  const { outcome, deliveryId } = planned;
  if (outcome === 'cancelled') {
    const after = random.between(1, 20) * hour;
    const why = random.pick(cancelReasons);
    return [{ after, what: 'cancelled', byShop: false, why, set: { state: 'cancelled' } }];
  }
  const isPrepaid = planned.method === 'bank-transfer';
  const confirmed = random.between(1, 5) * hour + (isPrepaid ? transferredAfter(planned) : 0);
  const shipped = confirmed + random.between(6, 30) * hour;
  const transit = deliveryId === 'standard' ? random.between(3, 5) : 1;
  const parts = partsOf(planned);
  // Longer than the youngest samples are old, so that the demo always has partly shipped orders.
  const complete = parts.length > 1 ? shipped + 3 * day + (planned.index % 5) * hour : shipped;
  const delivered = complete + transit * day + random.between(0, 4) * hour;
  const tracking = deliveryId === collectionMethodId ? '' : `1Z${random.between(10_000_000, 99_999_999)}`;
  const isReturn = outcome.startsWith('return') || outcome === 'replaced';
  const paid = isReturn ? shipped + day : random.between(4, paymentDays + 6) * day + hour;
  const steps: Step[] = [
    { after: confirmed, what: 'confirmed', byShop: true, set: { state: 'confirmed' } },
    ...shippingSteps(planned, shipped, complete, { state: 'shipped', tracking }),
    { after: delivered, what: 'delivered', byShop: true, set: { state: 'delivered' } },
  ];
  if (isPrepaid) return [transferStep(planned), ...steps];
  if (outcome !== 'unpaid') steps.push({ after: paid, what: 'paid', byShop: true, set: { payment: 'paid' } });
  return isReturn ? [...steps, ...returnSteps(random, planned, delivered)] : steps;
}

/** The arrival of the transfer; what arrived stands in the order's payments. */
const transferStep = (planned: PlannedOrder): Step => ({
  after: transferredAfter(planned),
  what: 'payment received',
  byShop: false,
  set: { payment: 'paid' },
});

/** The units of each shipment: one of everything or, for an order that is split, two. */
function partsOf({ lines, isSplit }: PlannedOrder): LineInput[][] {
  const [first, ...rest] = lines;
  if (!isSplit || !first) return [lines];
  if (rest.length > 0) return [[first], rest];
  const half = Math.floor(first.quantity / 2);
  const [sent, later] = [half, first.quantity - half].map((quantity) => [{ ...first, quantity }]);
  return half > 0 ? [sent!, later!] : [lines];
}

function shippingSteps(planned: PlannedOrder, first: number, last: number, set: Partial<Timeline>): Step[] {
  const parts = partsOf(planned);
  const end: Step = { after: last, what: 'shipped', byShop: true, set, lines: parts.at(-1) };
  if (parts.length === 1) return [end];
  return [{ after: first, what: 'partly shipped', byShop: true, set: {}, lines: parts[0] }, end];
}

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
  const nameOf = (what: string, byShop: boolean) => {
    if (what === 'payment received') return 'The shop';
    return byShop ? `${shopPerson} (shop)` : buyer.name;
  };
  const steps = stepsOf(random, planned).sort((one, other) => one.after - other.after);
  for (const { after, what, byShop, why = '', set, lines, back } of steps) {
    const at = new Date(placedAt.getTime() + after);
    if (at > end) break;
    Object.assign(order, set);
    order.history.push({ what, at, by: nameOf(what, byShop), why });
    if (lines) {
      const shipments = order.shipments ?? [];
      const carrier = planned.deliveryId === collectionMethodId ? '' : 'UPS';
      const tracking = carrier && `1Z${createRandom(index * 7919 + 3 + shipments.length).between(1e7, 1e8)}`;
      const id = demoId(`demo shipment ${index} ${shipments.length}`).toHexString();
      const page = trackingUrl(defaultCarriers, carrier, tracking);
      const shipment = { id, at, lines, carrier, tracking, trackingUrl: page, by: `${shopPerson} (shop)` };
      order.shipments = [...shipments, shipment];
    }
    if (back) {
      const found = back(order.returns?.[0] as StoredReturnByLine);
      order.returns = [{ ...found, at: found.at || at.toISOString() }];
      if (found.inspection.length) order.returnSums = noReturnSums;
    }
  }
  return order;
}
