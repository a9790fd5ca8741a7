const hour = 60 * 60_000;

/** How long the link of a confirmation mail works. */
export const linkLifetime = 48 * hour;

/** An address that nobody confirmed is forgotten after this time. */
export const pendingRetention = 7 * 24 * hour;

/** One address gets at most one mail of ours in this time, however often somebody types it in. */
export const minMailInterval = 10 * 60_000;
