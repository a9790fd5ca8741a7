import { readXlsx } from '../../platform/xlsx-file';
import { fail, ok, type Result } from '../../shared/result';
import { sheetText } from '../rules/workbook';
import { maxListLines, type WorkbookText } from '../schema';

/** The first sheet of a workbook as a list to read; fails with what is wrong with the file. */
export async function readWorkbook(bytes: Buffer): Promise<Result<WorkbookText>> {
  // Twice as many rows as lines: headings and comments are left out later.
  const rows = await readXlsx(bytes, { maxRows: maxListLines * 2, maxColumns: 40 });
  if (typeof rows === 'string')
    return fail('invalid', 'unreadable-workbook', rows, { fields: { file: rows } });
  return ok({ text: sheetText(rows) });
}
