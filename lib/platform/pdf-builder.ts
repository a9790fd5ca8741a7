import { PDFDocument, type PDFImage, type PDFPage } from '@cantoo/pdf-lib';
import { embedFonts, type FontPair } from './pdf-fonts';
import { black, breakLines, drawText, gray, type TextStyle } from './pdf-text';

// A4 in points.
const [pageWidth, pageHeight, margin] = [595.28, 841.89, 50];
const contentWidth = pageWidth - 2 * margin;
const rightEdge = pageWidth - margin;

/** A column of a table; `width` is its share of the content's width. */
export type Column = { title: string; width: number; alignRight?: boolean };

/** Builds a PDF from top to bottom and starts a new page when one is full. */
export class PdfBuilder {
  private y = pageHeight - margin;
  private page: PDFPage;
  private image: { page: PDFPage; bottom: number } | null = null;

  private constructor(
    private readonly pdf: PDFDocument,
    private readonly fonts: FontPair[],
    private readonly logo: PDFImage | null,
  ) {
    this.page = pdf.addPage([pageWidth, pageHeight]);
  }

  /**
   * Creates a document. `allText` holds every character to be printed: it decides which fonts are embedded. With a date
   * the same content gives the same document, whenever it is made. `logo` is a JPEG for letterheads.
   */
  static async create(
    title: string,
    allText: string,
    { date, logo }: { date?: Date; logo?: Uint8Array | null } = {},
  ): Promise<PdfBuilder> {
    const pdf = await PDFDocument.create({ updateMetadata: !date });
    pdf.setTitle(title);
    if (date) {
      pdf.setCreationDate(date);
      pdf.setModificationDate(date);
    }
    const fonts = await embedFonts(pdf, title + allText);
    return new PdfBuilder(pdf, fonts, logo ? await pdf.embedJpg(logo) : null);
  }

  private draw(text: string, x: number, style: TextStyle): void {
    drawText(this.page, this.fonts, text, { x, y: this.y, ...style });
  }

  private moveDown(points: number): void {
    this.y -= points;
    if (this.y <= margin) this.newPage();
  }

  /** Continues at the top of a new page. */
  newPage(): this {
    this.page = this.pdf.addPage([pageWidth, pageHeight]);
    this.y = pageHeight - margin;
    return this;
  }

  space(points: number): this {
    this.moveDown(points);
    return this;
  }

  heading(text: string): this {
    const style = { size: 20, bold: true };
    for (const line of breakLines(this.fonts, text, contentWidth, style)) {
      this.draw(line, margin, style);
      this.moveDown(24);
    }
    this.moveDown(4);
    return this;
  }

  /** A paragraph; `share` is the fraction of the content width that it takes. */
  text(text: string, { share = 1, ...style }: TextStyle & { share?: number } = {}): this {
    for (const line of breakLines(this.fonts, text, contentWidth * share, style)) {
      this.draw(line, margin, style);
      this.moveDown(15);
    }
    return this;
  }

  /** The lines of a letterhead, the first one bold, with the logo at the right edge. */
  letterhead([name = '', ...lines]: string[]): this {
    const share = this.logo ? 0.78 : 1;
    if (this.logo) {
      const { width, height } = this.logo.scaleToFit(96, 48);
      this.page.drawImage(this.logo, { x: rightEdge - width, y: this.y - height + 12, width, height });
    }
    this.text(name, { bold: true, share });
    for (const line of lines) this.text(line, { muted: true, share });
    return this;
  }

  /** A JPEG at the right edge, at most `size` points wide and high; the following text goes beside it. */
  async picture(jpeg: Uint8Array, size: number): Promise<this> {
    const image = await this.pdf.embedJpg(jpeg);
    const { width, height } = image.scaleToFit(size, size);
    const bottom = this.y - height + 12;
    this.page.drawImage(image, { x: rightEdge - width, y: bottom, width, height });
    this.image = { page: this.page, bottom };
    return this;
  }

