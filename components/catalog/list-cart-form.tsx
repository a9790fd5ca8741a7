import type { ListRow } from '@/lib/catalog/rules/list-row';

/**
 * Quantity and "Add to cart" of a product in a list; nothing when none can be bought. It posts without scripts; with
 * them `CartForms` around the list sends it.
 */
export function ListCartForm({ row: { sku, name, start, line } }: { row: ListRow }) {
  if (!line || !sku) return null;
  const { max, multiple } = line;
  return (
    <form action="/api/cart/form" method="post" className="list-cart-form">
      <input type="hidden" name="sku" value={sku} />
      <input
        type="number"
        name="quantity"
        aria-label={`Quantity of ${name}`}
        required
        min={start}
        step={multiple}
        max={max}
        defaultValue={start}
      />
      <button className="chamfer" aria-label={`Add to cart: ${name}`}>
        Add to cart
      </button>
    </form>
  );
}
