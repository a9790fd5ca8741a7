// @ts-check
import { createInflate, constants, deflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { damaged, DocumentProblem, tooLarge } from './problem.mjs';

const abbreviations = new Map([
  ['Fl', 'FlateDecode'],
  ['LZW', 'LZWDecode'],
  ['RL', 'RunLengthDecode'],
  ['A85', 'ASCII85Decode'],
  ['AHx', 'ASCIIHexDecode'],
  ['DCT', 'DCTDecode'],
  ['CCF', 'CCITTFaxDecode'],
]);
const imageFilters = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);
const dataFilters = new Set([
  'FlateDecode',
  'LZWDecode',
  'RunLengthDecode',
  'ASCII85Decode',
  'ASCIIHexDecode',
]);

/** @typedef {{ name: string, params: PDFDict | undefined }} Filter */

/**
 * The filters of a stream with their parameters, by their full names, whatever is written indirectly or abbreviated.
 * @param {PDFRawStream} stream
 * @returns {Filter[]}
 */
function filtersOf({ dict }) {
  const filter = dict.lookup(PDFName.of('Filter')) ?? dict.lookup(PDFName.of('F'));
  const params = dict.lookup(PDFName.of('DecodeParms')) ?? dict.lookup(PDFName.of('DP'));
  const length = filter instanceof PDFArray ? filter.size() : filter instanceof PDFName ? 1 : 0;
  return Array.from({ length }, (_, index) => {
    const name = filter instanceof PDFArray ? filter.lookup(index) : filter;
    const own = params instanceof PDFArray ? params.lookup(index) : length === 1 ? params : undefined;
    if (!(name instanceof PDFName)) throw damaged();
    const written = name.decodeText();
    return {
      name: abbreviations.get(written) ?? written,
      params: own instanceof PDFDict ? own : undefined,
    };
  });
}

/**
 * How many bytes a deflated text has, without holding them.
 * @param {Uint8Array} deflated
 * @param {number} max
 * @returns {Promise<number>}
 */
function inflatedLength(deflated, max) {
  return new Promise((resolve, reject) => {
    let length = 0;
    // Z_SYNC_FLUSH accepts truncated data, as all readers do.
    const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
    inflate.on('data', (/** @type {Uint8Array} */ chunk) => {
      length += chunk.length;
      if (length > max) inflate.destroy(tooLarge());
    });
    inflate.on('error', (error) => {
      // The data is complete; only its checksum is wrong, as some programs write it.
      if (error.message === 'incorrect data check') resolve(length);
      else reject(error instanceof DocumentProblem ? error : damaged());
    });
    inflate.on('end', () => resolve(length));
    inflate.end(deflated);
  });
}

/** @param {PDFDict | undefined} params */
const usesPredictor = (params) => {
  const predictor = params?.lookup(PDFName.of('Predictor'));
  return predictor instanceof PDFNumber && predictor.asNumber() > 1;
};

/** Checks and normalizes the data of streams; their decompressed total must stay within `maxBytes`. */
export class StreamReader {
  /** @param {{ maxBytes: number, maxPixels: number }} limits */
  constructor({ maxBytes, maxPixels }) {
    this.left = maxBytes;
    this.maxPixels = maxPixels;
  }

  /**
   * The data of a stream and the filters that it needs: at most one compression, and one format of images after it.
   * @param {PDFRawStream} stream
   * @returns {Promise<{ contents: Uint8Array, filters: Filter[] }>}
   */
  async read(stream) {
    this.checkPixels(stream.dict);
    const filters = filtersOf(stream);
    const image = filters.slice(-1).filter(({ name }) => imageFilters.has(name));
    const compressions = image.length ? filters.slice(0, -1) : filters;
    if (compressions.some(({ name }) => !dataFilters.has(name))) {
      throw new DocumentProblem('uses a compression that is not supported');
    }
    if (compressions.length > 1 || compressions.some(({ name }) => name !== 'FlateDecode')) {
      return this.recompress(stream, compressions, image);
    }
    const { contents } = stream;
    this.left -= compressions.length ? await inflatedLength(contents, this.left) : contents.length;
    if (this.left < 0) throw tooLarge();
    return { contents, filters };
  }

  /**
   * Expands a stream with the library's decoders, which limit themselves, and compresses it as all readers know it.
   * @param {PDFRawStream} stream
   * @param {Filter[]} compressions
   * @param {Filter[]} image
   */
  recompress(stream, compressions, image) {
    if (compressions.slice(0, -1).some(({ params }) => usesPredictor(params))) throw damaged();
    const { context } = stream.dict;
    const dict = context.obj({
      Filter: compressions.map(({ name }) => name),
      DecodeParms: compressions.map(({ params }) => params ?? null),
    });
    const data = decodePDFRawStream(PDFRawStream.of(dict, stream.contents)).decode();
    const params = compressions.at(-1)?.params;
    return {
      contents: new Uint8Array(deflateSync(data)),
      filters: [{ name: 'FlateDecode', params: usesPredictor(params) ? params : undefined }, ...image],
    };
  }

  /**
   * Refuses pictures for which a reader would need gigabytes.
   * @param {PDFDict} dict
   */
  checkPixels(dict) {
    const [width, height] = ['Width', 'Height'].map((key) => dict.lookup(PDFName.of(key)));
    if (!(width instanceof PDFNumber) || !(height instanceof PDFNumber)) return;
    if (width.asNumber() * height.asNumber() > this.maxPixels) throw tooLarge();
  }
}
