import { addWorkingDays } from '../../settings/rules/working-days';
import type { Shop } from '../../settings/schema/shop';
import { dayAt, formatDay } from '../../shared/dates';
import { formatNumber } from '../../shared/formats';
import type { BackorderOffer, BackorderTerms } from '../schema/backorders';

type Calendar = Pick<Shop, 'holidays' | 'timeZone'>;

/**
 * The day on which units that are ordered now beyond the stock are expected: so many working days from today, or the day
 * that was named. Null once that day has passed: then nobody knows, and nothing more can be put on backorder.
 */
export function expectedDay(terms: BackorderTerms, shop: Calendar, now: Date): string | null {
  const today = dayAt(now, shop.timeZone);
  if (terms.leadDays !== null) return addWorkingDays(today, terms.leadDays, shop);
  return terms.expectedOn !== null && terms.expectedOn >= today ? terms.expectedOn : null;
}

/**
 * What may still be ordered beyond the stock of a SKU. `available` is negative while units are on backorder. Undefined
 * where nothing may.
 */
export function backorderOffer(
  terms: BackorderTerms | undefined,
  available: number,
  shop: Calendar,
  now: Date,
): BackorderOffer | undefined {
  if (!terms) return undefined;
  const left = terms.limit + Math.min(0, available);
  const expectedOn = expectedDay(terms, shop, now);
  if (left <= 0 || expectedOn === null) return undefined;
  return { left, expectedOn, ...(terms.leadDays !== null && { leadDays: terms.leadDays }) };
}

type Orderable = { availableQuantity: number; backorder?: BackorderOffer };

/** The units that can be ordered: those in stock, and those that may still be put on backorder. */
export const orderableUnits = ({ availableQuantity, backorder }: Orderable): number =>
  availableQuantity + (backorder?.left ?? 0);

/**
 * What may be ordered of a product beyond its stock: of its only variant, or, where none of several is in stock, of the one
 * that is expected first.
 */
export function productBackorder({
  availableQuantity,
  variants,
}: {
  availableQuantity: number;
  variants: Orderable[];
}): BackorderOffer | undefined {
  const offers = variants.flatMap(({ backorder }) => backorder ?? []);
  if (variants.length > 1 && availableQuantity > 0) return undefined;
  return offers.sort((one, other) => one.expectedOn.localeCompare(other.expectedOn))[0];
}

/** The units in stock less those on backorder, which only the staff see: negative while orders wait. */
export const netUnits = ({ availableQuantity, waiting }: { availableQuantity: number; waiting?: number }) =>
  availableQuantity - (waiting ?? 0);

/** The message for too little stock where units may be put on backorder. */
export function onlyBackorder(available: number, left: number): string {
  return available > 0 ? `Only ${available} in stock and ${left} on backorder` : `Only ${left} on backorder`;
}

/** The units of a quantity that would be on backorder, with the expected day; undefined where all are in stock. */
export function backorderedPart(
  { availableQuantity, backorder }: Orderable,
  quantity: number,
): { quantity: number; expectedOn: string } | undefined {
  const missing = quantity - availableQuantity;
  return backorder && missing > 0 ? { quantity: missing, expectedOn: backorder.expectedOn } : undefined;
}

/** "3 in stock now, 5 on backorder, expected Dec 14, 2026": how a quantity is supplied. */
export function backorderText(
  quantity: number,
  backorder: { quantity: number; expectedOn: string },
  locale?: string,
): string {
  const count = (units: number) => formatNumber(units, 0, locale);
  const inStock = quantity - backorder.quantity;
  const stock = inStock > 0 ? [`${count(inStock)} in stock now`] : [];
  const expected = `expected ${formatDay(backorder.expectedOn, locale)}`;
  return [...stock, `${count(backorder.quantity)} on backorder`, expected].join(', ');
}

/**
 * When units on backorder are expected, for pages that are stored for a while: "expected within 10 working days",
 * "expected Dec 14, 2026".
 */
export function expectedText({ expectedOn, leadDays }: BackorderOffer): string {
  if (leadDays === undefined) return `expected ${formatDay(expectedOn)}`;
  return leadDays === 0
    ? 'expected today'
    : `expected within ${leadDays} working day${leadDays === 1 ? '' : 's'}`;
}
