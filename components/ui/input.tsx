import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames('text-input min-h-11', className)} />;
}

export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={classNames('text-input', className)} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classNames('text-input select-arrow min-h-11', className)} />;
}
