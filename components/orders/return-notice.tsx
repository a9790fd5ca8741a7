import type { ReturnRequest } from '@/lib/orders/types';
import { formatDate, type Clock } from '@/lib/shared/dates';

const texts: Record<ReturnRequest['state'], string> = {
  open: 'We are looking at it and will answer soon.',
  accepted: 'We have taken the goods back.',
  refused: 'We can’t take the goods back: the history says why.',
};

/** Where a wish to return an order stands. */
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
