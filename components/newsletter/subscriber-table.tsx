import { EmailText } from '@/components/account/email-text';
import { Allowed } from '@/components/layout/allowed';
import { Badge, type Tone } from '@/components/ui/badge';
import { spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import { subscriberStateNames, type SubscriberState } from '@/lib/newsletter/rules/subscribers';
import type { Subscriber } from '@/lib/newsletter/schema/subscribers';
import { formatDate, type Clock } from '@/lib/shared/dates';
import { UnsubscribeButton } from './unsubscribe-button';

const tones: Record<SubscriberState, Tone> = { confirmed: 'good', pending: 'warn', unsubscribed: 'neutral' };

/** Subscribers with the days of their sign-up, confirmation and unsubscription. */
export function SubscriberTable({ rows, clock }: { rows: Subscriber[]; clock: Clock }) {
  const day = (time: string | null) => (time ? formatDate(time, clock) : '–');
  return (
    <Table
      caption="Subscribers, the latest first"
      columns={['Email', 'Status', 'Signed up', { title: 'Confirmed', spare: true }, 'Unsubscribed']}
    >
      {rows.map(({ id, email, state, subscribedAt, confirmedAt, unsubscribedAt }) => (
        <TableRow key={id}>
          <TableCell label="" className="md:w-2/5">
            <EmailText email={email} />
          </TableCell>
          <TableCell label="Status">
            <Badge tone={tones[state]}>{subscriberStateNames[state]}</Badge>
          </TableCell>
          <TableCell label="Signed up" className="text-sm">
            {day(subscribedAt)}
          </TableCell>
          <TableCell label="Confirmed" className={`text-sm ${spareColumn}`}>
            {day(confirmedAt)}
          </TableCell>
          <TableCell label="Unsubscribed" className="text-sm">
            {state === 'unsubscribed' ? (
              day(unsubscribedAt)
            ) : (
              <Allowed right="newsletter.edit">
                <UnsubscribeButton id={id} email={email} />
              </Allowed>
            )}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
