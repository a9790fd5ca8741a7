import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ScanBins } from '@/components/shopping-lists/scan-bins';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireSignedIn } from '@/lib/auth/current-session';
import { findShoppingList } from '@/lib/shopping-lists/queries/lists';
import { scanHref } from '@/lib/shopping-lists/rules/labels';
import { listHref, listsPath } from '@/lib/shopping-lists/rules/paths';

export const metadata: Metadata = {
  title: 'Scan bins',
  description: 'Scan the labels of empty bins to order what they held.',
  robots: { index: false },
};

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ sku?: string | string[] }> };

export default async function ScanPage({ params, searchParams }: Props) {
  const [{ id }, { sku }] = [await params, await searchParams];
  const scanned = typeof sku === 'string' ? sku.slice(0, 64) : undefined;
  const person = await requireSignedIn(scanHref(id, scanned));
  const list = await findShoppingList(person.userId, id);
  if (!list?.mayEdit) notFound();
  const trail = [
    { name: 'Lists', href: listsPath },
    { name: list.name, href: listHref(id) },
    { name: 'Scan bins', href: scanHref(id) },
  ];
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">Scan bins</h1>
      <ScanBins list={list} scanned={scanned} />
    </div>
  );
}
