/** Stands in for next/cache outside a Next server: every read is fresh, and expiring a tag has nothing to do. */
export const unstable_cache = <T extends (...args: never[]) => unknown>(read: T): T => read;
export const revalidateTag = (): void => undefined;
