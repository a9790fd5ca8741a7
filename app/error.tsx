'use client';
import { MessagePage } from '@/components/layout/message-page';
import { Button, ButtonLink } from '@/components/ui/button';

export default function PageError({
  error,
  retry,
}: {
  error: Error & { digest?: string };
  retry?: () => void;
}) {
  return (
    <MessagePage title="Something went wrong" code={error.digest ? `Reference ${error.digest}` : undefined}>
      <p className="text-lg text-muted">
        This page could not be made just now. Nothing that you did before is lost. Try again; if it stays like
        this, tell us
        {error.digest ? ` the reference ${error.digest}` : ' what you were doing'}.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => (retry ? retry() : window.location.reload())}>Try again</Button>
        <ButtonLink href="/contact" variant="secondary">
          Contact us
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
