'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { toast } from '@/components/ui/toast';
import { sortedSearchColumn, type MissedSearchSort } from '@/lib/search/rules/missed-searches';
import type { MissedSearch } from '@/lib/search/types';
import { formatDate, type Clock } from '@/lib/shared/dates';
import { useSearchCall } from './use-search-call';
import { formatNumber } from '@/lib/shared/formats';

/** The searches without a result; each can get a synonym, or be dismissed. */
export function MissedSearches({
  searches,
  sort,
  clock,
}: {
  searches: MissedSearch[];
  sort: MissedSearchSort | undefined;
  clock: Clock;
}) {
  const router = useRouter();
  const run = useSearchCall();
  const [explained, setExplained] = useState<MissedSearch | null>(null);

  const dismiss = ({ term, typed }: MissedSearch) =>
    run(api.delete(`/searches/missed/${encodeURIComponent(term)}`), `“${typed}” dismissed`);

  return (
    <>
      <Table
        caption="Searches without a result"
        columns={[
          'Search',
          sortedSearchColumn('Times', 'times', sort),
          'First',
          sortedSearchColumn('Last', 'last', sort),
          'Actions',
        ]}
      >
        {searches.map((search) => (
          <TableRow key={search.term}>
            <TableCell label="Search" className="font-semibold break-words">
              {search.typed}
            </TableCell>
            <TableCell label="Times" className="figures">
              {formatNumber(search.count)}
            </TableCell>
            <TableCell label="First" className="whitespace-nowrap">
              {formatDate(search.firstAt, clock)}
            </TableCell>
            <TableCell label="Last" className="whitespace-nowrap">
              {formatDate(search.lastAt, clock)}
            </TableCell>
            <TableCell label="">
              <span className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Say what ${search.typed} means`}
                  onClick={() => setExplained(search)}
                >
                  Say what it means
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Dismiss ${search.typed}`}
                  onClick={() => void dismiss(search)}
                >
                  Dismiss
                </Button>
              </span>
            </TableCell>
          </TableRow>
        ))}
      </Table>
      {explained && (
        <Dialog
          open
          onOpenChange={(open) => !open && setExplained(null)}
          title={`What does “${explained.typed}” mean?`}
          description="A search for it then shows the results for these words."
        >
          <SynonymForm
            typed={explained.typed}
            onSaved={() => {
              setExplained(null);
              router.refresh();
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function SynonymForm({ typed, onSaved }: { typed: string; onSaved: () => void }) {
  const [means, setMeans] = useState('');
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);

  async function save() {
    setPending(true);
    setProblem(undefined);
    try {
      await api.post('/searches/synonyms', { typed, means });
      toast.success(`Meaning of “${typed}” saved`);
      onSaved();
    } catch (failure) {
      setProblem(messageOf(failure, 'means'));
      setPending(false);
    }
  }

  return (
    <ScriptForm className="flex flex-col gap-4" onSubmit={() => void save()}>
      <Field label="It means" help="Words that have results, or a part number" error={problem}>
        {(ids) => (
          <TextInput {...ids} value={means} autoFocus onChange={(event) => setMeans(event.target.value)} />
        )}
      </Field>
      <Button type="submit" pending={pending} className="self-start">
        Save
      </Button>
    </ScriptForm>
  );
}
