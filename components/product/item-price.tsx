import { formatMoney } from '@/lib/shared/money';
import { hasOnePrice } from '@/lib/catalog/rules/prices';
import type { Item } from '@/lib/catalog/types';

/** What one unit costs: one price, or the span over colours and sizes. */
export function ItemPrice({ item }: { item: Pick<Item, 'price' | 'priceTo' | 'currency' | 'unit'> }) {
  return (
    <span className="figures">
      <span className="whitespace-nowrap">{formatMoney(item.price, item.currency)}</span>
      {!hasOnePrice(item) && (
        <>
          {' '}
          <span className="whitespace-nowrap">to {formatMoney(item.priceTo, item.currency)}</span>
        </>
      )}
    </span>
  );
}
