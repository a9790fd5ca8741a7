import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import bwip from 'bwip-js/node';
import { countUnits } from '../catalog/rules/units';
import { siteUrl } from '../platform/env';
import { embedFonts, type FontPair } from '../platform/pdf-fonts';
import { black, breakLines, drawText } from '../platform/pdf-text';
import { code128 } from '../shared/code128';
import { scanHref } from './rules/labels';
import type { labelFormats, ListLine, ShoppingList } from './schema';

export type LabelFormat = (typeof labelFormats)[number];

const mm = 72 / 25.4;

/** Sheets of 24 labels of 63.5 × 33.9 mm on A4, and rolls of labels of 62 × 29 mm, one to a page. */
const sheets = {
  a4: { page: [210, 297], label: [63.5, 33.9], columns: 3, rows: 8, left: 7.2, top: 12.9, gap: 2.55 },
  single: { page: [62, 29], label: [62, 29], columns: 1, rows: 1, left: 0, top: 0, gap: 0 },
} as const;

/** The modules of the Data Matrix (ISO/IEC 16022) of a text: rows of dark and light. */
export function dataMatrix(text: string): boolean[][] {
  const [code] = bwip.raw({ bcid: 'datamatrix', text }) as { pixs: number[]; pixx: number; pixy: number }[];
  if (!code) throw new Error(`no Data Matrix for “${text}”`);
  return Array.from({ length: code.pixy }, (_, y) =>
    Array.from({ length: code.pixx }, (_each, x) => code.pixs[y * code.pixx + x] === 1),
  );
}

type Box = { page: PDFPage; x: number; top: number; width: number; height: number };

function drawMatrix(page: PDFPage, rows: boolean[][], x: number, top: number, size: number): void {
  const step = size / rows.length;
  rows.forEach((row, at) => {
    // Neighbors are one rectangle: viewers would show seams between them.
    for (let from = 0; from < row.length; from++) {
      if (!row[from]) continue;
      let to = from;
      while (row[to + 1]) to++;
      const width = (to - from + 1) * step;
      page.drawRectangle({
        x: x + from * step,
        y: top - (at + 1) * step,
        width,
        height: step,
        color: black,
      });
      from = to;
    }
  });
}

/** The barcode of a SKU, as wide as there is room; nothing where its bars would be too thin to scan. */
function drawBars(page: PDFPage, sku: string, x: number, bottom: number, room: number, height: number): void {
  if (!/^[\u0020-\u007e]+$/.test(sku)) return;
  const bars = code128(sku);
  const step = room / bars.reduce((sum, bar) => sum + bar, 0);
  if (step < 0.19 * mm) return;
  let at = x;
  bars.forEach((bar, index) => {
    if (index % 2 === 0) page.drawRectangle({ x: at, y: bottom, width: bar * step, height, color: black });
    at += bar * step;
  });
}

function drawLabel(
  { page, x, top, width, height }: Box,
  fonts: FontPair[],
  listId: string,
  line: ListLine,
): void {
  const pad = 2.2 * mm;
  const size = Math.min(height - 2 * pad, 22 * mm);
  const matrix = dataMatrix(siteUrl() + scanHref(listId, line.sku));
  drawMatrix(page, matrix, x + pad, top - pad, size);
  const left = x + size + 2.5 * pad;
  const room = x + width - pad - left;
  let y = top - pad - 7;
  const write = (text: string, style: { size: number; bold?: boolean }, lines = 1) => {
    for (const part of breakLines(fonts, text, room, style).slice(0, lines)) {
      drawText(page, fonts, part, { x: left, y, ...style });
      y -= style.size * 1.2;
    }
  };
  write(line.name, { size: 8, bold: true }, 2);
  write(line.sku, { size: 8 });
  if (line.bin) write(`Bin ${line.bin}`, { size: 10, bold: true });
  write(
    [line.minimum ? `Min ${line.minimum}` : '', `Reorder ${countUnits(line, line.quantity)}`]
      .filter(Boolean)
      .join(' · '),
    {
      size: 7,
    },
  );
  drawBars(
    page,
    line.sku,
    left,
    top - height + pad,
    room,
    Math.min(7 * mm, Math.max(0, y - 2 - (top - height + pad))),
  );
}

/**
 * The labels of the bins of a list: name, SKU, bin, minimum and reorder quantity, with a Data Matrix that opens the page
 * to scan it and the SKU as Code 128. Products that are no longer sold get none.
 */
export async function binLabelsPdf(
  list: ShoppingList,
  format: LabelFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = sheets[format];
  const lines = list.lines.filter(({ price }) => price !== null);
  const pdf = await PDFDocument.create();
  pdf.setTitle(`Labels: ${list.name}`);
  const fonts = await embedFonts(
    pdf,
    `Labels: Bin Min · Reorder 0123456789 ${list.name} ${JSON.stringify(lines)}`,
  );
  const [pageWidth, pageHeight] = [sheet.page[0] * mm, sheet.page[1] * mm];
  const [width, height] = [sheet.label[0] * mm, sheet.label[1] * mm];
  let page = pdf.addPage([pageWidth, pageHeight]);
  lines.forEach((line, index) => {
    const place = index % (sheet.columns * sheet.rows);
    if (index > 0 && place === 0) page = pdf.addPage([pageWidth, pageHeight]);
    const x = sheet.left * mm + (place % sheet.columns) * (width + sheet.gap * mm);
    const top = pageHeight - sheet.top * mm - Math.floor(place / sheet.columns) * height;
    drawLabel({ page, x, top, width, height }, fonts, list.id, line);
  });
  return new Uint8Array(await pdf.save());
}
