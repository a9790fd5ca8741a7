import { mergeLines } from '../../cart/rules';
import type { LineInput } from '../../cart/schema';
import type { OrderReturn, Repair, ReturnOutcome, ReturnReason, ReturnStatus } from '../schema/returns';
import { shippedUnits } from './shipments';

export const returnStatusNames: Record<ReturnStatus, string> = {
  requested: 'Requested',
  approved: 'Approved',
  refused: 'Refused',
  cancelled: 'Cancelled',
  received: 'Received',
  inspected: 'Inspected',
  closed: 'Closed',
};

export const returnReasonNames: Record<ReturnReason, string> = {
  'wrong-item': 'Wrong item',
  damaged: 'Arrived damaged',
  defective: 'Defective',
  'not-needed': 'No longer needed',
  'does-not-fit': 'Does not fit',
  other: 'Another reason',
};

export const returnOutcomeNames: Record<ReturnOutcome, string> = {
  restock: 'Back into stock',
  repair: 'To repair',
  scrap: 'Scrapped',
  'send-back': 'Sent back to the customer',
};

/** Whether a return has a label: its units may be sent, or were. */
export const hasLabel = ({ status }: Pick<OrderReturn, 'status'>): boolean =>
  status !== 'requested' && status !== 'refused' && status !== 'cancelled';

type NamedLine = { sku: string; name: string; color?: string | null; size?: string | null };

/** The name of a line of an order, with its color and size, or its SKU where it has none. */
export function lineNameOf({ lines }: { lines: NamedLine[] }, sku: string): string {
  const line = lines.find((each) => each.sku === sku);
  return line ? [line.name, line.color, line.size].filter(Boolean).join(', ') : sku;
}

type Returned = Pick<OrderReturn, 'status' | 'lines' | 'inspection'>;
type Inspected = Pick<OrderReturn, 'inspection'> & Partial<Pick<OrderReturn, 'replacement'>>;

/** The units of each SKU that a return claims: as requested, then as approved, then without those sent back. */
export function unitsInReturn({ status, lines, inspection }: Returned): LineInput[] {
  if (status === 'refused' || status === 'cancelled') return [];
  const sentBack = (sku: string) =>
    inspection
      .filter((units) => units.sku === sku && units.outcome === 'send-back')
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return lines.map(({ sku, quantity, approved }) => ({
    sku,
    quantity: (status === 'requested' ? quantity : approved) - sentBack(sku),
  }));
}

type WithReturns = { lines: LineInput[]; shipments: { lines: LineInput[] }[]; returns?: Returned[] };

/** The units that can still be returned: shipped, and in no return yet. In the order of the lines, without zeros. */
export function returnableLines({ lines, shipments, returns = [] }: WithReturns): LineInput[] {
  const shipped = shippedUnits(shipments);
  const claimed = shippedUnits(returns.map((each) => ({ lines: unitsInReturn(each) })));
  return lines
    .map(({ sku }) => ({ sku, quantity: (shipped.get(sku) ?? 0) - (claimed.get(sku) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The inspected units of a return with an outcome that keeps them at the shop. */
export const keptUnits = ({ inspection }: Pick<OrderReturn, 'inspection'>): LineInput[] =>
  inspection.filter(({ outcome }) => outcome !== 'send-back').map(({ sku, quantity }) => ({ sku, quantity }));

/** Whether the order that replaces units of a return is decided but not placed yet. */
export const isBeingReplaced = ({ replacement }: Pick<OrderReturn, 'replacement'>): boolean =>
  replacement?.order === null;

/** The kept units of a return that are not replaced, each SKU once: what can be refunded, or still be replaced. */
export function settledUnits({ inspection, replacement }: Inspected): LineInput[] {
  const replaced = shippedUnits([{ lines: replacement?.lines ?? [] }]);
  return mergeLines(keptUnits({ inspection }))
    .map(({ sku, quantity }) => ({ sku, quantity: quantity - (replaced.get(sku) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The units of a return that go back into stock, each SKU once. */
export const restockedUnits = ({ inspection }: Pick<OrderReturn, 'inspection'>): LineInput[] =>
  mergeLines(inspection.filter(({ outcome }) => outcome === 'restock')).map(({ sku, quantity }) => ({
    sku,
    quantity,
  }));

/** The units of a return that are still in repair, each SKU once. */
export function unitsInRepair({
  inspection,
  repairs = [],
}: Pick<OrderReturn, 'inspection'> & Partial<Pick<OrderReturn, 'repairs'>>): LineInput[] {
  const done = shippedUnits([{ lines: repairs.flatMap((each) => each.units) }]);
  return mergeLines(inspection.filter(({ outcome }) => outcome === 'repair'))
    .map(({ sku, quantity }) => ({ sku, quantity: quantity - (done.get(sku) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The units of a repair that go into stock, each SKU once. */
export const repairedUnits = ({ units }: Pick<Repair, 'units'>): LineInput[] =>
  mergeLines(units.filter(({ outcome }) => outcome === 'restock')).map(({ sku, quantity }) => ({
    sku,
    quantity,
  }));

/** Whether every unit of an order has come back and stays with the shop. */
export function isWhollyReturned({ lines, returns = [] }: Omit<WithReturns, 'shipments'>): boolean {
  const kept = shippedUnits(returns.map((each) => ({ lines: keptUnits(each) })));
  return lines.length > 0 && lines.every(({ sku, quantity }) => (kept.get(sku) ?? 0) >= quantity);
}

/** Whether units of an order have come back and were inspected. */
export const hasInspectedReturns = ({
  returns = [],
}: {
  returns?: Pick<OrderReturn, 'inspection'>[];
}): boolean => returns.some(({ inspection }) => inspection.length > 0);

/** Why these are not the outcomes of all approved units, by SKU; null when they are. */
export function inspectionProblem(
  { lines }: Pick<OrderReturn, 'lines'>,
  units: LineInput[],
): Record<string, string> | null {
  const inspected = shippedUnits([{ lines: units }]);
  const known = new Map(lines.map(({ sku, approved }) => [sku, approved]));
  const problems = [...new Set([...known.keys(), ...inspected.keys()])].flatMap((sku) => {
    const [expected, found] = [known.get(sku) ?? 0, inspected.get(sku) ?? 0];
    return expected === found ? [] : [[sku, `${expected} came back, ${found} are inspected`]];
  });
  return problems.length ? Object.fromEntries(problems) : null;
}
