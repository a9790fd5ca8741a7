import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../platform/concurrency';

/** Limits on decompressed size, far above what data sheets and manuals need. */
const limits = {
  maxPages: 2_000,
  maxObjects: 100_000,
  /** For streams that are only measured: content, fonts, pictures. */
  maxBytes: 400_000_000,
  /** For streams that are decoded in memory: object tables and old compressions. */
  maxDecodedBytes: 60_000_000,
  maxPixels: 150_000_000,
};
export type RewriteLimits = typeof limits;

const maxSeconds = 30;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** One document at a time: reading one may take several hundred megabytes. */
const inTurn = limitConcurrency(1);

export type RewrittenPdf = { bytes: Uint8Array; problem?: undefined } | { problem: string };

/**
 * Builds a new PDF that looks like an uploaded one: it copies the pages with their content and their https links, but
 * no actions, scripts, forms or attachments. `problem` is the reason for a rejection, phrased to follow "The document".
 * Runs in a thread with limited memory and time, so a malicious file can't take the server down.
 */
export async function rewritePdf(bytes: Buffer): Promise<RewrittenPdf> {
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return { problem: 'must be a PDF file' };
  if (!bytes.subarray(-2048).includes('%%EOF')) return { problem: 'can’t be read: its end is missing' };
  return inTurn(() => rewriteInThread(bytes));
}

function rewriteInThread(file: Buffer): Promise<RewrittenPdf> {
  const bytes = Uint8Array.from(file);
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(process.cwd(), 'lib/documents/rewrite/worker.mjs'), {
      workerData: { bytes, limits },
      transferList: [bytes.buffer],
      resourceLimits,
      stdout: true,
      stderr: true,
    });
    const timeout = setTimeout(() => finish({ problem: 'takes too long to read' }), maxSeconds * 1000);
    const finish = (result: RewrittenPdf) => {
      clearTimeout(timeout);
      resolve(result);
      void worker.terminate();
    };
    worker.once('message', finish);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
        finish({ problem: 'expands to far more data than a document needs' });
      } else {
        clearTimeout(timeout);
        reject(error);
      }
    });
    worker.once('exit', () => reject(new Error('The thread that rewrites documents ended without a result')));
  });
}
