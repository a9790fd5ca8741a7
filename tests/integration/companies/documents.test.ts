import sharp from 'sharp';
import { GET } from '@/app/api/companies/[id]/documents/[document]/route';
import { GET as readScan } from '@/app/api/tax-certificates/[id]/file/route';
import { auditRecords } from '@/lib/audit/collection';
import { companyFiles } from '@/lib/companies/collection';
import { addDocument, removeDocument } from '@/lib/companies/commands/documents';
import { removeMember } from '@/lib/companies/commands/members';
import { listDocuments } from '@/lib/companies/queries/documents';
import { documentStatus } from '@/lib/companies/rules/documents';
import { companyRoles } from '@/lib/companies/rules/rights';
import { reviewPrices } from '@/lib/orders/commands/review-prices';
import { findShop } from '@/lib/settings/queries';
import { grantCompanyCertificate, storeCertificateFile } from '@/lib/taxes/commands/certificates';
import { explained } from '../explained';
import { signedInRequest } from '../auth/people';
import { bodyFor, createAdmin, createProduct } from '../orders/fixtures';
import { catalog, onePage, rawPdf } from '../../support/raw-pdf';
import { actorOf, codeOf, createCompany, createMember, createPerson, valueOf } from './fixtures';

const staff = createAdmin('Sally Staff');
const pdf = () => rawPdf([catalog('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), ...onePage()]);
const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'navy' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
const input = { title: 'Proof of insurance', kind: 'insurance', expires: '2026-12-20' } as const;

test('a document is a PDF or a picture without scripts and metadata; the change is audited', async () => {
  const id = await createCompany();
  const admin = actorOf(await createMember(id, 'admin'));
  const added = valueOf(await addDocument(admin, id, input, pdf()));
  const picture = valueOf(
    await addDocument(admin, id, { ...input, title: 'Scan', expires: '' }, await photo()),
  );
  expect(codeOf(await addDocument(admin, id, input, Buffer.from('MZ not a paper')))).toBe('not-a-document');
  expect(codeOf(await addDocument(admin, id, input, (await photo()).subarray(0, 90)))).toBe('not-a-document');
  const stored = await companyFiles().find({ companyId: id }).sort({ _id: 1 }).toArray();
  expect(stored.map(({ type }) => type)).toEqual(['application/pdf', 'image/webp']);
  expect(Buffer.from(stored[0]!.bytes.buffer).toString('latin1')).not.toContain('JavaScript');
  expect(Buffer.from(stored[1]!.bytes.buffer).toString('latin1')).not.toContain('secret');
  expect((await listDocuments(id)).map(({ title }) => title)).toEqual(['Scan', 'Proof of insurance']);
  valueOf(await removeDocument(admin, id, added.id));
  valueOf(await removeDocument(admin, id, added.id));
  expect((await listDocuments(id)).map((one) => one.id)).toEqual([picture.id]);
  expect(await companyFiles().countDocuments({ companyId: id })).toBe(1);
  const audited = await auditRecords().countDocuments({ 'subject.id': id, action: /document/ });
  expect(audited).toBe(3);
});

test('a document warns 30 days ahead, and its last day still counts', () => {
  const on = (today: string) => documentStatus('2026-12-31', today);
  expect([on('2026-11-30'), on('2026-12-01'), on('2026-12-31'), on('2027-01-01')]).toEqual([
    'valid',
    'ending',
    'ending',
    'ended',
  ]);
  expect(documentStatus('', '2026-12-01')).toBe('none');
});

test('company admins and staff open documents and certificates; other roles, companies and former admins don’t', async () => {
  const [id, otherId] = [await createCompany(), await createCompany()];
  const admin = await createMember(id, 'admin');
  const former = await createMember(id, 'admin');
  const document = valueOf(await addDocument(actorOf(admin), id, input, pdf()));
  const terms = { number: 'STEC-1', country: 'US', regions: ['OH'], from: '2020-01-01', to: '2099-12-31' };
  const granted = valueOf(await grantCompanyCertificate(staff, { id, name: 'Lakeside' }, terms));
  valueOf(await storeCertificateFile(staff, granted.id, pdf()));
  valueOf(await removeMember(actorOf(admin), id, former));
  const opens = async (person: { userId: string }, companyId = id) => {
    const request = await signedInRequest(person.userId);
    const params = Promise.resolve({ id: companyId, document: document.id });
    const scan = Promise.resolve({ id: granted.id });
    const answers = [await GET(request, { params }), await readScan(request, { params: scan })];
    return answers.map(({ status }) => status);
  };
  for (const role of companyRoles) {
    const expected = role === 'admin' ? [200, 200] : [403, 404];
    expect([role, await opens(await createMember(id, role))]).toEqual([role, expected]);
  }
  const stranger = await createMember(otherId, 'admin');
  expect(await opens(former)).toEqual([404, 404]);
  expect(await opens(stranger)).toEqual([404, 404]);
  // The id of the document is of no use under the address of another company.
  expect(await opens(stranger, otherId)).toEqual([404, 404]);
  valueOf(await removeDocument(actorOf(stranger), otherId, document.id));
  expect(await opens(admin)).toEqual([200, 200]);
});

test('a certificate of the company exempts its orders, and none that its members place for themselves', async () => {
  const id = await createCompany();
  const buyer = await createMember(id, 'buyer');
  const body = await bodyFor([[await createProduct(10), 1]]);
  const shop = await findShop();
  const tax = async (companyId?: string) =>
    valueOf(await reviewPrices({ ...buyer, companyId }, body, shop)).totals.tax;
  expect(await tax(id)).toBeGreaterThan(0);
  const terms = { number: 'STEC-2', country: 'US', regions: [], from: '2020-01-01', to: '2099-12-31' };
  valueOf(await grantCompanyCertificate(staff, { id, name: 'Lakeside' }, terms));
  expect(codeOf(await grantCompanyCertificate(staff, { id, name: 'Lakeside' }, terms))).toBe(
    'certificate-exists',
  );
  expect(await tax(id)).toBe(0);
  expect(await tax()).toBeGreaterThan(0);
  expect(await auditRecords().findOne({ 'subject.id': id, action: 'tax-certificate-granted' })).toMatchObject(
    { subject: { kind: 'company' } },
  );
});

test('the lists of documents read through an index', async () => {
  const id = await createCompany();
  const person = await createPerson();
  valueOf(await addDocument(actorOf(person), id, input, pdf()));
  const plans = await explained(() => listDocuments(id));
  expect(plans.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
});
