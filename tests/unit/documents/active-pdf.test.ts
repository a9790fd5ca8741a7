import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { rewritePdf } from '@/lib/documents/rewrite-pdf';
import { catalog, objectStream, onePage, rawPdf, rawStream, type RawObject } from '../../support/raw-pdf';
import { readPdf } from '../../support/read-pdf';

async function rewritten(bytes: Buffer): Promise<Uint8Array> {
  const result = await rewritePdf(bytes);
  if (result.problem !== undefined) throw new Error(`The document ${result.problem}`);
  return result.bytes;
}

/** All objects of a document as text, with object streams decoded and without picture and font data. */
async function objectsOf(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes);
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFRawStream ? object.dict : object).toString())
    .join('\n');
}

const alert = '(app.alert\\(1\\))';
const script = `<< /S /JavaScript /JS ${alert} >>`;
const attachment: RawObject[] = [
  [9, '<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream'],
  [10, '<< /Type /Filespec /F (setup.exe) /EF << /F 9 0 R >> >>'],
];
const annotation = (entries: string) =>
  onePage({ page: `/Annots [<< /Type /Annot /Rect [10 10 90 90] ${entries} >>]` });

const active: [string, Buffer][] = [
  ['a script that runs when it opens', rawPdf([catalog(`/OpenAction ${script}`), ...onePage()])],
  [
    'a script behind references',
    rawPdf([
      catalog('/OpenAction 6 0 R'),
      ...onePage(),
      [6, '<< /S 7 0 R /JS 8 0 R >>'],
      [7, '/JavaScript'],
      [8, alert],
    ]),
  ],
  [
    'a script in the first of two objects with one number',
    rawPdf([catalog('/OpenAction 6 0 R'), ...onePage(), [6, script], [6, '[3 0 R /Fit]']], {
      current: 'first',
    }),
  ],
  [
    'a script in the last of two objects with one number',
    rawPdf([catalog('/OpenAction 6 0 R'), ...onePage(), [6, '[3 0 R /Fit]'], [6, script]]),
  ],
  [
    'a second catalog with a script',
    rawPdf([catalog(`/OpenAction ${script}`), ...onePage(), catalog()], { current: 'first' }),
  ],
  [
    'a script in an object stream',
    rawPdf([catalog('/OpenAction 6 0 R'), ...onePage(), [8, objectStream([[6, script]])]]),
  ],
  [
    'a script with its names in hexadecimal',
    rawPdf([catalog(`/Open#41ction << /S /Java#53cript /J#53 ${alert} >>`), ...onePage()]),
  ],
  [
    'a script by name',
    rawPdf([catalog(`/Names << /JavaScript << /Names [(a) ${script}] >> >>`), ...onePage()]),
  ],
  ['a script on closing', rawPdf([catalog(`/AA << /WC ${script} >>`), ...onePage()])],
  ['a script on a page', rawPdf([catalog(), ...onePage({ page: `/AA << /O ${script} >>` })])],
  ['a script in a link', rawPdf([catalog(), ...annotation(`/Subtype /Link /A ${script}`)])],
  [
    'a script in a button',
    rawPdf([
      catalog('/AcroForm << /Fields [6 0 R] >>'),
      ...onePage({ page: '/Annots [6 0 R]' }),
      [6, `<< /Type /Annot /Subtype /Widget /FT /Btn /T (go) /Rect [0 0 300 300] /A ${script} >>`],
    ]),
  ],
  [
    'a script after a link to the web',
    rawPdf([
      catalog(),
      ...annotation(`/Subtype /Link /A << /S /URI /URI (https://a.example) /Next ${script} >>`),
    ]),
  ],
  [
    'a link with a script as its address',
    rawPdf([catalog(), ...annotation('/Subtype /Link /A << /S /URI /URI (javascript:alert\\(1\\)) >>')]),
  ],
  ['a program to start', rawPdf([catalog('/OpenAction << /S /Launch /F (calc.exe) >>'), ...onePage()])],
  [
    'a form that sends',
    rawPdf([catalog(), ...annotation('/Subtype /Widget /A << /S /SubmitForm /F (https://a.example) >>')]),
  ],
  [
    'an attached file',
    rawPdf([catalog('/Names << /EmbeddedFiles << /Names [(a) 10 0 R] >> >>'), ...onePage(), ...attachment]),
  ],
  [
    'a file attached to a page',
    rawPdf([catalog(), ...annotation('/Subtype /FileAttachment /FS 10 0 R'), ...attachment]),
  ],
  [
    'a script that hides among the resources',
    rawPdf([
      catalog(),
      ...onePage().filter(([number]) => number !== 5),
      [5, `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /A ${script} /Extra ${script} /Page 3 0 R >>`],
    ]),
  ],
];

const activeNames =
  /JavaScript|\/JS\b|app\.alert|OpenAction|\/AA\b|Launch|SubmitForm|AcroForm|EmbeddedFile|Filespec|javascript:|MZ|\/Next\b/;

test.each(active)('a document with %s keeps its page and loses the active part', async (_, bytes) => {
  expect(bytes.toString('latin1') + (await objectsOf(bytes))).toMatch(activeNames);
  const output = await rewritten(bytes);
  expect(await objectsOf(output)).not.toMatch(activeNames);
  const { pages, annotations, ...rest } = await readPdf(output);
  expect(pages).toEqual(['Hello reader']);
  expect(rest).toEqual({ title: undefined, scripts: [], openAction: null, attachments: [], fields: [] });
  expect(annotations.filter(({ url, unsafeUrl }) => url !== 'https://a.example/' || !unsafeUrl)).toEqual([]);
});

test('the hand-made documents really contain their active parts', async () => {
  const found = await Promise.all(
    active.slice(0, 5).map(async ([, bytes]) => (await readPdf(bytes)).scripts),
  );
  expect(found.map((scripts) => JSON.stringify(scripts).includes('app.alert'))).toEqual(
    found.map(() => true),
  );
});

test('a document whose object stream not all readers can decode is rejected', async () => {
  const hidden = objectStream([[6, script]], '/Type /ObjStm /Filter /Fl');
  const bytes = rawPdf([catalog('/OpenAction 6 0 R'), ...onePage(), [8, hidden]]);
  expect((await rewritePdf(bytes)).problem).toMatch(/can’t be read/);
});

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
