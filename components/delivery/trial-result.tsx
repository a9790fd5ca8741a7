import { estimateText } from '@/lib/delivery/rules/dates';
import type { DeliveryTrial } from '@/lib/delivery/schema';
import { formatMoney } from '@/lib/shared/money';

/** The zone of a trial, and each method with its charge and expected days or why it isn't offered. */
export function TrialResult({
  trial: { zone, options },
  currency,
  locale,
}: {
  trial: DeliveryTrial;
  currency: string;
  locale: string;
}) {
  const money = (amount: number) => (amount === 0 ? 'Free' : formatMoney(amount, currency, locale));
  return (
    <>
      <p className="text-lg font-semibold">{zone === null ? 'In no zone' : `Zone: ${zone}`}</p>
      <ul className="mt-3 divide-y divide-line">
        {options.map(({ id, name, offer, problem }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            {offer ? (
              <>
                <span>
                  <span className="font-medium">{name}</span>
                  <span className="block text-sm text-muted">
                    Expected {estimateText(offer.estimate, locale)}
                    {offer.surcharge > 0 && `, with ${money(offer.surcharge)} for oversize goods`}
                  </span>
                </span>
                <span className="figures font-semibold">{money(offer.charge)}</span>
              </>
            ) : (
              <span className="text-muted">{problem}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
