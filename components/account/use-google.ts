import { useEffect, useEffectEvent, useState } from 'react';
import { googleAddress } from '@/lib/api/client/sign-in';
import { channelOf, isPopup, openPopup, type PopupReport, type Purpose } from './popup-report';

/** Milliseconds that a pop-up that seems closed has to report that it is still open. */
const grace = 3000;

const landing: Record<Purpose, string> = { 'sign-in': '/signedIn', confirm: '/confirmed' };

type Options = { purpose: Purpose; returnTo: string; onDone: () => void };

/**
 * Signs in or confirms an identity through Google: in a pop-up, or in this window if pop-ups are blocked, which then returns to `returnTo`.
 * `code` is the error code of a failed attempt.
 */
export function useGoogle({ purpose, returnTo, onDone }: Options) {
  const [waiting, setWaiting] = useState(false);
  const [popup, setPopup] = useState<Window | null>(null);
  const [code, setCode] = useState<string>();
  const finish = useEffectEvent(onDone);

  useEffect(() => {
    // The pop-up may render this button too: it must not react to its own messages.
    if (isPopup()) return;
    const channel = new BroadcastChannel(channelOf(purpose));
    channel.onmessage = ({ data }: MessageEvent<PopupReport>) => {
      if ('heard' in data) return;
      setPopup(null);
      // While the pop-up asks for a second factor, a new attempt can start here.
      const isDone = !('open' in data) && !data.error;
      setWaiting(isDone);
      setCode('open' in data ? undefined : data.error);
      if ('open' in data) return;
      channel.postMessage({ heard: true } satisfies PopupReport);
      if (isDone) finish();
    };
    return () => channel.close();
  }, [purpose]);

  useEffect(() => {
    if (!popup) return;
    let late: ReturnType<typeof setTimeout>;
    const watch = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(watch);
      // The Cross-Origin-Opener-Policy makes a pop-up that is back at the shop appear closed; it reports that it isn't.
      late = setTimeout(() => {
        setPopup(null);
        setWaiting(false);
        setCode('auth/popup-closed-by-user');
      }, grace);
    }, 500);
    return () => {
      clearInterval(watch);
      clearTimeout(late);
    };
  }, [popup]);

  async function start() {
    setCode(undefined);
    setWaiting(true);
    // Opened before any await: browsers allow pop-ups only directly in a click handler.
    const opened = openPopup(purpose);
    setPopup(opened);
    try {
      const query = opened ? '' : `?to=${encodeURIComponent(returnTo)}`;
      (opened ?? window).location.assign(await googleAddress(landing[purpose] + query));
    } catch {
      opened?.close();
      setPopup(null);
      setWaiting(false);
      setCode('auth/network-request-failed');
    }
  }

  return { start, waiting, code };
}
