/** What a message can be about. */
export const contactTopics = [
  { id: 'product-request', name: 'Product request or quote' },
  { id: 'order', name: 'An order or a delivery' },
  { id: 'return', name: 'A return or a fault' },
  { id: 'account', name: 'My account' },
  { id: 'press', name: 'Press' },
  { id: 'jobs', name: 'Jobs' },
  { id: 'other', name: 'Something else' },
] as const;

export type ContactTopic = (typeof contactTopics)[number]['id'];

/** The topic that a link asks for, or none. */
export function topicOf(text: string | null): ContactTopic | undefined {
  return contactTopics.find(({ id }) => id === text)?.id;
}

/** What the message about an item begins with; "" when the link names none. */
export function productOf(text: string | null): string {
  return text && /^[a-z0-9-]{1,120}$/.test(text) ? text : '';
}
