import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names';

/** A checkbox or radio button with its label beside it; the label is part of the target. */
export function Checkbox({
  label,
  help,
  className,
  type = 'checkbox',
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  help?: ReactNode;
  type?: 'checkbox' | 'radio';
}) {
  const id = useId();
  return (
    <div className={classNames('flex min-h-9 items-start gap-3 py-1 has-disabled:text-muted', className)}>
      <input
        {...rest}
        id={id}
        type={type}
        aria-describedby={help ? `${id}-help` : undefined}
        className="mt-0.5 size-5 shrink-0 accent-link"
      />
      <span className="flex flex-col">
        <label htmlFor={id}>{label}</label>
        {help && (
          <span id={`${id}-help`} className="text-sm text-muted">
            {help}
          </span>
        )}
      </span>
    </div>
  );
}
