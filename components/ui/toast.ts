import type { ExternalToast } from 'sonner';

type Kind = 'success' | 'error' | 'info' | 'warning';

// The part that shows messages is fetched with the first message: reading a page doesn't need it.
const show =
  (kind: Kind, duration?: number) =>
  (message: string, options: ExternalToast = {}): void => {
    void import('sonner').then(({ toast }) => toast[kind](message, { duration, ...options }));
  };

/** Short messages at the top right. They go after 5000 ms; errors stay until they are dismissed. */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error', Infinity),
};
