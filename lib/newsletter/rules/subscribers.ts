/** `pending` until the link of the confirmation mail was opened. */
export const subscriberStates = ['confirmed', 'pending', 'unsubscribed'] as const;
export type SubscriberState = (typeof subscriberStates)[number];
export const subscriberStateNames: Record<SubscriberState, string> = {
  confirmed: 'Subscribed',
  pending: 'Not confirmed',
  unsubscribed: 'Unsubscribed',
};

/** The lower-case words under which an address is found: all of it, both sides of the @, and their parts. */
export function subscriberWords(email: string): string[] {
  const address = email.toLowerCase();
  const [name = '', domain = ''] = address.split('@');
  const parts = [address, name, domain, ...name.split(/[.+_-]/), ...domain.split('.')];
  return [...new Set(parts.filter(Boolean))];
}
