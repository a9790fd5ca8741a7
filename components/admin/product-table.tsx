'use client';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useMay } from '@/components/layout/allowed';
import { toast } from '@/components/ui/toast';
import { ProductPicture } from '@/components/product/product-picture';
import { Badge } from '@/components/ui/badge';
import { Menu, MenuButton } from '@/components/ui/menu';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { onlyOnATablet, spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import { variantName } from '@/lib/catalog/rules/variants';
import type { Product, ProductStatus } from '@/lib/catalog/schema/product';
import { decimalMoney, formatMoney } from '@/lib/shared/money';
import { keepTogether } from '@/lib/shared/typography';
import { ProductStatusBadge } from './product-head';
import { ProductCell } from './product-cell';

const statusActions: Record<ProductStatus, { label: string; to: ProductStatus }[]> = {
  draft: [
    { label: 'Publish', to: 'published' },
    { label: 'Archive', to: 'archived' },
  ],
  published: [
    { label: 'Unpublish', to: 'draft' },
    { label: 'Archive', to: 'archived' },
  ],
  archived: [{ label: 'Restore as draft', to: 'draft' }],
};

/** The products, one row for each SKU, with price and stock to edit in place. */
export function ProductTable({ products }: { products: Product[] }) {
  const router = useRouter();
  const mayEdit = useMay('products.edit');

  async function setStatus(product: Product, state: ProductStatus) {
    try {
      await api.patch(`/products/${product.id}`, { state });
      toast.success(`${product.name} updated: ${state}`);
      router.refresh();
    } catch (failure) {
      toast.error(messageOf(failure));
    }
  }

  return (
    <Table
      caption="Products"
      columns={[
        'Product',
        { title: 'SKU', spare: true },
        { title: 'Price', right: true },
        { title: 'Stock', right: true },
        'Status',
        ...(mayEdit ? ['Actions'] : []),
      ]}
    >
      {products.flatMap((product) =>
        product.variants.map((variant, index) => (
          <TableRow key={variant.sku}>
            <TableCell label="" className="md:min-w-52">
              <span className="flex items-center gap-3 text-left">
                <span className="w-12 shrink-0">
                  <ProductPicture src={variant.img || product.img} alt="" sizes="64px" />
                </span>
                <span>
                  <Link
                    href={`/dashboard/manageProduct/${product.id}`}
                    className="font-semibold underline-offset-4 hover:underline"
                  >
                    {keepTogether(product.name)}
                  </Link>
                  <span className={classNames(onlyOnATablet, 'text-sm text-muted')}>{variant.sku}</span>
                  {(variant.color ?? variant.size) && (
                    <span className="block text-sm text-muted">{variantName(variant)}</span>
                  )}
                </span>
              </span>
            </TableCell>
            <TableCell label="SKU" className={classNames('text-sm whitespace-nowrap', spareColumn)}>
              {variant.sku}
            </TableCell>
            <TableCell label="Price" className="md:text-right">
              <ProductCell
                kind="price"
                sku={variant.sku}
                value={decimalMoney(variant.price, product.currency)}
                shown={formatMoney(variant.price, product.currency)}
              />
            </TableCell>
            <TableCell label="Stock" className="md:text-right">
              <span className="flex flex-row-reverse flex-wrap items-center max-md:justify-end gap-x-2 gap-y-1 xl:flex-nowrap">
                <ProductCell
                  kind="stock"
                  sku={variant.sku}
                  value={String(variant.availableQuantity)}
                  shown={variant.availableQuantity.toLocaleString('en-US')}
                />
                {variant.availableQuantity === 0 && <Badge tone="bad">Out of stock</Badge>}
              </span>
            </TableCell>
            <TableCell label="Status">
              <ProductStatusBadge status={product.state} />
            </TableCell>
            {mayEdit && (
              <TableCell label="">
                {index === 0 && (
                  <Menu
                    trigger={
                      <Button variant="secondary" size="sm" aria-label={`Actions for ${product.name}`}>
                        Actions
                      </Button>
                    }
                  >
                    {statusActions[product.state].map(({ label, to }) => (
                      <MenuButton key={to} onSelect={() => void setStatus(product, to)}>
                        {label}
                      </MenuButton>
                    ))}
                  </Menu>
                )}
              </TableCell>
            )}
          </TableRow>
        )),
      )}
    </Table>
  );
}
