'use client';
import { Link } from '@/components/ui/link';
import { useId, useState } from 'react';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextInput } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import { countUnits, perUnit } from '@/lib/catalog/rules/units';
import { formatDate, type Clock } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { keepTogether } from '@/lib/shared/typography';
import type { ListLine, ShoppingList } from '@/lib/shopping-lists/schema';
import { LineDialog } from './line-dialog';
import type { LineChoice } from './list-lines';

/** A line of a list: whether and how much of it is ordered now, its price, its stock, and what has changed. */
export function ListLineFields({
  list,
  line,
  choice,
  problem,
  clock,
  onChoose,
}: {
  list: ShoppingList;
  line: ListLine;
  choice: LineChoice;
  problem: string | null;
  clock: Clock;
  onChoose: (change: Partial<LineChoice>) => void;
}) {
  const problemId = useId();
  const [isEditing, setIsEditing] = useState(false);
  const { pending, run } = useOrderCall();
  const { sku, name, href, price } = line;
  const path = `/shopping-lists/${list.id}/lines/${encodeURIComponent(sku)}`;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_5.5rem] items-start gap-x-3 gap-y-1 border-b border-line py-3">
      <Checkbox
        label={<span className="sr-only">Order {name}</span>}
        checked={choice.chosen}
        disabled={price === null}
        onChange={({ target }) => onChoose({ chosen: target.checked })}
      />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {href ? (
            <Link href={href} prefetch={false} className="underline-offset-4 hover:underline">
              {keepTogether(name)}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="figures text-sm text-muted">
          {sku}
          {price !== null && ` · ${formatMoney(price, list.currency)} ${perUnit(line)}`}
          {price !== null && ` · ${countUnits(line, line.available)} available`}
        </p>
        {(line.bin || line.scannedAt) && (
          <p className="figures text-sm">
            {[
              line.bin && `Bin ${line.bin}`,
              line.minimum > 0 && `minimum ${line.minimum}`,
              line.scannedAt && `${line.used} in 90 days, last scanned ${formatDate(line.scannedAt, clock)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {line.due > 0 && (
          <p className="text-sm font-medium text-warn">{`Bin empty: ${line.due} to be ordered`}</p>
        )}
        {line.note && <p className="text-sm wrap-anywhere">{line.note}</p>}
        {line.changes.map((change) => (
          <p key={change} className="text-sm font-medium text-warn">
            {`${change} since ${formatDate(line.seenAt, clock)}`}
          </p>
        ))}
      </div>
      <TextInput
        aria-label={`Quantity of ${name}`}
        aria-describedby={problem && choice.chosen ? problemId : undefined}
        aria-invalid={(choice.chosen && problem !== null) || undefined}
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
        className="figures text-right"
        disabled={price === null}
        value={choice.quantity}
        onChange={({ target }) => onChoose({ chosen: true, quantity: target.value })}
      />
      {problem && choice.chosen && (
        <p id={problemId} className="col-span-full text-right text-sm font-medium text-bad">
          {problem}
        </p>
      )}
      {list.mayEdit && (
        <p className="col-span-full flex justify-end gap-2">
          <Button variant="quiet" size="sm" onClick={() => setIsEditing(true)}>
            Edit<span className="sr-only"> {name}</span>
          </Button>
          <Button
            variant="quiet"
            size="sm"
            disabled={pending}
            onClick={() => void run(() => api.delete(path), `${name} removed from the list`)}
          >
            Remove<span className="sr-only"> {name}</span>
          </Button>
        </p>
      )}
      {isEditing && <LineDialog path={path} line={line} onClose={() => setIsEditing(false)} />}
    </li>
  );
}
