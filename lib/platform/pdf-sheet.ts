import { PDFDocument, rgb, type PDFPage } from 'pdf-lib';
import { embedFaces, runsOf, widthOf, type Face } from './pdf-fonts';

const [width, height, margin] = [595.28, 841.89, 50];
const grey = rgb(0.35, 0.37, 0.4);

export type Column = { head: string; width: number; right?: boolean };

/** Writes from the top of a page down and begins another when it is full. */
export class Sheet {
  private y = height - margin;
  private page: PDFPage;
  private drawn: { page: PDFPage; bottom: number } | null = null;

  private constructor(
    private readonly file: PDFDocument,
    private readonly faces: Face[],
  ) {
    this.page = file.addPage([width, height]);
  }

  /** A sheet with the fonts for `words`: all that will be written on it. */
  static async begin(title: string, words: string): Promise<Sheet> {
    const file = await PDFDocument.create();
    file.setTitle(title);
    return new Sheet(file, await embedFaces(file, title + words));
  }

  private width(text: string, size: number, bold = false): number {
    const widths = runsOf(text, this.faces).map((run) =>
      widthOf(run.text, run.face[bold ? 'bold' : 'plain'], size),
    );
    return widths.reduce((sum, each) => sum + each, 0);
  }

  private write(
    text: string,
    x: number,
    { size = 10, bold = false, right = false, muted = false } = {},
  ): void {
    let left = right ? x - this.width(text, size, bold) : x;
    for (const { face, text: part } of runsOf(text, this.faces)) {
      const font = face[bold ? 'bold' : 'plain'];
      this.page.drawText(part, { x: left, y: this.y, size, font, color: muted ? grey : rgb(0, 0, 0) });
      left += widthOf(part, font, size);
    }
  }

  /** The words of a text broken into lines that fit. */
  private broken(text: string, room: number, size: number): string[] {
    const lines = [''];
    for (const word of text.split(/\s+/).flatMap((each) => this.pieces(each, room, size))) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (this.width(longer, size) <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.filter(Boolean);
  }

  /** A word as it is, or cut where it is too long for a line of its own. */
  private pieces(word: string, room: number, size: number): string[] {
    const pieces = [''];
    for (const letter of word) {
      if (this.width(pieces.at(-1) + letter, size) <= room) pieces[pieces.length - 1] += letter;
      else pieces.push(letter);
    }
    return pieces;
  }

  private down(points: number): void {
    this.y -= points;
    if (this.y > margin) return;
    this.page = this.file.addPage([width, height]);
    this.y = height - margin;
  }

  space(points: number): this {
    this.down(points);
    return this;
  }

  heading(text: string): this {
    // Bold letters are a little wider than those that are measured.
    for (const line of this.broken(text, (width - 2 * margin) * 0.92, 20)) {
      this.write(line, margin, { size: 20, bold: true });
      this.down(24);
    }
    this.down(4);
    return this;
  }

  /** A paragraph; `share` is how much of the page's width it takes. */
  text(
    text: string,
    { share = 1, ...style }: { bold?: boolean; muted?: boolean; share?: number } = {},
  ): this {
    for (const line of this.broken(text, (width - 2 * margin) * share, 10)) {
      this.write(line, margin, style);
      this.down(15);
    }
    return this;
  }

  /** A JPEG at the right edge, beside what is written next; `edge` points wide or high at most. */
  async picture(jpeg: Uint8Array, edge: number): Promise<this> {
    const image = await this.file.embedJpg(jpeg);
    const size = image.scaleToFit(edge, edge);
    const bottom = this.y - size.height + 12;
    this.page.drawImage(image, { x: width - margin - size.width, y: bottom, ...size });
    this.drawn = { page: this.page, bottom };
    return this;
  }

  /** Goes on below the picture, where what was written beside it is shorter. */
  clear(): this {
    if (this.drawn?.page === this.page) this.y = Math.min(this.y, this.drawn.bottom - 12);
    return this;
  }

  /** Two blocks of lines beside each other. */
  beside(left: string[], right: string[]): this {
    const column = width / 2 - margin - 20;
    const fit = ([head = '', ...lines]: string[]) => [
      head,
      ...lines.flatMap((line) => this.broken(line, column, 10)),
    ];
    const [west, east] = [fit(left), fit(right)];
    for (let row = 0; row < Math.max(west.length, east.length); row++) {
      this.write(west[row] ?? '', margin, { bold: row === 0 });
      this.write(east[row] ?? '', width / 2 + 20, { bold: row === 0 });
      this.down(15);
    }
    return this;
  }

  rule(): this {
    this.page.drawLine({
      start: { x: margin, y: this.y + 10 },
      end: { x: width - margin, y: this.y + 10 },
      thickness: 0.7,
      color: grey,
    });
    this.down(6);
    return this;
  }

  /** A table whose column widths are shares of the page; long cells break into lines. */
  table(columns: Column[], rows: string[][]): this {
    this.row(
      columns,
      columns.map((column) => column.head),
      true,
    );
    this.rule();
    for (const cells of rows) this.row(columns, cells);
    return this.rule();
  }

  private row(columns: Column[], cells: string[], bold = false): void {
    const room = width - 2 * margin;
    const broken = columns.map((column, index) =>
      this.broken(cells[index] ?? '', column.width * room - 8, 9),
    );
    for (let line = 0; line < Math.max(1, ...broken.map((lines) => lines.length)); line++) {
      let x = margin;
      for (const [index, column] of columns.entries()) {
        const edge = column.right ? x + column.width * room : x;
        this.write(broken[index]?.[line] ?? '', edge, { size: 9, bold, right: column.right });
        x += column.width * room;
      }
      this.down(13);
    }
    this.down(4);
  }

  /** Names and amounts at the right edge; the last one stands out. */
  sums(rows: [name: string, amount: string][]): this {
    for (const [index, [name, amount]] of rows.entries()) {
      const bold = index === rows.length - 1;
      this.write(name, width - margin - 110, { right: true, bold });
      this.write(amount, width - margin, { right: true, bold });
      this.down(16);
    }
    return this;
  }

  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await this.file.save());
  }
}
