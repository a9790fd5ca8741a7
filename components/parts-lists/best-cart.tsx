'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useMe } from '@/components/layout/me-store';
import type { QuickOrderRows } from '@/components/quick-order/use-quick-order';
import { AddToList } from '@/components/shopping-lists/add-to-list';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { partsListQuoteHref, partsListStorageKey } from '@/lib/parts-lists/rules/paths';
import { issueOf, partOf } from '@/lib/quick-order/rules/order-rows';
import { isPlannable, neededPieces, withProposals } from '@/lib/parts-lists/rules/rows';
import { PlanGroup } from './plan-group';
import { PlanPlace } from './plan-place';
import { PlanTotals } from './plan-totals';
import { linesOf, useBestCart } from './use-best-cart';

const lineCount = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;

/** Finds the best cart for the rows of a list, asks about each change, and puts the result where the buyer wants it. */
export function BestCart({ order }: { order: QuickOrderRows }) {
  const router = useRouter();
  const person = useMe()?.person;
  const { rows } = order;
  const ready = rows.filter((row) => isPlannable(rows, row));
  const open = rows.filter((row) => row.part.trim() && !ready.includes(row));
  const proposed = open.filter((row) => (issueOf(rows, row)?.proposal ?? null) !== null);
  const best = useBestCart(ready.map((row) => ({ sku: partOf(row)!.sku, pieces: neededPieces(row) })));
  const { plan, goal } = best;
  const [isAdding, setIsAdding] = useState(false);
  const lines = plan ? linesOf(plan) : [];

  async function add() {
    if (!plan) return;
    setIsAdding(true);
    const isAdded = await best.addToCart(plan);
    setIsAdding(false);
    if (!isAdded) return;
    toast.success(`${lineCount(lines.length)} added to your cart`, {
      action: { label: 'View cart', onClick: () => router.push('/cart') },
    });
  }
  function askForQuote() {
    localStorage.setItem(
      partsListStorageKey,
      lines.map(({ sku, quantity }) => `${sku}\t${quantity}`).join('\n'),
    );
    router.push(partsListQuoteHref);
  }

  return (
    <section aria-labelledby="best-cart" className="mt-8 flex flex-col gap-4">
      <h2 id="best-cart" className="part-title">
        Best cart
      </h2>
      <p className="figures">
        {lineCount(ready.length)} ready{open.length > 0 && `, ${open.length} to check`}
      </p>
      {proposed.length > 0 && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => order.setRows(withProposals(rows))}
        >{`Take the proposed quantities of ${lineCount(proposed.length)}`}</Button>
      )}
      <Field label="What matters most" className="self-start">
        {(ids) => (
          <Select {...ids} value={goal} onChange={({ target }) => best.choose(target.value as typeof goal)}>
            <option value="cheapest">The lowest total with delivery</option>
            <option value="fastest">The earliest day on which all is there</option>
          </Select>
        )}
      </Field>
      <Button
        className="self-start"
        pending={best.isPending}
        disabled={ready.length === 0}
        onClick={() => void best.ask({})}
      >
        Find the best cart
      </Button>
      {best.error && (
        <p role="alert" className="font-medium text-bad">
          {best.error}
        </p>
      )}
      {plan && (
        <>
          <p>
            Nothing is replaced or added without you: tick what you accept, and the cart is worked out again.
          </p>
          <ol aria-label="Lines of the best cart" className="border-t border-line">
            {plan.groups.map((group) => (
              <PlanGroup
                key={group.needs[0]!.part.sku}
                group={group}
                accepted={best.accepted}
                onAccept={(id, isAccepted) => void best.accept(id, isAccepted)}
              />
            ))}
          </ol>
          <PlanPlace onEnter={(place) => void best.ask({ place })} />
          <PlanTotals plan={plan} goal={goal} />
          <p className="flex flex-wrap gap-3">
            <Button
              pending={isAdding}
              disabled={lines.length === 0 || best.isPending}
              onClick={() => void add()}
            >
              Add {lineCount(lines.length)} to cart
            </Button>
            {person && lines.length > 0 && <AddToList lines={lines} />}
            <Button variant="secondary" disabled={lines.length === 0} onClick={askForQuote}>
              Request a quote
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
