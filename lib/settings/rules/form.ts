import { decimalMoney, parseMoney } from '../../shared/money';
import { slugOf } from '../../shared/slug';
import type { Shop, ShopInput } from '../schema/shop';

type Texts<T> = { [K in keyof T]: string };

/** The settings as form values: numbers, amounts and percentages are texts, and lists of lines are one text. */
export type ShopForm = Omit<
  ShopInput,
  'foundedYear' | 'maxUnpaidOrders' | 'address' | 'hours' | 'deliveryMethods' | 'taxRules' | 'statistics'
> & {
  foundedYear: string;
  maxUnpaidOrders: string;
  address: string;
  hours: string;
  deliveryMethods: Texts<ShopInput['deliveryMethods'][number]>[];
  taxRules: { country: string; region: string; name: string; percent: string }[];
  statistics: Texts<ShopInput['statistics'][number]>[];
};

/** The form values of the shop's settings. */
export function shopFormOf({ currency, locale, ...shop }: Shop): ShopForm {
  const money = (amount: number | null) => (amount === null ? '' : decimalMoney(amount, currency, locale));
  return {
    ...shop,
    foundedYear: String(shop.foundedYear),
    maxUnpaidOrders: String(shop.maxUnpaidOrders),
    address: shop.address.join('\n'),
    hours: shop.hours.join('\n'),
    deliveryMethods: shop.deliveryMethods.map((method) => ({
      ...method,
      price: money(method.price),
      freeFrom: money(method.freeFrom),
      minDays: String(method.minDays),
      maxDays: String(method.maxDays),
    })),
    taxRules: shop.taxRules.map(({ basisPoints, region, ...rule }) => ({
      ...rule,
      region: region ?? '',
      percent: String(basisPoints / 100),
    })),
    statistics: shop.statistics.map((each) => ({ ...each, value: String(each.value) })),
  };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
/** NaN for a text that isn't a number, so the schema rejects it with a message. */
const numberOf = (text: string) => (text.trim() ? Number(text) : NaN);

/** The settings input of a form. The id of a new delivery method is derived from its name. */
export function shopInputOf(
  form: ShopForm,
  { currency, locale }: Pick<Shop, 'currency' | 'locale'>,
): ShopInput {
  const amount = (text: string) => parseMoney(text, currency, locale) ?? NaN;
  return {
    ...form,
    foundedYear: numberOf(form.foundedYear),
    maxUnpaidOrders: numberOf(form.maxUnpaidOrders),
    address: linesOf(form.address),
    hours: linesOf(form.hours),
    deliveryMethods: form.deliveryMethods.map((method) => ({
      ...method,
      id: method.id || slugOf(method.name),
      price: amount(method.price),
      freeFrom: method.freeFrom.trim() ? amount(method.freeFrom) : null,
      minDays: numberOf(method.minDays),
      maxDays: numberOf(method.maxDays),
    })),
    taxRules: form.taxRules.map(({ percent, region, ...rule }) => ({
      ...rule,
      region: region.trim() || null,
      // Basis points hold two decimals at most: 8.255 % is rejected, not rounded.
      basisPoints: Number((numberOf(percent) * 100).toFixed(6)),
    })),
    statistics: form.statistics.map((each) => ({ ...each, value: numberOf(each.value) })),
  };
}

/** The form input of a settings path: `taxRules.0.basisPoints` is edited as `taxRules.0.percent`. */
export const shopInputPath = (path: string): string =>
  path
    .replace(/^(address|hours)\.\d+$/, '$1')
    .replace(/^(taxRules\.\d+)\.basisPoints$/, '$1.percent')
    .replace(/^(deliveryMethods\.\d+)\.id$/, '$1.name');
