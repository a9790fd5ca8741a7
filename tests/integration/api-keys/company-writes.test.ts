import { auditRecords } from '@/lib/audit/collection';
import { companies } from '@/lib/companies/collection';
import { keyCaller, type Reply } from '../../support/key-caller';
import { companyInputOf } from '../companies/fixtures';
import { newKey } from '../orders/fixtures';

// Work after the response needs a server of Next.
jest.mock('next/server', () => ({ ...jest.requireActual<object>('next/server'), after: () => undefined }));

const codeOf = ({ status, json }: Reply) => [status, (json.error as { code: string }).code];

test('an ERP opens a company once, reads and changes it by its version, and suspends it', async () => {
  const call = await keyCaller('ERP', ['customers:read', 'customers:write']);
  const input = companyInputOf({ name: 'Harbor Cranes LLC' });
  const headers = { 'idempotency-key': newKey() };
  const opened = await call('POST', '/api/companies', { body: input, headers });
  expect([opened.status, opened.json.status, opened.json.version]).toEqual([201, 'active', 1]);
  expect((await call('POST', '/api/companies', { body: input, headers })).json.id).toBe(opened.json.id);
  expect(await companies().countDocuments({ name: 'Harbor Cranes LLC' })).toBe(1);

  const params = { id: opened.json.id as string };
  const listed = await call('GET', '/api/companies', { query: { q: 'harbor' } });
  expect((listed.json.rows as { id: string }[]).map(({ id }) => id)).toEqual([params.id]);
  const { version } = (await call('GET', '/api/companies/{id}', { params })).json;
  const change = (note: string) =>
    call('PUT', '/api/companies/{id}', { params, body: { ...input, note, version } });
  expect((await change('Pays by the 10th')).json).toMatchObject({ note: 'Pays by the 10th', version: 2 });
  expect(codeOf(await change('Overtaken'))).toEqual([409, 'company-changed']);
  const suspend = { status: 'suspended', why: 'Asked for it' };
  expect((await call('PUT', '/api/companies/{id}/status', { params, body: suspend })).status).toBe(200);
  const records = await auditRecords().find({ 'subject.id': params.id }).sort({ _id: 1 }).toArray();
  expect(records.map(({ action, actor }) => [action, actor?.email])).toEqual(
    ['company-added', 'company-changed', 'company-suspended'].map((action) => [action, 'api key: erp']),
  );
});

test('a key that may read customers changes no company, and one of other scopes reads none', async () => {
  const reader = await keyCaller('CRM', ['customers:read']);
  const body = companyInputOf();
  expect(codeOf(await reader('POST', '/api/companies', { body }))).toEqual([403, 'missing-scope']);
  const unknown = await reader('GET', '/api/companies/{id}', { params: { id: '0'.repeat(24) } });
  expect(codeOf(unknown)).toEqual([404, 'no-such-company']);
  const other = await keyCaller('Warehouse', ['orders:write']);
  expect(codeOf(await other('GET', '/api/companies'))).toEqual([403, 'missing-scope']);
});
