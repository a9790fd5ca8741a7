import { Button } from '@/components/ui/button';
import type { RangeGroup } from '@/lib/search/rules/filter-groups';

const field =
  'min-h-10 w-full min-w-0 rounded-card border border-line-strong bg-surface px-2 text-ink placeholder:text-muted';

/** The bounds of a measure or of the price: a form that keeps the other parameters of the address. */
export function RangeForm({
  group: {
    title,
    names: [min, max],
    unit,
    bounds,
    limits,
  },
  action,
  params,
}: {
  group: RangeGroup;
  action: string;
  params: [string, string][];
}) {
  const input = (name: string, bound: string, value: number | null, hint: number | undefined) => (
    <input
      name={name}
      aria-label={`${title} ${bound}, ${unit}`}
      inputMode="decimal"
      pattern="[0-9]*[.,]?[0-9]*"
      defaultValue={value ?? ''}
      placeholder={hint === undefined ? bound : String(hint)}
      className={field}
    />
  );
  return (
    <form action={action} className="flex items-center gap-2">
      {params
        .filter(([name]) => name !== min && name !== max)
        .map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
      {input(min, 'from', bounds.from, limits?.from)}
      <span aria-hidden>–</span>
      {input(max, 'to', bounds.to, limits?.to)}
      <span className="text-sm text-muted">{unit}</span>
      <Button type="submit" variant="secondary" size="sm" className="min-h-10" aria-label={`Apply ${title}`}>
        Go
      </Button>
    </form>
  );
}
