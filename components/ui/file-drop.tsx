import { Upload } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A file input that files can be dropped on: the transparent input covers the whole area. */
export function FileDrop({
  text = 'Choose a file or drop it here',
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { text?: string }) {
  return (
    <div
      className={classNames(
        'group relative flex min-h-28 flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed border-line-strong bg-surface p-4 text-center text-muted',
        'focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-link not-has-disabled:hover:border-ink not-has-disabled:hover:text-ink has-aria-invalid:border-bad',
        className,
      )}
    >
      {/* The text says what is going on while the input is disabled: it stays readable. */}
      <Upload aria-hidden size={24} className="group-has-disabled:opacity-40" />
      <span aria-hidden>{text}</span>
      <input
        {...rest}
        type="file"
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
    </div>
  );
}
