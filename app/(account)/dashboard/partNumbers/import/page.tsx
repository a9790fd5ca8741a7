import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ImportNumbers } from '@/components/own-numbers/import-numbers';
import { requireSignedIn } from '@/lib/auth/current-session';
import { ownNumbersPath } from '@/lib/own-numbers/rules/paths';
import { findNumberOwner } from '../owner';

export const metadata: Metadata = {
  title: 'Import part numbers',
  description: 'Your own part numbers, from a CSV file.',
  robots: { index: false },
};

export default async function ImportPartNumbersPage() {
  const person = await requireSignedIn(`${ownNumbersPath}/import`);
  const { id, mayEdit } = await findNumberOwner(person);
  if (!mayEdit) redirect(ownNumbersPath);
  return <ImportNumbers owner={id} path={ownNumbersPath} />;
}
