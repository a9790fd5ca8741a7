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

/** The name of a topic on screens and in mails. */
export const topicName = (topic: ContactTopic): string =>
  contactTopics.find(({ id }) => id === topic)?.name ?? topic;

/** `waiting`: the shop has replied and waits for the customer. */
export const messageStatuses = ['open', 'waiting', 'closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];
export const messageStatusNames: Record<MessageStatus, string> = {
  open: 'Open',
  waiting: 'Waiting for customer',
  closed: 'Closed',
};

/** A reply goes to the customer, a note stays in the shop, and `received` records what the customer wrote by mail. */
export const entryKinds = ['reply', 'note', 'received'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The status after an entry of a kind. */
export function statusAfter(kind: EntryKind, present: MessageStatus, close: boolean): MessageStatus {
  if (close) return 'closed';
  if (kind === 'note') return present;
  return kind === 'reply' ? 'waiting' : 'open';
}

const maxWords = 300;

/** The lower-case words under which a message is found. */
export function messageWords(texts: {
  reference: string;
  name: string;
  email: string;
  message: string;
}): string[] {
  const { reference, name, email, message } = texts;
  const written = [reference, reference.slice(2), email, ...email.split('@'), name, message].join(' ');
  const words = written.toLowerCase().match(/[\p{L}\p{N}][^\s,;:!?"“”()]*/gu) ?? [];
  return [...new Set(words.map((word) => word.replace(/[.’']+$/, '').slice(0, 60)))].slice(0, maxWords);
}

/** The placeholders of reply templates, with what replaces them. */
export const placeholders = {
  name: 'the customer’s name',
  reference: 'the number of the message',
  topic: 'the topic of the message',
  me: 'your name',
  shop: 'the name of the shop',
} as const;
export type Placeholder = keyof typeof placeholders;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);

/** The placeholders in a template that don't exist. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{([^{}\s]*)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !isPlaceholder(name));
}

/** The text of a template with its placeholders replaced. A replaced value is not searched for placeholders again. */
export function fillTemplate(text: string, values: Record<Placeholder, string>): string {
  return text.replace(/\{([^{}\s]*)\}/g, (whole, name: string) =>
    isPlaceholder(name) ? values[name] : whole,
  );
}

/** The address of the message list, or of another path, with these filters. */
export function messagesHref(
  path: string,
  filters: { state?: string; assignee?: string; q?: string; sort?: string; page?: number },
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
}
