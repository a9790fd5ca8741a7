import type { Metadata } from 'next';
import { OwnAssortment } from '@/components/assortments/own-assortment';
import { ListSearch } from '@/components/layout/list-search';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { findAssortmentUse, listOwnAssortment } from '@/lib/assortments/queries';
import { ownAssortmentHref, ownAssortmentPath } from '@/lib/assortments/rules/form';
import { findActiveCompany } from '@/lib/auth/active-company';
import { requireSignedIn } from '@/lib/auth/current-session';
import { withContractPrices } from '@/lib/price-lists/queries';
import { findShop } from '@/lib/settings/queries';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Your assortment',
  description: 'The products that are chosen for you or your company.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function OwnAssortmentPage({ searchParams }: Props) {
  const { q: typed, page } = await searchParams;
  const q = typeof typed === 'string' ? typed.slice(0, 100) : '';
  const person = await requireSignedIn(ownAssortmentHref(q));
  const [found, { hasAssortment }, company, shop] = await Promise.all([
    listOwnAssortment(person, q, pageNumber(page)),
    findAssortmentUse(person),
    findActiveCompany(person),
    findShop(),
  ]);
  if (!hasAssortment)
    return (
      <>
        <h1 className="mb-6 text-4xl">Your assortment</h1>
        <EmptyState title="No assortment" action={<ButtonLink href="/shop">Go to the shop</ButtonLink>}>
          {company
            ? `There are no products for ${company.name} alone.`
            : 'Choose in the account menu the company for which you buy, if you buy for one.'}
        </EmptyState>
      </>
    );
  const variants = found.rows.flatMap((product) =>
    product.variants.map((variant) => [variant.sku, { product, variant }] as const),
  );
  const offers = await withContractPrices(new Map(variants), person);
  return (
    <>
      <h1 className="text-4xl">Your assortment</h1>
      <p className="mt-2 mb-6 wrap-anywhere text-muted">
        {company ? `Chosen for ${company.name}` : 'Chosen for you'}
      </p>
      <ListSearch action={ownAssortmentPath} label="Words or part number" text={q} />
      {found.rows.length > 0 ? (
        <OwnAssortment products={found.rows} offers={offers} locale={shop.locale} />
      ) : (
        <EmptyState title="Nothing found">Try fewer or other words, or a part number.</EmptyState>
      )}
      <Pagination page={found.page} pages={found.pages} hrefFor={(to) => ownAssortmentHref(q, to)} />
    </>
  );
}
