'use client';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';

/** The companies of the person's mail domain, which they can ask to join. */
export function JoinCompany({ companies }: { companies: { id: string; name: string; asked: boolean }[] }) {
  const { pending, run } = useOrderCall();
  return (
    <ul className="flex flex-col gap-3">
      {companies.map(({ id, name, asked }) => (
        <li key={id} className="flex flex-wrap items-center gap-3">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {asked ? (
            <span className="text-muted">You have asked to join. An admin of the company decides.</span>
          ) : (
            <Button
              size="sm"
              variant="secondary"
              disabled={pending}
              onClick={() =>
                run(() => api.post(`/companies/${id}/join-requests`), `You have asked to join ${name}`)
              }
            >
              Ask to join {name}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
