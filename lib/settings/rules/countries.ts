/** Countries with their currencies, for the choice at the first start; any other can be typed in the settings. */
const countryCurrencies = new Map([
  ['AT', 'EUR'],
  ['AU', 'AUD'],
  ['BE', 'EUR'],
  ['BG', 'EUR'],
  ['BR', 'BRL'],
  ['CA', 'CAD'],
  ['CH', 'CHF'],
  ['CZ', 'CZK'],
  ['DE', 'EUR'],
  ['DK', 'DKK'],
  ['EE', 'EUR'],
  ['ES', 'EUR'],
  ['FI', 'EUR'],
  ['FR', 'EUR'],
  ['GB', 'GBP'],
  ['GR', 'EUR'],
  ['HR', 'EUR'],
  ['HU', 'HUF'],
  ['IE', 'EUR'],
  ['IN', 'INR'],
  ['IT', 'EUR'],
  ['JP', 'JPY'],
  ['LT', 'EUR'],
  ['LU', 'EUR'],
  ['LV', 'EUR'],
  ['MX', 'MXN'],
  ['NL', 'EUR'],
  ['NO', 'NOK'],
  ['NZ', 'NZD'],
  ['PL', 'PLN'],
  ['PT', 'EUR'],
  ['RO', 'RON'],
  ['SE', 'SEK'],
  ['SG', 'SGD'],
  ['SI', 'EUR'],
  ['SK', 'EUR'],
  ['US', 'USD'],
  ['ZA', 'ZAR'],
]);

/** The currency of a country; null for one that is not in the list. */
export const currencyOf = (country: string): string | null => countryCurrencies.get(country) ?? null;

/** Those countries with their names, in the order of the names. */
export function listCountries(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return [...countryCurrencies.keys()]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
