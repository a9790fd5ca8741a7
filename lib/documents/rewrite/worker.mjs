// @ts-check
import { parentPort, workerData } from 'node:worker_threads';
import { EncryptedPDFError, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { limitDecoders } from './bounded-decoders.mjs';
import { ObjectCopier } from './object-copier.mjs';
import { copyPage, pagesOf } from './pages.mjs';
import { damaged, DocumentProblem, tooLarge } from './problem.mjs';

/** @typedef {import('../rewrite-pdf').RewriteLimits} RewriteLimits */

/** @type {{ bytes: Uint8Array, limits: RewriteLimits }} */
const { bytes, limits } = workerData;
const decoders = limitDecoders(limits.maxDecodedBytes);

/** Copies the pages of the document into a new one. */
async function rewrite() {
  const source = await PDFDocument.load(bytes, {
    updateMetadata: false,
    throwOnInvalidObject: true,
    parseSpeed: Infinity,
  });
  const { context, catalog } = source;
  if (!(catalog instanceof PDFDict)) throw damaged();
  if (context.enumerateIndirectObjects().length > limits.maxObjects) throw tooLarge();
  const target = await PDFDocument.create({ updateMetadata: false });
  const copier = new ObjectCopier(context, target.context, limits);
  for (const entries of pagesOf(catalog, limits.maxPages)) copyPage(target, entries, copier);
  // Without these properties, all layers of a drawing would show.
  const layers = catalog.lookup(PDFName.of('OCProperties'));
  if (layers instanceof PDFDict) target.catalog.set(PDFName.of('OCProperties'), copier.copy(layers));
  await copier.finish();
  const title = source.getTitle();
  if (title) target.setTitle(title.slice(0, 200));
  return target.save({ addDefaultPage: false, updateFieldAppearances: false });
}

/** @param {unknown} error */
function problemOf(error) {
  if (decoders.isExceeded()) return tooLarge().message;
  if (error instanceof DocumentProblem) return error.message;
  return error instanceof EncryptedPDFError ? 'is protected by a password' : damaged().message;
}

rewrite().then(
  (rewritten) => parentPort?.postMessage({ bytes: rewritten }),
  (error) => parentPort?.postMessage({ problem: problemOf(error) }),
);
