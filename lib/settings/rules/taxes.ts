import type { Shop } from '../schema/shop';
import { deliveryTaxCategory } from '../schema/tax';

type TaxSettings = Pick<Shop, 'taxRules' | 'taxCategories' | 'taxAssignments'>;

/** The errors of settings that name a tax category which doesn't exist, by path. */
export function unknownTaxCategories({
  taxRules,
  taxCategories,
  taxAssignments,
}: TaxSettings): Record<string, string> {
  const known = new Set(taxCategories.map(({ id }) => id));
  const fields: Record<string, string> = {};
  for (const [index, { category }] of taxRules.entries()) {
    if (category && category !== deliveryTaxCategory && !known.has(category))
      fields[`taxRules.${index}.category`] = `There is no tax category “${category}”`;
  }
  for (const [index, { taxCategory }] of taxAssignments.entries()) {
    if (!known.has(taxCategory))
      fields[`taxAssignments.${index}.taxCategory`] = `There is no tax category “${taxCategory}”`;
  }
  return fields;
}
