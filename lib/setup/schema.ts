import { z } from 'zod';
import { flatDeliveryMethods } from '../settings/schema/delivery';
import { shopInput } from '../settings/schema/shop';
import { signUpInput } from '../users/schema/credentials';

/** The code that the server prints; hyphens, spaces and letter case don't matter. */
export const setupCode = z
  .string()
  .transform((typed) => typed.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[0-9A-Z]{12}$/, 'Enter the twelve letters and digits'));

export const setupCodeInput = z.strictObject({ code: setupCode });

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** What the owner says about the shop at its first start; all else has defaults. */
export const firstShop = shopInput
  .pick({
    name: true,
    legalName: true,
    tagline: true,
    foundedYear: true,
    address: true,
    phone: true,
    email: true,
    hours: true,
    logo: true,
    colors: true,
    timeZone: true,
    countries: true,
    taxRules: true,
    taxShipping: true,
    taxId: true,
    bank: true,
  })
  .extend({
    /** At one charge everywhere: zones and tables are for the settings. */
    deliveryMethods: flatDeliveryMethods,
    country: z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code such as US'),
    currency: z
      .string()
      .refine((code) => currencies.has(code), 'must be a currency such as USD or EUR, by its three letters'),
  });
export type FirstShop = z.infer<typeof firstShop>;

export const setupInput = z.strictObject({
  code: setupCode,
  shop: firstShop,
  admin: signUpInput,
  /** Whether the shop starts with the sample catalog, articles and reviews. */
  sampleData: z.boolean(),
});
export type SetupInput = z.infer<typeof setupInput>;
