import type { ReturnRequest } from '@/lib/orders/schema/order';
import { formatDate, type Clock } from '@/lib/shared/dates';

const texts: Record<ReturnRequest['state'], string> = {
  open: 'We look at it and answer soon.',
  accepted: 'We have accepted the return.',
  refused: 'We can’t take the goods back: the history says why.',
};

/** A return request and its status. */
export function ReturnNotice({ request, clock }: { request: ReturnRequest; clock: Clock }) {
  return (
    <section aria-labelledby="return" className="rounded-card bg-info-ground p-4 text-info">
      <h2 id="return" className="text-xl">
        Return requested on {formatDate(request.at, clock)}
      </h2>
      <p className="mt-1">{texts[request.state]}</p>
      <p className="mt-2 whitespace-pre-line text-ink">“{request.reason}”</p>
    </section>
  );
}
