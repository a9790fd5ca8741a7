export type Access = 'public' | 'account' | 'admin' | 'development';

/** Every page of the shop and who may see it: `[path to visit, access]`. A page that is not here fails the suite. */
export const pageAccess: Record<string, [path: string, access: Access]> = {
  '/': ['/', 'public'],
};

export type Who = 'anyone' | 'signedIn' | 'customer' | 'admin' | 'cron';

/** The statuses that tell a person "not you", for each guard of the API and each sort of person. */
export const refusedWith: Record<Who, Record<Caller, 401 | 403 | null>> = {
  anyone: everybody(null),
  signedIn: { ...everybody(401), customer: null, other: null, unverified: null, demoted: null, admin: null },
  customer: { ...everybody(401), customer: null, other: null, demoted: null, admin: null, unverified: 403 },
  admin: { ...everybody(401), customer: 403, other: 403, unverified: 403, demoted: 403, admin: null },
  cron: everybody(401),
};

export const callers = [
  'visitor',
  'customer',
  'other',
  'unverified',
  'disabled',
  'demoted',
  'admin',
  'expired',
  'forged',
  'foreign',
] as const;
export type Caller = (typeof callers)[number];

function everybody(status: 401 | null): Record<Caller, 401 | 403 | null> {
  return {
    ...{ visitor: status, customer: status, other: status, unverified: status, disabled: status },
    ...{ demoted: status, admin: status, expired: status, forged: status, foreign: status },
  };
}

/** A path to call with parameters that lead to nothing, so that an allowed call does no harm. */
export function pathToNothing(template: string): string {
  return template
    .replace('{sku}', 'NO-SUCH-SKU')
    .replace('{email}', 'nobody%40nowhere.example')
    .replace('{slug}', 'no-such-slug')
    .replace('{number}', 'HX-00000000')
    .replace(/\{\w+\}/g, '000000000000000000000000');
}
