import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';

/** The contents of a PDF: the text of each page, and everything active. */
export type ReadPdf = {
  pages: string[];
  title?: string;
  annotations: { subtype: string; url?: string; unsafeUrl?: string; actions?: object }[];
  scripts: object[];
  openAction: object | null;
  attachments: string[];
  /** The text of each attached file. */
  attached: Record<string, string>;
  /** The XMP packet. */
  metadata: string;
  fields: string[];
};

let reader: Worker | undefined;

/** Opens a PDF with pdf.js, in a thread because Jest can't load ES modules. */
export function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  reader ??= new Worker(join(process.cwd(), 'tests/support/pdf-reader.mjs'));
  reader.unref();
  const { port1, port2 } = new MessageChannel();
  reader.postMessage({ bytes, port: port2 }, [port2]);
  return new Promise((resolve, reject) => {
    port1.once('message', ({ read, error }: { read: ReadPdf; error?: string }) => {
      port1.close();
      if (error) reject(new Error(error));
      else resolve(read);
    });
  });
}

/** The text of a PDF with single spaces in place of line and page breaks. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  return (await readPdf(bytes)).pages.join(' ').replace(/\s+/g, ' ');
}
