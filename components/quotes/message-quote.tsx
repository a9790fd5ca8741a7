import { Allowed } from '@/components/layout/allowed';
import { ButtonLink } from '@/components/ui/button';
import { quotesPath } from '@/lib/quotes/rules/paths';

/** The way from a message to a quote that answers it. */
export function MessageQuote({ reference }: { reference: string }) {
  return (
    <Allowed right="quotes.edit">
      <ButtonLink href={`${quotesPath}/new?message=${reference}`} variant="secondary" size="sm">
        Make a quote
      </ButtonLink>
    </Allowed>
  );
}
