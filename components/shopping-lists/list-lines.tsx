'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useIdempotencyKey } from '@/components/orders/use-idempotency-key';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';
import { quantityProblem, readQuantity } from '@/lib/catalog/rules/quantity';
import type { Clock } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import type { ListLine, ShoppingList } from '@/lib/shopping-lists/schema';
import { ListLineFields } from './list-line-fields';

export type LineChoice = { chosen: boolean; quantity: string };

const lineCount = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;
/** What is chosen at first: what empty bins have asked for; where none has, everything that can be ordered. */
const startOf = ({ quantity, due, price, problem }: ListLine, onlyDue: boolean): LineChoice => ({
  chosen: price !== null && (onlyDue ? due > 0 : problem === null),
  quantity: String(due || quantity),
});

/** Why a quantity can't be ordered; null when it can. The server checks the stock again. */
function problemOf(line: ListLine, { quantity }: LineChoice): string | null {
  if (line.price === null) return 'No longer sold';
  const count = readQuantity(quantity);
  const problem = quantityProblem(line.limits, count)?.message;
  if (problem) return problem;
  return (count ?? 0) > line.available ? (line.available ? `Only ${line.available} left` : 'Sold out') : null;
}

/** The lines of a list with what has changed; those that are chosen go into the cart together. */
export function ListLines({ list, clock }: { list: ShoppingList; clock: Clock }) {
  const router = useRouter();
  const { keyFor, forget } = useIdempotencyKey();
  const [choices, setChoices] = useState<Record<string, LineChoice>>({});
  const [rejected, setRejected] = useState<Record<string, string>>({});
  const [pending, setPending] = useState(false);
  const onlyDue = list.lines.some(({ due }) => due > 0);
  const rows = list.lines.map((line) => {
    const choice = choices[line.sku] ?? startOf(line, onlyDue);
    return { line, choice, problem: rejected[line.sku] ?? problemOf(line, choice) };
  });
  const chosen = rows.filter(({ choice }) => choice.chosen);
  const ready = chosen.filter(({ problem }) => problem === null);
  const total = ready.reduce((sum, { line, choice }) => sum + (line.price ?? 0) * Number(choice.quantity), 0);

  async function order() {
    const lines = ready.map(({ line, choice }) => ({ sku: line.sku, quantity: Number(choice.quantity) }));
    setPending(true);
    try {
      const headers = { 'idempotency-key': keyFor(JSON.stringify(lines)) };
      await api.post(`/shopping-lists/${list.id}/order`, { lines }, { headers });
      forget();
      toast.success(`${lineCount(lines.length)} added to your cart`, {
        action: { label: 'View cart', onClick: () => router.push('/cart') },
      });
      announceMeChanged();
      router.refresh();
    } catch (error) {
      if (error instanceof ApiError) setRejected(error.fields);
      toast.error(messageOf(error));
    } finally {
      setPending(false);
    }
  }

  if (rows.length === 0)
    return (
      <EmptyState title="This list is empty">
        Add to it from your cart, an order, quick order or a product: “Add to list”.
      </EmptyState>
    );
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="part-title mb-2">
        Products
      </h2>
      <ul className="border-t border-line">
        {rows.map(({ line, choice, problem }) => (
          <ListLineFields
            key={line.sku}
            list={list}
            line={line}
            choice={choice}
            problem={problem}
            clock={clock}
            onChoose={(change) => {
              setChoices({ ...choices, [line.sku]: { ...choice, ...change } });
              setRejected(({ [line.sku]: _, ...rest }) => rest);
            }}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="figures text-lg">
          {lineCount(ready.length)} ready
          {chosen.length > ready.length && `, ${chosen.length - ready.length} to check`}:{' '}
          {formatMoney(total, list.currency)}
        </p>
        <Button pending={pending} disabled={ready.length === 0} onClick={() => void order()}>
          Add {lineCount(ready.length)} to cart
        </Button>
      </div>
    </section>
  );
}
