import { z } from 'zod';

/** What a tracking page has in place of the number. */
export const numberMark = '{number}';

// The host comes first and holds no number, so that a number can't decide where the link leads.
const trackingAddress = /^https:\/\/[^\s/@?#{}]+[/?#]\S*$/;

const isTrackingPage = (address: string): boolean =>
  trackingAddress.test(address) &&
  address.split(numberMark).length === 2 &&
  URL.canParse(address.replace(numberMark, '1'));

/** A carrier that staff choose when they ship. */
export const carrier = z.strictObject({
  name: z.string().trim().min(1, 'is required').max(40, 'must have at most 40 characters'),
  /** Where a parcel is followed; empty where the carrier has no such page. */
  trackingPage: z
    .string()
    .trim()
    .max(300, 'must have at most 300 characters')
    .refine((address) => address === '' || isTrackingPage(address), {
      message: `must begin with https:// and hold ${numberMark} where the tracking number belongs`,
    }),
});
export type Carrier = z.infer<typeof carrier>;
