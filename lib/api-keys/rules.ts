/** Where admins manage the keys of the shop. */
export const keysPath = '/dashboard/keys';

/** What every key begins with, so that scanners of source code recognize one. */
export const keyPrefix = 'hb_live_';

/** What a key of the shop can be allowed to do, with its display name. */
export const scopeNames = {
  'orders:read': 'Read orders',
  'orders:write': 'Confirm, ship and cancel orders',
  'returns:read': 'Read returns',
  'returns:write': 'Decide about, receive and inspect returns',
  'invoices:read': 'Read invoices',
  'products:read': 'Read products and prices',
  'products:write': 'Add and change products',
  'prices:write': 'Set prices',
  'customers:read': 'Read customers and companies',
  'customers:write': 'Open, change and suspend companies',
  'stock:read': 'Read stock',
  'stock:write': 'Set stock',
} as const;
export type Scope = keyof typeof scopeNames;
export const scopes = Object.keys(scopeNames) as [Scope, ...Scope[]];

/**
 * What a key of a customer's company can be allowed to do with the data of that company, with its display name. None of
 * them is a scope of the shop's keys, so that neither kind of key can make a call of the other.
 */
export const companyScopeNames = {
  'company-prices:read': 'Read the prices of the company',
  'company-orders:read': 'Read orders, blanket orders and requests for approval',
  'company-orders:write': 'Place and cancel orders, and request approvals',
  'company-invoices:read': 'Read invoices and the account statement',
  'company-quotes:read': 'Read quotes',
  'company-quotes:write': 'Request, comment on and decline quotes',
  'company-returns:write': 'Request and take back returns, and read their labels',
  'company-lists:read': 'Read the shopping lists of the company',
  'company-lists:write': 'Change the shopping lists of the company',
} as const;
export type CompanyScope = keyof typeof companyScopeNames;
export const companyScopes = Object.keys(companyScopeNames) as [CompanyScope, ...CompanyScope[]];

/** The calls that a key may make in a minute. */
export const keyLimit = { name: 'api-key', count: 300, seconds: 60 };

/** How many keys a shop can have, and each company. */
export const maxKeys = 100;
export const maxCompanyKeys = 20;

/** The bearer token of a request if it is written as a key, else null. */
export function keyIn(authorization: string | null): string | null {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  return token?.startsWith(keyPrefix) ? token : null;
}
