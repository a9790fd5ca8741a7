import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContentTabs } from '@/components/content-editor/content-tabs';
import { EntryForm } from '@/components/content-editor/entry-form';
import { Allowed, Editable } from '@/components/layout/allowed';
import { Card } from '@/components/ui/card';
import { requireRight } from '@/lib/auth/current-session';
import { listEntries } from '@/lib/content/queries/entries';
import { entriesHref, entryNames } from '@/lib/content/rules/entries';
import { entryKindParams, entryTitle } from '@/lib/content/schema';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'Content',
  description: 'The questions, testimonials and announcements of the shop.',
  robots: { index: false },
};

type Props = { params: Promise<{ kind: string }> };

export default async function EntriesPage({ params }: Props) {
  const { kind } = entryKindParams.safeParse(await params).data ?? notFound();
  await requireRight('content.view', entriesHref(kind));
  const entries = await listEntries(kind, (await findShop()).timeZone);
  const { one, shownOn } = entryNames[kind];
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-4xl">Content</h1>
      <ContentTabs current={kind} />
      <p className="text-muted">{shownOn}</p>
      {entries.map((entry) => (
        <section key={entry.id} aria-labelledby={`entry-${entry.id}`}>
          <h2 id={`entry-${entry.id}`} className="mb-3 text-xl">
            {entryTitle(entry)}
          </h2>
          <Card>
            <Editable right="content.edit">
              <EntryForm kind={kind} entry={entry} />
            </Editable>
          </Card>
        </section>
      ))}
      <Allowed right="content.edit">
        <section aria-labelledby="new-entry">
          <h2 id="new-entry" className="mb-3 text-xl">
            New {one}
          </h2>
          <Card>
            <EntryForm key={entries.length} kind={kind} position={entries.length} />
          </Card>
        </section>
      </Allowed>
    </div>
  );
}
