import { Picture } from '@/components/ui/picture';
import { Link } from '@/components/ui/link';
import { buttonClasses } from '@/components/ui/button';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { startQuantity } from '@/lib/catalog/rules/quantity';
import type { Product, ProductVariant } from '@/lib/catalog/schema/product';
import { unitPrice } from '@/lib/pricing/rules';
import { formatMoney } from '@/lib/shared/money';
import { keepTogether } from '@/lib/shared/typography';
import { AddToCartButton } from './add-to-cart-button';

type Props = { products: Product[]; offers: Map<string, ProductVariant>; locale: string };

/** The products of a buyer's assortments with their prices; those without a choice of variants go into the cart at once. */
export function OwnAssortment({ products, offers, locale }: Props) {
  return (
    <Table caption="Your assortment" columns={['Product', { title: 'Price', right: true }, '']}>
      {products.map((product) => {
        const { id, slug, name, brand, variants, currency, img, availableQuantity } = product;
        const quantity = startQuantity(product);
        const prices = variants.map(({ sku, price }) =>
          unitPrice(product, offers.get(sku)?.variant ?? { price }, quantity),
        );
        const [only] = variants.length === 1 ? variants : [];
        const href = `/productDetails/${slug}`;
        return (
          <TableRow key={id}>
            <TableCell label="">
              <span className="flex items-center gap-3">
                <Picture src={img} alt="" width={56} height={56} className="rounded-card bg-picture" />
                <span className="min-w-0">
                  <Link href={href} className="font-semibold wrap-anywhere underline underline-offset-4">
                    {keepTogether(name)}
                  </Link>
                  <span className="block text-sm text-muted">
                    {brand}, {only ? only.sku : `${variants.length} variants`}
                  </span>
                </span>
              </span>
            </TableCell>
            <TableCell label="Price" className="figures md:text-right">
              {prices.some((price) => price !== prices[0]) && 'from '}
              {formatMoney(Math.min(...prices), currency, locale)}
            </TableCell>
            <TableCell label="" className="md:text-right">
              {only && availableQuantity >= quantity ? (
                <AddToCartButton sku={only.sku} name={name} quantity={quantity} />
              ) : (
                <Link href={href} className={buttonClasses('secondary', 'sm')} aria-label={`See ${name}`}>
                  {only ? 'See' : 'Choose'}
                </Link>
              )}
            </TableCell>
          </TableRow>
        );
      })}
    </Table>
  );
}
