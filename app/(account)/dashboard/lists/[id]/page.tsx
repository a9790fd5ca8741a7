import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListLines } from '@/components/shopping-lists/list-lines';
import { ListSettings } from '@/components/shopping-lists/list-settings';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClasses, ButtonLink } from '@/components/ui/button';
import { requireSignedIn } from '@/lib/auth/current-session';
import { listQuoteHref } from '@/lib/quotes/rules/paths';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { findShoppingList } from '@/lib/shopping-lists/queries/lists';
import { scanHref } from '@/lib/shopping-lists/rules/labels';
import { listHref, listsPath } from '@/lib/shopping-lists/rules/paths';

export const metadata: Metadata = {
  title: 'List',
  description: 'What you order again and again.',
  robots: { index: false },
};

/** The formats of labels for bins. */
const labelNames = { a4: 'Labels (A4 sheets)', single: 'Labels (label printer)' };

export default async function ListPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const person = await requireSignedIn(listHref(id));
  const [list, shop] = await Promise.all([findShoppingList(person.userId, id), findShop()]);
  if (!list) notFound();
  const trail = [
    { name: 'Lists', href: listsPath },
    { name: list.name, href: listHref(id) },
  ];
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Breadcrumbs trail={trail} />
        <h1 className="mt-3 text-4xl wrap-anywhere">{list.name}</h1>
        <p className="mt-1 text-muted">{list.company ? `For all of ${list.company}` : 'For you alone'}</p>
        {list.note && <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{list.note}</p>}
      </div>
      <ListLines list={list} clock={clockSettings(shop)} />
      {list.lines.length > 0 && (
        <p className="flex flex-wrap gap-3">
          <a href={`/api/shopping-lists/${id}/export`} download className={buttonClasses('secondary', 'sm')}>
            Export CSV
          </a>
          {list.lines.some(({ price }) => price !== null) && (
            <ButtonLink href={listQuoteHref(id)} variant="secondary" size="sm">
              Request a quote
            </ButtonLink>
          )}
          {list.mayEdit && (
            <ButtonLink href={scanHref(id)} variant="secondary" size="sm">
              Scan bins
            </ButtonLink>
          )}
          {Object.entries(labelNames).map(([format, name]) => (
            <a
              key={format}
              href={`/api/shopping-lists/${id}/labels?format=${format}`}
              target="_blank"
              className={buttonClasses('secondary', 'sm')}
            >
              {name}
            </a>
          ))}
        </p>
      )}
      {list.mayEdit && (
        <ListSettings key={JSON.stringify(list.reminder)} list={list} clock={clockSettings(shop)} />
      )}
    </div>
  );
}
