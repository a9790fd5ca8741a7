import { ResendLink } from './resend-link';
import { EmailText } from './email-text';

/** Says that the address is not confirmed yet, and resends the link. */
export function VerifyNotice({ email }: { email: string }) {
  return (
    <div className="bg-warn-ground text-warn">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
        <p>
          Please confirm{' '}
          <strong>
            <EmailText email={email} />
          </strong>{' '}
          with the link that we sent there. Until then you can fill your cart, but not order or write reviews.
        </p>
        <ResendLink email={email} size="sm" />
      </div>
    </div>
  );
}
