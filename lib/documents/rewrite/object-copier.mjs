// @ts-check
import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { drawsNothing, droppedKeys, nameMaps } from './dropped-content.mjs';
import { damaged, tooLarge } from './problem.mjs';
import { StreamReader } from './streams.mjs';

/** @typedef {import('@cantoo/pdf-lib').PDFContext} PDFContext */
/** @typedef {import('@cantoo/pdf-lib').PDFObject} PDFObject */

const maxDepth = 100;

/** Copies the objects that draw the pages of a document into another one, and no active content. */
export class ObjectCopier {
  /**
   * @param {PDFContext} source
   * @param {PDFContext} target
   * @param {{ maxObjects: number, maxBytes: number, maxPixels: number }} limits
   */
  constructor(source, target, limits) {
    this.source = source;
    this.target = target;
    this.maxObjects = limits.maxObjects;
    this.streams = new StreamReader(limits);
    /** @type {Map<PDFRef, PDFRef>} */
    this.copied = new Map();
    /** @type {Map<PDFObject, PDFRef>} */
    this.copiedOnce = new Map();
    /** @type {{ object: PDFObject, ref: PDFRef, key: string }[]} */
    this.pending = [];
  }

  /**
   * A copy of a value. Objects that it refers to are copied by `finish`.
   * @param {PDFObject} value
   * @param {string} [key] the key under which it stands
   * @returns {PDFObject}
   */
  copy(value, key = '', depth = 0) {
    if (depth > maxDepth) throw damaged();
    if (value instanceof PDFRef) return this.copyReferenced(value, key);
    if (value instanceof PDFDict) return this.copyDict(value, key, depth);
    if (value instanceof PDFArray) {
      const array = PDFArray.withContext(this.target);
      for (const item of value.asArray()) array.push(this.copy(item, key, depth + 1));
      return array;
    }
    const scalars = [PDFName, PDFNumber, PDFString, PDFHexString, PDFBool];
    return scalars.some((type) => value instanceof type) ? value : PDFNull;
  }

  /**
   * A reference to the one copy of an object that `copy` makes.
   * @param {PDFObject} object
   * @param {() => PDFObject} copy
   */
  copyOnce(object, copy) {
    const ref = this.copiedOnce.get(object) ?? this.target.register(copy());
    this.copiedOnce.set(object, ref);
    return ref;
  }

  /**
   * @param {PDFRef} ref
   * @param {string} key
   */
  copyReferenced(ref, key) {
    const known = this.copied.get(ref);
    if (known) return known;
    const object = this.source.lookup(ref);
    if (!object) return PDFNull;
    if (this.copied.size >= this.maxObjects) throw tooLarge();
    const copy = this.target.nextRef();
    this.copied.set(ref, copy);
    this.pending.push({ object, ref: copy, key });
    return copy;
  }

  /**
   * @param {PDFDict} dict
   * @param {string} key
   * @param {number} depth
   */
  copyDict(dict, key, depth) {
    const isNameMap = nameMaps.has(key);
    if (!isNameMap && drawsNothing(dict)) return PDFNull;
    const copy = this.target.obj({});
    for (const [name, value] of dict.entries()) {
      const text = name.decodeText();
      if (!isNameMap && droppedKeys.has(text)) continue;
      copy.set(name, this.copy(value, isNameMap ? '' : text, depth + 1));
    }
    return copy;
  }

  /** Copies all objects that the copies refer to. */
  async finish() {
    for (let next = this.pending.pop(); next; next = this.pending.pop()) {
      const { object, ref, key } = next;
      this.target.assign(
        ref,
        object instanceof PDFRawStream ? await this.copyStream(object) : this.copy(object, key),
      );
    }
  }

  /**
   * A stream with its data normalized and the keys that say how to draw it.
   * @param {PDFRawStream} stream
   */
  async copyStream(stream) {
    const dict = this.copyDict(stream.dict, '', 0);
    if (!(dict instanceof PDFDict) || stream.dict.lookup(PDFName.of('Subtype')) === PDFName.of('PS')) {
      return PDFNull;
    }
    const { contents, filters } = await this.streams.read(stream);
    for (const key of ['Length', 'Filter', 'DecodeParms', 'DP']) dict.delete(PDFName.of(key));
    if (filters.length > 0) {
      const params = filters.map((filter) => filter.params && this.copy(filter.params));
      dict.set(PDFName.of('Filter'), this.target.obj(filters.map(({ name }) => name)));
      dict.set(PDFName.of('DecodeParms'), this.target.obj(params.map((each) => each ?? null)));
    }
    return PDFRawStream.of(dict, contents);
  }
}
