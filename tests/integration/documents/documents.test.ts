import { documentFiles } from '@/lib/documents/collection';
import { storeDocument } from '@/lib/documents/commands';
import { readDocument } from '@/lib/documents/queries';
import { catalog, onePage, rawPdf, type RawObject } from '../../support/raw-pdf';
import { readPdf } from '../../support/read-pdf';

async function problemOf(bytes: Buffer) {
  const stored = await storeDocument(bytes);
  return stored.ok ? 'stored' : stored.failure.fields?.document;
}

test('a PDF is stored rewritten, and the same one is stored once', async () => {
  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  const bytes = rawPdf([catalog(`/OpenAction ${script}`), ...onePage()]);
  const [one, other] = [await storeDocument(bytes), await storeDocument(bytes)];
  if (!one.ok || !other.ok) throw new Error('refused');
  expect(one.value.url).toMatch(/^\/api\/documents\/[\w-]{24}$/);
  expect(other.value).toEqual(one.value);
  expect(await documentFiles().countDocuments({ filename: one.value.id })).toBe(1);
  const stored = await readDocument(one.value.id);
  expect(await readPdf(stored!)).toMatchObject({ pages: ['Hello reader'], scripts: [], openAction: null });
  expect(await readDocument('A'.repeat(24))).toBeNull();
});

test('a stored document stays the same when it is uploaded again', async () => {
  const first = await storeDocument(rawPdf([catalog(), ...onePage()]));
  if (!first.ok) throw new Error('refused');
  const again = await storeDocument((await readDocument(first.value.id))!);
  expect(again).toEqual(first);
});

test('files that are no PDF, damaged, encrypted or without pages are rejected with the reason', async () => {
  const good = rawPdf([catalog(), ...onePage()]);
  expect(await problemOf(Buffer.from('<script>alert(1)</script>%PDF-1.7 %%EOF'))).toMatch(/must be a PDF/);
  expect(await problemOf(Buffer.alloc(0))).toMatch(/must be a PDF/);
  expect(await problemOf(good.subarray(0, good.length / 2))).toMatch(/can’t be read/);
  expect(await problemOf(Buffer.from('%PDF-1.7\nnothing at all\n%%EOF'))).toMatch(/can’t be read/);
  const locked = rawPdf([catalog(), ...onePage()], { trailer: '/Encrypt 5 0 R' });
  expect(await problemOf(locked)).toMatch(/password/);
  const empty: RawObject = [2, '<< /Type /Pages /Kids [] /Count 0 >>'];
  expect(await problemOf(rawPdf([catalog(), empty]))).toMatch(/has no page/);
});
