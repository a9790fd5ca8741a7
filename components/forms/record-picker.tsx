'use client';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { messageOf } from '@/lib/api/client/errors';

/** Finds a record by words and lets staff choose it. */
export function RecordPicker<Found extends { id: string }>({
  label,
  names: { one, many },
  nothing,
  search,
  describe,
  children,
  onChoose,
}: {
  /** Of the field with the words. */
  label: string;
  /** What is found, such as "customer" and "customers". */
  names: { one: string; many: string };
  /** What is said when nothing is found. */
  nothing: string;
  search: (words: string) => Promise<Found[]>;
  /** Names a record to screen readers. */
  describe: (record: Found) => string;
  /** Shows a record. */
  children: (record: Found) => ReactNode;
  onChoose: (record: Found) => void;
}) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found[]>();
  const [pending, setPending] = useState(false);

  async function find() {
    if (query.trim().length < 2) return toast.error('Enter at least two letters.');
    setPending(true);
    try {
      setFound(await search(query.trim()));
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <ScriptForm onSubmit={() => void find()} className="flex flex-wrap items-end gap-3">
        <Field label={label} className="min-w-0 grow">
          {(ids) => (
            <TextInput
              {...ids}
              type="search"
              maxLength={100}
              autoComplete="off"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" pending={pending}>
          Search
        </Button>
      </ScriptForm>
      <div role="status">
        {found?.length === 0 && <p className="text-muted">{nothing}</p>}
        {found && found.length > 0 && (
          <p className="sr-only">{found.length === 1 ? `1 ${one} found` : `${found.length} ${many} found`}</p>
        )}
      </div>
      {found && found.length > 0 && (
        <ul
          aria-label={`Found ${many}`}
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {found.map((record) => (
            <li key={record.id} className="flex flex-wrap items-center justify-between gap-3 p-3">
              <span className="min-w-0 wrap-anywhere">{children(record)}</span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Choose ${describe(record)}`}
                onClick={() => onChoose(record)}
              >
                Choose
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
