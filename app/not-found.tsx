import type { Metadata } from 'next';
import { NotFoundMessage } from '@/components/layout/error-messages';
import { Storefront } from './storefront';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

export default function NotFound() {
  return (
    <Storefront>
      <NotFoundMessage />
    </Storefront>
  );
}
