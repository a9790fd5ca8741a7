'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { csvGroups, groupOf } from '@/lib/search/rules/standard-rows';
import { standardGroups } from '@/lib/search/schema';
import { CsvField } from './csv-field';

type Row = { id: number; text: string };

const rowsOf = (groups: string[][]): Row[] => groups.map((group, id) => ({ id, text: group.join(', ') }));

/** The table of standards that searches find for each other: a group in each row. A CSV file replaces the rows until they are saved. */
export function StandardsForm({ groups, revision }: { groups: string[][]; revision: number }) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [rows, setRows] = useState(() => rowsOf(groups));
  const [errors, setErrors] = useState<Record<number, string>>({});
  const [pending, setPending] = useState(false);
  const set = (id: number, text: string) => setRows(rows.map((row) => (row.id === id ? { id, text } : row)));
  const add = () => setRows([...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, text: '' }]);

  async function save() {
    const filled = rows.filter(({ text }) => text.trim() !== '');
    const parsed = standardGroups.safeParse(filled.map(({ text }) => groupOf(text)));
    const issues = parsed.error?.issues ?? [];
    setErrors(
      Object.fromEntries(
        issues
          .map(({ path: [at], message }) => [typeof at === 'number' ? filled[at]!.id : -1, message])
          .reverse(),
      ),
    );
    if (!parsed.success) {
      const general = issues.find(({ path }) => path.length === 0);
      toast.error(general?.message ?? 'Correct the marked rows first.');
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    setPending(true);
    try {
      await api.put('/searches/standards', { groups: parsed.data, revision });
      toast.success('Standards saved');
      router.refresh();
    } catch (failure) {
      toast.error(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  async function read(file: File) {
    const read = csvGroups(await file.text());
    setErrors({});
    setRows(rowsOf(read));
    toast.success(`${read.length} rows read: check and save them`);
  }

  return (
    <ScriptForm ref={form} onSubmit={() => void save()} className="flex max-w-3xl flex-col gap-6">
      <CsvField help="A group in each row; it replaces the rows below, which are saved by you" read={read} />
      <ol className="flex flex-col gap-3">
        {rows.map(({ id, text }, at) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2">
            <Field label={`Group ${at + 1}`} error={errors[id]}>
              {(ids) => (
                <TextInput
                  {...ids}
                  value={text}
                  maxLength={500}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ target }) => set(id, target.value)}
                />
              )}
            </Field>
            <Button variant="quiet" onClick={() => setRows(rows.filter((row) => row.id !== id))}>
              Remove<span className="sr-only"> group {at + 1}</span>
            </Button>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={add}>
          Add a group
        </Button>
        <Button type="submit" pending={pending}>
          Save
        </Button>
      </div>
    </ScriptForm>
  );
}
