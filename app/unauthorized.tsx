import type { Metadata } from 'next';
import { LoginFirstMessage } from '@/components/layout/error-messages';

export const metadata: Metadata = { title: 'Log in first', robots: { index: false } };

export default function Unauthorized() {
  return <LoginFirstMessage />;
}
