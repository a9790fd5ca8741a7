import { taxRuleId, type TaxRule } from '../../settings/schema/tax';
import type { Shop } from '../../settings/schema/shop';
import type { LineTax, TaxCustomer, TaxPlace } from '../schema/tax';
import { isInEuropeanUnion, vatCountry } from './european-union';

type Place = { country: string; region: string; postcode?: string };

const compact = (postcode = '') => postcode.replace(/[ -]/g, '').toUpperCase();

function matches(rule: TaxRule, { country, region, postcode }: Place, category: string): boolean {
  if (rule.country !== country) return false;
  if (rule.region !== null && rule.region !== region) return false;
  if (!compact(postcode).startsWith(compact(rule.postcode))) return false;
  return !rule.category || rule.category === category;
}

// One number orders the rules: category first, then the length of the postcode, then the region.
const specificity = ({ region, postcode, category }: TaxRule) =>
  (category ? 1_000 : 0) + compact(postcode).length * 10 + (region === null ? 0 : 1);

/**
 * The tax rule for goods of a tax category at a place; null where none is due. A rule for the category wins over one for
 * all goods; among those the longest postcode, then the region, then the country.
 */
export function taxRuleFor(rules: TaxRule[], place: Place, category = ''): TaxRule | null {
  let best: TaxRule | null = null;
  for (const rule of rules) {
    if (matches(rule, place, category) && (!best || specificity(rule) > specificity(best))) best = rule;
  }
  return best;
}

/** Whether the tax of some goods depends on their tax category. */
export const hasCategoryRules = (rules: TaxRule[]): boolean => rules.some(({ category }) => category);

/** The settings that decide about taxes. */
export type TaxShop = Pick<Shop, 'taxRules'> & Partial<Pick<Shop, 'invoicing' | 'collectionPlace'>>;

/** Whether the buyer owes the VAT: goods go from one member state to another, and both parties have a VAT id. */
function isReverseCharge({ country }: Place, { vatId }: TaxCustomer, seller: string | null): boolean {
  const buyer = vatCountry(vatId);
  return (
    seller !== null && buyer !== null && buyer !== seller && country !== seller && isInEuropeanUnion(country)
  );
}

/** The tax of goods of a tax category at a place, sold to this customer, with what decided about it. */
export function decideTax(
  { taxRules, invoicing }: TaxShop,
  place: Place,
  category: string,
  customer: TaxCustomer,
): LineTax {
  const rule = taxRuleFor(taxRules, place, category);
  const { country, region, postcode = '' } = place;
  const told: LineTax = {
    rule: rule ? taxRuleId(rule) : '',
    name: rule?.name ?? '',
    ruleBasisPoints: rule?.basisPoints ?? 0,
    place: { country, region, postcode },
    category,
    basisPoints: rule?.basisPoints ?? 0,
  };
  if (isReverseCharge(place, customer, vatCountry(invoicing?.vatId ?? '')))
    return { ...told, basisPoints: 0, reason: 'reverse-charge', evidence: customer.vatId };
  if (!rule) return { ...told, reason: 'outside' };
  const certificate = customer.certificates.find(
    ({ regions, ...each }) => each.country === country && (regions.length === 0 || regions.includes(region)),
  );
  if (rule.basisPoints > 0 && certificate)
    return { ...told, basisPoints: 0, reason: 'exempt-customer', evidence: certificate.number };
  return told;
}

/** The place whose tax counts: where goods are collected, or else where they are sent. */
export function taxPlaceOf(
  isCollected: boolean,
  address: Place,
  { collectionPlace }: Partial<Pick<Shop, 'collectionPlace'>>,
): TaxPlace {
  const { country, region, postcode = '' } = isCollected && collectionPlace ? collectionPlace : address;
  return { country, region, postcode };
}
