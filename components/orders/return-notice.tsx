import type { ReturnRequest } from '@/lib/orders/schema/order';
import { formatDate, type Clock } from '@/lib/shared/dates';

/** Who reads the page of an order. */
export type OrderReader = 'customer' | 'staff';

const texts: Record<OrderReader, Record<ReturnRequest['state'], string>> = {
  customer: {
    open: 'We look at it and answer soon.',
    accepted: 'We have accepted the return.',
    refused: 'We can’t take the goods back: the history says why.',
  },
  staff: {
    open: 'The customer waits for it to be accepted or refused.',
    accepted: 'The return was accepted.',
    refused: 'The return was refused: the history says why.',
  },
};

/** A return request and its status. */
export function ReturnNotice({
  request,
  clock,
  reader,
}: {
  request: ReturnRequest;
  clock: Clock;
  reader: OrderReader;
}) {
  return (
    <section aria-labelledby="return" className="rounded-card bg-info-ground p-4 text-info">
      <h2 id="return" className="text-xl">
        Return requested on {formatDate(request.at, clock)}
      </h2>
      <p className="mt-1">{texts[reader][request.state]}</p>
      <p className="mt-2 whitespace-pre-line text-ink">“{request.reason}”</p>
    </section>
  );
}
