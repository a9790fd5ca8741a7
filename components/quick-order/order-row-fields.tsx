'use client';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { TextInput } from '@/components/ui/input';
import { startQuantity } from '@/lib/catalog/rules/quantity';
import { issueOf, partOf, priceOf, summedUp, type OrderRow } from '@/lib/quick-order/rules/order-rows';
import { formatMoney } from '@/lib/shared/money';
import { PartInput } from './part-input';
import { RowAnswer } from './row-answer';
import type { QuickOrderRows } from './use-quick-order';

/** One row: part number, quantity, and what the shop says about them. Enter goes to the next row. */
export function OrderRowFields({
  row,
  number,
  order,
}: {
  row: OrderRow;
  number: number;
  order: QuickOrderRows;
}) {
  const answerId = useId();
  const fields = useRef<HTMLLIElement>(null);
  const { id } = row;
  const price = priceOf(row);
  const part = partOf(row);
  const isWrong = row.found !== null && (part === null || row.rejected !== null);
  const isFocused = order.focused === id;
  useEffect(() => {
    if (isFocused) fields.current?.querySelector('input')?.focus();
  }, [isFocused]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void order.check(row);
    order.goToNext(id);
  }
  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n\r]/.test(text.trim())) return;
    event.preventDefault();
    void order.readList(text);
  }

  return (
    <li
      ref={fields}
      className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-start gap-x-3 gap-y-2 border-b border-line py-3 md:grid-cols-[13rem_6rem_minmax(0,1fr)_7rem_auto]"
    >
      <div>
        <PartInput
          aria-label={`Part number, row ${number}`}
          aria-describedby={answerId}
          aria-invalid={isWrong || undefined}
          value={row.part}
          onChange={({ target }) => order.edit(id, { part: target.value, found: null, confirmed: false })}
          onBlur={() => void order.check(row)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </div>
      <TextInput
        aria-label={`Quantity, row ${number}`}
        aria-describedby={answerId}
        aria-invalid={issueOf(order.rows, row) !== null || undefined}
        data-quantity={id}
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        className="figures text-right"
        value={row.quantity}
        onChange={({ target }) => order.edit(id, { quantity: target.value, confirmed: false })}
        onBlur={() => {
          if (part && row.quantity === '' && !row.found?.isQuantityUnclear)
            order.edit(id, { quantity: String(startQuantity(part.limits)) });
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <div
        id={answerId}
        className="col-span-full row-start-2 min-w-0 empty:hidden md:col-span-1 md:col-start-3 md:row-start-1"
      >
        <RowAnswer
          row={row}
          rows={order.rows}
          actions={{
            onChoose: (chosen, quantity) => order.choose(id, chosen, quantity),
            onEdit: (change) => order.edit(id, change),
            onSum: () => order.setRows(summedUp(order.rows, row)),
          }}
        />
      </div>
      <p className="figures col-span-full text-right font-semibold empty:hidden max-md:row-start-3 md:col-span-1 md:col-start-4 md:pt-2.5">
        {price && part && formatMoney(price.total, part.currency)}
      </p>
      <div className="max-md:col-start-3 max-md:row-start-1 md:col-start-5">
        <IconButton
          label={`Remove row ${number}`}
          icon={X}
          variant="ghost"
          onClick={() => order.removeRows([row])}
        />
      </div>
    </li>
  );
}
