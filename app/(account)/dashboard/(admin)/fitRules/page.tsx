import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { Allowed } from '@/components/layout/allowed';
import { buttonClasses, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { requireRight } from '@/lib/auth/current-session';
import { listFitRules } from '@/lib/fits/queries';
import { fitRuleHref, fitRulesPath } from '@/lib/fits/rules/form';

export const metadata: Metadata = {
  title: 'What fits',
  description: 'Rules that say which parts fit which machines.',
  robots: { index: false },
};

export default async function FitRulesPage() {
  await requireRight('products.view', fitRulesPath);
  const rules = await listFitRules();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">What fits</h1>
        <div className="flex flex-wrap gap-3">
          <a href="/api/fit-rules/export" download className={buttonClasses('secondary', 'sm')}>
            Export CSV
          </a>
          <Allowed right="products.edit">
            <ButtonLink href={`${fitRulesPath}/import`} size="sm" variant="secondary">
              Import CSV
            </ButtonLink>
            <ButtonLink href={`${fitRulesPath}/new`} size="sm">
              New rule
            </ButtonLink>
          </Allowed>
        </div>
      </div>
      <p className="mt-3 mb-6 max-w-prose text-muted">
        Rules compare the specifications of parts and machines. Pages of both sides say what fits, and why.
        Where a specification is missing or unclear, they say nothing.
      </p>
      {rules.length > 0 ? (
        <Table caption="Rules" columns={['Rule', 'Parts', 'Machines']}>
          {rules.map(({ id, name, part, machine }) => (
            <TableRow key={id}>
              <TableCell label="">
                <Link
                  href={fitRuleHref(id)}
                  className="font-semibold wrap-anywhere underline underline-offset-4"
                >
                  {name}
                </Link>
              </TableCell>
              <TableCell label="Parts">{part.values.join(', ')}</TableCell>
              <TableCell label="Machines">{machine.values.join(', ')}</TableCell>
            </TableRow>
          ))}
        </Table>
      ) : (
        <EmptyState title="No rules yet">Add one to tell customers what fits their machines.</EmptyState>
      )}
    </>
  );
}
