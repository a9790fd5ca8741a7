import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { documentFiles } from '@/lib/documents/collection';
import { storeDocument } from '@/lib/documents/commands';
import { readDocument } from '@/lib/documents/queries';

async function pdf(arrange: (file: PDFDocument) => unknown = () => {}, useObjectStreams = true) {
  const file = await PDFDocument.create();
  file.addPage([300, 300]);
  await arrange(file);
  return Buffer.from(await file.save({ useObjectStreams }));
}

async function failureOf(bytes: Buffer) {
  const stored = await storeDocument(bytes);
  return stored.ok ? 'stored' : stored.failure.fields?.document;
}

test('a PDF comes back byte for byte, and twice the same is stored once', async () => {
  const bytes = await pdf();
  const [one, other] = [await storeDocument(bytes), await storeDocument(bytes)];
  if (!one.ok || !other.ok) throw new Error('refused');
  expect(one.value.url).toMatch(/^\/api\/documents\/[\w-]{24}$/);
  expect(other.value).toEqual(one.value);
  expect(await documentFiles().countDocuments({ filename: one.value.id })).toBe(1);
  expect((await readDocument(one.value.id))!.equals(bytes)).toBe(true);
  expect(await readDocument('A'.repeat(24))).toBeNull();
});

const script = (file: PDFDocument) => file.addJavaScript('hello', 'app.alert(1)');
const launch = (file: PDFDocument) =>
  file.catalog.set(PDFName.of('OpenAction'), file.context.obj({ S: 'Launch', F: PDFString.of('calc.exe') }));

test.each([
  ['a script', true, script],
  ['a script outside of object streams', false, script],
  ['a program to start', false, launch],
  [
    'a name in hexadecimal',
    false,
    (file: PDFDocument) => file.catalog.set(PDFName.of('J#53'), PDFString.of('x')),
  ],
  ['another file', true, (file: PDFDocument) => file.attach(Buffer.from('MZ'), 'setup.exe')],
])('one with %s is refused', async (_, useObjectStreams, arrange) => {
  expect(await failureOf(await pdf(arrange, useObjectStreams))).toMatch(/programs or other files/);
});

test('links, outlines and a first view are no programs', async () => {
  const bytes = await pdf((file) => {
    const page = file.getPage(0);
    file.catalog.set(PDFName.of('OpenAction'), file.context.obj([page.ref, 'Fit']));
    page.node.set(
      PDFName.of('Annots'),
      file.context.obj([
        { Type: 'Annot', Subtype: 'Link', A: { S: 'URI', URI: PDFString.of('https://hexbolt.example') } },
      ]),
    );
  });
  expect(await failureOf(bytes)).toBe('stored');
});

test('what is no PDF, damaged, locked or without pages is refused with the reason', async () => {
  const good = await pdf(undefined, false);
  expect(await failureOf(Buffer.from('<script>alert(1)</script>%PDF-1.7 %%EOF'))).toMatch(/must be a PDF/);
  expect(await failureOf(Buffer.alloc(0))).toMatch(/must be a PDF/);
  expect(await failureOf(good.subarray(0, good.length / 2))).toMatch(/can’t be read/);
  expect(await failureOf(Buffer.from('%PDF-1.7\nnothing at all\n%%EOF'))).toMatch(/can’t be read/);
  const locked = Buffer.from(good.toString('latin1').replace('/Root', '/Encrypt 1 0 R /Root'), 'latin1');
  expect(await failureOf(locked)).toMatch(/password/);
});

test('one that unfolds to far more than it is, is refused before it is unfolded', async () => {
  const good = (await pdf(undefined, false)).toString('latin1');
  const bomb = deflateSync(Buffer.alloc(80_000_000)).toString('latin1');
  const object = `99 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n${bomb}\nendstream\nendobj\n`;
  const before = process.memoryUsage().rss;
  expect(await failureOf(Buffer.from(good.replace('xref', `${object}xref`), 'latin1'))).toMatch(/unfolds/);
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
});
