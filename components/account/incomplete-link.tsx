import { ButtonLink } from '@/components/ui/button';
import { FormError } from './form-error';

/** In place of a form, for who comes with a mailed link that lost its secret on the way: what happened, and a way on. */
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
