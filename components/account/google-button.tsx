'use client';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { googleAddress, pageAfterSignIn } from '@/lib/api/client';
import { signInMessage } from '@/lib/users/rules/sign-in-messages';
import { FormError } from './form-error';
import { popupChannel, popupName, type PopupReport } from './popup-report';
import { goTo } from './whole-page';

/** Opens the pop-up in the middle of the window, or answers null where pop-ups are blocked. */
function openPopup(): Window | null {
  const [width, height] = [500, 600];
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return window.open('', popupName, `popup,width=${width},height=${height},left=${left},top=${top}`);
}

/** "Continue with Google": in a pop-up, or in this window where pop-ups are blocked. */
export function GoogleButton({ returnTo }: { returnTo: string }) {
  const [popup, setPopup] = useState<Window | null>(null);
  const [code, setCode] = useState<string>();
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    // Stays open when the pop-up seems closed: Google's page may only have cut its tie to this one.
    const channel = new BroadcastChannel(popupChannel);
    channel.onmessage = ({ data }: MessageEvent<PopupReport>) => {
      setPopup(null);
      setCode(data.error);
      if (data.error) return;
      setLeaving(true);
      void pageAfterSignIn(returnTo).then(goTo);
    };
    return () => channel.close();
  }, [returnTo]);

  useEffect(() => {
    if (!popup) return;
    const watch = setInterval(() => {
      if (!popup.closed) return;
      setPopup(null);
      setCode('auth/popup-closed-by-user');
    }, 500);
    return () => clearInterval(watch);
  }, [popup]);

  async function start() {
    setCode(undefined);
    // Opened before anything is awaited: browsers allow a pop-up only in answer to the press itself.
    const opened = openPopup();
    if (opened) setPopup(opened);
    else setLeaving(true);
    try {
      const address = await googleAddress(
        opened ? '/signedIn' : `/signedIn?to=${encodeURIComponent(returnTo)}`,
      );
      (opened ?? window).location.assign(address);
    } catch {
      opened?.close();
      setPopup(null);
      setLeaving(false);
      setCode('auth/network-request-failed');
    }
  }

  return (
    <div className="mt-6 flex flex-col gap-4">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <Button variant="secondary" size="lg" pending={leaving || popup !== null} onClick={start}>
        Continue with Google
      </Button>
      <FormError code={code}>{code && signInMessage(code)}</FormError>
    </div>
  );
}
