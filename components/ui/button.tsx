import Link from 'next/link';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-raised',
  ghost: 'text-ink hover:bg-line/50',
  quiet: 'text-ink underline decoration-line-strong underline-offset-4 hover:bg-line/50',
  danger: 'border border-bad bg-surface text-bad hover:bg-bad-ground',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3.5 py-1 text-base',
  md: 'min-h-11 px-5 py-1.5 text-lg',
  lg: 'min-h-14 px-8 py-2 text-xl',
  icon: 'size-11 shrink-0',
};

/** The classes of a button, for buttons and links alike. */
export function buttonClasses(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  more?: string,
): string {
  return classNames(
    'chamfer inline-flex items-center justify-center gap-2 text-center font-display leading-tight font-semibold tracking-wide transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    more,
  );
}

type Look = { variant?: ButtonVariant; size?: ButtonSize };

/**
 * A button. While `pending` is set it shows that work is in progress and ignores presses, but keeps the keyboard focus,
 * which a disabled button would lose.
 */
export function Button({
  variant,
  size,
  pending = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'> & Look & { pending?: boolean }) {
  // A page rendered on the server can't pass a function: a handler is added only if there is something to prevent.
  const acts = onClick !== undefined || type === 'submit';
  return (
    <button
      {...rest}
      type={type}
      onClick={pending && acts ? (event) => event.preventDefault() : onClick}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={buttonClasses(variant, size, className)}
    >
      {pending && (
        <span
          aria-hidden
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
        />
      )}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonClasses(variant, size, className)} />;
}
