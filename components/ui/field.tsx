'use client';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names';

/** The attributes that connect an input with its label, help and error. */
export type FieldIds = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** Explains the asterisks of a form in which some fields are optional. */
export function RequiredNote() {
  return <p className="col-span-full text-sm text-muted">Fields marked with * are required.</p>;
}

/** A label, an input, its help and its error; `children` renders the input with the ids that it gets. */
export function Field({
  label,
  help,
  error,
  required,
  hideLabel = false,
  className,
  children,
}: {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  required?: boolean;
  hideLabel?: boolean;
  className?: string;
  children: (ids: FieldIds) => ReactNode;
}) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      {children({
        id,
        'aria-describedby': described,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {help && (
        <p id={`${id}-help`} className="text-sm text-muted">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
