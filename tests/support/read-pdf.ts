import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What a reader finds in a PDF: the text of each page, and everything that could do more than be read. */
export type ReadPdf = {
  pages: string[];
  title?: string;
  annotations: { subtype: string; url?: string; unsafeUrl?: string; scripts?: object }[];
  scripts: object[];
  openAction: object | null;
  attachments: string[];
  fields: string[];
};

/** Opens a PDF with pdf.js, in a thread because Jest can't load ES modules. */
export function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(process.cwd(), 'tests/support/pdf-reader.mjs'), { workerData: bytes });
    worker.once('message', resolve).once('error', reject);
  });
}

/** The text of a PDF with single spaces, wherever its lines and pages end. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  return (await readPdf(bytes)).pages.join(' ').replace(/\s+/g, ' ');
}
