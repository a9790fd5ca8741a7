import type { ComponentProps } from 'react';
import { classNames } from './class-names';

const look =
  'w-full rounded-card border border-line-strong bg-surface px-3 text-base text-ink placeholder:text-muted disabled:bg-ground disabled:text-muted aria-invalid:border-bad';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(look, 'min-h-11 py-2', className)} />;
}

export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={classNames(look, 'py-2', className)} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classNames(look, 'select-arrow min-h-11 py-2 pr-9', className)} />;
}
