import { ButtonLink } from '@/components/ui/button';
import { FormError } from './form-error';

/** Shown in place of a form when the secret in a mailed link is missing: explains it and offers a new link. */
export function IncompleteLink({
  otherwise = 'ask for a new one',
  href,
  action,
}: {
  otherwise?: string;
  href: string;
  action: string;
}) {
  return (
    <div className="flex flex-col gap-5">
      <FormError>{`This link is not complete. Copy all of it from the email, or ${otherwise}.`}</FormError>
      <ButtonLink href={href} size="lg">
        {action}
      </ButtonLink>
    </div>
  );
}
