import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { WithdrawAlert } from '@/components/stock-alerts/withdraw-alert';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { requireSignedIn } from '@/lib/auth/current-session';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { formatDate } from '@/lib/shared/dates';
import { listOwnStockAlerts } from '@/lib/stock-alerts/queries';
import { ownAlertsPath } from '@/lib/stock-alerts/rules';

export const metadata: Metadata = {
  title: 'Stock alerts',
  description: 'The products for which you wait.',
  robots: { index: false },
};

export default async function StockAlertsPage() {
  const person = await requireSignedIn(ownAlertsPath);
  const [alerts, shop] = await Promise.all([listOwnStockAlerts(person), findShop()]);
  const clock = clockSettings(shop);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-4xl">Stock alerts</h1>
        <p className="mt-2 max-w-prose text-muted">
          The products for which you wait: we write to you once when one is in stock.
        </p>
      </div>
      {alerts.length > 0 ? (
        <Table caption="Stock alerts" columns={['Product', 'Asked on', 'Until', 'Status', '']}>
          {alerts.map(({ id, sku, name, href, state, requestedAt, until }) => (
            <TableRow key={id}>
              <TableCell label="" className="font-semibold wrap-anywhere">
                {href ? (
                  <Link href={href} className="underline-offset-4 hover:underline">
                    {name}
                  </Link>
                ) : (
                  'No longer sold'
                )}
                <span className="block text-sm font-normal whitespace-nowrap text-muted">{sku}</span>
              </TableCell>
              <TableCell label="Asked on" className="whitespace-nowrap">
                {formatDate(requestedAt, clock)}
              </TableCell>
              <TableCell label="Until" className="whitespace-nowrap">
                {formatDate(until, clock)}
              </TableCell>
              <TableCell label="Status">
                {state === 'waiting' ? 'Waiting for stock' : 'Confirm it by the link in our email'}
              </TableCell>
              <TableCell label="" className="md:text-right">
                <WithdrawAlert id={id} name={name ?? sku} />
              </TableCell>
            </TableRow>
          ))}
        </Table>
      ) : (
        <EmptyState
          title="You wait for nothing"
          action={<ButtonLink href="/shop">Go to the shop</ButtonLink>}
        >
          On the page of a product that is out of stock, ask us to tell you when it is in stock.
        </EmptyState>
      )}
    </div>
  );
}
