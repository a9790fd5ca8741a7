/** Fired on the window after the signed-in person or their cart has changed. */
export const meChanged = 'hexbolt:me';

/** Tells the header, and whatever else shows the person or the cart, to load them again. */
export function announceMeChanged(): void {
  window.dispatchEvent(new Event(meChanged));
}
