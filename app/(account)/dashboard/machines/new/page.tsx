import type { Metadata } from 'next';
import { MachinePicker } from '@/components/machines/machine-picker';
import { NewMachineForm } from '@/components/machines/new-machine-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { findActiveCompany } from '@/lib/auth/active-company';
import { requireSignedIn } from '@/lib/auth/current-session';
import { mayInCompany } from '@/lib/companies/rules/rights';
import { findProduct } from '@/lib/catalog/queries/products';
import { findNewMachine } from '@/lib/machines/queries/new-machine';
import { machinesPath, newMachineHref } from '@/lib/machines/rules/paths';

export const metadata: Metadata = {
  title: 'Add a machine',
  description: 'A machine that you own.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const textOf = (value: string | string[] | undefined) =>
  typeof value === 'string' && value.length <= 120 ? value : undefined;

export default async function NewMachinePage({ searchParams }: Props) {
  const query = await searchParams;
  const [number, slug] = [textOf(query.order), textOf(query.product)];
  const person = await requireSignedIn(newMachineHref(textOf(query.sku), number, slug));
  const sku = textOf(query.sku) ?? (slug && (await findProduct(slug))?.sku);
  const [chosen, active] = await Promise.all([
    sku === undefined ? null : findNewMachine(person, sku, number),
    findActiveCompany(person),
  ]);
  const company = active && mayInCompany(active, 'orders.request') ? active : null;
  const trail = [
    { name: 'Machines', href: machinesPath },
    { name: 'Add a machine', href: newMachineHref() },
  ];
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Breadcrumbs trail={trail} />
        <h1 className="mt-3 text-4xl">Add a machine</h1>
        {chosen && (
          <p className="mt-2 wrap-anywhere">
            <strong>{chosen.name}</strong> · {sku}
            {chosen.order && ` · order ${chosen.order}`}
          </p>
        )}
      </div>
      {chosen && sku !== undefined ? (
        <NewMachineForm
          key={sku}
          sku={sku}
          variants={chosen.variants}
          order={chosen.order}
          purchasedOn={chosen.purchasedOn}
          company={company?.name ?? null}
          shared={company !== null && (!chosen.order || chosen.companyId === company.id)}
        />
      ) : (
        <>
          {sku !== undefined && (
            <p role="alert">There is no such product. Choose the machine from the products of the shop.</p>
          )}
          <MachinePicker />
        </>
      )}
    </div>
  );
}
