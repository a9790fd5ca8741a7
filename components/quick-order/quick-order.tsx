'use client';
import { Plus } from 'lucide-react';
import type { ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { ScanButton } from '@/components/scan/scan-button';
import { useKeyboardScanner } from '@/components/scan/use-keyboard-scanner';
import { OrderActions } from './order-actions';
import { OrderRowFields } from './order-row-fields';
import { PasteList } from './paste-list';
import { useQuickOrder, type QuickOrderRows } from './use-quick-order';

/** Part numbers and quantities, typed row by row or pasted as a list, that go into the cart together. */
export function QuickOrder({
  actions: Actions = OrderActions,
}: {
  /** What can be done with the rows. */
  actions?: ComponentType<{ order: QuickOrderRows }>;
}) {
  const order = useQuickOrder();
  const { rows, ignored, message } = order;
  useKeyboardScanner((code) => void order.scan(code));
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="rows" className="min-w-0">
        <h2 id="rows" className="part-title mb-2">
          Your list
        </h2>
        <p className="text-muted">
          Type a part number, press Tab, type the quantity, press Enter. Or scan: with a barcode scanner that
          types, or with the camera.
        </p>
        <p role="status" className="mt-2 min-h-6 text-sm font-medium wrap-anywhere">
          {message}
        </p>
        <ol aria-label="Rows" className="border-t border-line">
          {rows.map((row, index) => (
            <OrderRowFields key={row.id} row={row} number={index + 1} order={order} />
          ))}
        </ol>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button variant="quiet" size="sm" onClick={order.addRow}>
            <Plus aria-hidden size={18} /> Add a row
          </Button>
          <ScanButton onScan={order.scan} />
          <Button variant="quiet" size="sm" onClick={order.clear}>
            Clear the list
          </Button>
        </p>
        {ignored.length > 0 && (
          <details className="mt-3 text-sm">
            <summary className="cursor-pointer py-1">
              {ignored.length === 1 ? '1 line was left out' : `${ignored.length} lines were left out`}
            </summary>
            <ul className="mt-1 text-muted">
              {ignored.map(({ line, text }) => (
                <li key={line} className="wrap-anywhere">{`Line ${line}: ${text}`}</li>
              ))}
            </ul>
          </details>
        )}
        <Actions order={order} />
      </section>
      <PasteList order={order} />
    </div>
  );
}
