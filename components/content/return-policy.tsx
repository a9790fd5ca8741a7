import { payerText, periodText } from '@/lib/settings/rules/return-policy';
import type { ReturnPolicy } from '@/lib/settings/schema/returns';

export const returnPeriodHeading = { id: 'return-period', text: 'Return period' };

/** Until when goods can be returned and who pays for the way back, as the shop's settings say. */
export function ReturnPolicySection({ policy }: { policy: ReturnPolicy }) {
  const { id, text } = returnPeriodHeading;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-3xl">
        {text}
      </h2>
      <p className="mt-3">
        Goods without a fault can be returned within {periodText(policy)}. {payerText(policy)}
      </p>
      <p className="mt-3">Wrong, damaged and defective goods come back at our cost.</p>
    </section>
  );
}
