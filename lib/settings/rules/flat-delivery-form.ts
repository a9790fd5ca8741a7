import { parseMoney } from '../../shared/money';
import { slugOf } from '../../shared/slug';
import type { FlatDeliveryMethod } from '../schema/delivery';
import type { Shop } from '../schema/shop';
import { moneyText, numberOf } from './delivery-form';

type Texts<T> = { [K in keyof T]: string };
type Money = Pick<Shop, 'currency' | 'locale'>;

/** Methods at one charge everywhere, as the first start asks for them. */
export type FlatForm = Texts<FlatDeliveryMethod>;

/** The form values of such a method. */
export const flatFormOf = (method: FlatDeliveryMethod, money: Money): FlatForm => ({
  ...method,
  price: moneyText(method.price, money),
  freeFrom: moneyText(method.freeFrom, money),
  minDays: String(method.minDays),
  maxDays: String(method.maxDays),
});

/** The method of a form. The id of a new one is derived from its name. */
export function flatInputOf(form: FlatForm, { currency, locale }: Money): FlatDeliveryMethod {
  const amount = (text: string) => parseMoney(text, currency, locale) ?? NaN;
  return {
    ...form,
    id: form.id || slugOf(form.name),
    price: amount(form.price),
    freeFrom: form.freeFrom.trim() ? amount(form.freeFrom) : null,
    minDays: numberOf(form.minDays),
    maxDays: numberOf(form.maxDays),
  };
}
