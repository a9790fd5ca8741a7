import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MachineFacts } from '@/components/machines/machine-facts';
import { MachineParts } from '@/components/machines/machine-parts';
import { MachineServices } from '@/components/machines/machine-services';
import { MachineSettings } from '@/components/machines/machine-settings';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireSignedIn } from '@/lib/auth/current-session';
import { findMachine } from '@/lib/machines/queries/machines';
import { machineHref, machinesPath } from '@/lib/machines/rules/paths';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'Machine',
  description: 'A machine you own, and what fits on it.',
  robots: { index: false },
};

export default async function MachinePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const person = await requireSignedIn(machineHref(id));
  const [machine, shop] = await Promise.all([findMachine(person, id), findShop()]);
  if (!machine) notFound();
  const trail = [
    { name: 'Machines', href: machinesPath },
    { name: machine.name, href: machineHref(id) },
  ];
  return (
    <div className="flex flex-col gap-8">
      <div>
        <Breadcrumbs trail={trail} />
        <h1 className="mt-3 text-4xl wrap-anywhere">{machine.name}</h1>
        <p className="mt-1 text-muted">{machine.company ? `Of ${machine.company}` : 'Yours alone'}</p>
      </div>
      <MachineFacts machine={machine} locale={shop.locale} />
      <MachineServices machine={machine} locale={shop.locale} />
      <MachineParts machine={machine} />
      {/* A service that was recorded has set another day, which the form must not set back. */}
      {machine.mayEdit && <MachineSettings key={machine.serviceOn} machine={machine} />}
    </div>
  );
}
