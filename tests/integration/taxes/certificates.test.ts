import { GET as readFile } from '@/app/api/tax-certificates/[id]/file/route';
import { auditRecords } from '@/lib/audit/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import type { Customer } from '@/lib/users/types';
import * as commands from '@/lib/taxes/commands/certificates';
import { deleteOwnTaxes } from '@/lib/taxes/commands/own-taxes';
import { eachCertificate, listCertificates } from '@/lib/taxes/queries/certificates';
import { findOwnTaxes, findTaxCustomer } from '@/lib/taxes/queries/taxes';
import { certificateInput } from '@/lib/taxes/schema/certificate';
import { users } from '@/lib/users/collection';
import { createAccount, signedIn, signedInRequest } from '../auth/people';
import { bodyFor, createAdmin, createProduct, newKey } from '../orders/fixtures';
import { catalog, onePage, rawPdf } from '../../support/raw-pdf';
import { certificateHolder, days } from './fixtures';

const admin = createAdmin();
const numbers = async (userId: string) =>
  (await findTaxCustomer(userId)).certificates.map(({ number }) => number);

test('a certificate exempts from its first to its last day, and not once it is revoked', async () => {
  const { account, id, number } = await certificateHolder();
  const terms = { number, country: 'US', regions: ['OH'] };
  const change = async (from: string, to: string, version: number) =>
    commands.changeCertificate(admin, id, { ...terms, from, to, version });
  expect(await numbers(account.id)).toEqual([number]);
  expect((await change(days.longAgo, days.recently, 1)).ok).toBe(true);
  expect(await numbers(account.id)).toEqual([]);
  expect((await change(days.soon, days.later, 2)).ok).toBe(true);
  expect(await numbers(account.id)).toEqual([]);
  expect((await change(days.recently, days.soon, 3)).ok).toBe(true);
  expect(await numbers(account.id)).toEqual([number]);
  expect(await change(days.recently, days.later, 3)).toMatchObject({
    failure: { code: 'certificate-changed' },
  });
  expect((await commands.revokeCertificate(admin, id, 'Company closed')).ok).toBe(true);
  expect((await commands.revokeCertificate(admin, id, 'Again')).ok).toBe(true);
  expect(await numbers(account.id)).toEqual([]);
  expect((await findOwnTaxes(account.id)).certificates).toMatchObject([
    { number, status: 'revoked', why: 'Company closed' },
  ]);
  const actions = await auditRecords().distinct('action', { 'subject.id': account.id });
  expect(actions.sort()).toEqual([
    'tax-certificate-changed',
    'tax-certificate-granted',
    'tax-certificate-revoked',
  ]);
});

test('an order is exempt while the certificate is valid, and charged again after it has expired', async () => {
  const { account, id, number } = await certificateHolder();
  const buyer = (await signedIn(account.id)) as Customer;
  const sku = await createProduct(10);
  const order = async (total: number) => {
    const body = { ...(await bodyFor([[sku, 1]])), total };
    const placed = await placeOrder(buyer, body, newKey());
    if (!placed.ok) throw new Error(placed.failure.message);
    return placed.value;
  };
  const exempt = await order(2_290);
  expect(exempt.totals).toMatchObject({ tax: 0, taxes: [{ reason: 'exempt-customer', evidence: number }] });
  const terms = { number, country: 'US', regions: ['OH'], from: days.longAgo, to: days.recently };
  expect((await commands.changeCertificate(admin, id, { ...terms, version: 1 })).ok).toBe(true);
  expect((await order(2_473)).totals).toMatchObject({ tax: 183, taxes: [{ basisPoints: 800, tax: 183 }] });
});

test('a number is granted once to a customer in a country, again after it was revoked', async () => {
  const { account, id, number } = await certificateHolder();
  const input = certificateInput.parse({
    ...{ email: account.email, number, country: 'US', regions: [] },
    ...{ from: days.longAgo, to: days.later },
  });
  const both = await Promise.all([1, 2].map(() => commands.grantCertificate(admin, input)));
  for (const one of both) expect(one).toMatchObject({ failure: { code: 'certificate-exists' } });
  await commands.revokeCertificate(admin, id, '');
  const again = await Promise.all([1, 2, 3].map(() => commands.grantCertificate(admin, input)));
  expect(again.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await commands.grantCertificate(admin, { ...input, email: 'no@where.example' })).toMatchObject({
    failure: { fields: { email: 'No account has this email' } },
  });
});

test('a scan is readable by its customer and by staff with the right, and by nobody else', async () => {
  const { account, id } = await certificateHolder();
  expect((await commands.storeCertificateFile(admin, id, Buffer.from('no pdf'))).ok).toBe(false);
  expect((await commands.storeCertificateFile(admin, id, rawPdf([catalog(), ...onePage()]))).ok).toBe(true);
  const [other, support, warehouse] = [await createAccount(), await createAccount(), await createAccount()];
  for (const [person, role] of [
    [support, 'support'],
    [warehouse, 'warehouse'],
  ] as const)
    await users().updateOne({ email: person.email }, { $set: { role } });
  const status = async (userId: string) =>
    (await readFile(await signedInRequest(userId), { params: Promise.resolve({ id }) })).status;
  expect(await status(account.id)).toBe(200);
  expect(await status(support.id)).toBe(200);
  expect(await status(other.id)).toBe(404);
  expect(await status(warehouse.id)).toBe(404);
  await deleteOwnTaxes({ userId: account.id });
  expect(await status(support.id)).toBe(404);
  expect(await findOwnTaxes(account.id)).toEqual({ vatId: '', certificates: [] });
});

test('the list finds certificates by status, words and last day, and its export has the same rows', async () => {
  const ended = await certificateHolder({ number: 'SEEK 1', to: days.recently });
  const ending = await certificateHolder({ number: 'SEEK 2', to: days.soon });
  const coming = await certificateHolder({ number: 'SEEK 3', from: days.soon });
  const found = async (filters: Parameters<typeof listCertificates>[0]) => {
    const { rows } = await listCertificates({ q: 'seek', ...filters }, 1);
    const exported: string[] = [];
    for await (const row of eachCertificate({ q: 'seek', ...filters })) exported.push(row.id);
    expect(exported).toEqual(rows.map(({ id }) => id));
    return exported;
  };
  expect(await found({})).toEqual([ended.id, ending.id, coming.id]);
  expect(await found({ sort: '-to' })).toEqual([coming.id, ending.id, ended.id]);
  expect(await found({ sort: '-name' })).toHaveLength(3);
  expect(await found({ status: 'ended' })).toEqual([ended.id]);
  expect(await found({ status: 'ending' })).toEqual([ending.id]);
  expect(await found({ status: 'coming' })).toEqual([coming.id]);
  expect(await found({ status: 'valid' })).toEqual([]);
  expect(await found({ from: days.recently, to: days.soon })).toEqual([ended.id, ending.id]);
  expect(await found({ q: ending.account.email })).toEqual([ending.id]);
});
