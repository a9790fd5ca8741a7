import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { siteUrl } from '@/lib/platform/env';
import { listActiveConnections } from '@/lib/punchout/queries/connections';
import { simulatorPath } from '@/lib/punchout/rules/paths';
import { Entries } from './entries';
import { OrderForm } from './order-form';
import { isSimulatorOpen, simulated } from './simulator';
import { StartForm } from './start-form';
import '../../workspace.css';

export const metadata: Metadata = {
  title: 'Purchasing system',
  description: 'Plays the purchasing system of a company, to try punch-out.',
  robots: { index: false },
};

export default async function PurchasingSystemPage() {
  await connection();
  if (!isSimulatorOpen()) notFound();
  const { system, lines, entries } = simulated();
  return (
    <main id="main" className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-6 px-4 py-8">
      <h1 className="text-4xl">Purchasing system</h1>
      <p className="max-w-prose">
        This page plays the purchasing system of a company, such as Ariba or SAP. Its connection needs the
        return host {new URL(siteUrl()).host}. To get confirmations, ship notices and invoices it also needs
        the address {simulatorPath}/documents of this shop, which WEBHOOK_ALLOWED_TARGETS must name.
      </p>
      <StartForm
        connections={await listActiveConnections()}
        chosen={system.id}
        hook={`${siteUrl()}${simulatorPath}/cart`}
        hasCart={lines.length > 0}
      />
      <OrderForm lines={lines} />
      <Entries entries={entries} />
    </main>
  );
}
