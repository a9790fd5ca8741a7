import { useEffect, useEffectEvent, useState } from 'react';
import { googleAddress } from '@/lib/api/client/sign-in';
import { channelOf, isPopup, openPopup, type PopupReport, type Purpose } from './popup-report';

/** Milliseconds in which a pop-up that seems closed may say that it is not. */
const grace = 3000;

const landing: Record<Purpose, string> = { 'sign-in': '/signedIn', confirm: '/confirmed' };

type Options = { purpose: Purpose; returnTo: string; onDone: () => void };

/**
 * The way to Google and back: in a pop-up, or in this window where pop-ups are blocked, which then ends at
 * `returnTo`. `code` says why it led nowhere.
 */
export function useGoogle({ purpose, returnTo, onDone }: Options) {
  const [waiting, setWaiting] = useState(false);
  const [popup, setPopup] = useState<Window | null>(null);
  const [code, setCode] = useState<string>();
  const finish = useEffectEvent(onDone);

  useEffect(() => {
    // The pop-up may show this button too: it must not answer itself.
    if (isPopup()) return;
    const channel = new BroadcastChannel(channelOf(purpose));
    channel.onmessage = ({ data }: MessageEvent<PopupReport>) => {
      if ('heard' in data) return;
      setPopup(null);
      // While the pop-up asks for more, this page can begin again.
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
      // A pop-up that is back at the shop seems closed from here, and tells that it isn't.
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
    // Opened before anything is awaited: browsers allow a pop-up only in answer to the press itself.
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
