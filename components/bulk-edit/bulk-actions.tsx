'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/account/confirm-dialog';
import { useMay } from '@/components/layout/allowed';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { bulkStateNames } from '@/lib/bulk-edit/rules/texts';
import type { BulkProgress } from '@/lib/bulk-edit/schema';
import type { BulkEdit } from '@/lib/bulk-edit/types';
import { formatNumber } from '@/lib/shared/formats';

const isUnderWay = (state: BulkEdit['state']) =>
  state === 'preparing' || state === 'applying' || state === 'undoing';
const count = (number: number) => `${formatNumber(number)} ${number === 1 ? 'product' : 'products'}`;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Applies or undoes a bulk edit, and shows how far it is; the work goes on without this page too. */
export function BulkActions({ edit }: { edit: BulkEdit }) {
  const router = useRouter();
  const mayEdit = useMay('products.edit');
  const [progress, setProgress] = useState<BulkProgress>(edit);
  const [shown, setShown] = useState(edit);
  const status = useRef<HTMLParagraphElement>(null);
  if (shown !== edit) {
    setShown(edit);
    setProgress(edit);
  }
  const [asksUndo, setAsksUndo] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id } = edit;
  const state = progress.state;
  const isWorking = isUnderWay(state);

  useEffect(() => {
    if (!isWorking || !mayEdit) return;
    let isGone = false;
    async function work() {
      for (let before = -1; !isGone;) {
        const now = await api.post(`/bulk-edits/${id}`, { action: 'continue' });
        if (isGone) return;
        setProgress(now);
        if (!isUnderWay(now.state)) return router.refresh();
        // Somebody else works on it, or a stopped server's turn has not run out yet.
        if (now.done === before) await pause(1_000);
        before = now.done;
      }
    }
    work().catch((failure) => {
      if (!isGone)
        setProblem(`${messageOf(failure)} The work goes on within a minute; reload the page then.`);
    });
    return () => {
      isGone = true;
    };
  }, [id, isWorking, mayEdit, router]);

  async function start(action: 'apply' | 'undo') {
    setAsksUndo(false);
    setPending(true);
    setProblem(null);
    // The button that was pressed disappears; what replaces it keeps the focus.
    status.current?.focus();
    try {
      setProgress(await api.post(`/bulk-edits/${id}`, { action }));
    } catch (failure) {
      toast.error(messageOf(failure));
      router.refresh();
    } finally {
      setPending(false);
    }
  }

  const { ready, applied, partly } = edit.counts;
  return (
    <div className="my-5 flex flex-col items-start gap-3">
      <p ref={status} tabIndex={-1} role="status" className="figures">
        {isWorking ? (
          <>
            <progress
              value={progress.done}
              max={progress.total}
              aria-label={bulkStateNames[state]}
              className="mr-3"
            />
            {bulkStateNames[state]}: {formatNumber(progress.done)} of {count(progress.total)}
          </>
        ) : (
          <strong className="font-semibold">{bulkStateNames[state]}</strong>
        )}
      </p>
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
      {mayEdit && state === 'preview' && edit.state === 'preview' && (
        <Button disabled={ready === 0} pending={pending} onClick={() => void start('apply')}>
          {ready === 0 ? 'Nothing to change' : `Apply to ${count(ready)}`}
        </Button>
      )}
      {mayEdit && state === 'applied' && edit.state === 'applied' && applied + partly > 0 && (
        <Button variant="secondary" pending={pending} onClick={() => setAsksUndo(true)}>
          Undo
        </Button>
      )}
      {asksUndo && (
        <ConfirmDialog
          title={`Undo the edit of ${count(applied + partly)}?`}
          question="The old values come back. What somebody has changed since stays as it is, and is listed."
          label="Undo"
          onConfirm={() => void start('undo')}
          onCancel={() => setAsksUndo(false)}
        />
      )}
    </div>
  );
}
