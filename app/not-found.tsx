import type { Metadata } from 'next';
import { NotFoundMessage } from '@/components/layout/error-messages';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

export default function NotFound() {
  return <NotFoundMessage />;
}
