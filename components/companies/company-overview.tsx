import { Link } from '@/components/ui/link';
import { buttonClasses } from '@/components/ui/button';

type Fact = { name: string; value: string; note?: string; href: string };

/** What waits in a company at a glance, with links to it, and its reports and files. */
export function CompanyOverview({
  id,
  facts,
  salesPerson,
}: {
  id: string;
  facts: Fact[];
  /** Who of the shop looks after the company; null for nobody in particular. */
  salesPerson: { name: string; email: string } | null;
}) {
  return (
    <section aria-labelledby="overview" className="flex flex-col gap-4">
      <h2 id="overview" className="text-2xl">
        Overview
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {facts.map(({ name, value, note, href }) => (
          <li key={name} className="relative rounded-card border border-line bg-surface p-4 hover:bg-line/40">
            <Link href={href} className="font-semibold underline-offset-4 after:absolute after:inset-0">
              {name}
            </Link>
            <p className="figures font-display text-3xl font-semibold">{value}</p>
            {note && <p className="text-sm text-muted">{note}</p>}
          </li>
        ))}
      </ul>
      {salesPerson && (
        <p className="wrap-anywhere">
          Your contact at the shop: <strong>{salesPerson.name}</strong>,{' '}
          <a href={`mailto:${salesPerson.email}`} className="underline underline-offset-4">
            {salesPerson.email}
          </a>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Link href="/dashboard/company/spending/months" className={buttonClasses('secondary', 'sm')}>
          Spending
        </Link>
        <Link href="/dashboard/statement" className={buttonClasses('secondary', 'sm')}>
          Invoices and statement
        </Link>
        <Link href="/dashboard/partNumbers" className={buttonClasses('secondary', 'sm')}>
          Part numbers
        </Link>
        <a href={`/api/companies/${id}/price-list`} className={buttonClasses('secondary', 'sm')}>
          Price list (CSV)
        </a>
        <a href={`/api/companies/${id}/bmecat`} className={buttonClasses('secondary', 'sm')}>
          Catalog (BMEcat)
        </a>
      </p>
    </section>
  );
}
