import { Link } from '@/components/ui/link';

export type Bar = {
  label: string;
  value: number;
  before: number;
  valueText: string;
  beforeText: string;
  /** The list of what the bar sums up. */
  href: string;
};

/**
 * Bars with a thin bar of the period before behind each. The picture is hidden from screen readers: a table with the
 * same figures and links must stand beside it. Pointing at a bar shows its figures, pressing it opens its list.
 */
export function BarChart({ bars, maxText }: { bars: Bar[]; maxText: string }) {
  const max = Math.max(1, ...bars.flatMap(({ value, before }) => [value, before]));
  const height = (value: number) => (Math.max(0, value) / max) * 100;
  return (
    <div aria-hidden className="mt-3">
      <p className="figures text-sm text-muted">{maxText}</p>
      <svg
        viewBox={`0 0 ${bars.length * 10} 100`}
        preserveAspectRatio="none"
        className="block h-40 w-full border-y border-line bg-surface md:h-56"
      >
        {bars.map(({ label, value, before, valueText, beforeText, href }, index) => (
          <g key={index} transform={`translate(${index * 10} 0)`}>
            <Link href={href} prefetch={false} tabIndex={-1} className="group">
              <title>{`${label}: ${valueText}; before: ${beforeText}`}</title>
              <rect width="10" height="100" className="fill-transparent group-hover:fill-line" />
              <rect x="1" width="5.5" y={100 - height(value)} height={height(value)} fill="var(--link)" />
              <rect
                x="7"
                width="2"
                y={100 - height(before)}
                height={height(before)}
                fill="var(--line-strong)"
              />
            </Link>
          </g>
        ))}
      </svg>
      <p className="mt-1 flex justify-between gap-4 text-sm text-muted">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-5 text-sm text-muted">
        <span className="inline-flex items-center gap-2">
          <span className="size-3 bg-(--link)" /> This period
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="h-3 w-1.5 bg-(--line-strong)" /> Period before
        </span>
      </p>
    </div>
  );
}
