import { ObjectId } from 'mongodb';
import { auditRecords } from '@/lib/audit/collection';
import { recordChange, recordChangeOnce } from '@/lib/audit/commands';
import { eachChange, listChanges } from '@/lib/audit/queries';
import { auditHref } from '@/lib/audit/rules';
import { auditFilters } from '@/lib/audit/schema';
import { withCallOrigin } from '@/lib/platform/call-origin';
import { setClock } from '@/lib/platform/clock';
import { explained } from '../explained';

const timeZone = 'America/New_York';
const olga = { userId: 'olga', email: 'olga@shop.example' };

async function recordAt(at: string, change: Partial<Parameters<typeof recordChange>[0]>) {
  setClock(() => Date.parse(at));
  await recordChange({ actor: olga, action: 'changed', subject: { kind: 'order', id: '1' }, ...change });
}

const actions = async (query: Record<string, string>) =>
  (await listChanges(auditFilters.parse(query), timeZone, 1)).rows.map(({ action }) => action);

beforeAll(async () => {
  await recordAt('2026-03-01T12:00:00Z', {
    action: 'price-changed',
    subject: { kind: 'product', id: 'p', name: 'Vise' },
  });
  await recordAt('2026-03-02T04:30:00Z', { action: 'shipped' });
  await recordAt('2026-03-02T05:30:00Z', {
    action: 'made-admin',
    actor: null,
    subject: { kind: 'user', id: 'u' },
  });
});
afterAll(() => setClock());

test('the newest change comes first', async () => {
  expect(await actions({})).toEqual(['made-admin', 'shipped', 'price-changed']);
});

test('the kind filter finds products under their stored name', async () => {
  expect(await actions({ kind: 'product' })).toEqual(['price-changed']);
});

test('the actor filter ignores letter case and excludes the command line', async () => {
  expect(await actions({ actor: 'Olga@Shop.example' })).toEqual(['shipped', 'price-changed']);
});

test('days are in the shop’s time zone: half past midnight on March 2 in New York is March 2', async () => {
  // 04:30 UTC is 23:30 on March 1 in New York.
  expect(await actions({ to: '2026-03-01' })).toEqual(['shipped', 'price-changed']);
  expect(await actions({ from: '2026-03-02' })).toEqual(['made-admin']);
});

test('an unknown kind or an invalid day is ignored', async () => {
  expect(await actions({ kind: 'constructor', from: 'yesterday' })).toHaveLength(3);
});

test('changes are listed field by field, and equal fields are left out', async () => {
  await recordAt('2026-03-03T12:00:00Z', {
    before: { price: 100, name: 'Vise', tags: ['a'] },
    after: { price: 120, name: 'Vise', tags: ['a', 'b'] },
  });
  const { rows } = await listChanges({}, timeZone, 1);
  expect(rows[0]!.differences).toEqual([
    { field: 'price', before: '100', after: '120' },
    { field: 'tags', before: '["a"]', after: '["a","b"]' },
  ]);
});

test('the export contains every change that matches the filters', async () => {
  const found: string[] = [];
  for await (const { action } of eachChange(auditFilters.parse({ kind: 'order' }), timeZone))
    found.push(action);
  expect(found).toEqual(['changed', 'shipped']);
});

test('an address contains only the filters that are set', () => {
  expect(auditHref('/dashboard/audit', { kind: 'order', page: 2 })).toBe(
    '/dashboard/audit?kind=order&page=2',
  );
  expect(auditHref('/dashboard/audit', { actor: '', page: 1 })).toBe('/dashboard/audit');
});

test.each([
  {},
  { kind: 'order' },
  { actor: 'olga@shop.example' },
  { kind: 'order', actor: 'olga@shop.example' },
])('the log filtered by %j reads no record that it does not show', async (query) => {
  const filters = auditFilters.parse(query);
  let shown = 0;
  const [list] = await explained(async () => {
    shown = (await listChanges(filters, timeZone, 1)).rows.length;
  });
  expect(list).toMatchObject({ docs: shown });
  expect(list!.plan).not.toContain('"SORT"');
});

test('a change says from where it was made; one of the command line does not', async () => {
  const subject = { kind: 'order', id: 'origin' };
  const change = { actor: olga, action: 'looked-at', subject };
  await withCallOrigin({ address: '203.0.113.7' }, () => recordChange(change));
  await withCallOrigin({ address: '203.0.113.8' }, () => recordChangeOnce(new ObjectId(), change));
  await recordChange({ ...change, actor: null });
  const { rows } = await listChanges(auditFilters.parse({}), timeZone, 1);
  const own = rows.filter((row) => row.subject.id === subject.id);
  expect(own.map(({ from }) => from).toSorted()).toEqual(['203.0.113.7', '203.0.113.8', null]);
});

test('a record stays as it was first written, however often it is sent', async () => {
  const id = new ObjectId();
  const change = { actor: null, action: 'renamed', subject: { kind: 'product', id: 'kept' } };
  await recordChangeOnce(id, { ...change, before: { name: 'A' }, after: { name: 'B' } });
  const first = await auditRecords().findOne({ _id: id });
  await recordChangeOnce(id, { ...change, action: 'removed', after: { name: 'C' } });
  expect(await auditRecords().findOne({ _id: id })).toEqual(first);
  await expect(auditRecords().insertOne({ ...first!, action: 'removed' })).rejects.toThrow(/E11000/);
});
