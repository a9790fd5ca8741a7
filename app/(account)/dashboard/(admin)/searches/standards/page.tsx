import type { Metadata } from 'next';
import { StandardsForm } from '@/components/admin/standards-form';
import { Editable } from '@/components/layout/allowed';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClasses } from '@/components/ui/button';
import { requireRight } from '@/lib/auth/current-session';
import { readStandards } from '@/lib/search/queries/standards';

export const metadata: Metadata = {
  title: 'Equivalent standards',
  description: 'Standards that searches find for each other.',
  robots: { index: false },
};

const path = '/dashboard/searches/standards';

export default async function StandardsPage() {
  await requireRight('searches.view', path);
  const { groups, revision } = await readStandards();
  const trail = [
    { name: 'Searches', href: '/dashboard/searches' },
    { name: 'Equivalent standards', href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Breadcrumbs trail={trail} />
        <h1 className="mt-3 text-4xl">Equivalent standards</h1>
        <p className="mt-2 max-w-prose text-muted">
          A search for one standard of a row also finds the products made to the others. Separate them by
          commas, such as “ISO 4017, DIN 933”.
        </p>
      </div>
      <a
        href="/api/searches/standards/export"
        download
        className={buttonClasses('secondary', 'sm', 'self-start')}
      >
        Export CSV
      </a>
      <Editable right="searches.edit">
        <StandardsForm key={revision} groups={groups} revision={revision} />
      </Editable>
    </div>
  );
}
