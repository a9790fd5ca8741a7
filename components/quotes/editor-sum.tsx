import { marginPercent } from '@/lib/quotes/rules/choice';
import { amountsOf, type TypedLine } from '@/lib/quotes/rules/form';
import { formatMoney } from '@/lib/shared/money';
import type { LineFact } from './editor-line';

/** The sum of the lines without alternatives, and the margin of those whose cost is known. */
export function EditorSum({
  lines,
  facts,
  currency,
}: {
  lines: TypedLine[];
  facts: Record<string, LineFact>;
  currency: string;
}) {
  const counted = lines.flatMap((line) => {
    const amounts = line.alternativeTo ? null : amountsOf(line, currency);
    const cost = facts[line.sku]?.cost ?? null;
    return amounts
      ? [{ price: amounts.price * amounts.quantity, cost: cost && cost * amounts.quantity }]
      : [];
  });
  const sum = counted.reduce((total, { price }) => total + price, 0);
  const known = counted.filter(({ cost }) => cost !== null);
  const price = known.reduce((total, one) => total + one.price, 0);
  const cost = known.reduce((total, one) => total + (one.cost ?? 0), 0);
  const margin = known.length ? marginPercent(price, cost) : null;
  return (
    <p aria-live="polite" className="figures text-right text-lg font-semibold">
      {formatMoney(sum, currency)}
      <span className="block text-sm font-normal text-muted">
        Without alternatives, delivery and tax
        {margin !== null &&
          `; margin ${margin}%${known.length < counted.length ? ' of the lines with a known cost' : ''}`}
      </span>
    </p>
  );
}
