'use client';
import { Link } from '@/components/ui/link';
import { useState } from 'react';
import { EmailText } from '@/components/account/email-text';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { onlyOnATablet, spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import { sortedColumn } from '@/lib/orders/rules/list-href';
import type { OrderFilters } from '@/lib/orders/schema/inputs';
import type { OrderRow } from '@/lib/orders/schema/order';
import { formatDate, formatDateTime, formatDay, type Clock } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { BulkBar } from './bulk-bar';
import { PaymentBadge, StatusBadge } from './status-badge';

/** All orders of the shop, to open one by one or to change several together. */
export function AdminOrderTable({
  rows,
  path,
  filters,
  clock,
}: {
  rows: OrderRow[];
  path: string;
  filters: OrderFilters;
  clock: Clock;
}) {
  const [chosen, setChosen] = useState<string[]>([]);
  const all = rows.length > 0 && rows.every((row) => chosen.includes(row.number));
  const toggle = (number: string) =>
    setChosen((numbers) =>
      numbers.includes(number) ? numbers.filter((one) => one !== number) : [...numbers, number],
    );
  const selectAll = (
    <input
      type="checkbox"
      aria-label="Choose all on this page"
      checked={all}
      onChange={() => setChosen(all ? [] : rows.map((row) => row.number))}
      className="block size-5 accent-link"
    />
  );
  return (
    <>
      <BulkBar rows={rows.filter((row) => chosen.includes(row.number))} onDone={() => setChosen([])} />
      <Table
        caption="Orders"
        columns={[
          selectAll,
          'Order',
          'Customer',
          sortedColumn('Placed', 'placed', path, filters),
          'Status',
          { title: 'Payment', spare: true },
          sortedColumn('Total', 'total', path, filters),
        ]}
      >
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell label="" className="max-md:absolute max-md:top-3 max-md:left-3">
              <input
                type="checkbox"
                aria-label={`Choose ${row.number}`}
                checked={chosen.includes(row.number)}
                onChange={() => toggle(row.number)}
                className="block size-5 accent-link"
              />
            </TableCell>
            <TableCell label="Order" className="max-md:pl-8">
              <Link
                href={`/dashboard/manageOrder/${row.number}`}
                className="font-semibold whitespace-nowrap underline underline-offset-4"
              >
                {row.number}
              </Link>
              <span className="block text-sm text-muted lg:whitespace-nowrap">{row.delivery.name}</span>
              {row.requestedDate && (
                <span className="block text-sm lg:whitespace-nowrap">
                  For {formatDay(row.requestedDate, clock.locale)}
                </span>
              )}
              {row.shipComplete && <span className="block text-sm">Ship complete</span>}
            </TableCell>
            <TableCell label="Customer" className="md:min-w-28">
              <span className="block">{row.customer.name}</span>
              <span className="block text-sm text-muted md:max-xl:max-w-36">
                <EmailText email={row.customer.email} />
              </span>
            </TableCell>
            <TableCell label="Placed" className="text-sm">
              <span className="block md:max-xl:hidden xl:w-26">{formatDateTime(row.placedAt, clock)}</span>
              <span className={classNames(onlyOnATablet, 'whitespace-nowrap')}>
                {formatDate(row.placedAt, clock)}
              </span>
            </TableCell>
            <TableCell label="Status">
              <span className="flex flex-wrap gap-1">
                <StatusBadge order={row} />
                {row.onBackorder && <Badge tone="warn">On backorder</Badge>}
                {row.returnRequested && <Badge tone="warn">Return?</Badge>}
                <span className={onlyOnATablet}>
                  <PaymentBadge state={row.payment} order={row.state} />
                </span>
              </span>
            </TableCell>
            <TableCell label="Payment" className={spareColumn}>
              <PaymentBadge state={row.payment} order={row.state} />
            </TableCell>
            <TableCell label="Total" className="figures whitespace-nowrap md:text-right md:max-xl:text-sm">
              {formatMoney(row.total, row.currency)}
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </>
  );
}
