import { rgb, type PDFPage } from '@cantoo/pdf-lib';
import { textRuns, textWidth, type FontPair } from './pdf-fonts';

export const gray = rgb(0.35, 0.37, 0.4);
export const black = rgb(0, 0, 0);

export type TextStyle = { size?: number; bold?: boolean; muted?: boolean; alignRight?: boolean };

/** The width of a line of text in points. */
export function measureText(fonts: FontPair[], text: string, { size = 10, bold = false }: TextStyle): number {
  return textRuns(text, fonts).reduce(
    (sum, run) => sum + textWidth(run.text, bold ? run.font.bold : run.font.regular, size),
    0,
  );
}

/** Draws one line that begins at `x`, or ends there when right-aligned. */
export function drawText(
  page: PDFPage,
  fonts: FontPair[],
  text: string,
  { x, y, ...style }: TextStyle & { x: number; y: number },
): void {
  const { size = 10, bold = false, muted = false, alignRight = false } = style;
  let left = alignRight ? x - measureText(fonts, text, style) : x;
  for (const run of textRuns(text, fonts)) {
    const font = bold ? run.font.bold : run.font.regular;
    page.drawText(run.text, { x: left, y, size, font, color: muted ? gray : black });
    left += textWidth(run.text, font, size);
  }
}

/** Breaks a text into lines at most `room` points wide: between words, and within a word wider than a line. */
export function breakLines(fonts: FontPair[], text: string, room: number, style: TextStyle): string[] {
  const widthOf = (part: string) => measureText(fonts, part, style);
  const space = widthOf(' ');
  const lines: string[] = [];
  let width = 0;
  for (const word of text.split(/\s+/).flatMap((each) => breakWord(each, room, widthOf))) {
    const wordWidth = widthOf(word);
    // Widths can be added because text is printed without kerning.
    if (lines.length > 0 && width + space + wordWidth <= room) {
      lines[lines.length - 1] += ` ${word}`;
      width += space + wordWidth;
    } else {
      lines.push(word);
      width = wordWidth;
    }
  }
  return lines.filter(Boolean);
}

function breakWord(word: string, room: number, widthOf: (part: string) => number): string[] {
  if (widthOf(word) <= room) return [word];
  const parts = [''];
  for (const character of word) {
    if (widthOf(parts.at(-1) + character) <= room) parts[parts.length - 1] += character;
    else parts.push(character);
  }
  return parts;
}
