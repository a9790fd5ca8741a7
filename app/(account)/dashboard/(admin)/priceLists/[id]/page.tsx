import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EmailText } from '@/components/account/email-text';
import { Allowed, Editable } from '@/components/layout/allowed';
import { DeleteRecord } from '@/components/price-lists/delete-record';
import { EntryFiles } from '@/components/price-lists/entry-files';
import { PriceListForm } from '@/components/price-lists/price-list-form';
import { PriceListBadge } from '@/components/price-lists/price-list-table';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryOptions } from '@/lib/catalog/rules/structure';
import { describeDays } from '@/lib/discounts/rules/describe';
import { findPriceList, findToday } from '@/lib/price-lists/queries';
import {
  audienceKindNames,
  priceListHref,
  priceListsPath,
  priceListStatus,
} from '@/lib/price-lists/rules/list';
import { priceListParams } from '@/lib/price-lists/schema';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'Price list',
  description: 'Prices agreed with a customer, a company or a group.',
  robots: { index: false },
};

export default async function PriceListPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireRight('prices.view', priceListHref(id));
  const list = priceListParams.safeParse({ id }).success ? await findPriceList(id) : null;
  if (!list) notFound();
  const [{ currency, locale }, structure, today] = await Promise.all([
    findShop(),
    findStructure(),
    findToday(),
  ]);
  const trail = [
    { name: 'Price lists', href: priceListsPath },
    { name: list.name, href: priceListHref(id) },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-4xl wrap-anywhere">{list.name}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
            <span>
              {audienceKindNames[list.audience.kind]}:{' '}
              {list.audienceName ? <EmailText email={list.audienceName} /> : 'no longer exists'}
            </span>
            <span>{describeDays(list, locale)}</span>
            <PriceListBadge status={priceListStatus(list, today)} />
          </p>
        </div>
        <EntryFiles id={id}>
          <Allowed right="prices.edit">
            <DeleteRecord
              what="Price list"
              name={list.name}
              path={`/price-lists/${id}`}
              listPath={priceListsPath}
              consequence="Its prices no longer apply. Orders already placed keep theirs."
            />
          </Allowed>
        </EntryFiles>
      </div>
      <Editable right="prices.edit">
        <PriceListForm list={list} categories={categoryOptions(structure)} currency={currency} />
      </Editable>
    </div>
  );
}
