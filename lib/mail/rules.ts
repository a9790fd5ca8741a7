const firstDelay = 30_000;
const maxLength = 16 * 60_000;

/** Milliseconds to wait after the given number of failed tries: 30 s, doubling, 16 minutes at the most. */
export function retryDelay(attempts: number): number {
  return Math.min(maxLength, firstDelay * 2 ** Math.max(0, attempts - 1));
}

/** How long a mail is tried before the shop gives it up. */
export const retryWindow = 5 * 24 * 60 * 60_000;

/** How long one try may own a mail; when its server died meanwhile, the next may take it after that. */
export const leaseTime = 2 * 60_000;

/** A header value on one line: control characters and line separators become spaces. */
export function headerText(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, 250);
}

/** Whether `to` names exactly one mailbox and can't smuggle a header or a second recipient in. */
export function isMailbox(to: string): boolean {
  return (
    to.length <= 254 && /^[^\s@<>(),;:"\\\u0000-\u001f\u007f]+@[^\s@<>(),;:"\\\u0000-\u001f\u007f]+$/.test(to)
  );
}
