import type { ObjectId } from 'mongodb';
import type { StockMovementDocument } from '../../lib/inventory/collection';
import { withLines, type PurchaseOrderDocument } from '../../lib/purchasing/collection';
import type { PurchaseState } from '../../lib/purchasing/rules/status';
import type { PurchaseLine } from '../../lib/purchasing/schema/orders';
import { demoId } from './demo-ids';

const day = 24 * 60 * 60_000;

export type DemoSupplier = {
  id: ObjectId;
  name: string;
  email: string;
  contact: string;
  phone: string;
  address: string[];
  leadTimeDays: number;
  minOrder: number;
};

export type DemoPart = {
  supplier: DemoSupplier;
  sku: string;
  product: string;
  partNumber: string;
  cost: number;
  packSize: number;
};

type Person = { name: string; email: string };
type Planned = {
  key: string;
  state: PurchaseState;
  supplier: DemoSupplier;
  createdAt: Date;
  lines: PurchaseLine[];
  delivery?: StockMovementDocument;
};
/** A movement of the ledger that is the delivery of an order. */
type Received = { movement: ObjectId; number: string; cost: number };

const lineOf = (part: DemoPart, quantity: number, received = 0): PurchaseLine => {
  const { sku, product, partNumber, cost, packSize } = part;
  return { sku, product, partNumber, cost, packSize, quantity, received };
};

function documentOf(planned: Planned, sequence: number, actor: Person): PurchaseOrderDocument {
  const { key, state, supplier, createdAt, lines, delivery } = planned;
  const year = createdAt.getUTCFullYear();
  const { id, name, email, contact, address, leadTimeDays } = supplier;
  const fields = {
    number: `PO-${year}-${String(sequence).padStart(4, '0')}`,
    supplier: { name, email, contact, address },
  };
  const sentAt = new Date(createdAt.getTime() + 3_600_000);
  const expected = new Date(sentAt.getTime() + leadTimeDays * day);
  const entry = (what: string, at: Date, why = '') => ({ what, at, by: actor.name, why });
  const history = [entry('created', createdAt)];
  if (state !== 'draft') history.push(entry('sent', sentAt));
  if (delivery) history.push(entry('received', delivery.at, `${delivery.change} × ${delivery.sku}`));
  if (state === 'cancelled')
    history.push(entry('cancelled', new Date(sentAt.getTime() + day), 'Ordered twice'));
  const receipt = delivery && {
    id: demoId(`receipt ${key}`).toHexString(),
    lines: [{ sku: delivery.sku, quantity: delivery.change, cost: lines[0]!.cost }],
    note: '',
    at: delivery.at,
    by: actor.name,
    email: actor.email,
    applied: true,
  };
  return {
    ...fields,
    ...withLines(fields, lines),
    _id: demoId(`purchase ${key}`),
    year,
    sequence,
    state,
    supplierId: id.toHexString(),
    ...(state === 'draft' ? { draftOf: id.toHexString() } : { sentAt }),
    currency: 'USD',
    note: '',
    expectedOn: state === 'draft' ? null : expected.toISOString().slice(0, 10),
    createdAt,
    receipts: receipt ? [receipt] : [],
    history,
    version: history.length,
    mails: [],
  };
}

/**
 * Purchase orders up to `end`, the draft last: one for each delivery of the ledger, of which the latest came in parts,
 * and some that were sent, cancelled or not sent yet.
 */
export function planPurchases(
  parts: Map<string, DemoPart>,
  deliveries: StockMovementDocument[],
  actor: Person,
  end: Date,
): { orders: PurchaseOrderDocument[]; received: Received[] } {
  const all = [...parts.values()];
  const bySupplier = (name: string) => all.filter(({ supplier }) => supplier.name === name);
  const arrived = deliveries.map((delivery, index): Planned => {
    const part = parts.get(delivery.sku)!;
    const other = bySupplier(part.supplier.name).find(({ sku }) => sku !== part.sku);
    const isPart = index === 0 && other !== undefined;
    const lines = [lineOf(part, delivery.change, delivery.change)];
    return {
      key: `delivery ${delivery.sku}`,
      state: isPart ? 'partly-received' : 'received',
      supplier: part.supplier,
      createdAt: new Date(delivery.at.getTime() - (part.supplier.leadTimeDays + 1) * day),
      lines: isPart ? [...lines, lineOf(other, other.packSize * 2)] : lines,
      delivery,
    };
  });
  const open = (key: string, state: PurchaseState, name: string, age: number): Planned => {
    const [one, two] = bySupplier(name).slice(3, 5);
    return {
      key,
      state,
      supplier: one!.supplier,
      createdAt: new Date(end.getTime() - age * day),
      lines: [lineOf(one!, one!.packSize * 6), lineOf(two!, two!.packSize * 4)],
    };
  };
  const planned = [
    ...arrived,
    open('cancelled', 'cancelled', 'Castellan Industrial', 40),
    open('sent', 'sent', 'Ferrox Power Tools', 3),
    open('sent late', 'sent', 'Nordhaven Trade Sales', 9),
  ].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const sequences = new Map<number, number>();
  const received: Received[] = [];
  const orders = [...planned, open('draft', 'draft', 'Lakeshore Tool Supply', 0)].map((one) => {
    const year = one.createdAt.getUTCFullYear();
    const sequence = (sequences.get(year) ?? 0) + 1;
    sequences.set(year, sequence);
    const order = documentOf(one, sequence, actor);
    if (one.delivery) {
      received.push({ movement: one.delivery._id, number: order.number, cost: order.lines[0]!.cost });
    }
    return order;
  });
  return { orders, received };
}
