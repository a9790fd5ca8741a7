import { Button } from '@/components/ui/button';
import { shopParams, type Bounds, type ShopView } from '@/lib/search/rules/shop-view';

const field =
  'min-h-10 w-full min-w-0 rounded-card border border-line-strong bg-surface px-2 text-ink placeholder:text-muted';

/** The bounds of a measure or of the price: a form that keeps the other parameters of the address. */
export function RangeForm({
  view,
  names: [min, max],
  label,
  unit,
  bounds,
  limits,
}: {
  view: ShopView;
  names: [string, string];
  label: string;
  unit: string;
  bounds: Bounds;
  limits: { from: number; to: number } | null;
}) {
  const kept = shopParams({ ...view, page: 1 }).filter(([name]) => name !== min && name !== max);
  const input = (name: string, bound: string, value: number | null, hint: number | undefined) => (
    <input
      name={name}
      aria-label={`${label} ${bound}, ${unit}`}
      inputMode="decimal"
      pattern="[0-9]*[.,]?[0-9]*"
      defaultValue={value ?? ''}
      placeholder={hint === undefined ? bound : String(hint)}
      className={field}
    />
  );
  return (
    <form action={view.category ? `/shop/${view.category}` : '/shop'} className="flex items-center gap-2">
      {kept.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {input(min, 'from', bounds.from, limits?.from)}
      <span aria-hidden>–</span>
      {input(max, 'to', bounds.to, limits?.to)}
      <span className="text-sm text-muted">{unit}</span>
      <Button type="submit" variant="secondary" size="sm" className="min-h-10" aria-label={`Apply ${label}`}>
        Go
      </Button>
    </form>
  );
}
