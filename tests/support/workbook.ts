import { strToU8, zipSync } from 'fflate';

const namespaces =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** A workbook with the XML of the rows of its sheet, and the texts that cells refer to. */
export function workbook(
  rows: string,
  {
    strings = [],
    sheets,
    more = {},
  }: { strings?: string[]; sheets?: string; more?: Record<string, string> } = {},
): Buffer {
  const parts = {
    'xl/workbook.xml': `<workbook ${namespaces}><sheets>${sheets ?? '<sheet name="List" sheetId="1" r:id="rId1"/>'}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst ${namespaces}>${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${namespaces}><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  );
}
