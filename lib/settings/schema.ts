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

/** Where customers transfer money to; parts that the shop's country doesn't use are empty. */
export const bankAccount = z.strictObject({
  name: z.string(),
  accountHolder: z.string(),
  accountNumber: z.string(),
  routingNumber: z.string(),
  iban: z.string(),
  bic: z.string(),
});
