import { Link } from '@/components/ui/link';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/input';
import { maxQuantityOf, startQuantity } from '@/lib/catalog/rules/quantity';
import type { CartLine } from '@/lib/cart/schema';
import { purchaseHref, purchaseQuery, type CheckoutChoices } from '@/lib/orders/rules/checkout';

/** Changes the quantity and variant of a product bought without the cart; works without JavaScript. */
export function LineEditor({
  line,
  hasChoice,
  choices,
}: {
  line: CartLine;
  hasChoice: boolean;
  choices: CheckoutChoices;
}) {
  const kept = purchaseQuery({ ...choices, quantity: undefined });
  return (
    <form action="/purchase" className="mt-2 flex flex-wrap items-center gap-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        key={line.quantity}
        name="quantity"
        type="number"
        aria-label={`Quantity of ${line.name}`}
        min={startQuantity(line.limits)}
        max={Math.min(maxQuantityOf(line.limits), Math.max(line.orderable, startQuantity(line.limits)))}
        step={line.limits.multiple}
        defaultValue={line.quantity}
        className="w-20!"
      />
      <Button type="submit" variant="secondary" size="sm">
        Update
      </Button>
      {hasChoice && (
        <Link
          href={purchaseHref({ ...choices, sku: undefined })}
          className="py-1 text-link underline underline-offset-4"
        >
          Choose another
        </Link>
      )}
    </form>
  );
}
