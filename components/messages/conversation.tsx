import { Link } from '@/components/ui/link';
import { Badge } from '@/components/ui/badge';
import type { EntryKind } from '@/lib/contact/rules';
import type { Message } from '@/lib/contact/schema';
import { formatDateTime, type Clock } from '@/lib/shared/dates';

type Entry = Message['entries'][number];

const looks: Record<EntryKind, string> = {
  reply: 'border-line bg-surface sm:ml-10',
  note: 'border-dashed border-line-strong bg-ground',
  received: 'border-line bg-raised sm:mr-10',
};

function headOf({ kind, by }: Entry, customer: string): string {
  if (kind === 'reply') return `${by} replied`;
  return kind === 'note' ? `${by} noted, for the shop alone` : `${customer} wrote by mail, added by ${by}`;
}

function Delivery({ delivery }: Pick<Entry, 'delivery'>) {
  if (!delivery || delivery.state === 'sent') return null;
  if (delivery.state === 'failed') {
    return (
      <p className="mt-2 text-sm text-bad">
        This mail could not be delivered: {delivery.lastError}{' '}
        <Link href="/dashboard/mails" className="underline underline-offset-4">
          To the failed mails
        </Link>
      </p>
    );
  }
  return (
    <p className="mt-2 text-sm">
      <Badge tone="warn">Not sent yet</Badge> {delivery.lastError}
    </p>
  );
}

/** The whole conversation, the earliest text first. */
export function Conversation({
  message,
  productName,
  clock,
}: {
  message: Message;
  /** The name of the product in question, if the shop still has it. */
  productName: string | undefined;
  clock: Clock;
}) {
  const { name, product: slug, sku, quantity, receivedAt } = message;
  return (
    <ol aria-label="Conversation" className="flex flex-col gap-4">
      <li className={`rounded-card border p-4 ${looks.received}`}>
        <EntryHead head={`${name} wrote`} at={receivedAt} clock={clock} />
        <p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
        {slug && (
          <p className="mt-2 text-sm text-muted">
            About{' '}
            <Link href={`/product/${slug}`} className="wrap-anywhere underline underline-offset-4">
              {productName ?? slug}
            </Link>
            {sku && `, ${sku}`}
            {quantity && `, quantity ${quantity}`}
          </p>
        )}
      </li>
      {message.entries.map((entry) => (
        <li key={entry.id} className={`rounded-card border p-4 ${looks[entry.kind]}`}>
          <EntryHead head={headOf(entry, name)} at={entry.at} clock={clock} />
          <p className="whitespace-pre-line wrap-anywhere">{entry.text}</p>
          <Delivery delivery={entry.delivery} />
        </li>
      ))}
    </ol>
  );
}

function EntryHead({ head, at, clock }: { head: string; at: string; clock: Clock }) {
  return (
    <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
      <strong className="font-semibold">{head}</strong>
      <time dateTime={at} className="text-muted">
        {formatDateTime(at, clock)}
      </time>
    </p>
  );
}
