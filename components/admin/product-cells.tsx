'use client';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { ProductPicture } from '@/components/product/product-picture';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Menu, MenuButton } from '@/components/ui/menu';
import { onlyOnATablet, spareColumn, TableCell } from '@/components/ui/table';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { variantName } from '@/lib/catalog/rules/variants';
import type { Product, ProductStatus, Variant } from '@/lib/catalog/schema/product';
import { productColumnNames, type ProductColumn } from '@/lib/search/rules/product-columns';
import { formatDate, type Clock } from '@/lib/shared/dates';
import { netUnits } from '@/lib/catalog/rules/backorders';
import { decimalMoney, formatMoney } from '@/lib/shared/money';
import { keepTogether } from '@/lib/shared/typography';
import { ProductCell } from './product-cell';
import { ProductStatusBadge } from './product-head';
import { formatNumber } from '@/lib/shared/formats';

const statusActions: Record<ProductStatus, { label: string; to: ProductStatus }[]> = {
  draft: [
    { label: 'Publish', to: 'published' },
    { label: 'Archive', to: 'archived' },
  ],
  published: [
    { label: 'Make exclusive', to: 'exclusive' },
    { label: 'Unpublish', to: 'draft' },
    { label: 'Archive', to: 'archived' },
  ],
  exclusive: [
    { label: 'Publish', to: 'published' },
    { label: 'Unpublish', to: 'draft' },
    { label: 'Archive', to: 'archived' },
  ],
  archived: [{ label: 'Restore as draft', to: 'draft' }],
};

/** Chooses a product; its further variants have no box of their own. */
export function ChoiceCell({
  name,
  isFirst,
  checked,
  onChange,
}: {
  name: string;
  isFirst: boolean;
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <TableCell label="" className={isFirst ? 'max-md:absolute max-md:top-3 max-md:left-3' : 'max-md:hidden'}>
      {isFirst && (
        <input
          type="checkbox"
          aria-label={`Choose ${name}`}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="block size-5 accent-link"
        />
      )}
    </TableCell>
  );
}

/** The picture, name and variant, linked to the product's page. */
export function NameCell({
  product,
  variant,
  isChoosable,
}: {
  product: Product;
  variant: Variant;
  isChoosable: boolean;
}) {
  return (
    <TableCell label="" className={classNames('md:min-w-52', isChoosable && 'max-md:pl-8')}>
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
  );
}

type Named = { slug: string; name: string }[];
const nameIn = (list: Named, slug: string) => list.find((one) => one.slug === slug)?.name ?? slug;

/** The cell of a column that can be chosen. */
export function ProductColumnCell({
  column,
  product,
  variant,
  bin,
  categories,
  tags,
  clock,
}: {
  column: ProductColumn;
  product: Product;
  variant: Variant;
  bin: string;
  categories: Named;
  tags: Named;
  clock: Clock;
}) {
  const label = productColumnNames[column];
  switch (column) {
    case 'price':
      return (
        <TableCell label={label} className="md:text-right">
          <ProductCell
            kind="price"
            sku={variant.sku}
            value={decimalMoney(variant.price, product.currency)}
            shown={formatMoney(variant.price, product.currency)}
          />
        </TableCell>
      );
    case 'stock':
      return (
        <TableCell label={label} className="md:text-right">
          <span className="flex flex-row-reverse flex-wrap items-center max-md:justify-end gap-x-2 gap-y-1 xl:flex-nowrap">
            <ProductCell
              kind="stock"
              sku={variant.sku}
              value={String(netUnits(variant))}
              shown={formatNumber(netUnits(variant))}
            />
            {variant.waiting ? (
              <Badge tone="warn">On backorder</Badge>
            ) : (
              variant.availableQuantity === 0 && <Badge tone="bad">Out of stock</Badge>
            )}
          </span>
        </TableCell>
      );
    case 'bin':
      return (
        <TableCell label={label}>
          <ProductCell kind="bin" sku={variant.sku} value={bin} shown={bin || '–'} />
        </TableCell>
      );
    case 'state':
      return (
        <TableCell label={label}>
          <ProductStatusBadge status={product.state} />
        </TableCell>
      );
    default: {
      const text = {
        sku: variant.sku,
        category: nameIn(categories, product.category),
        brand: product.brand,
        tags: product.tags.map((tag) => nameIn(tags, tag)).join(', ') || '–',
        changed: formatDate(product.updatedAt, clock),
        created: formatDate(product.createdAt, clock),
      }[column];
      const isShort = column !== 'tags' && column !== 'brand' && column !== 'category';
      return (
        <TableCell
          label={label}
          className={classNames('text-sm', isShort && 'whitespace-nowrap', column === 'sku' && spareColumn)}
        >
          {text}
        </TableCell>
      );
    }
  }
}

/** The menu that publishes, unpublishes or archives a product. */
export function ActionsCell({ product, isFirst }: { product: Product; isFirst: boolean }) {
  const router = useRouter();

  async function setStatus(state: ProductStatus) {
    try {
      await api.patch(`/products/${product.id}`, { state });
      toast.success(`${product.name} updated: ${state}`);
      router.refresh();
    } catch (failure) {
      toast.error(messageOf(failure));
    }
  }

  return (
    <TableCell label="">
      {isFirst && (
        <Menu
          trigger={
            <Button variant="secondary" size="sm" aria-label={`Actions for ${product.name}`}>
              Actions
            </Button>
          }
        >
          {statusActions[product.state].map(({ label, to }) => (
            <MenuButton key={to} onSelect={() => void setStatus(to)}>
              {label}
            </MenuButton>
          ))}
        </Menu>
      )}
    </TableCell>
  );
}
