/** The largest workbook that quick order reads; a list of 500 lines has some 30 KB. */
export const maxWorkbookBytes = 1_000_000;

/** The rows of a sheet as a list of cells between tabs, as a spreadsheet copies them. */
export const sheetText = (rows: string[][]): string =>
  rows
    .map((cells) =>
      cells.map((cell) => (/["\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');
