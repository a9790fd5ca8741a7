import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { rewritePdf } from '@/lib/documents/rewrite-pdf';
import { onePage } from '@/tests/support/raw-pdf';

export async function rewritten(bytes: Buffer): Promise<Uint8Array> {
  const result = await rewritePdf(bytes);
  if (result.problem !== undefined) throw new Error(`The document ${result.problem}`);
  return result.bytes;
}

/** All objects of a document as text, with object streams decoded and without picture and font data. */
export async function objectsOf(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes);
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFRawStream ? object.dict : object).toString())
    .join('\n');
}

export const annotation = (entries: string) =>
  onePage({ page: `/Annots [<< /Type /Annot /Rect [10 10 90 90] ${entries} >>]` });
