import { setting } from './env';

type ListSetting = 'DELIVERY_PROVIDERS' | 'PAYMENT_METHODS' | 'TAX_PROVIDER';

/** The names in a setting that chooses extensions. Throws an error that lists the known ones where one is unknown. */
export function chosenNames(name: ListSetting, known: Iterable<string>): string[] {
  const all = [...known];
  const chosen = (setting(name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const unknown = chosen.find((one) => !all.includes(one));
  if (unknown !== undefined) throw new Error(`${name} names “${unknown}”: there is ${all.join(', ')}`);
  return chosen;
}