  /** Moves below the picture if the text beside it is shorter. */
  clearPicture(): this {
    if (this.image?.page === this.page) this.y = Math.min(this.y, this.image.bottom - 12);
    return this;
  }

  /** Two blocks of lines side by side; the first line of each is its title. */
  sideBySide(left: string[], right: string[]): this {
    const columnWidth = pageWidth / 2 - margin - 20;
    const columns = [left, right].map((lines) =>
      lines.flatMap((line, index) => breakLines(this.fonts, line, columnWidth, { bold: index === 0 })),
    );
    for (let row = 0; row < Math.max(...columns.map((lines) => lines.length)); row++) {
      for (const [index, lines] of columns.entries()) {
        this.draw(lines[row] ?? '', index === 0 ? margin : pageWidth / 2 + 20, { bold: row === 0 });
      }
      this.moveDown(15);
    }
    return this;
  }

  /** A horizontal line. */
  rule(): this {
    const y = this.y + 10;
    this.page.drawLine({ start: { x: margin, y }, end: { x: rightEdge, y }, thickness: 0.7, color: gray });
    this.moveDown(6);
    return this;
  }

  /** A table; long cells wrap. */
  table(columns: Column[], rows: string[][]): this {
    const titles = columns.map((column) => column.title);
    this.row(columns, titles, true).rule();
    for (const cells of rows) this.row(columns, cells);
    return this.rule();
  }

  private row(columns: Column[], cells: string[], bold = false): this {
    const style = { size: 9, bold };
    const cellLines = columns.map((column, index) =>
      breakLines(this.fonts, cells[index] ?? '', column.width * contentWidth - 8, style),
    );
    for (let line = 0; line < Math.max(1, ...cellLines.map((lines) => lines.length)); line++) {
      let x = margin;
      for (const [index, { width, alignRight }] of columns.entries()) {
        const end = x + width * contentWidth;
        this.draw(cellLines[index]?.[line] ?? '', alignRight ? end : x, { ...style, alignRight });
        x = end;
      }
      this.moveDown(13);
    }
    this.moveDown(4);
    return this;
  }

  /** Labels and amounts at the right edge; the last row is bold. */
  totals(rows: [label: string, amount: string][]): this {
    for (const [index, [label, amount]] of rows.entries()) {
      const style = { alignRight: true, bold: index === rows.length - 1 };
      this.draw(label, rightEdge - 110, style);
      this.draw(amount, rightEdge, style);
      this.moveDown(16);
    }
    return this;
  }

  /**
   * A QR code at the left edge, given as rows of dark modules, with lines of text beside it. A quiet zone surrounds it.
   */
  qrCode(modules: boolean[][], lines: string[]): this {
    const size = 96;
    const edge = size / modules.length;
    if (this.y - size < margin) this.moveDown(pageHeight);
    const top = this.y + 10;
    for (const [row, cells] of modules.entries()) {
      for (const [column, isDark] of cells.entries()) {
        if (!isDark) continue;
        const [x, y] = [margin + column * edge, top - (row + 1) * edge];
        // A hair larger than its place: neighbors must not show a white seam.
        this.page.drawRectangle({ x, y, width: edge * 1.02, height: edge * 1.02, color: black });
      }
    }
    const below = top - size - 12;
    for (const line of lines) {
      drawText(this.page, this.fonts, line, { x: margin + size + 20, y: this.y, muted: true });
      this.y -= 15;
    }
    this.y = below;
    return this;
  }

  /**
   * A barcode at the left edge, given as the widths of its bars and gaps in modules, with its text below. The margin is
   * its quiet zone.
   */
  barcode(widths: number[], text: string): this {
    const [module, height] = [1.3, 54];
    const bottom = this.y - height + 12;
    let x = margin;
    for (const [index, width] of widths.entries()) {
      const isBar = index % 2 === 0;
      if (isBar) this.page.drawRectangle({ x, y: bottom, width: width * module, height, color: black });
      x += width * module;
    }
    this.moveDown(height + 4);
    return this.text(text, { bold: true });
  }

  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await this.pdf.save());
  }
}
