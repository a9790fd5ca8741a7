'use client';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { googleAddress, pageAfterSignIn } from '@/lib/api/client';
import { signInMessage } from '@/lib/users/rules/sign-in-messages';
import { FormError } from './form-error';
import { isPopup, openPopup, popupChannel, type PopupReport } from './popup-report';
import { goTo } from './whole-page';

/** Milliseconds in which a pop-up that seems closed may say that it is not. */
const grace = 3000;

/** "Continue with Google": in a pop-up, or in this window where pop-ups are blocked. */
export function GoogleButton({ returnTo }: { returnTo: string }) {
  const [waiting, setWaiting] = useState(false);
  const [popup, setPopup] = useState<Window | null>(null);
  const [code, setCode] = useState<string>();

  useEffect(() => {
    // The pop-up may show this button too: it must not answer itself.
    if (isPopup()) return;
    const channel = new BroadcastChannel(popupChannel);
    channel.onmessage = ({ data }: MessageEvent<PopupReport>) => {
      if ('heard' in data) return;
      setPopup(null);
      // While the pop-up asks for more, this page can begin again.
      const isDone = !('open' in data) && !data.error;
      setWaiting(isDone);
      setCode('open' in data ? undefined : data.error);
      if ('open' in data) return;
      channel.postMessage({ heard: true } satisfies PopupReport);
      if (isDone) void pageAfterSignIn(returnTo).then(goTo);
    };
    return () => channel.close();
  }, [returnTo]);

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
    const opened = openPopup();
    setPopup(opened);
    try {
      const address = await googleAddress(
        opened ? '/signedIn' : `/signedIn?to=${encodeURIComponent(returnTo)}`,
      );
      (opened ?? window).location.assign(address);
    } catch {
      opened?.close();
      setPopup(null);
      setWaiting(false);
      setCode('auth/network-request-failed');
    }
  }

  return (
    <div className="mt-6 flex flex-col gap-4">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <Button variant="secondary" size="lg" pending={waiting} onClick={start}>
        Continue with Google
      </Button>
      <FormError code={code}>{code && signInMessage(code)}</FormError>
    </div>
  );
}
