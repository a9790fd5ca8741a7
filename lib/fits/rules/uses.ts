import type { Uses } from '../../catalog/schema/product';
import type { Fit } from '../schema';

/** The products that name a product, without those that a rule says it fits: these are listed with their reason. */
export function withoutFits({ spareFor, accessoryFor }: Uses, machines: Fit[]): Uses {
  const isOther = ({ slug }: { slug: string }) => !machines.some((machine) => machine.slug === slug);
  return { spareFor: spareFor.filter(isOther), accessoryFor: accessoryFor.filter(isOther) };
}
