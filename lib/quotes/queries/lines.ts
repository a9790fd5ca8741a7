import { findOffers } from '../../assortments/queries';
import { findVariants } from '../../catalog/queries/products';
import type { ProductVariant } from '../../catalog/schema/product';
import { mergeLines } from '../../cart/rules';
import type { LineInput } from '../../cart/schema';
import { findStockRows } from '../../inventory/queries/stock-list';
import type { ContractBuyer } from '../../price-lists/queries';
import { unitPrice } from '../../pricing/rules';
import { fail, ok, type Result } from '../../shared/result';
import type { QuoteLineInput } from '../schema/inputs';
import type { QuoteContent, QuoteLine } from '../schema/quote';

const detailOf = ({ variant }: ProductVariant) =>
  [variant.color?.name, variant.size].filter(Boolean).join(', ');

const notSold = (index: number, sku: string) => {
  const message = `There is no product with the SKU ${sku} in the shop`;
  return fail('invalid', 'unknown-sku', `${message}.`, { fields: { [`lines.${index}.sku`]: message } });
};

function quoteLine(offer: ProductVariant, { quantity, ...more }: QuoteLineInput): QuoteLine {
  const { product, variant } = offer;
  return {
    sku: variant.sku,
    name: product.name,
    detail: detailOf(offer),
    unit: product.unit,
    quantity,
    unitPrice: more.unitPrice,
    listPrice: variant.price,
    alternativeTo: more.alternativeTo,
    note: more.note,
  };
}

/**
 * The lines that somebody asks for, each SKU once, at the buyer's present prices. Limits of quantity don't count: they are
 * what a quote is for. Fails with the field of a SKU that isn't sold.
 */
export async function priceRequest(wanted: LineInput[], buyer: ContractBuyer): Promise<Result<QuoteLine[]>> {
  const quantities = new Map(mergeLines(wanted).map(({ sku, quantity }) => [sku, quantity]));
  const skus = [...quantities.keys()];
  const offers = await findOffers(skus, buyer);
  const missing = wanted.findIndex(({ sku }) => !offers.has(sku));
  if (missing >= 0) return notSold(missing, wanted[missing]!.sku);
  const order = [...new Set(wanted.map(({ sku }) => sku))];
  return ok(
    order.map((sku) => {
      const offer = offers.get(sku)!;
      const quantity = quantities.get(sku)!;
      const price = unitPrice(offer.product, offer.variant, quantity);
      return quoteLine(offer, { sku, quantity, unitPrice: price, alternativeTo: '', note: '' });
    }),
  );
}

/**
 * The lines that staff have entered, with names and list prices of the catalog. A line that was in the draft stays as it is
 * where its product is no longer sold.
 */
export async function fillLines(lines: QuoteLineInput[], draft: QuoteLine[]): Promise<Result<QuoteLine[]>> {
  const offers = await findVariants(
    lines.map(({ sku }) => sku),
    { exclusive: true },
  );
  const known = new Map(draft.map((line) => [line.sku, line]));
  const filled: QuoteLine[] = [];
  for (const [index, line] of lines.entries()) {
    const [offer, old] = [offers.get(line.sku), known.get(line.sku)];
    if (!offer && !old) return notSold(index, line.sku);
    filled.push(offer ? quoteLine(offer, line) : { ...old!, ...line });
  }
  return ok(filled);
}

/** What units of these SKUs cost on average, and how many there are; null where it isn't known. */
export type LineFacts = Record<string, { cost: number | null; available: number }>;

export async function findLineFacts({ lines }: Pick<QuoteContent, 'lines'>): Promise<LineFacts> {
  const rows = await findStockRows(lines.map(({ sku }) => sku));
  return Object.fromEntries(
    rows.map(({ sku, averageCost, available }) => [sku, { cost: averageCost, available }]),
  );
}
