'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { Badge } from '@/components/ui/badge';
import { api } from '@/lib/api/client/api';
import { Button } from '@/components/ui/button';
import { formatDateTime, type Clock } from '@/lib/shared/dates';
import type { SessionView } from '@/lib/users/schema/responses';

/** The sessions of the person, with buttons to end one or all. */
export function SessionList({ sessions, clock }: { sessions: SessionView[]; clock: Clock }) {
  const router = useRouter();
  const [busy, setBusy] = useState<string>();
  const others = sessions.filter((session) => !session.current);

  async function end(which: string, path: string, message: string) {
    setBusy(which);
    await api
      .delete(path)
      .then(() => toast.success(message))
      .catch((error: Error) => toast.error(error.message));
    setBusy(undefined);
    router.refresh();
  }

  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map(({ id, device, createdAt, lastSeenAt, current }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div>
              <p className="font-semibold">
                <span className="mr-2">{device}</span>
                {current && <Badge tone="good">This device</Badge>}
              </p>
              <p className="text-sm text-muted">
                Signed in {formatDateTime(createdAt, clock)}, last seen {formatDateTime(lastSeenAt, clock)}
              </p>
            </div>
            {!current && (
              <Button
                variant="secondary"
                size="sm"
                pending={busy === id}
                aria-label={`Sign out ${device}, last seen ${formatDateTime(lastSeenAt, clock)}`}
                onClick={() => end(id, `/sessions/${id}`, `${device} is signed out`)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="danger"
        className="mt-5 max-sm:w-full"
        pending={busy === 'all'}
        disabled={others.length === 0}
        onClick={() => end('all', '/sessions', 'All other devices are signed out')}
      >
        Sign out all other devices
      </Button>
    </>
  );
}
