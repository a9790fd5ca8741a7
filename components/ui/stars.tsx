'use client';

/** A rating from 0 to 5 as stars, with the number for screen readers. */
export function Stars({ value, size = 18 }: { value: number; size?: number }) {
  const percent = `${Math.max(0, Math.min(5, value)) * 20}%`;
  const row = '★★★★★';
  return (
    <span
      role="img"
      aria-label={`${Math.round(value * 10) / 10} out of 5 stars`}
      className="stars"
      style={{ fontSize: size }}
    >
      <span aria-hidden>{row}</span>
      <span aria-hidden style={{ width: percent }}>
        {row}
      </span>
    </span>
  );
}
