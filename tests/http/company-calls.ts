import { randomBytes } from 'node:crypto';
import { companyRoles, type CompanyRole } from '@/lib/companies/rules/rights';
import { ohioAddress } from '../support/ohio-address';
import type { Person } from '../support/people';

type Call = {
  name: string;
  roles: readonly CompanyRole[];
  /** What who may gets: the records that some calls name are missing. */
  allowed: string;
  run: (person: Person, id: string) => Promise<string>;
};

const { name: contact, company: _company, phone, ...address } = ohioAddress;
export { address };
const missing = '0'.repeat(24);
export const site = { name: 'Plant 2', contact, phone, address, deliveryNote: '' };
export const purchaseOrders = { required: false, pattern: '', isUnique: false };
const newKey = () => randomBytes(8).toString('hex');
const newEmail = () => `${newKey()}@colleagues.example`;

/** The calls that were made, with their addresses. */
export const sent = new Set<string>();

/** The code of the error; `ok` for none. */
export async function send(
  person: Person,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<string> {
  sent.add(`${method} ${path.split('?')[0]}`);
  const { status, json } = await person.call<{ error?: { code: string } }>(method, path, body, headers);
  return status < 300 ? 'ok' : (json.error?.code ?? String(status));
}

const toCompany =
  (method: string, path: string, body?: () => unknown): Call['run'] =>
  (person, id) =>
    send(person, method, `/api/companies/${id}${path}`, body?.());

const admin = ['admin'] as const;
/** Calls about a company, and who may make them. */
export const calls: Call[] = [
  {
    name: 'details',
    allowed: 'ok',
    roles: admin,
    run: toCompany('PUT', '/details', () => ({ billing: address, purchaseOrders })),
  },
  { name: 'add a site', allowed: 'ok', roles: admin, run: toCompany('POST', '/sites', () => site) },
  {
    name: 'change a site',
    allowed: 'no-such-site',
    roles: admin,
    run: toCompany('PUT', `/sites/${missing}`, () => site),
  },
  {
    name: 'remove a site',
    allowed: 'ok',
    roles: admin,
    run: toCompany('DELETE', `/sites/${missing}`),
  },
  {
    name: 'invite',
    allowed: 'ok',
    roles: admin,
    run: toCompany('POST', '/invitations', () => ({ email: newEmail(), role: 'buyer' })),
  },
  {
    name: 'revoke an invitation',
    allowed: 'ok',
    roles: admin,
    run: toCompany('DELETE', `/invitations/${missing}`),
  },
  {
    name: 'change a role',
    allowed: 'no-such-member',
    roles: admin,
    run: toCompany('PUT', `/members/${missing}`, () => ({ role: 'buyer' })),
  },
  { name: 'remove a member', allowed: 'ok', roles: admin, run: toCompany('DELETE', `/members/${missing}`) },
  {
    name: 'decide about a request to join',
    allowed: 'no-such-request',
    roles: admin,
    run: toCompany('PUT', `/join-requests/${missing}`, () => ({ role: null })),
  },
  {
    name: 'add a document',
    allowed: 'not-a-document',
    roles: admin,
    run: toCompany('POST', '/documents?title=Scan&kind=other'),
  },
  {
    name: 'open a document',
    allowed: 'no-such-file',
    roles: admin,
    run: toCompany('GET', `/documents/${missing}`),
  },
  {
    name: 'remove a document',
    allowed: 'ok',
    roles: admin,
    run: toCompany('DELETE', `/documents/${missing}`),
  },
  {
    name: 'grant a certificate',
    allowed: 'ok',
    roles: [],
    run: toCompany('POST', '/tax-certificates', () => ({
      number: 'STEC-1',
      country: 'US',
      regions: [],
      from: '2026-01-01',
      to: '2026-12-31',
    })),
  },
  {
    name: 'see the spending',
    allowed: 'ok',
    roles: companyRoles,
    run: (person, id) => send(person, 'GET', `/api/companies/${id}/spending/months`),
  },
  {
    name: 'download the price list',
    allowed: 'ok',
    roles: companyRoles,
    run: (person, id) => send(person, 'GET', `/api/companies/${id}/price-list`),
  },
  {
    name: 'download the catalog',
    allowed: 'ok',
    roles: companyRoles,
    run: (person, id) => send(person, 'GET', `/api/companies/${id}/bmecat`),
  },
  {
    name: 'list API keys',
    allowed: 'ok',
    roles: admin,
    run: (person, id) => send(person, 'GET', `/api/companies/${id}/keys`),
  },
  {
    name: 'make an API key',
    allowed: 'ok',
    roles: admin,
    run: toCompany('POST', '/keys', () => ({
      name: newKey(),
      scopes: ['company-orders:read'],
      validDays: 1,
    })),
  },
  {
    name: 'revoke an API key',
    allowed: 'no-such-key',
    roles: admin,
    run: toCompany('DELETE', `/keys/${missing}`),
  },
  {
    name: 'list purchasing systems',
    allowed: 'ok',
    roles: admin,
    run: (person, id) => send(person, 'GET', `/api/companies/${id}/punchout`),
  },
  ...[
    ['POST', ''],
    ['PUT', `/${missing}`],
    ['DELETE', `/${missing}`],
    ['POST', `/${missing}/secret`],
  ].map(([method, path]): Call => ({
    name: `${method} purchasing system${path} as staff do`,
    allowed: 'ok',
    roles: [],
    run: toCompany(method!, `/punchout${path}`, () => ({})),
  })),
  {
    name: 'see part numbers',
    allowed: 'ok',
    roles: companyRoles,
    run: (person, id) => send(person, 'GET', `/api/own-numbers/${id}`),
  },
  {
    name: 'set a part number',
    allowed: 'unknown-sku',
    roles: ['buyer', 'approver', 'admin'],
    run: (person, id) => send(person, 'PUT', `/api/own-numbers/${id}/parts/NO-SUCH-SKU`, { number: 'A-1' }),
  },
  {
    name: 'import part numbers',
    allowed: 'unreadable-file',
    roles: ['buyer', 'approver', 'admin'],
    run: (person, id) => send(person, 'POST', `/api/own-numbers/${id}/import`, 'x'),
  },
  {
    name: 'export part numbers',
    allowed: 'ok',
    roles: companyRoles,
    run: (person, id) => send(person, 'GET', `/api/own-numbers/${id}/export`),
  },
  {
    name: 'remove a part number',
    allowed: 'ok',
    roles: ['buyer', 'approver', 'admin'],
    run: (person, id) => send(person, 'DELETE', `/api/own-numbers/${id}/parts/NO-SUCH-SKU`),
  },
  {
    name: 'carry out an import of part numbers',
    allowed: 'no-such-import',
    roles: ['buyer', 'approver', 'admin'],
    run: (person, id) => send(person, 'POST', `/api/own-numbers/${id}/import/${'0'.repeat(24)}`, { from: 0 }),
  },
  {
    name: 'ask to join by its mail domain, which it has not allowed',
    allowed: 'ok',
    roles: [],
    run: toCompany('POST', '/join-requests'),
  },
  { name: 'read it as staff do', allowed: 'ok', roles: [], run: toCompany('GET', '') },
  {
    name: 'change it as staff do',
    allowed: 'ok',
    roles: [],
    run: toCompany('PUT', '', () => ({
      name: 'Taken over',
      taxId: '',
      billing: address,
      purchaseOrders,
      parentId: null,
      mailDomain: '',
      joinsByDomain: false,
      salesPersonId: null,
      note: '',
      version: 1,
    })),
  },
  {
    name: 'buy for it',
    allowed: 'ok',
    roles: companyRoles,
    run: (person, company) => send(person, 'PUT', '/api/active-company', { company }),
  },
  {
    name: 'order',
    allowed: 'not-for-sale',
    roles: ['buyer', 'approver', 'admin'],
    run: (person, company) =>
      send(
        person,
        'POST',
        '/api/orders',
        {
          lines: [{ sku: 'NO-SUCH-SKU', quantity: 1 }],
          address: ohioAddress,
          delivery: 'standard',
          payment: { method: 'bank-transfer' },
          company,
          total: 0,
        },
        { 'idempotency-key': newKey() },
      ),
  },
  {
    name: 'change the approval rules',
    allowed: 'approvals-changed',
    roles: admin,
    run: toCompany('PUT', '/approvals', () => ({
      rules: [],
      defaultApprovers: [],
      substitutions: [],
      version: 7,
    })),
  },
  {
    name: 'request an approval',
    allowed: 'not-for-sale',
    roles: companyRoles,
    run: (person, company) =>
      send(
        person,
        'POST',
        '/api/approvals',
        {
          lines: [{ sku: 'NO-SUCH-SKU', quantity: 1 }],
          address: ohioAddress,
          delivery: 'standard',
          payment: { method: 'bank-transfer' },
          company,
          total: 0,
        },
        { 'idempotency-key': newKey() },
      ),
  },
  {
    name: 'change the status',
    allowed: 'ok',
    roles: [],
    run: toCompany('PUT', '/status', () => ({ status: 'suspended', why: '' })),
  },
];
