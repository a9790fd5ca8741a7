const members = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

/** Whether a country is a member of the European Union. */
export const isInEuropeanUnion = (country: string): boolean => members.has(country);

/** The member state that issued a VAT id; null for ids of other countries. Greece writes EL. */
export function vatCountry(vatId: string): string | null {
  const prefix = vatId.slice(0, 2).toUpperCase();
  const country = prefix === 'EL' ? 'GR' : prefix;
  return members.has(country) ? country : null;
}
