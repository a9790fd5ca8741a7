import { ButtonLink } from '@/components/ui/button';
import { fromQuery } from '@/lib/shared/return-path';
import { Or } from './or';

/** "Continue with a code by mail", below the form for email and password. */
export function MailCodeLink({ returnTo }: { returnTo: string }) {
  return (
    <div className="mt-6 flex flex-col gap-5">
      <Or />
      <ButtonLink variant="secondary" size="lg" href={`/mailCode${fromQuery(returnTo)}`}>
        Continue with a code by mail
      </ButtonLink>
    </div>
  );
}
