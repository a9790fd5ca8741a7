import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Allowed, Editable } from '@/components/layout/allowed';
import { OpenDraft } from '@/components/purchasing/open-draft';
import { SupplierParts } from '@/components/purchasing/supplier-parts';
import { SupplierForm } from '@/components/purchasing/supplier-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { requireRight } from '@/lib/auth/current-session';
import { findSupplier, listPartsPage } from '@/lib/purchasing/queries/suppliers';
import { purchasesHref, supplierHref, suppliersPath } from '@/lib/purchasing/rules/paths';
import { supplierParams } from '@/lib/purchasing/schema/suppliers';
import { findShop } from '@/lib/settings/queries';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Supplier',
  description: 'A supplier and what it sells.',
  robots: { index: false },
};

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function SupplierPage({ params, searchParams }: Props) {
  const [{ id }, { page }] = await Promise.all([params, searchParams]);
  const path = supplierHref(id);
  await requireRight('purchasing.view', path);
  const supplier = supplierParams.safeParse({ id }).success ? await findSupplier(id) : null;
  if (!supplier) notFound();
  const [parts, shop] = await Promise.all([listPartsPage(id, pageNumber(page)), findShop()]);
  const { name, currency } = supplier;
  const trail = [
    { name: 'Suppliers', href: suppliersPath },
    { name, href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl wrap-anywhere">{name}</h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={purchasesHref({ supplier: id })} variant="secondary" size="sm">
            Its orders
          </ButtonLink>
          <Allowed right="purchasing.edit">
            <OpenDraft supplierId={id} />
          </Allowed>
        </div>
      </div>
      <SupplierParts supplierId={id} parts={parts} currency={currency} locale={shop.locale} />
      <section aria-labelledby="details">
        <h2 id="details" className="mb-3 text-2xl">
          Details
        </h2>
        <Editable right="purchasing.edit">
          <SupplierForm supplier={supplier} currency={shop.currency} />
        </Editable>
      </section>
    </div>
  );
}
