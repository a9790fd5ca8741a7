/** What somebody goes to Google for. */
export type Purpose = 'sign-in' | 'confirm';

/** Between the pop-up and the page that opened it: our own policy, or Google's, may cut every other tie. */
export const channelOf = (purpose: Purpose) => `hexbolt:google-${purpose}`;

/** From the pop-up: it is back at the shop and still open, or how it ended; that was heard, to the pop-up. */
export type PopupReport = { open: true } | { heard: true } | { error?: string };

const mark = 'hexbolt:popup';

/** Opens the pop-up in the middle of the window, or answers null where pop-ups are blocked. */
export function openPopup(purpose: Purpose): Window | null {
  const [width, height] = [500, 600];
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  const popup = window.open('', '', `popup,width=${width},height=${height},left=${left},top=${top}`);
  // A name would be lost on the way: the browser takes it from a window that comes back from another site.
  popup?.sessionStorage.setItem(mark, purpose);
  return popup;
}

/** What this window was opened for; null when it is no pop-up. */
const purposeHere = () => sessionStorage.getItem(mark) as Purpose | null;

/** Whether this window is the pop-up. */
export const isPopup = () => purposeHere() !== null;

/** Tells the page that opened this pop-up that it is still there; in any other window it does nothing. */
export function tellOpener(report: PopupReport): void {
  const purpose = purposeHere();
  if (!purpose) return;
  const channel = new BroadcastChannel(channelOf(purpose));
  channel.postMessage(report);
  channel.close();
}

/** From within the pop-up: tells how it ended, and closes it once that was heard. False when this is no pop-up. */
export function reportFromPopup(report: PopupReport): boolean {
  const purpose = purposeHere();
  if (!purpose) return false;
  const channel = new BroadcastChannel(channelOf(purpose));
  // Closed at once, the window would take its message along.
  channel.onmessage = ({ data }: MessageEvent<PopupReport>) => 'heard' in data && window.close();
  channel.postMessage(report);
  return true;
}
