'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadDecoder } from '@/components/scan/decoder';
import { ScanButton } from '@/components/scan/scan-button';
import { useKeyboardScanner } from '@/components/scan/use-keyboard-scanner';
import { Button } from '@/components/ui/button';
import { countUnits } from '@/lib/catalog/rules/units';
import { skuOfCode } from '@/lib/shopping-lists/rules/labels';
import type { ShoppingList } from '@/lib/shopping-lists/schema';
import { useBinScans } from './use-bin-scans';

const noChanges = () => () => undefined;

/**
 * Scans the labels of empty bins, whose usual quantities then wait to be ordered. `scanned` is the SKU of the label that
 * has opened the page.
 */
export function ScanBins({ list, scanned }: { list: ShoppingList; scanned?: string }) {
  const { waiting, results, error, add } = useBinScans(list.id);
  const [message, setMessage] = useState('');
  const lineFor = (sku: string) => list.lines.find((line) => line.sku === sku);
  // Without a network the page may come from an earlier scan: the address tells which label has opened it.
  const label = useSyncExternalStore(
    noChanges,
    () => new URLSearchParams(location.search).get('sku') ?? undefined,
    () => scanned,
  );
  const opened = label === undefined ? undefined : lineFor(label);

  // Loaded while there is a network, for scans without one.
  useEffect(() => {
    void Promise.all([import('@/components/scan/camera-dialog'), loadDecoder()]).catch(() => undefined);
  }, []);

  async function scan(code: string): Promise<string> {
    const sku = skuOfCode(
      code,
      list.id,
      list.lines.map((line) => line.sku),
    );
    const line = sku === null ? undefined : lineFor(sku);
    const say = (text: string) => {
      setMessage(text);
      return text;
    };
    if (!line) return say(`“${code.slice(0, 60)}” is no label of this list`);
    const what = `${line.name}: ${countUnits(line, line.quantity)}`;
    say(`${what}, being sent…`);
    const [sent] = (await add(line.sku)).filter((each) => each.sku === line.sku);
    if (!sent) return say(`${what}, kept until there is a network`);
    return say(
      sent.state === 'waiting' ? `${line.name} waits to be ordered already` : `${what}, to be ordered`,
    );
  }
  useKeyboardScanner((code) => void scan(code));

  return (
    <>
      {opened && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-4">
          <p className="min-w-0 wrap-anywhere">
            <strong>{opened.name}</strong>
            <span className="block text-muted">
              {[opened.sku, opened.bin && `Bin ${opened.bin}`].filter(Boolean).join(' · ')}
            </span>
          </p>
          <Button size="lg" onClick={() => void scan(opened.sku)}>
            Order {countUnits(opened, opened.quantity)}
          </Button>
        </div>
      )}
      <p className="max-w-prose text-muted">
        Scan the label of a bin that is empty: its usual quantity then waits on the list to be ordered.
        Without a network, scans are kept on this device while this page is open and sent when it is back.
      </p>
      <p>
        <ScanButton onScan={scan} />
      </p>
      <p role="status" className="min-h-6 font-medium wrap-anywhere">
        {message}
      </p>
      {error && (
        <p role="alert" className="font-medium text-bad">
          {error}
        </p>
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="waiting">
          <h2 id="waiting" className="text-2xl">
            Not sent yet
          </h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {waiting.map((sku) => (
              <li key={sku} className="py-2 wrap-anywhere">
                {lineFor(sku)?.name ?? sku}
              </li>
            ))}
          </ul>
        </section>
      )}
      {results.length > 0 && (
        <section aria-labelledby="sent">
          <h2 id="sent" className="text-2xl">
            To be ordered
          </h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {results.map(({ sku, name, quantity, state }) => (
              <li key={sku} className="flex justify-between gap-4 py-2">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <span className="figures shrink-0">
                  {state === 'unknown' ? 'No longer in the list' : quantity}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
