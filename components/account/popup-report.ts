/** The window in which Google asks; its name tells the pages at its end that they are in it. */
export const popupName = 'hexbolt-google';

/** Between the pop-up and the page that opened it: Google's pages may cut every other tie. */
export const popupChannel = 'hexbolt:google';

export type PopupReport = { error?: string };

/** From within the pop-up: tells how it ended and closes it. False when this is no pop-up. */
export function reportFromPopup(report: PopupReport): boolean {
  if (window.name !== popupName) return false;
  const channel = new BroadcastChannel(popupChannel);
  channel.postMessage(report);
  channel.close();
  window.close();
  return true;
}
