import type { Metadata } from 'next';
import { MessagePage } from '@/components/layout/message-page';
import { BoltDrawing } from '@/components/ui/bolt-drawing';
import { ButtonLink } from '@/components/ui/button';

export const metadata: Metadata = {
  title: 'Coming soon',
  description: 'This page is being written.',
  robots: { index: false },
};

export default function ComingSoonPage() {
  return (
    <MessagePage
      title="Coming soon"
      code="On the drawing board"
      picture={<BoltDrawing className="h-auto w-full" />}
    >
      <p className="text-lg text-muted">
        This page is still being written. Meanwhile the shop is open, and we are glad to answer questions.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/shop">Go to the shop</ButtonLink>
        <ButtonLink href="/contact" variant="secondary">
          Contact us
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
