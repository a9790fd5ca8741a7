import { findProductsInAnyState, findVariants } from '../../catalog/queries/products';
import { findStructure } from '../../catalog/queries/structure';
import { ancestryOf } from '../../catalog/rules/structure';
import type { CatalogStructure } from '../../catalog/schema/structure';
import type { Buyer } from '../../discounts/queries';
import type { Shop } from '../../settings/schema/shop';
import { standardTaxCategory, type TaxAssignment } from '../../settings/schema/tax';
import { findCompany } from '../../companies/queries/companies';
import { findTaxCustomer } from '../../taxes/queries/taxes';
import { vatCountry } from '../../taxes/rules/european-union';
import { taxProvider } from '../../taxes/providers/registry';
import type { TaxCustomer } from '../../taxes/schema/tax';
import type { Taxing } from '../rules/totals';

type Taxed = { category: string; taxCategory: string };

/** The tax category of a product: its own, or that of the nearest of its catalog categories that has one. */
export function taxCategoryOf(
  product: Taxed,
  structure: Pick<CatalogStructure, 'categories'>,
  assignments: TaxAssignment[],
): string {
  if (product.taxCategory) return product.taxCategory;
  const nearest = ancestryOf(structure, product.category).reverse();
  for (const { slug, oldSlugs } of nearest) {
    const found = assignments.find(({ category }) => category === slug || oldSlugs.includes(category));
    if (found) return found.taxCategory;
  }
  return standardTaxCategory;
}

/** The errors of assignments to categories that the catalog doesn't have, by path of the settings. */
export async function findUnknownAssignments(assignments: TaxAssignment[]): Promise<Record<string, string>> {
  if (assignments.length === 0) return {};
  const { categories } = await findStructure();
  const known = new Set(categories.flatMap(({ slug, oldSlugs }) => [slug, ...oldSlugs]));
  const unknown = assignments.flatMap(({ category }, index) =>
    known.has(category) ? [] : [[`taxAssignments.${index}.category`, `There is no category “${category}”`]],
  );
  return Object.fromEntries(unknown) as Record<string, string>;
}

type Taxable = Pick<Buyer, 'userId' | 'companyId'>;

/**
 * What exempts a buyer from tax today. A company is exempt by its own VAT id and certificates; those of the member who
 * orders for it don't count.
 */
export async function findBuyerTaxes({ userId, companyId }: Taxable): Promise<TaxCustomer> {
  if (!companyId) return findTaxCustomer(userId);
  const [company, own] = await Promise.all([findCompany(companyId), findTaxCustomer(companyId)]);
  const taxId = company?.taxId ?? '';
  return { ...own, vatId: vatCountry(taxId) ? taxId : '' };
}

/**
 * What decides about the tax of these lines besides place and rules; `productId` finds a product that is no longer for
 * sale. Products are read only where a rule depends on their tax category.
 */
export async function findTaxing(
  lines: { sku: string; productId?: string }[],
  shop: Pick<Shop, 'taxRules' | 'taxAssignments'>,
  buyer: Taxable,
): Promise<Taxing> {
  const provider = taxProvider();
  const [customer, decide] = await Promise.all([findBuyerTaxes(buyer), provider.decision(shop)]);
  if (!provider.needsCategories(shop)) return { categoryOf: () => '', customer, decide };
  const [structure, offers] = await Promise.all([
    findStructure(),
    findVariants(
      lines.map(({ sku }) => sku),
      { exclusive: true },
    ),
  ]);
  const gone = lines.filter(({ sku }) => !offers.has(sku)).flatMap(({ productId }) => productId ?? []);
  const found = gone.length ? await findProductsInAnyState(gone) : [];
  const byProduct = new Map(found.map((product) => [product._id, product]));
  const productOf = ({ sku, productId }: { sku: string; productId?: string }) =>
    offers.get(sku)?.product ?? byProduct.get(productId ?? '');
  const categories = new Map(
    lines.map((line) => {
      const product = productOf(line) ?? { category: '', taxCategory: '' };
      return [line.sku, taxCategoryOf(product, structure, shop.taxAssignments)] as const;
    }),
  );
  return { categoryOf: (sku) => categories.get(sku) ?? standardTaxCategory, customer, decide };
}
