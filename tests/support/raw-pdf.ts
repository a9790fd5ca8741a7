import { deflateSync } from 'node:zlib';

/** The body of an indirect object, between `obj` and `endobj`. */
export type RawObject = [number: number, body: string];

/** A stream with its dictionary; `entries` are written verbatim. */
export const rawStream = (entries: string, data: string | Buffer): string =>
  `<< ${entries} /Length ${data.length} >>\nstream\n${Buffer.from(data as string, 'latin1').toString('latin1')}\nendstream`;

/** An object stream, compressed according to `entries` or with Flate. */
export function objectStream(objects: RawObject[], entries = '/Type /ObjStm /Filter /FlateDecode'): string {
  let offset = 0;
  const offsets = objects.map(([number, body]) => {
    const at = `${number} ${offset}`;
    offset += body.length + 1;
    return at;
  });
  const head = `${offsets.join(' ')} `;
  const text = head + objects.map(([, body]) => body).join('\n');
  return rawStream(`${entries} /N ${objects.length} /First ${head.length}`, deflateSync(Buffer.from(text)));
}

const helloContent = 'BT /F1 24 Tf 40 200 Td (Hello reader) Tj ET';

/** The objects of a one-page document that says "Hello reader", without its catalog (object 1). */
export const onePage = ({ page = '', content = rawStream('', helloContent) } = {}): RawObject[] => [
  [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
  [
    3,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
  ],
  [4, content],
  [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
];

export const catalog = (entries = ''): RawObject => [1, `<< /Type /Catalog /Pages 2 0 R ${entries} >>`];

/**
 * A hand-written PDF. If objects share a number, the cross-reference table points to the one chosen by `current`:
 * readers show that one, whatever else the file contains.
 */
export function rawPdf(
  objects: RawObject[],
  { trailer = '', current = 'last' }: { trailer?: string; current?: 'first' | 'last' } = {},
): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = new Map<number, number>();
  for (const [number, body] of objects) {
    if (current === 'last' || !offsets.has(number)) offsets.set(number, text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const size = Math.max(...offsets.keys()) + 1;
  const entry = (number: number) =>
    offsets.has(number)
      ? `${String(offsets.get(number)).padStart(10, '0')} 00000 n \n`
      : '0000000000 65535 f \n';
  const table = Array.from({ length: size }, (_, number) => entry(number)).join('');
  const startOfTable = text.length;
  text += `xref\n0 ${size}\n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${startOfTable}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
