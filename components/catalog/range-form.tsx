import type { RangeGroup } from '@/lib/search/rules/filter-links';

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
    />
  );
  return (
    <form action={action} className="range-form">
      {params
        .filter(([name]) => name !== min && name !== max)
        .map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
      {input(min, 'from', bounds.from, limits?.from)}
      <span aria-hidden>–</span>
      {input(max, 'to', bounds.to, limits?.to)}
      <span>{unit}</span>
      <button className="chamfer" aria-label={`Apply ${title}`}>
        Go
      </button>
    </form>
  );
}
