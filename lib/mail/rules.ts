const firstDelay = 30_000;
const maxDelay = 16 * 60_000;

/** Milliseconds until the next attempt after so many failed ones: 30 seconds, doubled each time, at most 16 minutes. */
export function retryDelay(attempts: number): number {
  return Math.min(maxDelay, firstDelay * 2 ** Math.max(0, attempts - 1));
}

/** Milliseconds from the first attempt until a mail counts as failed. */
export const retryWindow = 5 * 24 * 60 * 60_000;

/** The lease of one attempt in milliseconds: after that another server may take the mail. */
export const leaseTime = 2 * 60_000;

/** A header value on one line: control characters and line separators become spaces. */
export function headerText(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, 250);
}

/** Whether `to` is exactly one mailbox and can't inject a header or a second recipient. */
export function isMailbox(to: string): boolean {
  return (
    to.length <= 254 && /^[^\s@<>(),;:"\\\u0000-\u001f\u007f]+@[^\s@<>(),;:"\\\u0000-\u001f\u007f]+$/.test(to)
  );
}

/** Whether the text is one Message-ID, as in `<4711@mail.example>`. */
export function isMessageId(text: string): boolean {
  return text.length <= 250 && /^<[^\s<>@\u0000-\u001f\u007f]+@[^\s<>@\u0000-\u001f\u007f]+>$/.test(text);
}
