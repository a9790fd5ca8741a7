import type { Metadata } from 'next';
import { ImportNumbers } from '@/components/own-numbers/import-numbers';
import { requireRight } from '@/lib/auth/current-session';
import { customerNumbersPath } from '@/lib/own-numbers/rules/paths';
import { findNamedOwner } from '../../owner-of';

export const metadata: Metadata = {
  title: 'Import part numbers of a customer',
  description: 'The part numbers of a company or a customer, from a CSV file.',
  robots: { index: false },
};

export default async function ImportCustomerNumbersPage({ params }: { params: Promise<{ owner: string }> }) {
  const { owner } = await params;
  const path = customerNumbersPath(owner);
  await requireRight('companies.edit', `${path}/import`);
  await findNamedOwner(owner);
  return <ImportNumbers owner={owner} path={path} />;
}
