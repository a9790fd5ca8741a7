import { rewritePdf } from '@/lib/documents/rewrite-pdf';
import { catalog, objectStream, onePage, rawPdf, type RawObject } from '@/tests/support/raw-pdf';
import { readPdf } from '@/tests/support/read-pdf';
import { rewritten, objectsOf, annotation } from './rewritten-pdf';

const alert = '(app.alert\\(1\\))';
const script = `<< /S /JavaScript /JS ${alert} >>`;
const attachment: RawObject[] = [
  [9, '<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream'],
  [10, '<< /Type /Filespec /F (setup.exe) /EF << /F 9 0 R >> >>'],
];

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
  const { pages, annotations, metadata, ...rest } = await readPdf(output);
  expect(metadata).toBe('');
  expect(pages).toEqual(['Hello reader']);
  expect(rest).toEqual({
    title: undefined,
    scripts: [],
    openAction: null,
    attachments: [],
    attached: {},
    fields: [],
  });
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
