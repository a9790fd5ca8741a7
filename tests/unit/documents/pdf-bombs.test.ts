import { deflateSync } from 'node:zlib';
import { rewritePdf } from '@/lib/documents/rewrite-pdf';
import { catalog, onePage, rawPdf, rawStream, type RawObject } from '../../support/raw-pdf';

const million = 1_000_000;
const maxUpload = 10 * million;
const deflatedSpaces = (size: number) => deflateSync(Buffer.alloc(size, ' '));
const page = [catalog(), ...onePage()];
const withObject = (body: string) => rawPdf([...page, [9, body]]);
const withContent = (entries: string, data: string | Buffer) =>
  rawPdf([catalog(), ...onePage({ content: rawStream(entries, data) })]);
const objectStreamEntries = '/N 1 /First 4 /Filter /FlateDecode';

/** A page tree of eleven levels in which every node refers to the next one ten times. */
const wideTree = Array.from({ length: 12 }, (_, index): RawObject => {
  const child = index === 11 ? 3 : 21 + index;
  return [20 + index, `<< /Type /Pages /Count 1 /Kids [${`${child} 0 R `.repeat(10)}] >>`];
});

const expands = /expands to far more data/;
const bombs: [string, RegExp, () => Buffer][] = [
  [
    'an object stream that expands to 100 MB',
    expands,
    () => withObject(rawStream(`/Type /ObjStm ${objectStreamEntries}`, deflatedSpaces(100 * million))),
  ],
  [
    'an object stream whose type is a reference',
    expands,
    () =>
      rawPdf([
        ...page,
        [8, '/ObjStm'],
        [9, rawStream(`/Type 8 0 R ${objectStreamEntries}`, deflatedSpaces(100 * million))],
      ]),
  ],
  [
    'an object stream named in hexadecimal after a comment',
    expands,
    () =>
      withObject(rawStream(`/Type %endobj\n/Obj#53tm ${objectStreamEntries}`, deflatedSpaces(100 * million))),
  ],
  [
    'an object stream that is compressed twice',
    expands,
    () =>
      withObject(
        rawStream(
          '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]',
          deflateSync(deflatedSpaces(100 * million)),
        ),
      ),
  ],
  [
    'a table of a billion objects',
    expands,
    () =>
      withObject(rawStream('/Type /XRef /Size 1000000000 /W [0 0 0] /Filter /FlateDecode', deflateSync('x'))),
  ],
  [
    'content that expands to 420 MB',
    expands,
    () => withContent('/Filter /FlateDecode', deflatedSpaces(420 * million)),
  ],
  [
    'content that is compressed three times',
    expands,
    () =>
      withContent(
        '/Filter [/FlateDecode /FlateDecode /FlateDecode]',
        deflateSync(deflateSync(deflatedSpaces(100 * million))),
      ),
  ],
  [
    'compressed content in hexadecimal',
    expands,
    () => withContent('/Filter [/AHx /Fl]', `${deflatedSpaces(100 * million).toString('hex')}>`),
  ],
  [
    'content of repeated bytes',
    expands,
    () => withContent('/Filter /RunLengthDecode', Buffer.alloc(2 * million, 129)),
  ],
  [
    'a picture of four billion pixels',
    expands,
    () =>
      rawPdf([
        ...page.map(([number, body]): RawObject => [
          number,
          body.replace('/Resources <<', '/Resources << /XObject << /I 9 0 R >>'),
        ]),
        [9, rawStream('/Subtype /Image /Width 65000 /Height 65000 /Filter /DCTDecode', 'x')],
      ]),
  ],
  ['millions of values', expands, () => withObject(`[${'[]'.repeat(4.5 * million)}]`)],
  [
    '200,000 objects',
    expands,
    () =>
      Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        Buffer.from(Array.from({ length: 200_000 }, (_, index) => `${index + 50} 0 obj 0 endobj\n`).join('')),
        rawPdf(page).subarray(9),
      ]),
  ],
  [
    'deeply nested values',
    /can’t be read/,
    () => withObject('['.repeat(4 * million) + ']'.repeat(4 * million)),
  ],
  [
    'a page tree that multiplies',
    /has more than 2000 pages/,
    () => rawPdf([[1, '<< /Type /Catalog /Pages 20 0 R >>'], ...onePage(), ...wideTree]),
  ],
  [
    'a page tree that contains itself',
    /can’t be read/,
    () => rawPdf([catalog(), [2, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']]),
  ],
];

test.each(bombs)('a document with %s is rejected', async (_, reason, make) => {
  const bytes = make();
  expect(bytes.length).toBeLessThan(maxUpload);
  expect((await rewritePdf(bytes)).problem).toMatch(reason);
});

test('while a bomb is rejected, memory stays within a few hundred megabytes', async () => {
  const bytes = withObject(rawStream(`/Type /ObjStm ${objectStreamEntries}`, deflatedSpaces(100 * million)));
  const before = process.memoryUsage().rss;
  let peak = before;
  const sampler = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
  await rewritePdf(bytes);
  clearInterval(sampler);
  expect(peak - before).toBeLessThan(500 * million);
});

test('data that no page uses is left out', async () => {
  const names = Array.from({ length: million }, (_, index) => `/n${index}`).join('');
  const result = await rewritePdf(withObject(`[${names}]`));
  if (result.problem !== undefined) throw new Error(result.problem);
  expect(result.bytes.length).toBeLessThan(2_000);
});
