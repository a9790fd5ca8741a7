import { z } from 'zod';

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The clock by which a shop's people read when something happened. */
export const timeZoneInput = z
  .string()
  .refine(isTimeZone, 'Enter a time zone by its IANA name, such as America/New_York');
