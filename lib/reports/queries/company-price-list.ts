import { offeredTo } from '../../assortments/queries';
import { listProducts } from '../../catalog/queries/products';
import type { OfferedProduct, OfferedVariant } from '../../catalog/schema/product';
import { startQuantity } from '../../catalog/rules/quantity';
import { variantName } from '../../catalog/rules/variants';
import { withOwnNumbers } from '../../own-numbers/queries';
import { withContractPrices } from '../../price-lists/queries';
import { priceSteps } from '../../pricing/rules';
import { decimalMoney } from '../../shared/money';

const batch = 200;

export const companyPriceColumns = [
  'sku',
  'product',
  'your number',
  'unit',
  'list price',
  'your price',
  'price breaks',
  'currency',
];

/** What a company may buy, in batches: products whose variants have its prices and its part numbers. */
export async function* eachCompanyOfferBatch(buyer: {
  userId: string;
  companyId: string;
}): AsyncGenerator<OfferedProduct[]> {
  const isFor = await offeredTo(buyer);
  for (let after = ''; ;) {
    const products = await listProducts({ limit: batch, after, exclusive: true });
    const last = products.at(-1);
    if (!last) return;
    const own = products.filter(isFor);
    const offers = new Map(
      own.flatMap((product) =>
        product.variants.map((variant) => [variant.sku, { product, variant }] as const),
      ),
    );
    const priced = await withOwnNumbers(await withContractPrices(offers, buyer), buyer);
    yield own.map((product) => ({
      ...product,
      variants: product.variants.map((variant) => priced.get(variant.sku)?.variant ?? variant),
    }));
    after = last.id;
  }
}

/**
 * Every variant for sale with the prices of a company, read in batches: the cells in the order of `companyPriceColumns`.
 * Prices are of one unit; price breaks read `10: 7.65 | 50: 7.20`.
 */
export async function* eachCompanyPriceBatch(companyId: string, userId: string): AsyncGenerator<string[][]> {
  for await (const products of eachCompanyOfferBatch({ userId, companyId }))
    yield products.flatMap((product) => product.variants.map((variant) => priceRow(product, variant)));
}

function priceRow(product: OfferedProduct, variant: OfferedVariant): string[] {
  const money = (amount: number) => decimalMoney(amount, product.currency);
  const [first, ...later] = priceSteps(product, variant, startQuantity(product));
  return [
    variant.sku,
    product.variants.length > 1 ? `${product.name}, ${variantName(variant)}` : product.name,
    variant.ownNumber ?? '',
    product.unit,
    money(variant.price),
    money(first!.price),
    later.map(({ from, price }) => `${from}: ${money(price)}`).join(' | '),
    product.currency,
  ];
}
