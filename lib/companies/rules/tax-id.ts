import { isInEuropeanUnion } from '../../taxes/rules/european-union';
import { readVatId } from '../../taxes/rules/vat-id';

/** The tax id of a company in a country, or why it can't be one. Only ids of the European Union can be checked. */
export function readTaxId(typed: string, country: string): { taxId: string } | { problem: string } {
  if (!isInEuropeanUnion(country)) return { taxId: typed.trim() };
  const read = readVatId(typed);
  return 'problem' in read ? read : { taxId: read.vatId };
}
