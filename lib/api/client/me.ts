/** The key of local storage that holds the access token. */
export const storageKey = 'accessToken';

/** Fired on the window after the signed-in person or their cart has changed. */
export const meChanged = 'hexbolt:me';

/** Makes the header and all other parts that show the person or the cart load them again. */
export function announceMeChanged(): void {
  window.dispatchEvent(new Event(meChanged));
}
