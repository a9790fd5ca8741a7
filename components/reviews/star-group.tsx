'use client';
import { Star } from 'lucide-react';
import { useId, useState, type Ref } from 'react';

const names = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];

/** One to five stars as a group of radio buttons: arrow keys move, and each star is labeled. */
export function StarGroup({
  value,
  onChange,
  error,
  firstStar,
}: {
  value: number | undefined;
  onChange: (rating: number) => void;
  error?: string;
  /** Focused when the rating is invalid. */
  firstStar?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  const [hovered, setHovered] = useState(0);
  const lit = hovered || value || 0;
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex flex-col items-start gap-1.5"
      onPointerLeave={() => setHovered(0)}
    >
      <legend id={`${id}-legend`} className="mb-1.5 text-sm font-semibold">
        Rating<span aria-hidden> *</span>
      </legend>
      <div className="-ml-1.5 flex">
        {names.map((name, index) => (
          <label
            key={name}
            onPointerEnter={() => setHovered(index + 1)}
            className="cursor-pointer rounded-card p-1.5 has-focus-visible:outline-3 has-focus-visible:outline-link"
          >
            <input
              ref={index === 0 ? firstStar : undefined}
              type="radio"
              name={`${id}-stars`}
              value={index + 1}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              className="sr-only"
            />
            <Star
              aria-hidden
              size={30}
              strokeWidth={1.5}
              className={index < lit ? 'fill-accent text-ink' : 'fill-none text-line-strong'}
            />
            <span className="sr-only">{name}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
