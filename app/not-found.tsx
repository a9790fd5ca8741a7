import type { Metadata } from 'next';
import { MessagePage } from '@/components/layout/message-page';
import { SearchForm } from '@/components/layout/search-form';
import { BoltDrawing } from '@/components/ui/bolt-drawing';
import { ButtonLink } from '@/components/ui/button';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

export default function NotFound() {
  return (
    <MessagePage
      title="Page not found"
      code="Error 404"
      picture={<BoltDrawing missing className="h-auto w-full" />}
    >
      <p className="text-lg text-muted">
        There is nothing at this address. It may have moved, or the link is not complete. Search for what you
        need:
      </p>
      <div className="w-full max-w-md">
        <SearchForm id="not-found-search" />
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/shop">To the shop</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Home
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
