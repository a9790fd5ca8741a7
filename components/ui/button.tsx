import { Link } from './link';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

// Whole names, because Tailwind reads them from this file; app/theme.css holds what each looks like.
const variants: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  ghost: 'button-ghost',
  quiet: 'button-quiet',
  danger: 'button-danger',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'button-sm',
  md: 'button-md',
  lg: 'button-lg',
  icon: 'button-icon',
};

/** The classes of a button, for buttons and links alike. */
export function buttonClasses(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  more?: string,
): string {
  return classNames('chamfer button', variants[variant], sizes[size], more);
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
