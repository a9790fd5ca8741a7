import { createHash } from 'node:crypto';
import { AFRelationship, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

/** A file in a PDF that says the same as its pages. */
export type Attachment = { name: string; mediaType: string; description: string; bytes: Uint8Array };

function setOutputIntent(pdf: PDFDocument, colorProfile: Uint8Array): void {
  const profile = pdf.context.register(pdf.context.stream(colorProfile, { N: 3 }));
  const intent = pdf.context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of('sRGB'),
    DestOutputProfile: profile,
  });
  pdf.catalog.set(PDFName.of('OutputIntents'), pdf.context.obj([intent]));
}

/** The metadata as UTF-8: the library would write each character as one byte. */
function setMetadata(pdf: PDFDocument, xmp: string): void {
  const stream = pdf.context.stream(new TextEncoder().encode(xmp), { Type: 'Metadata', Subtype: 'XML' });
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(stream));
}

/** Identifies the document by its contents, so that the same contents give the same bytes. */
function setId(pdf: PDFDocument, contents: Uint8Array[]): void {
  const hash = createHash('sha256');
  for (const bytes of contents) hash.update(bytes);
  const id = PDFHexString.of(hash.digest('hex').slice(0, 32));
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id]);
}

/**
 * Makes a PDF that is archivable (PDF/A-3) with a file attached: the same bytes for the same contents. `metadata` is the
 * XMP packet, which must agree with the PDF's title and date; `colorProfile` is the ICC profile of its RGB colors. All
 * its fonts must be embedded.
 */
export async function archivePdf(
  bytes: Uint8Array,
  {
    attachment,
    metadata,
    colorProfile,
    date,
  }: { attachment: Attachment; metadata: string; colorProfile: Uint8Array; date: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  await pdf.attach(attachment.bytes, attachment.name, {
    mimeType: attachment.mediaType,
    description: attachment.description,
    creationDate: date,
    modificationDate: date,
    afRelationship: AFRelationship.Alternative,
  });
  setOutputIntent(pdf, colorProfile);
  setMetadata(pdf, metadata);
  setId(pdf, [bytes, attachment.bytes]);
  return (await pdf.save()) as Uint8Array<ArrayBuffer>;
}
