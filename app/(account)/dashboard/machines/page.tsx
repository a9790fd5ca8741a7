import type { Metadata } from 'next';
import { MachineTable } from '@/components/machines/machine-table';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { requireSignedIn } from '@/lib/auth/current-session';
import { listMachines } from '@/lib/machines/queries/machines';
import { machinesPath, newMachineHref } from '@/lib/machines/rules/paths';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'Machines',
  description: 'The machines you own, and what fits on them.',
  robots: { index: false },
};

export default async function MachinesPage() {
  const person = await requireSignedIn(machinesPath);
  const [machines, shop] = await Promise.all([listMachines(person), findShop()]);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-4xl">Machines</h1>
        <p className="mt-2 max-w-prose text-muted">
          The machines you own. Each has a page with the consumables, spare parts and manuals for it, and says
          when its service is due.
        </p>
      </div>
      {machines.length > 0 ? (
        <>
          <ButtonLink href={newMachineHref()} className="self-start">
            Add a machine
          </ButtonLink>
          <MachineTable machines={machines} locale={shop.locale} />
        </>
      ) : (
        <EmptyState
          title="No machines yet"
          action={<ButtonLink href={newMachineHref()}>Add a machine</ButtonLink>}
        >
          Find it by its name or part number, or add it from a shipped order.
        </EmptyState>
      )}
    </div>
  );
}
