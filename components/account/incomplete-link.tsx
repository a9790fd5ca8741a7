import { FormError } from './form-error';

/** In place of a form, for who comes with a mailed link that lost its secret on the way. */
export function IncompleteLink({ otherwise = 'ask for a new one' }: { otherwise?: string }) {
  return <FormError>{`This link is not complete. Copy all of it from the mail, or ${otherwise}.`}</FormError>;
}
