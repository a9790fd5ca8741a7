export const purchaseStates = ['draft', 'sent', 'partly-received', 'received', 'cancelled'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

export const purchaseStateNames: Record<PurchaseState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  'partly-received': 'Partly received',
  received: 'Received',
  cancelled: 'Cancelled',
};

/** The states that staff can give an order, besides what receiving does. A partly received one is closed as received. */
const nextStates: Record<PurchaseState, PurchaseState[]> = {
  draft: ['sent', 'cancelled'],
  sent: ['cancelled'],
  'partly-received': ['received'],
  received: [],
  cancelled: [],
};

export const mayBecome = (from: PurchaseState, to: PurchaseState): boolean => nextStates[from].includes(to);

/** Whether deliveries of an order can be received. */
export const isReceivable = (state: PurchaseState): boolean =>
  state === 'sent' || state === 'partly-received';

/** The states in which the units that have not arrived count as on order. */
export const onOrderStates: PurchaseState[] = ['draft', 'sent', 'partly-received'];

type Line = { quantity: number; received: number };

/** The units of a line that are still to come. */
export const outstanding = ({ quantity, received }: Line): number => Math.max(0, quantity - received);

/** The state of a sent order by what has arrived. */
export const stateAfterReceipt = (lines: Line[]): PurchaseState =>
  lines.every((line) => outstanding(line) === 0) ? 'received' : 'partly-received';

/** The value of an order's lines in minor units. */
export const totalOf = (lines: { quantity: number; cost: number }[]): number =>
  lines.reduce((sum, { quantity, cost }) => sum + quantity * cost, 0);
