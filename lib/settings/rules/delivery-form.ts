import { decimalMoney, parseMoney } from '../../shared/money';
import type { DeliveryBand, DeliveryRate } from '../schema/delivery';
import type { Shop, ShopInput } from '../schema/shop';

type Money = Pick<Shop, 'currency' | 'locale'>;

/** A rate as form values: amounts, kilograms and days are texts; a row without a charge is not offered. */
export type RateForm = {
  basis: DeliveryRate['basis'];
  bands: { from: string; charge: string }[];
  freeFrom: string;
  surcharge: string;
  minDays: string;
  maxDays: string;
};
export type MethodForm = {
  id: string;
  name: string;
  description: string;
  isExpress: boolean;
  collection: RateForm | null;
};
/** A zone as form values: states and beginnings of postal codes are texts with commas between. */
export type ZoneForm = {
  name: string;
  isRest: boolean;
  places: { country: string; regions: string; postcodes: string }[];
  rates: (RateForm & { method: string })[];
};
export type DeliveryForm = { deliveryMethods: MethodForm[]; deliveryZones: ZoneForm[]; cutOffHour: string };

/** NaN for a text that isn't a number, so the schema rejects it with a message. */
export const numberOf = (text: string): number => (text.trim() ? Number(text) : NaN);

const gramsPerKilogram = 1000;
/** Kilograms as grams: 0.25 is 250. Of what is no number, or less than a gram, the schema rejects the result. */
const gramsOf = (text: string) => Number((numberOf(text) * gramsPerKilogram).toFixed(6));
/** An amount as it is typed; empty for none. */
export const moneyText = (amount: number | null, { currency, locale }: Money) =>
  amount === null ? '' : decimalMoney(amount, currency, locale);

function rateFormOf(rate: DeliveryRate, money: Money): RateForm {
  const { basis, bands, freeFrom, surcharge, minDays, maxDays } = rate;
  const fromText = (from: number) =>
    basis === 'weight' ? String(from / gramsPerKilogram) : moneyText(from, money);
  return {
    basis,
    bands: bands.map(({ from, charge }) => ({ from: fromText(from), charge: moneyText(charge, money) })),
    freeFrom: moneyText(freeFrom, money),
    surcharge: moneyText(surcharge, money),
    minDays: String(minDays),
    maxDays: String(maxDays),
  };
}

/** The form values of the delivery settings. */
export function deliveryFormOf(
  { deliveryMethods, deliveryZones, cutOffHour }: Pick<Shop, keyof DeliveryForm>,
  money: Money,
): DeliveryForm {
  return {
    deliveryMethods: deliveryMethods.map((method) => ({
      ...method,
      collection: method.collection && rateFormOf(method.collection, money),
    })),
    deliveryZones: deliveryZones.map(({ places, rates, ...zone }) => ({
      ...zone,
      places: places.map(({ country, regions, postcodes }) => ({
        country,
        regions: regions.join(', '),
        postcodes: postcodes.join(', '),
      })),
      rates: rates.map(({ method, ...rate }) => ({ method, ...rateFormOf(rate, money) })),
    })),
    cutOffHour: String(cutOffHour),
  };
}

function rateInputOf(form: RateForm, { currency, locale }: Money): DeliveryRate {
  const amount = (text: string) => parseMoney(text, currency, locale) ?? NaN;
  const orNull = (text: string) => (text.trim() ? amount(text) : null);
  const fromOf = form.basis === 'weight' ? gramsOf : amount;
  return {
    basis: form.basis,
    bands: form.bands.map(({ from, charge }): DeliveryBand => ({
      from: fromOf(from),
      charge: orNull(charge),
    })),
    freeFrom: orNull(form.freeFrom),
    surcharge: form.surcharge.trim() ? amount(form.surcharge) : 0,
    minDays: numberOf(form.minDays),
    maxDays: numberOf(form.maxDays),
  };
}

const listOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((one) => one.trim().toUpperCase())
    .filter(Boolean);

/** The settings of the form. */
export function deliveryInputOf(form: DeliveryForm, money: Money): Pick<ShopInput, keyof DeliveryForm> {
  return {
    deliveryMethods: form.deliveryMethods.map(({ id, name, description, isExpress, collection }) => ({
      id,
      name,
      description,
      isExpress,
      collection: collection && rateInputOf(collection, money),
    })),
    deliveryZones: form.deliveryZones.map(({ name, isRest, places, rates }) => ({
      name,
      isRest,
      places: isRest
        ? []
        : places.map(({ country, regions, postcodes }) => ({
            country,
            regions: listOf(regions),
            postcodes: listOf(postcodes),
          })),
      rates: rates.map(({ method, ...rate }) => ({ method, ...rateInputOf(rate, money) })),
    })),
    cutOffHour: numberOf(form.cutOffHour),
  };
}
