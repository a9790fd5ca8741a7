import { Link } from '@/components/ui/link';
import { EmailText } from '@/components/account/email-text';
import { Badge, type Tone } from '@/components/ui/badge';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { describeDays } from '@/lib/discounts/rules/describe';
import {
  audienceKindNames,
  priceListHref,
  priceListsHref,
  priceListStatusNames,
} from '@/lib/price-lists/rules/list';
import type { PriceListFilters, PriceListRow, PriceListStatus } from '@/lib/price-lists/schema';
import { sortableColumn } from '@/lib/shared/sorting';
import { formatNumber } from '@/lib/shared/formats';

const tones: Record<PriceListStatus, Tone> = {
  current: 'good',
  coming: 'info',
  ended: 'neutral',
  paused: 'warn',
};

/** Where a price list stands today. */
export function PriceListBadge({ status }: { status: PriceListStatus }) {
  return <Badge tone={tones[status]}>{priceListStatusNames[status]}</Badge>;
}

/** Whom a price list is for: the kind, and the name with the email of an account. */
export function Audience({
  audience,
  audienceName,
  audienceEmail,
}: Pick<PriceListRow, 'audience' | 'audienceName' | 'audienceEmail'>) {
  const isNamed = audienceName !== audienceEmail;
  return (
    <>
      <span className="block text-sm text-muted">{audienceKindNames[audience.kind]}</span>
      {isNamed && <span className="block wrap-anywhere">{audienceName}</span>}
      {audienceEmail && (
        <span className={`block ${isNamed ? 'text-sm text-muted' : ''}`}>
          <EmailText email={audienceEmail} />
        </span>
      )}
      {!audienceName && 'No longer exists'}
    </>
  );
}

/** Price lists, each with a link to its page. */
export function PriceListTable({
  rows,
  filters,
  money: { currency, locale },
}: {
  rows: PriceListRow[];
  filters: PriceListFilters;
  money: { currency: string; locale: string };
}) {
  const sorting = {
    sort: filters.sort,
    fallback: 'name',
    hrefFor: (sort: PriceListFilters['sort']) => priceListsHref({ ...filters, sort }),
  };
  return (
    <Table
      caption="Price lists"
      columns={[
        sortableColumn('Name', 'name', sorting),
        sortableColumn('For', 'for', sorting),
        { title: 'Prices', right: true },
        'Status',
        sortableColumn('Valid', 'to', sorting),
      ]}
    >
      {rows.map((row) => (
        <TableRow key={row.id}>
          <TableCell label="">
            <Link
              href={priceListHref(row.id)}
              className="font-semibold wrap-anywhere underline underline-offset-4"
            >
              {row.name}
            </Link>
          </TableCell>
          <TableCell label="For">
            <Audience {...row} />
          </TableCell>
          <TableCell label="Prices" className="figures md:text-right">
            {formatNumber(row.count, 3, locale)}
          </TableCell>
          <TableCell label="Status">
            <PriceListBadge status={row.status} />
            {row.currency !== currency && (
              <span className="block text-sm text-muted">In {row.currency}, without effect</span>
            )}
          </TableCell>
          <TableCell label="Valid" className="text-sm">
            {describeDays(row, locale)}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
