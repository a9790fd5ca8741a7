import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from './checkbox';

export type RadioOption = { value: string; label: ReactNode; help?: ReactNode; disabled?: boolean };

/** A group of radio buttons; `inputProps` (such as react-hook-form's register) go to each of them. */
export function RadioGroup({
  legend,
  options,
  error,
  className,
  ...inputProps
}: {
  legend: ReactNode;
  options: RadioOption[];
  error?: string;
} & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <fieldset className={className}>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {options.map(({ value, label, help, disabled }) => (
        <Checkbox
          key={value}
          {...inputProps}
          type="radio"
          value={value}
          label={label}
          help={help}
          disabled={disabled}
        />
      ))}
      {error && (
        <p role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
