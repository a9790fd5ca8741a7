import { addDays } from '../../shared/dates';

/** Units that a supplier is to deliver on a day. */
export type Arrival = { day: string; units: number };

/**
 * The first day on which so many units have arrived. What is overdue counts from today on. Where the arrivals don't
 * suffice, it is the day on which a new order would arrive, but not before they do; null when no supplier is known.
 */
export function expectedArrival(
  arrivals: Arrival[],
  units: number,
  { today, supplierDays }: { today: string; supplierDays: number | null },
): string | null {
  let sum = 0;
  let last = today;
  for (const { day, units: more } of [...arrivals].sort((one, other) => one.day.localeCompare(other.day))) {
    if (more <= 0) continue;
    sum += more;
    last = day > today ? day : today;
    if (sum >= units) return last;
  }
  if (supplierDays === null) return null;
  const ordered = addDays(today, supplierDays);
  return ordered > last ? ordered : last;
}
