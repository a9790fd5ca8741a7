import type { Metadata } from 'next';
import { LedgerFacts } from '@/components/stock/ledger-facts';
import { LedgerTable } from '@/components/stock/ledger-table';
import { UnknownSku } from '@/components/stock/unknown-sku';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { listLedger } from '@/lib/inventory/queries/ledger';
import { findStockRows } from '@/lib/inventory/queries/stock-list';
import { ledgerHref, stockPath } from '@/lib/inventory/rules';
import { unitsOnOrder } from '@/lib/purchasing/queries/orders';
import { listOffers } from '@/lib/purchasing/queries/suppliers';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { pageNumber } from '@/lib/shared/paging';
import { findSources } from './sources';

export const metadata: Metadata = {
  title: 'Stock ledger',
  description: 'Every movement of a SKU, which add up to its stock.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function LedgerPage({ searchParams }: Props) {
  const query = await searchParams;
  const sku = String(query.sku ?? query.q ?? '').trim();
  await requireRight('stock.view', ledgerHref(sku));
  const [[row], ledger] = await Promise.all([findStockRows([sku]), listLedger(sku, pageNumber(query.page))]);
  if (!row || !ledger) return <UnknownSku sku={sku} />;
  const [shop, onOrder, offers, sources] = await Promise.all([
    findShop(),
    unitsOnOrder([sku]),
    listOffers(sku),
    findSources(ledger.rows),
  ]);
  const { currency, locale } = shop;
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs
        trail={[
          { name: 'Stock', href: stockPath },
          { name: sku, href: ledgerHref(sku) },
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl wrap-anywhere">{sku}</h1>
        <a
          href={`/api/stock/movements?${new URLSearchParams({ sku })}`}
          download
          className={buttonClasses('secondary', 'sm')}
        >
          Export as CSV
        </a>
      </div>
      <p className="wrap-anywhere text-muted">{[row.product, row.option].filter(Boolean).join(', ')}</p>
      <LedgerFacts row={row} onOrder={onOrder.get(sku) ?? 0} offers={offers} money={{ currency, locale }} />
      <section aria-labelledby="movements">
        <h2 id="movements" className="mb-3 text-2xl">
          Movements
        </h2>
        {ledger.rows.length ? (
          <LedgerTable rows={ledger.rows} sources={sources} clock={clockSettings(shop)} currency={currency} />
        ) : (
          <EmptyState title="No movements yet">
            The first delivery or change of the stock is listed here.
          </EmptyState>
        )}
        <Pagination page={ledger.page} pages={ledger.pages} hrefFor={(page) => ledgerHref(sku, page)} />
      </section>
    </div>
  );
}
