import type { ExternalToast } from 'sonner';

export type ToastMessage = {
  kind: 'success' | 'error' | 'info' | 'warning';
  text: string;
  options: ExternalToast;
};

/** Fired on the window when a message was queued because nothing shows messages yet. */
export const toastQueued = 'hexbolt:toast-queued';

const queue: ToastMessage[] = [];
let deliver: ((message: ToastMessage) => void) | null = null;

const show =
  (kind: ToastMessage['kind'], duration?: number) =>
  (text: string, options: ExternalToast = {}): void => {
    const message = { kind, text, options: { duration, ...options } };
    if (deliver) return deliver(message);
    queue.push(message);
    window.dispatchEvent(new Event(toastQueued));
  };

/** Short messages at the top right. They disappear after 5000 ms; errors stay until they are dismissed. */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error', Infinity),
};

/** Whether messages are queued for the toaster, which is loaded with the first one. */
export const hasQueuedToasts = (): boolean => queue.length > 0;

/** Passes the queued and all further messages to `receive`; returns the function that stops it. */
export function receiveToasts(receive: (message: ToastMessage) => void): () => void {
  deliver = receive;
  queue.splice(0).forEach(receive);
  return () => {
    deliver = null;
  };
}
