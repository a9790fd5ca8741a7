import { Link } from '@/components/ui/link';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { machineHref } from '@/lib/machines/rules/paths';
import type { MachineSummary } from '@/lib/machines/schema';
import { formatDay } from '@/lib/shared/dates';
import { keepTogether } from '@/lib/shared/typography';

/** The day of the next service; one that has passed is marked. */
export function ServiceDay({
  machine: { serviceOn, isOverdue },
  locale,
}: {
  machine: Pick<MachineSummary, 'serviceOn' | 'isOverdue'>;
  locale: string;
}) {
  if (!serviceOn) return '–';
  const shown = formatDay(serviceOn, locale);
  if (!isOverdue) return shown;
  return (
    <>
      {shown} <Badge tone="bad">Overdue</Badge>
    </>
  );
}

/** The machines of a person and of the company for which they buy. */
export function MachineTable({ machines, locale }: { machines: MachineSummary[]; locale: string }) {
  return (
    <Table caption="Machines" columns={['Machine', 'Serial number', 'Place', 'Purchased', 'Next service']}>
      {machines.map((machine) => (
        <TableRow key={machine.id}>
          <TableCell label="">
            <span className="flex items-center gap-3">
              <Picture src={machine.img} alt="" width={56} height={56} className="rounded-card bg-picture" />
              <span className="min-w-0">
                <Link href={machineHref(machine.id)} className="font-semibold underline underline-offset-4">
                  {keepTogether(machine.name)}
                </Link>
                <span className="block text-sm wrap-anywhere text-muted">
                  {[machine.sku, machine.company].filter(Boolean).join(' · ')}
                </span>
              </span>
            </span>
          </TableCell>
          <TableCell label="Serial number" className="wrap-anywhere">
            {machine.serialNumber || '–'}
          </TableCell>
          <TableCell label="Place" className="wrap-anywhere">
            {machine.place || '–'}
          </TableCell>
          <TableCell label="Purchased">
            {machine.purchasedOn ? formatDay(machine.purchasedOn, locale) : '–'}
          </TableCell>
          <TableCell label="Next service">
            <ServiceDay machine={machine} locale={locale} />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
