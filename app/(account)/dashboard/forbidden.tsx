import type { Metadata } from 'next';
import { ForbiddenMessage } from '@/components/layout/error-messages';
import { TwoFactorMessage } from '@/components/layout/two-factor-message';
import { currentSession } from '@/lib/auth/current-session';

export const metadata: Metadata = { title: 'Not allowed', robots: { index: false } };

export default async function Forbidden() {
  const person = await currentSession();
  return person?.rightsWithheld ? <TwoFactorMessage /> : <ForbiddenMessage inside />;
}
