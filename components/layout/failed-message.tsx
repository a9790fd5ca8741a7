'use client';
import { Button, ButtonLink } from '@/components/ui/button';
import { MessagePage } from './message-page';
import { useReloadAfterUpgrade } from './use-reload-after-upgrade';

/** The props that Next passes to an error page: the error with the id of its log entry, and a function to retry. */
export type Failure = { error: Error & { digest?: string }; retry?: () => void };

export function FailedMessage({ error, retry, inside }: Failure & { inside?: boolean }) {
  useReloadAfterUpgrade(error);
  return (
    <MessagePage
      inside={inside}
      title="Something went wrong"
      code={error.digest ? `Reference ${error.digest}` : undefined}
    >
      <p className="text-lg text-muted">
        This page could not be loaded just now. Nothing that you did before is lost. Try again; if it keeps
        failing, tell us{error.digest ? ` the reference ${error.digest}` : ' what you were doing'}.
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
