import { Link } from '@/components/ui/link';
import { Allowed } from '@/components/layout/allowed';
import { Badge, type Tone } from '@/components/ui/badge';
import { formatDateTime, type Clock } from '@/lib/shared/dates';
import { deliveryStateNames, endpointHref, type DeliveryState } from '@/lib/webhooks/rules';
import type { Delivery } from '@/lib/webhooks/schema';
import { ReplayButton } from './replay-button';

const tones: Record<DeliveryState, Tone> = { waiting: 'warn', delivered: 'good', failed: 'bad' };
/** What is shown of a body; the API has all of it. */
const maxShown = 4_000;

const shown = (body: string): string => {
  const text = JSON.stringify(JSON.parse(body), null, 2);
  return text.length > maxShown ? `${text.slice(0, maxShown)}\n…` : text;
};

const block =
  'mt-1 max-h-80 overflow-auto rounded-card bg-ground p-3 font-mono text-sm whitespace-pre-wrap wrap-anywhere';

/** The request of a delivery, and what came back at each attempt. */
function Details({ delivery, clock }: { delivery: Delivery; clock: Clock }) {
  return (
    <details className="mt-2">
      <summary className="min-h-9 cursor-pointer py-1.5 underline underline-offset-4">
        Request and response<span className="sr-only"> of {delivery.event}</span>
      </summary>
      <p className="mt-2 font-semibold">Request</p>
      <p className="font-mono text-sm wrap-anywhere">webhook-id: {delivery.event}</p>
      {/* Scrolls: the keyboard has to reach it. */}
      <pre tabIndex={0} role="region" aria-label="Request" className={block}>
        {shown(delivery.body)}
      </pre>
      {delivery.log.map(({ at, status, response, error, milliseconds }) => (
        <div key={at} className="mt-3">
          <p className="font-semibold">
            {formatDateTime(at, clock)}: {status ?? 'no response'} ({milliseconds} ms)
          </p>
          {error && <p className="text-sm text-bad">{error}</p>}
          {response && (
            <pre tabIndex={0} role="region" aria-label="Response" className={block}>
              {response}
            </pre>
          )}
        </div>
      ))}
    </details>
  );
}

/** Deliveries with their requests and responses, each with a button that sends it again. */
export function DeliveryList({ rows, clock }: { rows: Delivery[]; clock: Clock }) {
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((delivery) => {
        const { id, type, object, sequence, state, attempts, nextAt, url, endpoint, createdAt, log } =
          delivery;
        return (
          <li key={id} className="rounded-card border border-line bg-surface p-4">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-mono font-semibold">{type}</span>
                  <Badge tone={tones[state]}>{deliveryStateNames[state]}</Badge>
                </p>
                <p className="mt-1 text-sm wrap-anywhere">
                  <Link href={endpointHref(endpoint)} className="underline underline-offset-4">
                    {url}
                  </Link>
                </p>
                <p className="text-sm text-muted wrap-anywhere">
                  {formatDateTime(createdAt, clock)}
                  {object && `, ${object}, number ${sequence}`}
                  {`, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`}
                  {nextAt && `, next ${formatDateTime(nextAt, clock)}`}
                </p>
                {state !== 'delivered' && log.at(-1)?.error && (
                  <p className="text-sm text-bad wrap-anywhere">{log.at(-1)!.error}</p>
                )}
              </div>
              {state !== 'waiting' && (
                <Allowed right="webhooks.edit">
                  <ReplayButton id={id} type={type} />
                </Allowed>
              )}
            </div>
            <Details delivery={delivery} clock={clock} />
          </li>
        );
      })}
    </ul>
  );
}
