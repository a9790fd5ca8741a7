import { formatDay } from '../../shared/dates';
import type { Item } from '../types';
import { countUnits } from './prices';

export type Availability = { code: 'in-stock' | 'out-of-stock' | 'later'; text: string; detail: string };

/** What to say about the stock of an item or of one of its variants. */
export function availabilityOf(
  item: Pick<Item, 'availableFrom' | 'leadTimeDays' | 'successor' | 'unit' | 'packSize'>,
  available: number,
  now: Date,
): Availability {
  const days = `${item.leadTimeDays} working day${item.leadTimeDays === 1 ? '' : 's'}`;
  if (item.availableFrom > now.toISOString()) {
    return { code: 'later', text: `Available from ${formatDay(item.availableFrom)}`, detail: '' };
  }
  return available > 0
    ? {
        code: 'in-stock',
        text: `${countUnits(item, available)} in stock`,
        detail: `Leaves within ${days}`,
      }
    : {
        code: 'out-of-stock',
        text: 'Out of stock',
        detail: item.successor ? 'No longer made' : `Back within ${days} as a rule`,
      };
}
