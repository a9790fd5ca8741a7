import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonVariant } from './button';

/** A square button with an icon; `label` says what it does. */
export function IconButton({
  label,
  icon: Icon,
  variant = 'secondary',
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  icon: LucideIcon;
  variant?: ButtonVariant;
}) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={buttonClasses(variant, 'md', 'w-11 px-0!')}
    >
      <Icon aria-hidden size={20} className="shrink-0" />
    </button>
  );
}
