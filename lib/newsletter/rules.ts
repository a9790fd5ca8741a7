const hour = 60 * 60_000;
export const day = 24 * hour;

/** How long a confirmation link is valid, in milliseconds. */
export const linkLifetime = 48 * hour;

/** How long an unconfirmed address is stored, in milliseconds. */
export const pendingRetention = 7 * 24 * hour;

/** The minimum time between two mails to one address, in milliseconds. */
export const minMailInterval = 10 * 60_000;

/** The number of mails that the form can send to one address in a day. */
export const maxMailsPerDay = 3;
