import { now } from '../../platform/clock';
import { ok, type Result } from '../../shared/result';
import type { SignedIn } from '../../users/types';
import type { ScannedBins } from '../schema';
import { changeList } from './change-list';

/** Scans of one bin that are remembered. */
const maxScans = 200;

/**
 * Notes that bins are empty: the usual quantity of each waits to be ordered. A bin that waits already stays as it is, so
 * a label that is scanned twice, or sent again, asks for no more.
 */
export async function scanBins(
  { userId }: SignedIn,
  id: string,
  skus: string[],
): Promise<Result<ScannedBins>> {
  let outcome: ScannedBins = [];
  const changed = await changeList(userId, id, ({ list }) => {
    const lines = [...list.lines];
    outcome = [...new Set(skus)].map((sku) => {
      const at = lines.findIndex((line) => line.sku === sku);
      const line = lines[at];
      if (!line) return { sku, state: 'unknown', name: sku, quantity: 0 };
      const { name, quantity } = line;
      if (line.due) return { sku, state: 'waiting', name, quantity: line.due };
      const scans = [...(line.scans ?? []), { at: now(), quantity }].slice(-maxScans);
      lines[at] = { ...line, due: quantity, scans };
      return { sku, state: 'added', name, quantity };
    });
    return outcome.some(({ state }) => state === 'added') ? { set: { lines } } : null;
  });
  return changed.ok ? ok(outcome) : changed;
}
