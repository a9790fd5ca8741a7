import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Allowed } from '@/components/layout/allowed';
import { CountActions } from '@/components/stock/count-actions';
import { CountBadge } from '@/components/stock/count-badge';
import { CountEntry } from '@/components/stock/count-entry';
import { CountLines } from '@/components/stock/count-lines';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { EmptyState } from '@/components/ui/empty-state';
import { requireRight } from '@/lib/auth/current-session';
import { findCount } from '@/lib/inventory/queries/counts';
import { countsPath } from '@/lib/inventory/rules';
import { countParams } from '@/lib/inventory/schema';
import { formatNumber } from '@/lib/shared/formats';

export const metadata: Metadata = {
  title: 'Stock count',
  description: 'What was counted, and the differences.',
  robots: { index: false },
};

export default async function CountPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const path = `${countsPath}/${id}`;
  await requireRight('stock.view', path);
  const found = countParams.safeParse({ id }).success ? await findCount(id) : null;
  if (!found) notFound();
  const { count, lines, uncounted, left } = found;
  const differences = lines.filter(({ counted, expected }) => counted !== expected).length;
  const trail = [
    { name: 'Stock counts', href: countsPath },
    { name: count.name, href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="flex flex-wrap items-center gap-3 text-4xl wrap-anywhere">
          {count.name} <CountBadge state={count.state} />
        </h1>
        <Allowed right="stock.edit">
          {count.state === 'open' && <CountActions countId={id} differences={differences} />}
        </Allowed>
      </div>
      <p className="figures text-muted">
        {formatNumber(lines.length)} counted, {formatNumber(differences)} with a difference,{' '}
        {formatNumber(left)} not counted. Expected are the units available and those that were sold but have
        not left.
      </p>
      {count.state === 'open' && (
        <Allowed right="stock.edit">
          <CountEntry countId={id} />
        </Allowed>
      )}
      {lines.length ? <CountLines lines={lines} /> : <EmptyState title="Nothing counted yet" />}
      {count.state === 'open' && uncounted.length > 0 && (
        <section aria-labelledby="uncounted">
          <h2 id="uncounted" className="mb-2 text-2xl">
            Not counted yet
          </h2>
          <p className="text-muted">{uncounted.map(({ sku }) => sku).join(', ')}</p>
        </section>
      )}
    </div>
  );
}
