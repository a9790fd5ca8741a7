import { deflateSync } from 'node:zlib';
import { catalog, onePage, rawPdf, rawStream } from '@/tests/support/raw-pdf';
import { readPdf } from '@/tests/support/read-pdf';
import { rewritten, objectsOf, annotation } from './rewritten-pdf';

test('a web link stays, with only its address', async () => {
  const address = 'https://shop.example/a(b)?c=d&e=\\303\\251';
  const output = await rewritten(
    rawPdf([
      catalog(),
      ...annotation(
        `/Subtype /Link /T (x) /A << /S /URI /URI (${address.replace('(b)', '\\(b\\)')}) /IsMap true >>`,
      ),
    ]),
  );
  const { annotations } = await readPdf(output);
  expect(annotations).toMatchObject([
    { subtype: 'Link', url: expect.stringMatching(/^https:\/\/shop\.example\/a\(b\)\?c=d&e=%/) },
  ]);
});

test('stamps and filled form fields become part of the page', async () => {
  const appearance =
    '<< /Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << /Font << /F1 5 0 R >> >> /Length 36 >>\nstream\nBT /F1 12 Tf 2 4 Td (Approved) Tj ET  \nendstream';
  const output = await rewritten(
    rawPdf([
      catalog('/AcroForm << /Fields [] >>'),
      ...annotation('/Subtype /Stamp /AP << /N 6 0 R >>'),
      [6, appearance],
    ]),
  );
  const { pages, annotations } = await readPdf(output);
  expect(annotations).toEqual([]);
  expect(pages.join(' ')).toMatch(/Hello reader\s*Approved/);
});

test('content that readers tolerate stays: a wrong checksum, a truncated end, no data at all', async () => {
  const data = deflateSync('BT /F1 24 Tf 40 200 Td (Hello reader) Tj ET');
  const wrongChecksum = Buffer.concat([data.subarray(0, -1), Buffer.from([data.at(-1)! ^ 1])]);
  for (const each of [wrongChecksum, data.subarray(0, -4)]) {
    const content = rawStream('/Filter /FlateDecode', each);
    expect((await readPdf(await rewritten(rawPdf([catalog(), ...onePage({ content })])))).pages).toEqual([
      'Hello reader',
    ]);
  }
  const empty = rawStream('/Filter /FlateDecode', '');
  expect((await readPdf(await rewritten(rawPdf([catalog(), ...onePage({ content: empty })])))).pages).toEqual(
    [''],
  );
});

test('content in old or abbreviated compressions stays', async () => {
  const hex = Buffer.from('BT /F1 24 Tf 40 200 Td (Hello reader) Tj ET').toString('hex');
  for (const entries of ['/Filter /ASCIIHexDecode', '/Filter [/AHx]']) {
    const content = rawStream(entries, `${hex}>`);
    const output = await rewritten(rawPdf([catalog(), ...onePage({ content })]));
    expect((await readPdf(output)).pages).toEqual(['Hello reader']);
    expect(await objectsOf(output)).not.toMatch(/ASCIIHex|AHx/);
  }
});
