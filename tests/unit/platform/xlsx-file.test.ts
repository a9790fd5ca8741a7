import { readXlsx } from '@/lib/platform/xlsx-file';
import { workbook } from '../../support/workbook';

const limits = { maxRows: 1000, maxColumns: 20 };
const read = (bytes: Buffer) => readXlsx(bytes, limits);

test('a workbook is read as it is shown: texts, numbers, results of formulas, gaps; empty rows are left out', async () => {
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="2"/>' +
    '<row r="7"><c r="A7" t="inlineStr"><is><t>TW-AG125</t></is></c><c r="C7"><f>1+2</f><v>3</v></c></row>' +
    '<row r="8"><c r="A8"><v>4.006381333931E12</v></c><c r="B8" t="b"><v>1</v></c><c r="C8"><v>0.30000000000000004</v></c></row>';
  const strings = ['<t>Part </t><rPh><t>x</t></rPh>', '<r><t>Quan</t></r><r><t>tity &amp; more</t></r>'];
  expect(await read(workbook(rows, { strings }))).toEqual([
    ['Part', '', 'Quantity & more'],
    ['TW-AG125', '', '3'],
    ['4006381333931', 'TRUE', '0.3'],
  ]);
});

test('the first sheet that is shown is read', async () => {
  const sheets =
    '<sheet name="Old" state="hidden" sheetId="1" r:id="rId1"/><sheet name="New" sheetId="2" r:id="rId2"/>';
  const sheet = '<worksheet><sheetData><row><c><v>7</v></c><c><v>8</v></c></row></sheetData></worksheet>';
  const more = { 'xl/worksheets/sheet2.xml': sheet };
  expect(await read(workbook('<row><c><v>1</v></c></row>', { sheets, more }))).toEqual([['7', '8']]);
});

const bomb = () => '<row><c t="inlineStr"><is><t>' + 'A'.repeat(64_000_000) + '</t></is></c></row>';
const filled = (count: number) => '<row><c><v>1</v></c></row>'.repeat(count);

test.each<[string, () => Buffer, RegExp]>([
  ['text', () => Buffer.from('Part,Quantity\n'), /not an Excel workbook/],
  ['an old workbook', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), /old workbook/],
  ['a ZIP file without a workbook', () => workbook('', { more: { 'xl/workbook.xml': '<a/>' } }), /no sheet/],
  ['half of a workbook', () => workbook(filled(50)).subarray(0, 400), /damaged/],
  [
    'a formula without a result',
    () => workbook('<row><c r="B3"><f>A1*2</f></c></row>'),
    /Cell B3 has a formula/,
  ],
  ['too many rows', () => workbook(filled(1001)), /more than 1,000 rows/],
  ['too many columns', () => workbook('<row><c r="ZZ1"><v>1</v></c></row>'), /more than 20 columns/],
  [
    'entities',
    () =>
      workbook('', {
        more: {
          'xl/worksheets/sheet1.xml':
            '<!DOCTYPE a [<!ENTITY x "y">]><worksheet><sheetData><row><c t="str"><v>&x;</v></c></row></sheetData></worksheet>',
        },
      }),
    /document type/,
  ],
  ['XML that is none', () => workbook('<row><c><v>1</c></row>'), /damaged/],
])('%s is an error that says what is wrong', async (_name, make, message) => {
  expect(await read(make())).toMatch(message);
});

test('a small file that would inflate to 64 MB is an error', async () => {
  const bytes = workbook(bomb());
  expect(bytes.length).toBeLessThan(1_000_000);
  expect(await read(bytes)).toMatch(/too large/);
});
