// @ts-check
import { decodePDFRawStream, PDFContext, PDFRawStream } from '@cantoo/pdf-lib';
import { tooLarge } from './problem.mjs';

/** @typedef {{ buffer: Uint8Array, ensureBuffer(size: number): Uint8Array }} Decoder */

/** The base class of the library's decoders: each of them grows its output through `ensureBuffer`. */
function decoderPrototype() {
  const dict = PDFContext.create().obj({ Filter: 'ASCIIHexDecode' });
  const decoder = decodePDFRawStream(PDFRawStream.of(dict, new TextEncoder().encode('>')));
  /** @type {Decoder} */
  const prototype = Object.getPrototypeOf(Object.getPrototypeOf(decoder));
  if (typeof prototype.ensureBuffer !== 'function') throw new Error('The decoders of pdf-lib have changed');
  return prototype;
}

/**
 * Limits how much the library's decoders may produce in this thread, all streams together. The library itself expands
 * object streams without a limit, and the heap limit of a thread doesn't cover its buffers.
 * @param {number} maxBytes
 */
export function limitDecoders(maxBytes) {
  const prototype = decoderPrototype();
  const { ensureBuffer } = prototype;
  let left = maxBytes;
  let exceeded = false;
  prototype.ensureBuffer = function (/** @type {number} */ size) {
    const before = this.buffer.byteLength;
    if (size - before > left) {
      exceeded = true;
      throw tooLarge();
    }
    const buffer = ensureBuffer.call(this, size);
    left -= buffer.byteLength - before;
    return buffer;
  };
  return { isExceeded: () => exceeded };
}
