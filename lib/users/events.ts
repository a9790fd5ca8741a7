import { composeEvent, type PendingEvent } from '../events/outbox';

type Person = { id: string; name: string; email: string };

/** The event of an account that was opened, or whose name or address has changed. */
export const customerEvent = (
  type: 'customer.created' | 'customer.updated',
  { id, name, email }: Person,
): PendingEvent => composeEvent(type, { customer: { id, name, email } }, id);

/** The event of an account that is closed; it names nobody. */
export const closedEvent = (id: string): PendingEvent =>
  composeEvent('customer.closed', { customer: { id } });
