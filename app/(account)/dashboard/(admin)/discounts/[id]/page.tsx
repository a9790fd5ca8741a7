import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DiscountForm } from '@/components/discounts/discount-form';
import { DiscountBadge } from '@/components/discounts/discount-table';
import { DiscountUses } from '@/components/discounts/discount-uses';
import { Editable } from '@/components/layout/allowed';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryOptions } from '@/lib/catalog/rules/structure';
import { findDiscount } from '@/lib/discounts/queries';
import { describeUses, describeValue, discountsPath } from '@/lib/discounts/rules/describe';
import { discountParams } from '@/lib/discounts/schema';
import { listDiscountedOrders } from '@/lib/orders/queries/discounted-orders';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Discount',
  description: 'A discount and the orders that have it.',
  robots: { index: false },
};

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function DiscountPage({ params, searchParams }: Props) {
  const [{ id }, { page }] = await Promise.all([params, searchParams]);
  const path = `${discountsPath}/${id}`;
  await requireRight('discounts.view', path);
  const discount = discountParams.safeParse({ id }).success ? await findDiscount(id) : null;
  if (!discount) notFound();
  const [uses, shop] = await Promise.all([listDiscountedOrders(id, pageNumber(page)), findShop()]);
  const trail = [
    { name: 'Discounts', href: discountsPath },
    { name: discount.title, href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <div>
        <h1 className="text-4xl wrap-anywhere">{discount.title}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-2 wrap-anywhere text-muted">
          {discount.code ? `Code ${discount.code}` : 'Automatic'}, {describeValue(discount, shop)}, uses:{' '}
          {describeUses(discount, shop.locale)} <DiscountBadge status={discount.status} />
        </p>
      </div>
      <Editable right="discounts.edit">
        <DiscountForm
          discount={discount}
          categories={categoryOptions(await findStructure())}
          currency={shop.currency}
        />
      </Editable>
      <DiscountUses uses={uses} clock={clockSettings(shop)} hrefFor={(number) => `${path}?page=${number}`} />
    </div>
  );
}
