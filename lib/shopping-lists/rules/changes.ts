import { formatMoney } from '../../shared/money';

type Seen = { price: number; available: number };

/** What has changed about a product since somebody saw it; `present` is null for one that is no longer sold. */
export function changesSince(seen: Seen, present: Seen | null, currency: string): string[] {
  if (!present) return ['No longer sold'];
  const changes: string[] = [];
  if (present.price !== seen.price) {
    const direction = present.price > seen.price ? 'up' : 'down';
    changes.push(
      `Price ${direction} from ${formatMoney(seen.price, currency)} to ${formatMoney(present.price, currency)}`,
    );
  }
  if (seen.available > 0 && present.available === 0) changes.push('Sold out');
  if (seen.available === 0 && present.available > 0) changes.push('In stock again');
  return changes;
}

const week = 7 * 86_400_000;

/** When to remind next: so many weeks after `from`, and after now where weeks were missed. */
export function nextReminder(from: Date, weeks: number, now: Date): Date {
  const step = weeks * week;
  const missed = Math.max(0, Math.ceil((now.getTime() - from.getTime() - step + 1) / step));
  return new Date(from.getTime() + step * (missed + 1));
}
