import type { ReactNode } from 'react';

/** One of several options as a clickable card: name, details and price. */
export function ChoiceCard({
  name,
  value,
  checked,
  onChoose,
  title,
  children,
  price,
}: {
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  title: string;
  children: ReactNode;
  price?: string;
}) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-card border border-line bg-surface p-4 has-checked:border-ink has-checked:ring-1 has-checked:ring-ink">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-5 shrink-0 accent-link"
      />
      <span className="flex min-w-0 grow flex-col">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">{children}</span>
      </span>
      {price && <span className="figures font-semibold whitespace-nowrap">{price}</span>}
    </label>
  );
}
