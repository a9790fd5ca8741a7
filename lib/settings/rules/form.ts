import { slugOf } from '../../shared/slug';
import type { Retention } from '../schema/retention';
import type { ReturnPolicy } from '../schema/returns';
import type { Shop, ShopInput } from '../schema/shop';
import { deliveryFormOf, deliveryInputOf, numberOf, type DeliveryForm } from './delivery-form';

type Texts<T> = { [K in keyof T]: string };

/** The settings as form values: numbers, amounts and percentages are texts, and lists of lines are one text. */
export type ShopForm = Omit<
  ShopInput,
  | 'foundedYear'
  | 'maxUnpaidOrders'
  | 'transferDays'
  | 'creditControl'
  | 'retention'
  | 'address'
  | 'hours'
  | 'deliveryMethods'
  | 'deliveryZones'
  | 'cutOffHour'
  | 'returnPolicy'
  | 'taxRules'
  | 'collectionPlace'
  | 'statistics'
> &
  DeliveryForm & {
    foundedYear: string;
    maxUnpaidOrders: string;
    transferDays: string;
    creditControl: { graceDays: string; reminderDays: string[] };
    /** Empty for never. */
    retention: Texts<Retention>;
    address: string;
    hours: string;
    /** Without days there is no policy. */
    returnPolicy: { days: string; paidBy: ReturnPolicy['paidBy'] };
    taxRules: TaxRuleForm[];
    /** All empty for none. */
    collectionPlace: NonNullable<ShopInput['collectionPlace']>;
    statistics: Texts<ShopInput['statistics'][number]>[];
  };

/** A tax rule as form values; state, postcode and tax category are empty where the rule has none. */
export type TaxRuleForm = Record<'country' | 'region' | 'postcode' | 'category' | 'name' | 'percent', string>;

const mapRetention = <From, To>(periods: Record<keyof Retention, From>, map: (from: From) => To) =>
  Object.fromEntries(Object.entries(periods).map(([kind, period]) => [kind, map(period)])) as Record<
    keyof Retention,
    To
  >;

/** The form values of the shop's settings. */
export function shopFormOf({ currency, locale, ...shop }: Shop): ShopForm {
  return {
    ...shop,
    foundedYear: String(shop.foundedYear),
    maxUnpaidOrders: String(shop.maxUnpaidOrders),
    transferDays: String(shop.transferDays),
    creditControl: {
      graceDays: String(shop.creditControl.graceDays),
      reminderDays: shop.creditControl.reminderDays.map(String),
    },
    retention: mapRetention(shop.retention, (days) => (days === null ? '' : String(days))),
    address: shop.address.join('\n'),
    hours: shop.hours.join('\n'),
    ...deliveryFormOf(shop, { currency, locale }),
    returnPolicy: {
      days: String(shop.returnPolicy?.days ?? ''),
      paidBy: shop.returnPolicy?.paidBy ?? 'customer',
    },
    taxRules: shop.taxRules.map(({ country, region, postcode = '', category, name, basisPoints }) => ({
      country,
      region: region ?? '',
      postcode,
      category: category ?? '',
      name,
      percent: String(basisPoints / 100),
    })),
    collectionPlace: shop.collectionPlace ?? { country: '', region: '', postcode: '' },
    statistics: shop.statistics.map((each) => ({ ...each, value: String(each.value) })),
  };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The settings input of a form. */
export function shopInputOf(
  form: ShopForm,
  { currency, locale }: Pick<Shop, 'currency' | 'locale'>,
): ShopInput {
  return {
    ...form,
    foundedYear: numberOf(form.foundedYear),
    maxUnpaidOrders: numberOf(form.maxUnpaidOrders),
    transferDays: numberOf(form.transferDays),
    creditControl: {
      graceDays: numberOf(form.creditControl.graceDays),
      reminderDays: form.creditControl.reminderDays.map(numberOf),
    },
    retention: mapRetention(form.retention, (text) => (text.trim() ? numberOf(text) : null)),
    address: linesOf(form.address),
    hours: linesOf(form.hours),
    ...deliveryInputOf(form, { currency, locale }),
    returnPolicy: form.returnPolicy.days.trim()
      ? { ...form.returnPolicy, days: numberOf(form.returnPolicy.days) }
      : null,
    taxRules: form.taxRules.map(({ country, region, postcode, category, name, percent }) => ({
      country,
      region: region.trim() || null,
      ...(postcode.trim() && { postcode }),
      ...(category && { category }),
      name,
      // Basis points hold two decimals at most: 8.255 % is rejected, not rounded.
      basisPoints: Number((numberOf(percent) * 100).toFixed(6)),
    })),
    taxCategories: form.taxCategories.map(({ id, name }) => ({ id: id || slugOf(name), name })),
    collectionPlace: Object.values(form.collectionPlace).some((text) => text.trim())
      ? form.collectionPlace
      : null,
    statistics: form.statistics.map((each) => ({ ...each, value: numberOf(each.value) })),
  };
}

/** The form input of a settings path: `taxRules.0.basisPoints` is edited as `taxRules.0.percent`. */
export const shopInputPath = (path: string): string =>
  path
    .replace(/^(address|hours)\.\d+$/, '$1')
    .replace(/^(taxRules\.\d+)\.basisPoints$/, '$1.percent')
    .replace(/^((?:deliveryMethods|taxCategories)\.\d+)\.id$/, '$1.name')
    .replace(/^(deliveryZones\.\d+\.places\.\d+\.(regions|postcodes))\.\d+$/, '$1');
