import { isInEuropeanUnion, vatCountry } from '../../taxes/rules/european-union';
import type { TaxReason } from '../../taxes/schema/tax';
import type { InvoiceContent } from '../schema/invoice';

/** Goods that leave the seller's member state without its VAT: to another member state, or out of the EU. */
export type CrossBorderSupply = 'intra-community' | 'export';

/** The words that the law and EN 16931 have for them. */
export const crossBorderNames: Record<CrossBorderSupply, string> = {
  'intra-community': 'Intra-community supply',
  export: 'Export outside the EU',
};

type Parties = Pick<InvoiceContent, 'seller' | 'buyer' | 'deliveredTo' | 'handedOverIn'>;

/** The country in which the buyer got the goods. */
export const placeOfSupply = ({ buyer, deliveredTo, handedOverIn }: Omit<Parties, 'seller'>): string =>
  handedOverIn ?? deliveredTo?.country ?? buyer.country;

/**
 * What kind of supply across a border is untaxed for `reason`; null for others. Both need the seller's VAT id, a supply
 * within the EU also the buyer's of another member state. A reverse charge without such goods stays one.
 */
export function crossBorderSupply(content: Parties, reason: TaxReason | undefined): CrossBorderSupply | null {
  const { seller, buyer, handedOverIn } = content;
  if (!seller.vatId || !isInEuropeanUnion(seller.country)) return null;
  const country = placeOfSupply(content);
  if (reason === 'outside') return isInEuropeanUnion(country) ? null : 'export';
  if (reason !== 'reverse-charge' || country === seller.country) return null;
  const state = vatCountry(buyer.taxId);
  const isWithin = isInEuropeanUnion(country) && state !== null && state !== seller.country;
  // Goods that are collected abroad were there before: nothing is supplied across a border.
  return isWithin && handedOverIn === undefined ? 'intra-community' : null;
}
