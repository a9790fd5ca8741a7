import type { LineTax, TaxEntry, TaxReason } from '../schema/tax';

type Told = Pick<TaxEntry, 'name' | 'basisPoints' | 'reason' | 'evidence'>;

/** Why no tax is due, in words. */
export const taxReasonNames: Record<TaxReason, string> = {
  'reverse-charge': 'VAT reverse charge',
  'exempt-customer': 'Exempt',
  outside: 'No tax at this place',
  untaxed: 'Delivery is not taxed',
};

/** Why no tax is due, as an invoice says it: "Exempt: certificate 123"; empty where tax is due. */
export function taxReasonText({ reason, evidence }: Pick<Told, 'reason' | 'evidence'>): string {
  if (!reason) return '';
  if (reason === 'exempt-customer') return `Exempt: certificate ${evidence}`;
  return reason === 'reverse-charge' && evidence ? `VAT reverse charge: ${evidence}` : taxReasonNames[reason];
}

/** The label of a tax beside its amount: "Ohio sales tax (8%)", "Exempt: certificate 123", or "Tax" where none is due. */
export function taxEntryLabel(entry: Told): string {
  if (entry.reason === 'reverse-charge' || entry.reason === 'exempt-customer') return taxReasonText(entry);
  return entry.name && !entry.reason ? `${entry.name} (${entry.basisPoints / 100}%)` : 'Tax';
}

const placeText = ({ country, region, postcode }: LineTax['place']) =>
  [country, region, postcode].filter(Boolean).join(' ');

/** A rule by its place and goods: "US OH, postcodes from 441, reduced goods". */
export function taxRuleText(rule: string): string {
  const [country, region, postcode, category] = rule.split('/').map((part) => (part === '*' ? '' : part));
  const place = [country, region].filter(Boolean).join(' ');
  return [place, postcode && `postcodes from ${postcode}`, category && `tax category ${category}`]
    .filter(Boolean)
    .join(', ');
}

/** How a tax came about, in one sentence: for staff. */
export function taxStory({ rule, name, ruleBasisPoints, place, category, ...told }: LineTax): string {
  const rate = rule ? `${name} ${ruleBasisPoints / 100}%, the rule for ${taxRuleText(rule)}` : 'No rule';
  const where = `for goods to ${placeText(place)}`;
  const why = told.reason === 'outside' ? '' : taxReasonText(told);
  return [`${rate}, ${where}`, category && `tax category ${category}`, why].filter(Boolean).join('; ');
}
