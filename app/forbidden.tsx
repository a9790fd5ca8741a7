import type { Metadata } from 'next';
import { ForbiddenMessage } from '@/components/layout/error-messages';

export const metadata: Metadata = { title: 'Not allowed', robots: { index: false } };

export default function Forbidden() {
  return <ForbiddenMessage />;
}
