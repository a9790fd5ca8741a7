import { EmailText } from '@/components/account/email-text';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuthCard } from '@/components/account/auth-card';
import { ResendLink } from '@/components/account/resend-link';
import { ButtonLink } from '@/components/ui/button';
import { requireSignedIn } from '@/lib/auth/current-session';
import { findProduct } from '@/lib/catalog/queries/products';
import { productSlugIn, returnPath } from '@/lib/shared/return-path';

export const metadata: Metadata = {
  title: 'Check your email',
  description: 'Your account is open. Confirm your email to order.',
  robots: { index: false },
};

type Props = { searchParams: Promise<{ to?: string | string[] }> };

/** The page after sign-up: says where the confirmation link was mailed, and links back to the remembered page. */
export default async function WelcomePage({ searchParams }: Props) {
  const to = returnPath((await searchParams).to);
  const person = await requireSignedIn(to === '/' ? '/welcome' : `/welcome?to=${encodeURIComponent(to)}`);
  if (person.emailVerified) redirect(to);
  const slug = productSlugIn(to);
  const product = slug && (await findProduct(slug));
  const label = product ? `Continue to ${product.name}` : 'Continue where you were';
  return (
    <AuthCard title="Check your email">
      <div className="flex flex-col gap-5">
        <p role="status">
          Your account is open. We sent a link to{' '}
          <strong>
            <EmailText email={person.email} />
          </strong>
          : open it to confirm that the address is yours. Until then you can fill your cart, but not order or
          write reviews.
        </p>
        <ButtonLink href={to === '/' ? '/shop' : to} size="lg">
          {to === '/' ? 'Go to the shop' : label}
        </ButtonLink>
        <ResendLink email={person.email} />
      </div>
    </AuthCard>
  );
}
