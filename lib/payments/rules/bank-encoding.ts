import type { StatementEncoding } from '../schema/bank-layout';

/** The characters of the bytes 0x80 to 0x9F in Windows-1252: some versions of Node decode them as ISO 8859-1 has them. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (encoding !== 'windows-1252') return text;
    return text.replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80]!);
  } catch {
    return null;
  }
}

export type DecodedStatement = { text: string; encoding: StatementEncoding };

/**
 * The text of a bank's file: in the wanted encoding, or else in UTF-16 with a byte order mark, UTF-8, or Windows-1252, in
 * which many banks still write. Null for what is no text in it, such as a picture or a ZIP file.
 */
export function decodeStatement(bytes: Uint8Array, wanted?: StatementEncoding): DecodedStatement | null {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const all: StatementEncoding[] = isWide ? ['utf-16'] : ['utf-8', 'windows-1252'];
  for (const encoding of isWide || !wanted ? all : [wanted]) {
    const label = encoding === 'utf-16' ? (first === 0xff ? 'utf-16le' : 'utf-16be') : encoding;
    const text = decode(bytes, label);
    if (text !== null && !/[\u0000-\u0008\u000e-\u001f]/.test(text)) return { text, encoding };
  }
  return null;
}
