import type { TaxRounding } from '../../settings/schema/tax';
import { roundedShare, type MinorUnits } from '../../shared/money';
import type { LineTax, TaxEntry } from '../schema/tax';

/** The tax on an amount, rounded half up to a whole minor unit; exact for every amount. */
export function taxOn(amount: MinorUnits, basisPoints: number): MinorUnits {
  return roundedShare(amount, basisPoints, 10_000);
}

type Rate = Pick<LineTax, 'basisPoints' | 'reason'>;

/** What makes two lines belong to one entry of the taxes: their rate, and why there is none. */
export const rateKey = ({ basisPoints, reason = undefined }: Rate): string =>
  `${basisPoints} ${reason ?? ''}`;

/** An amount before tax with its tax. */
export type TaxedAmount = { net: MinorUnits; decision: LineTax };

/** The taxes by rate, highest first; an entry's tax is rounded once, or is the sum of its lines' rounded taxes. */
export function taxEntries(amounts: TaxedAmount[], rounding: TaxRounding): TaxEntry[] {
  const entries = new Map<string, TaxEntry>();
  for (const { net, decision } of amounts) {
    const { name, basisPoints, reason, evidence } = decision;
    const entry = entries.get(rateKey(decision)) ?? {
      name: reason ? '' : name,
      basisPoints,
      net: 0,
      tax: 0,
      ...(reason && { reason }),
      ...(evidence && { evidence }),
    };
    entry.net += net;
    if (rounding === 'line') entry.tax += taxOn(net, basisPoints);
    entries.set(rateKey(decision), entry);
  }
  const sorted = [...entries.values()].sort((one, other) => other.basisPoints - one.basisPoints);
  if (rounding === 'line') return sorted;
  return sorted.map((entry) => ({ ...entry, tax: taxOn(entry.net, entry.basisPoints) }));
}
