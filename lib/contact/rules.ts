/** The topics of a message. */
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

/** The topic in a link to the form, or undefined. */
export function topicOf(text: string | null): ContactTopic | undefined {
  return contactTopics.find(({ id }) => id === text)?.id;
}

/** The slug of the product in a link to the form, or empty. */
export function productOf(text: string | null): string {
  return text && /^[a-z0-9-]{1,120}$/.test(text) ? text : '';
}

/** The SKU in a link to the form, or undefined. */
export function skuOf(text: string | null): string | undefined {
  return text && /^[\x20-\x7e]{1,64}$/.test(text) ? text : undefined;
}

/** The quantity in a link to the form, or undefined. */
export function quantityOf(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}
