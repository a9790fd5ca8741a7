import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { requireRight } from '@/lib/auth/current-session';
import { reports, reportsPath } from '@/lib/reports/rules/reports';

export const metadata: Metadata = {
  title: 'Reports',
  description: 'Sales and stock of the shop.',
  robots: { index: false },
};

const groups = [
  { title: 'Sales', kinds: ['sales'] },
  { title: 'Stock', kinds: ['stock', 'movements'] },
];

export default async function ReportsPage() {
  await requireRight('reports.view', reportsPath);
  return (
    <>
      <h1 className="text-4xl">Reports</h1>
      {groups.map(({ title, kinds }) => (
        <section key={title} aria-label={title} className="mt-8">
          <h2 className="text-2xl">{title}</h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2">
            {reports
              .filter(({ kind }) => kinds.includes(kind))
              .map(({ id, name, description }) => (
                <li key={id}>
                  <Link
                    href={`${reportsPath}/${id}`}
                    className="block h-full rounded-card border border-line bg-surface p-4 hover:border-ink"
                  >
                    <span className="font-display text-xl font-semibold">{name}</span>
                    <span className="block text-muted">{description}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
