'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { toast } from '@/components/ui/toast';
import { maxImportBytes } from '@/lib/product-import/rules/product-csv';
import type { ImportPlan, ImportResult, ImportRow } from '@/lib/product-import/schema';
import { ImportRows } from './import-rows';

/** A file of products: first what importing it would do, row by row; then, when that is confirmed, what it did. */
export function ProductImport() {
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
      // Whatever the system takes a CSV file for: it is sent as what it is.
      const bytes = new Blob([file], { type: 'text/csv' });
      setPlan({ ...(await api.post<ImportPlan>('/products/import', bytes)), file: file.name });
    } catch (failure) {
      setProblem(messageOf(failure));
    } finally {
      setReading(false);
    }
  }

  async function carryOut({ id, rows }: ImportPlan) {
    setProblem(undefined);
    const became = new Map(rows.map((row) => [row.row, row]));
    try {
      for (let from: number | null = 0; from !== null;) {
        const portion: ImportResult = await api.post(`/products/import/${id}`, { from });
        for (const row of portion.rows) became.set(row.row, row);
        from = portion.next;
        setProgress({ done: from ?? portion.total, total: portion.total });
      }
      setResults([...became.values()]);
      setPlan(null);
      toast.success('imported');
      router.refresh();
    } catch (failure) {
      // What is done stays done; the same file begun again goes on with the rest.
      setProblem(`${messageOf(failure)} What was imported until then stays. Choose the file again to go on.`);
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
              {progress.done} of {progress.total} products
            </p>
          ) : (
            <Button
              size="lg"
              className="self-start"
              disabled={todo === 0}
              onClick={() => {
                setProgress({ done: 0, total: todo });
                void carryOut(plan);
              }}
            >
              {todo === 0 ? 'Nothing to import' : `Import ${todo} ${todo === 1 ? 'row' : 'rows'}`}
            </Button>
          )}
        </section>
      )}
      {results && (
        <section aria-labelledby="results" className="flex flex-col gap-4">
          <h2 id="results" className="text-2xl">
            What was done
          </h2>
          <ImportRows rows={results} done />
        </section>
      )}
    </div>
  );
}
