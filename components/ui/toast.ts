import type { ExternalToast } from 'sonner';

export type Message = {
  kind: 'success' | 'error' | 'info' | 'warning';
  text: string;
  options: ExternalToast;
};

/** Fired on the window when there is something to say and nothing yet that says it. */
export const messageWaits = 'hexbolt:message-waits';

const waiting: Message[] = [];
let tell: ((message: Message) => void) | null = null;

const show =
  (kind: Message['kind'], duration?: number) =>
  (text: string, options: ExternalToast = {}): void => {
    const message = { kind, text, options: { duration, ...options } };
    if (tell) return tell(message);
    waiting.push(message);
    window.dispatchEvent(new Event(messageWaits));
  };

/** Short messages at the top right. They go after 5000 ms; errors stay until they are dismissed. */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error', Infinity),
};

/** Whether messages wait for the part that shows them, which is fetched with the first one. */
export const messagesWait = (): boolean => waiting.length > 0;

/** From now on `teller` gets every message, those that wait first; call what it answers when it is gone. */
export function tellMessages(teller: (message: Message) => void): () => void {
  tell = teller;
  waiting.splice(0).forEach(teller);
  return () => {
    tell = null;
  };
}
