import { invoices } from '../../invoices/collection';
import { regionsOf } from '../../orders/rules/places';
import type { Shop } from '../../settings/schema/shop';
import { daySpan, startOfDay } from '../../shared/dates';
import { taxReasonNames } from '../../taxes/rules/describe';
import type { TaxReason } from '../../taxes/schema/tax';
import type { Period } from '../rules/periods';
import { sumRows } from '../rules/reports';
import { changePercent } from '../rules/sales';
import type { Report, ReportColumn } from '../schema';
import { withBefore } from './sales';

/** What is taxed alike: at one place, rate and name, or for one reason not at all. */
type TaxKey = { country: string; region: string; name: string; basisPoints: number; reason: TaxReason | '' };
type Sums = { documents: number; invoiced: number; credited: number; tax: number };
type Group = { _id: TaxKey & { before: boolean } } & Sums;

const none: Sums = { documents: 0, invoiced: 0, credited: 0, tax: 0 };

const isCredit = { $eq: ['$series', 'credit-note'] };
const amount = (path: string) => ({ $sum: { $cond: [isCredit, 0, path] } });
const credit = (path: string) => ({ $sum: { $cond: [isCredit, path, 0] } });

const groupsOf = (period: Period, timeZone: string) =>
  invoices()
    .aggregate<Group>([
      { $match: { issuedAt: daySpan(withBefore(period), timeZone) } },
      { $project: { series: 1, issuedAt: 1, taxPlace: 1, 'content.buyer': 1, 'content.taxes': 1 } },
      { $unwind: '$content.taxes' },
      {
        $group: {
          _id: {
            country: { $ifNull: ['$taxPlace.country', '$content.buyer.country'] },
            region: { $ifNull: ['$taxPlace.region', '$content.buyer.region'] },
            name: '$content.taxes.name',
            basisPoints: '$content.taxes.basisPoints',
            reason: { $ifNull: ['$content.taxes.reason', ''] },
            before: { $lt: ['$issuedAt', startOfDay(period.from, timeZone)] },
          },
          documents: { $sum: 1 },
          invoiced: amount('$content.taxes.net'),
          credited: credit('$content.taxes.net'),
          tax: {
            $sum: { $cond: [isCredit, { $multiply: ['$content.taxes.tax', -1] }, '$content.taxes.tax'] },
          },
        },
      },
    ])
    .toArray();

const columns: ReportColumn[] = [
  { id: 'country', title: 'Country', kind: 'text' },
  { id: 'region', title: 'State or region', kind: 'text' },
  { id: 'name', title: 'Tax', kind: 'text' },
  { id: 'rate', title: 'Rate', kind: 'text' },
  { id: 'documents', title: 'Documents', kind: 'count', spare: true },
  { id: 'invoiced', title: 'Invoiced', kind: 'money', spare: true },
  { id: 'credited', title: 'Credited', kind: 'money', spare: true },
  { id: 'net', title: 'Taxable', kind: 'money' },
  { id: 'tax', title: 'Tax due', kind: 'money' },
  { id: 'before', title: 'Tax before', kind: 'money' },
  { id: 'change', title: 'Change', kind: 'percent' },
];

/** The taxes of the documents issued in a period, less those of credit notes, and the tax of the period before. */
export async function reportTaxes(period: Period, { timeZone, countries }: Shop): Promise<Report> {
  const rows = new Map<string, { key: TaxKey; current: Sums; before: Sums }>();
  for (const { _id, ...sums } of await groupsOf(period, timeZone)) {
    const { before, ...key } = _id;
    const id = [key.country, key.region, key.basisPoints, key.name, key.reason].join('/');
    const known = rows.get(id) ?? { key, current: none, before: none };
    rows.set(id, { ...known, [before ? 'before' : 'current']: sums });
  }
  const filled = [...rows].map(
    ([
      key,
      {
        key: { country, region, name, basisPoints, reason },
        current,
        before,
      },
    ]) => ({
      key,
      cells: [
        countries.find(({ code }) => code === country)?.name ?? country,
        regionsOf(country)?.find(({ code }) => code === region)?.name ?? region,
        reason ? taxReasonNames[reason] : name || 'No tax',
        `${basisPoints / 100}%`,
        ...[current.documents, current.invoiced, current.credited],
        ...[current.invoiced - current.credited, current.tax, before.tax],
        changePercent(current.tax, before.tax),
      ],
    }),
  );
  // A document with several rates would count more than once in the sum.
  const totals = sumRows(columns, filled, ['invoiced', 'credited', 'net', 'tax', 'before']);
  const sumOf = (id: string) => Number(totals[columns.findIndex((column) => column.id === id)]);
  totals[totals.length - 1] = changePercent(sumOf('tax'), sumOf('before'));
  return { columns, rows: filled, totals };
}
