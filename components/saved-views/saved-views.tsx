'use client';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/account/confirm-dialog';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { SavedView, SavedViewInput, ViewedList } from '@/lib/saved-views/schema';
import { ViewForm } from './view-form';

/** The saved views of a list, as links; what is shown now can be saved as one. */
export function SavedViews({
  list,
  path,
  query,
  toSave,
  views,
  mayShare,
}: {
  list: ViewedList;
  /** The address of the list. */
  path: string;
  /** The query string of what is shown now, without its page. */
  query: string;
  /** The same with everything that a saved view keeps, such as the columns. */
  toSave: string;
  views: SavedView[];
  mayShare: boolean;
}) {
  const router = useRouter();
  const [asked, setAsked] = useState<'delete' | null>(null);
  const current = views.find((view) => view.query === query);
  const mayChange = current && (current.own || mayShare);

  async function call(work: Promise<unknown>, done: string): Promise<boolean> {
    try {
      await work;
      toast.success(done);
      router.refresh();
      return true;
    } catch (failure) {
      toast.error(messageOf(failure));
      return false;
    }
  }

  async function save(input: SavedViewInput) {
    const saved = await api.post('/saved-views', { list, query: toSave, ...input });
    router.push(`${path}?${saved.query}`);
  }

  return (
    <nav aria-label="Saved views" className="flex flex-wrap items-center gap-2">
      {views.length > 0 && (
        <ul className="contents">
          {views.map((view) => (
            <li key={view.id}>
              <Link
                href={view.query ? `${path}?${view.query}` : path}
                aria-current={view === current ? 'page' : undefined}
                className={classNames(
                  'flex min-h-9 items-center gap-1.5 rounded-card border px-3 text-sm font-medium wrap-anywhere',
                  view === current
                    ? 'border-ink bg-ink text-ground'
                    : 'border-line-strong bg-surface hover:border-ink',
                )}
              >
                {view.name}
                {view.shared && <span className="opacity-75">(shared)</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!current && (
        <ViewForm
          label="Save view"
          title="Save this view"
          initial={{ name: '', shared: false }}
          mayShare={mayShare}
          onSave={(input) => call(save(input), 'View saved')}
        />
      )}
      {mayChange && (
        <>
          <ViewForm
            key={current.id}
            label="Rename view"
            title="Change this view"
            initial={{ name: current.name, shared: current.shared }}
            mayShare={mayShare && current.own}
            onSave={(input) => call(api.put(`/saved-views/${current.id}`, input), 'View changed')}
          />
          <Button size="sm" variant="ghost" onClick={() => setAsked('delete')}>
            Delete view
          </Button>
        </>
      )}
      {asked && current && (
        <ConfirmDialog
          title={`Delete the view ${current.name}?`}
          question={current.shared ? 'Nobody will see it any more.' : 'The products stay as they are.'}
          label="Delete view"
          onConfirm={() => {
            setAsked(null);
            void call(api.delete(`/saved-views/${current.id}`), 'View deleted');
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </nav>
  );
}
