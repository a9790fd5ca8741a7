import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AssortmentForm } from '@/components/assortments/assortment-form';
import { DeleteRecord } from '@/components/price-lists/delete-record';
import { Allowed, Editable } from '@/components/layout/allowed';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { findAssortment } from '@/lib/assortments/queries';
import { assortmentHref, assortmentsPath } from '@/lib/assortments/rules/form';
import { assortmentParams } from '@/lib/assortments/schema';
import { requireRight } from '@/lib/auth/current-session';
import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryOptions } from '@/lib/catalog/rules/structure';

export const metadata: Metadata = {
  title: 'Assortment',
  description: 'What is offered to a customer, a company or a group.',
  robots: { index: false },
};

export default async function AssortmentPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireRight('prices.view', assortmentHref(id));
  const assortment = assortmentParams.safeParse({ id }).success ? await findAssortment(id) : null;
  if (!assortment) notFound();
  const structure = await findStructure();
  const trail = [
    { name: 'Assortments', href: assortmentsPath },
    { name: assortment.name, href: assortmentHref(id) },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-4xl wrap-anywhere">{assortment.name}</h1>
        <Allowed right="prices.edit">
          <DeleteRecord
            what="Assortment"
            name={assortment.name}
            path={`/assortments/${id}`}
            listPath={assortmentsPath}
            consequence="Exclusive products that no other assortment names are offered to nobody then."
          />
        </Allowed>
      </div>
      <Editable right="prices.edit">
        <AssortmentForm assortment={assortment} categories={categoryOptions(structure)} />
      </Editable>
    </div>
  );
}
