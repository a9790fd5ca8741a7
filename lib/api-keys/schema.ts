import { z } from 'zod';
import { companyScopes, maxCompanyKeys, maxKeys, scopes } from './rules';

const id = z.string().regex(/^[0-9a-f]{24}$/, 'is not an id');
export const keyParams = z.strictObject({ id });
export const companyKeyParams = z.strictObject({ id, key: id });

const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'Enter addresses or networks such as 192.0.2.7 or 192.0.2.0/24',
});

const chosenOf = <S extends [string, ...string[]]>(all: S) =>
  z
    .array(z.enum(all))
    .min(1, 'Choose at least one scope')
    .max(all.length)
    .transform((chosen) => [...new Set(chosen)]);

export const keyInput = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name')
    .max(60, 'At most 60 characters')
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'Enter plain text'),
  scopes: chosenOf(scopes),
  /** The only addresses and networks from which the key works; none stands for all. */
  addresses: z.array(address).max(20, 'At most 20 addresses').default([]),
  /** After so many days the key stops working; null for never. */
  validDays: z.int().min(1, 'At least 1 day').max(3650, 'At most 3650 days').nullable(),
});
export type KeyInput = z.infer<typeof keyInput>;

/** A key of a customer's company, as an admin of the company asks for it. */
export const companyKeyInput = keyInput.extend({ scopes: chosenOf(companyScopes) });
export type CompanyKeyInput = z.infer<typeof companyKeyInput>;

export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  addresses: z.array(z.string()),
  /** The end of the key, by which it is recognized. */
  ending: z.string(),
  createdAt: z.string(),
  /** Null for never. */
  expiresAt: z.string().nullable(),
  /** To the minute; null for never. */
  lastUsedAt: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeys = z.array(apiKey).max(maxKeys);

/** A new key with the secret, which no other response has. */
export const newApiKey = apiKey.extend({ key: z.string() });
export type NewApiKey = z.infer<typeof newApiKey>;

export const companyKey = apiKey.extend({
  scopes: z.array(z.enum(companyScopes)),
  /** The name of the member for whom the key acts; null once they have left the company, and the key works no longer. */
  member: z.string().nullable(),
});
export type CompanyKey = z.infer<typeof companyKey>;

export const companyKeys = z.array(companyKey).max(maxCompanyKeys);
export const newCompanyKey = companyKey.extend({ key: z.string() });
export type NewCompanyKey = z.infer<typeof newCompanyKey>;

/** The keys that act for a person, for the account export. */
export type OwnKey = Omit<CompanyKey, 'member'> & { company: string };
