'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { toast } from '@/components/ui/toast';
import { maxImportBytes } from '@/lib/product-import/rules/csv-cells';
import type { ImportPlan, ImportResult, ImportRow } from '@/lib/product-import/schema';
import { ImportRows } from './import-rows';
import { formatNumber } from '@/lib/shared/formats';

/**
 * The import of a CSV file: first the plan, row by row; once that is confirmed, the results. `path` is the endpoint that
 * plans, `records` says what the rows are about, such as "products".
 */
export function CsvImport({ path, records }: { path: string; records: string }) {
  const router = useRouter();
  const [plan, setPlan] = useState<(ImportPlan & { file: string }) | null>(null);
  const [results, setResults] = useState<ImportRow[] | null>(null);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function read(file: File) {
    setProblem(undefined);
    setPlan(null);
    setResults(null);
    if (file.size > maxImportBytes) return setProblem('A file may have at most 8 MB. Import it in parts.');
    setReading(true);
    try {
      // Operating systems disagree on the type of a CSV file.
      const bytes = new Blob([file], { type: 'text/csv' });
      setPlan({ ...(await api.post<ImportPlan>(path, bytes)), file: file.name });
    } catch (failure) {
      setProblem(messageOf(failure));
    } finally {
      setReading(false);
    }
  }

  async function run({ id, rows }: ImportPlan) {
    setProblem(undefined);
    const results = new Map(rows.map((row) => [row.row, row]));
    try {
      for (let from: number | null = 0; from !== null;) {
        const portion: ImportResult = await api.post(`${path}/${id}`, { from });
        for (const row of portion.rows) results.set(row.row, row);
        from = portion.next;
        setProgress({ done: from ?? portion.total, total: portion.total });
      }
      setResults([...results.values()]);
      setPlan(null);
      toast.success(`${formatNumber(rows.length)} ${rows.length === 1 ? 'row' : 'rows'} imported`);
      router.refresh();
    } catch (failure) {
      // Imported rows stay imported; starting the same file again imports the rest.
      setProblem(
        `${messageOf(failure)} Rows that were already imported stay. Choose the file again to continue.`,
      );
      setPlan(null);
    } finally {
      setProgress(null);
    }
  }

  const todo = plan?.rows.filter(({ action }) => action === 'create' || action === 'update').length ?? 0;
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <Field
        label="File"
        help="CSV in UTF-8, at most 5,000 rows and 8 MB. Nothing changes before you confirm."
        error={problem}
      >
        {(ids) => (
          <FileDrop
            {...ids}
            text={reading ? 'Reading the file …' : 'Choose a CSV file or drop it here'}
            accept=".csv,text/csv"
            disabled={reading || progress !== null}
            onChange={(event) => {
              const input = event.target;
              const [file] = input.files ?? [];
              if (file) void read(file).then(() => (input.value = ''));
            }}
          />
        )}
      </Field>
      {plan && (
        <section aria-labelledby="plan" className="flex flex-col gap-4">
          <h2 id="plan" className="text-2xl break-words">
            What importing {plan.file} would do
          </h2>
          <ImportRows rows={plan.rows} done={false} />
          {progress ? (
            <p role="status" className="figures">
              <progress value={progress.done} max={progress.total} className="mr-3" aria-label="Imported" />
              {formatNumber(progress.done)} of {formatNumber(progress.total)} {records}
            </p>
          ) : (
            <Button
              size="lg"
              className="self-start"
              disabled={todo === 0}
              onClick={() => {
                setProgress({ done: 0, total: todo });
                void run(plan);
              }}
            >
              {todo === 0
                ? 'Nothing to import'
                : `Import ${formatNumber(todo)} ${todo === 1 ? 'row' : 'rows'}`}
            </Button>
          )}
        </section>
      )}
      {results && (
        <section aria-labelledby="results" className="flex flex-col gap-4">
          <h2 id="results" className="text-2xl">
            Results
          </h2>
          <ImportRows rows={results} done />
        </section>
      )}
    </div>
  );
}
