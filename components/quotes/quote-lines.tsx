import { Table, TableCell, TableRow } from '@/components/ui/table';
import { quoteSum } from '@/lib/quotes/rules/choice';
import type { QuoteVersion } from '@/lib/quotes/schema/quote';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

/** The lines of a version, with the sum of those that are no alternatives. */
export function QuoteLines({
  version: { lines, currency, delivery, version },
  locale,
}: {
  version: Pick<QuoteVersion, 'lines' | 'currency' | 'delivery' | 'version'>;
  locale: string;
}) {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <>
      <Table
        caption={`Lines of version ${version}`}
        columns={[
          'Product',
          { title: 'Quantity', right: true },
          { title: 'Price', right: true },
          { title: 'Amount', right: true },
        ]}
      >
        {lines.map((line) => (
          <TableRow key={line.sku}>
            <TableCell label="" className="wrap-anywhere">
              {line.alternativeTo && (
                <span className="text-sm text-muted">Alternative to {line.alternativeTo}: </span>
              )}
              <span className="font-semibold">{line.name}</span>
              <span className="block text-sm text-muted">
                {[line.sku, line.detail].filter(Boolean).join(' · ')}
              </span>
              {line.note && <span className="block text-sm whitespace-pre-line">{line.note}</span>}
            </TableCell>
            <TableCell label="Quantity" className="figures md:text-right">
              {formatNumber(line.quantity, 3, locale)}
            </TableCell>
            <TableCell label="Price" className="figures md:text-right">
              {money(line.unitPrice)}
            </TableCell>
            <TableCell label="Amount" className="figures md:text-right">
              {money(line.unitPrice * line.quantity)}
            </TableCell>
          </TableRow>
        ))}
      </Table>
      <dl className="figures mt-3 flex flex-col gap-1 text-right">
        <div>
          <dt className="inline text-muted">
            Sum{lines.some((one) => one.alternativeTo) && ' without alternatives'}:{' '}
          </dt>
          <dd className="inline font-semibold">{money(quoteSum(lines))}</dd>
        </div>
        <div>
          <dt className="inline text-muted">Delivery: </dt>
          <dd className="inline">{delivery === null ? 'as in the shop' : money(delivery)}</dd>
        </div>
      </dl>
    </>
  );
}
