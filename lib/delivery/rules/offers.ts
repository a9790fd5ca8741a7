import { startOfDay } from '../../shared/dates';
import { formatNumber, listWords } from '../../shared/formats';
import { formatMoney } from '../../shared/money';
import type { DeliveryMethod, DeliveryRate, DeliveryZone } from '../../settings/schema/delivery';
import type { Shop } from '../../settings/schema/shop';
import type { DeliveryOption } from '../schema';
import { estimateOf } from './dates';
import { measureGoods, type DeliveryGoods } from './goods';
import { zoneOf, type DeliveryPlace } from './zones';

/** The settings that delivery depends on. */
export type DeliveryShop = Pick<
  Shop,
  'deliveryMethods' | 'deliveryZones' | 'cutOffHour' | 'holidays' | 'timeZone' | 'currency' | 'locale'
>;

/** The charge of a rate for goods and the surcharge in it; null where its table has none for them. */
export function chargeOf(
  rate: DeliveryRate,
  { weight, value, oversize }: ReturnType<typeof measureGoods>,
): { charge: number; surcharge: number } | null {
  const measure = rate.basis === 'weight' ? weight : value;
  const band = rate.bands.findLast(({ from }) => from <= measure);
  if (!band || band.charge === null) return null;
  const isFree = rate.freeFrom !== null && value >= rate.freeFrom;
  const surcharge = rate.surcharge * oversize;
  return { charge: (isFree ? 0 : band.charge) + surcharge, surcharge };
}

const kilograms = (grams: number) => `${formatNumber(grams / 1000)} kg`;

/** Why a method is not offered although its zone has rates for it. */
function tableProblem(
  { name }: DeliveryMethod,
  rate: DeliveryRate,
  goods: DeliveryGoods[],
  shop: DeliveryShop,
) {
  const { weight, value } = measureGoods(goods);
  const measure =
    rate.basis === 'weight'
      ? `that weighs ${kilograms(weight)}`
      : `worth ${formatMoney(value, shop.currency, shop.locale)}`;
  return `${name} is not offered for an order ${measure}.`;
}

function rateOf(method: DeliveryMethod, zone: DeliveryZone | undefined): DeliveryRate | undefined {
  return method.collection ?? zone?.rates.find((rate) => rate.method === method.id);
}

function problemOf(
  method: DeliveryMethod,
  zone: DeliveryZone | undefined,
  goods: DeliveryGoods[],
  shop: DeliveryShop,
): string | null {
  const rate = rateOf(method, zone);
  if (!rate)
    return zone
      ? `${method.name} is not offered in this region (${zone.name}).`
      : `${method.name} is not offered: we do not deliver to this place.`;
  const dangerous = method.isExpress ? goods.filter(({ dangerousGoods }) => dangerousGoods) : [];
  if (dangerous.length > 0) {
    const products = listWords([...new Set(dangerous.map(({ name }) => name))], 'and');
    return `${method.name} can’t carry dangerous goods: ${products}.`;
  }
  return chargeOf(rate, measureGoods(goods)) ? null : tableProblem(method, rate, goods, shop);
}

/** The moment from which all goods can leave: now, or once the last of them are expected in stock. */
function readyFrom(goods: DeliveryGoods[], { timeZone }: DeliveryShop, now: Date): Date {
  const arrivals = goods.flatMap(({ expectedOn }) => (expectedOn ? [startOfDay(expectedOn, timeZone)] : []));
  return arrivals.reduce((latest, arrival) => (arrival > latest ? arrival : latest), now);
}

/**
 * Each delivery method for these goods and this place, ordered now: its charge and expected days, or why it isn't
 * offered. Goods on backorder make it later. Charge and free delivery depend on the goods before discounts.
 */
export function deliveryOptions(
  shop: DeliveryShop,
  place: DeliveryPlace,
  goods: DeliveryGoods[],
  now: Date,
): DeliveryOption[] {
  const zone = zoneOf(shop.deliveryZones, place);
  const from = readyFrom(goods, shop, now);
  const leadTimeDays = Math.max(0, ...goods.map((line) => line.leadTimeDays));
  return shop.deliveryMethods.map((method) => {
    const { id, name, description, isExpress, collection } = method;
    const problem = problemOf(method, zone, goods, shop);
    const rate = rateOf(method, zone);
    const charged = rate && chargeOf(rate, measureGoods(goods));
    if (problem || !rate || !charged) return { id, name, offer: null, problem };
    const { freeFrom, minDays, maxDays } = rate;
    const estimate = estimateOf(rate, leadTimeDays, shop, from);
    const facts = { id, name, description, isExpress, zone: collection ? '' : (zone?.name ?? '') };
    return { id, name, offer: { ...facts, ...charged, freeFrom, minDays, maxDays, estimate }, problem };
  });
}
