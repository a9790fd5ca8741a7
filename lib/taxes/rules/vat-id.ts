import { checkVAT, countries } from 'jsvat';
import { vatCountry } from './european-union';

// Without hyphens, dots and spaces, as all member states write it too.
const plain = (typed: string) => typed.toUpperCase().replace(/[\s.-]/g, '');

/**
 * The VAT id in its plain form, or why it can't be one. Format and check digit are proven here; whether the id is
 * registered only the VIES service of the European Commission knows.
 */
export function readVatId(typed: string): { vatId: string } | { problem: string } {
  const vatId = plain(typed);
  if (vatId === '') return { vatId };
  if (!vatCountry(vatId))
    return { problem: 'Enter a VAT ID of a member state of the EU, with its two letters: DE136695976' };
  return checkVAT(vatId, countries).isValid
    ? { vatId }
    : { problem: 'This is not a valid VAT ID. Please check each letter and digit.' };
}
