import Form from 'next/form';
import { Link } from '@/components/ui/link';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/input';
import { lastDays, periodBefore, type Period } from '@/lib/reports/rules/periods';
import { reportHref } from '@/lib/reports/rules/reports';
import type { Shop } from '@/lib/settings/schema/shop';
import { formatDay } from '@/lib/shared/dates';

const presets = [
  { days: 1, name: 'Today' },
  { days: 7, name: '7 days' },
  { days: 30, name: '30 days' },
  { days: 90, name: '90 days' },
  { days: 365, name: '365 days' },
];

/** Chooses the days of a report: a plain form and links, which work without scripts. */
export function RangeForm({
  path,
  period,
  today,
  sort,
}: {
  path: string;
  period: Period;
  today: string;
  sort?: string;
}) {
  return (
    <div className="no-print my-5 flex flex-wrap items-end gap-x-6 gap-y-3">
      {/* The key resets what was typed when a link changes the days. */}
      <Form key={`${period.from} ${period.to}`} action={path} className="flex flex-wrap items-end gap-3">
        <label className="flex flex-col gap-1.5 text-sm font-semibold">
          From
          <TextInput type="date" name="from" defaultValue={period.from} className="font-normal" />
        </label>
        <label className="flex flex-col gap-1.5 text-sm font-semibold">
          To
          <TextInput type="date" name="to" defaultValue={period.to} className="font-normal" />
        </label>
        {sort && <input type="hidden" name="sort" value={sort} />}
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </Form>
      <ul aria-label="Ranges up to today" className="flex flex-wrap gap-x-4">
        {presets.map(({ days, name }) => {
          const range = lastDays(days, today);
          const current = range.from === period.from && range.to === period.to;
          return (
            <li key={days}>
              <Link
                href={reportHref(path, { ...range, sort })}
                aria-current={current ? 'true' : undefined}
                className="inline-flex min-h-11 items-center underline underline-offset-4 aria-[current=true]:font-semibold aria-[current=true]:no-underline"
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Says which days a report covers, and with which it compares them. */
export function RangeNote({
  period,
  shop: { locale, timeZone },
}: {
  period: Period;
  shop: Pick<Shop, 'locale' | 'timeZone'>;
}) {
  const text = ({ from, to }: Period) =>
    from === to ? formatDay(from, locale) : `${formatDay(from, locale)} – ${formatDay(to, locale)}`;
  return (
    <p className="mb-4">{`${text(period)}, compared with ${text(periodBefore(period))} (${timeZone})`}</p>
  );
}
