/** Replaces next/cache outside a Next server: reads are never cached, and expiring a tag does nothing. */
export const unstable_cache = <T extends (...args: never[]) => unknown>(read: T): T => read;
export const revalidateTag = (): void => undefined;
