/** Long random parts of paths are secrets: links to quotes, unsubscribe links. */
const secret = /\/[\w.~-]{32,}/g;

/** The path of an address without what must not be logged: its query and long random parts. */
export const loggedPath = (address: string): string =>
  (address.split(/[?#]/, 1)[0] ?? '').replaceAll(secret, '/…');
