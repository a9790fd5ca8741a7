import { discountLabel } from '@/lib/discounts/rules/offer';
import type { AppliedDiscount } from '@/lib/discounts/schema';
import { formatMoney } from '@/lib/shared/money';

/** What a discount takes off one line; nothing when it takes nothing. */
export function LineDiscount({
  amount = 0,
  discount,
  currency,
}: {
  amount?: number;
  /** The discount on the goods of the cart or order. */
  discount: AppliedDiscount | null | undefined;
  currency: string;
}) {
  if (!amount || !discount) return null;
  return (
    <span className="figures block text-sm text-good">
      {formatMoney(-amount, currency)} {discountLabel(discount)}
    </span>
  );
}
