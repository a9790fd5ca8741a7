const hour = 60 * 60_000;
export const day = 24 * hour;

/** Milliseconds for which a confirmation link works. */
export const linkLifetime = 48 * hour;

/** Milliseconds after which an unconfirmed address is deleted. */
export const pendingRetention = 7 * 24 * hour;

/** Milliseconds between two mails to one address, however often it is entered. */
export const minMailInterval = 10 * 60_000;

/** Mails that one address may get in a day because somebody entered it. */
export const maxMailsPerDay = 3;
