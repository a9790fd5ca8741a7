'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { BulkForm } from './bulk-form';
import { formatNumber } from '@/lib/shared/formats';

type Named = { slug: string; name: string }[];
const count = (number: number) => `${formatNumber(number)} ${number === 1 ? 'product' : 'products'}`;

/** The products that are chosen: these ids, or all that match the filter. */
export type Choice = { ids: string[]; all: boolean };

/** Says how many products are chosen, offers to choose all that match, and to edit them together. */
export function ChoiceBar({
  choice,
  query,
  total,
  onChoose,
  categories,
  tags,
  currency,
}: {
  choice: Choice;
  /** The filter of the list, as its query string. */
  query: string;
  /** How many products match it. */
  total: number;
  onChoose: (choice: Choice) => void;
  categories: Named;
  tags: Named;
  currency: string;
}) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = choice.all ? total : choice.ids.length;

  async function preview(change: object) {
    setPending(true);
    setProblem(null);
    try {
      const products = choice.all ? { query } : { ids: choice.ids };
      const { id } = await api.post('/bulk-edits', { products, change });
      router.push(`/dashboard/manageProduct/edits/${id}`);
    } catch (failure) {
      setProblem(messageOf(failure));
      setPending(false);
    }
  }

  return (
    <div aria-live="polite">
      {chosen > 0 && (
        <div className="mb-3 flex flex-wrap items-center gap-2 rounded-card bg-surface p-3">
          <p className="figures mr-2 font-semibold">{count(chosen)} chosen</p>
          <Dialog
            open={open}
            onOpenChange={setOpen}
            trigger={<Button size="sm">Edit together</Button>}
            title={`Edit ${count(chosen)}`}
            wide
          >
            <BulkForm
              categories={categories}
              tags={tags}
              currency={currency}
              pending={pending}
              problem={problem}
              onPreview={(change) => void preview(change)}
            />
          </Dialog>
          {!choice.all && chosen < total && (
            <Button size="sm" variant="secondary" onClick={() => onChoose({ ids: choice.ids, all: true })}>
              Choose all {formatNumber(total)} that match
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => onChoose({ ids: [], all: false })}>
            Choose none
          </Button>
        </div>
      )}
    </div>
  );
}
