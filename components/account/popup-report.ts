/** Why a pop-up for Google was opened. */
export type Purpose = 'sign-in' | 'confirm';

/**
 * The BroadcastChannel between the pop-up and its opener: our Cross-Origin-Opener-Policy, or Google's, may cut off
 * `window.opener`.
 */
export const channelOf = (purpose: Purpose) => `hexbolt:google-${purpose}`;

/** Sent by the pop-up: it is back at the shop and still open, or it ended. Sent to the pop-up: its report was heard. */
export type PopupReport = { open: true } | { heard: true } | { error?: string };

const mark = 'hexbolt:popup';

/** Opens the pop-up centered in the window; returns null if pop-ups are blocked. */
export function openPopup(purpose: Purpose): Window | null {
  const [width, height] = [500, 600];
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  const popup = window.open('', '', `popup,width=${width},height=${height},left=${left},top=${top}`);
  // sessionStorage, because browsers clear a window's name when it returns from another site.
  popup?.sessionStorage.setItem(mark, purpose);
  return popup;
}

/** The purpose of this pop-up; null in any other window. */
const purposeHere = () => sessionStorage.getItem(mark) as Purpose | null;

/** Whether this window is the pop-up. */
export const isPopup = () => purposeHere() !== null;

/** Tells the opener that this pop-up is still open; does nothing in any other window. */
export function notifyOpener(report: PopupReport): void {
  const purpose = purposeHere();
  if (!purpose) return;
  const channel = new BroadcastChannel(channelOf(purpose));
  channel.postMessage(report);
  channel.close();
}

/** Reports from the pop-up how it ended, and closes it once the report was heard. Returns false outside a pop-up. */
export function reportFromPopup(report: PopupReport): boolean {
  const purpose = purposeHere();
  if (!purpose) return false;
  const channel = new BroadcastChannel(channelOf(purpose));
  // Closing at once could lose the message.
  channel.onmessage = ({ data }: MessageEvent<PopupReport>) => 'heard' in data && window.close();
  channel.postMessage(report);
  return true;
}
