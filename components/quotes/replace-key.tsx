'use client';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';

/** Replaces the key that signs the links of quotes. */
export function ReplaceKey() {
  const { run } = useOrderCall();
  return (
    <p className="mt-8 text-sm text-muted">
      Links to quotes are signed; anybody can verify them with the{' '}
      <a href="/api/quote-keys" className="underline underline-offset-4">
        public keys
      </a>
      .{' '}
      <ConfirmDialog
        trigger={
          <Button variant="quiet" size="sm">
            Replace the key
          </Button>
        }
        title="Replace the key"
        description="New links are signed with a new key. Links that are out work until they expire."
        action="Replace the key"
        onConfirm={() => run(() => api.post('/quote-keys'), 'The key is replaced')}
      />
    </p>
  );
}
