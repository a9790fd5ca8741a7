'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { maxStatementBytes } from '@/lib/payments/rules/bank-list';
import type { StatementReport } from '@/lib/payments/schema';
import type { BankLayout } from '@/lib/payments/schema/bank-layout';
import { StatementColumns } from './statement-columns';
import { counted, StatementPreview } from './statement-preview';
import { formatNumber } from '@/lib/shared/formats';

/** `layout` is what somebody has chosen here; null for the layout that the shop knows or proposes. */
type Chosen = { bytes: Blob; name: string; layout: BankLayout | null; report: StatementReport };

const entryCount = (count: number) => counted(count, 'entry', 'entries');

const send = ({ bytes, name, layout }: Omit<Chosen, 'report'>, isDryRun: boolean) => {
  const query = new URLSearchParams({ name });
  if (layout) query.set('layout', JSON.stringify(layout));
  if (isDryRun) query.set('dryRun', '1');
  return api.post(`/bank/statements?${query}`, bytes);
};

/** Imports a bank statement: first shows what the file holds and what its import would do, then does it. */
export function StatementImport({ locale }: { locale: string }) {
  const router = useRouter();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (failure) {
      setProblem(messageOf(failure));
    } finally {
      setBusy(false);
    }
  }

  const preview = (file: Omit<Chosen, 'report'>) =>
    run(async () => setChosen({ ...file, report: await send(file, true) }));

  function read(file: File) {
    setChosen(null);
    setProblem(undefined);
    if (file.size > maxStatementBytes)
      return setProblem('A statement may have at most 4 MB. Import it in parts.');
    const bytes = new Blob([file], { type: 'application/octet-stream' });
    return preview({ bytes, name: file.name.slice(0, 120), layout: null });
  }

  const confirm = (file: Chosen) =>
    run(async () => {
      // What is imported is what the preview shows, remembered for the next file with these titles.
      const { added, matched } = await send({ ...file, layout: file.report.csv?.layout ?? null }, false);
      setChosen(null);
      toast.success(`${entryCount(added)} imported, ${formatNumber(matched)} assigned to orders`);
      router.refresh();
    });

  return (
    <div className="flex flex-col gap-5">
      <Field
        label="Bank statement"
        help="CSV of any bank, or CAMT.053 (XML); at most 4 MB. Nothing is stored before you confirm."
        error={problem}
        className="max-w-3xl"
      >
        {(ids) => (
          <FileDrop
            {...ids}
            text={busy ? 'Reading the file …' : 'Choose a statement or drop it here'}
            accept=".csv,.txt,.xml,text/csv,text/xml,application/xml"
            disabled={busy}
            onChange={(event) => {
              const input = event.target;
              const [file] = input.files ?? [];
              if (file) void read(file)?.then(() => (input.value = ''));
            }}
          />
        )}
      </Field>
      {chosen && (
        <section aria-label="Preview of the statement" className="flex flex-col gap-4">
          <StatementPreview name={chosen.name} report={chosen.report} locale={locale} />
          {chosen.report.csv && (
            <StatementColumns
              csv={chosen.report.csv}
              isOpen={chosen.report.problem !== null || chosen.layout !== null}
              disabled={busy}
              onChange={(layout) => void preview({ ...chosen, layout })}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              pending={busy}
              disabled={!chosen.report.added}
              onClick={() => {
                void confirm(chosen);
              }}
            >
              {chosen.report.added ? `Import ${entryCount(chosen.report.added)}` : 'Nothing to import'}
            </Button>
            <Button variant="ghost" disabled={busy} onClick={() => setChosen(null)}>
              Cancel
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
