import {
  Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp, serialize,
} from 'bson'; // prettier-ignore
import { failedToParse } from '../errors';
import { isInt32, setField, type Doc, type Value } from './types';

/** The fields of a document to decode: null is all of a value, a tree the named fields of the documents in it. */
export type FieldTree = Map<string, FieldTree | null>;

/**
 * Decodes a BSON document, or only some of its fields. The bson library cannot be used for this: it either loses the difference between an int and a
 * double with an integer value, or wraps every number in an object.
 */
export function decode(bytes: Uint8Array, start = 0, fields: FieldTree | null = null): Doc {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length < start + 5) throw failedToParse('BSON document is too short');
  const reader = new Reader(buffer, start);
  return reader.document(fields);
}

/** Encodes a document as BSON. */
export const encode = (doc: Doc): Buffer => {
  const bytes = serialize(doc, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

const fixedSizes = new Map([
  [0x01, 8], [0x06, 0], [0x07, 12], [0x08, 1], [0x09, 8], [0x0a, 0], [0x10, 4], [0x11, 8], [0x12, 8], [0x13, 16],
  [0x7f, 0], [0xff, 0],
]); // prettier-ignore
/** Values that start with a length, and how many bytes they have beyond it. */
const prefixedTypes = new Map([
  [0x02, 4], [0x0d, 4], [0x0e, 4], [0x05, 5], [0x03, 0], [0x04, 0], [0x0f, 0],
]); // prettier-ignore

/**
 * Field names that were read before, by the hash of their bytes: the documents of a collection repeat theirs. Only names
 * in ASCII, whose characters are their bytes.
 */
const nameSlots = 4096;
const maxNameLength = 40;
const names = new Array<string>(nameSlots).fill('');

function isTextAt(buffer: Buffer, start: number, end: number, text: string): boolean {
  if (text.length !== end - start) return false;
  for (let i = 0; i < text.length; i++) if (buffer[start + i] !== text.charCodeAt(i)) return false;
  return true;
}

class Reader {
  constructor(
    private readonly buffer: Buffer,
    private at: number,
  ) {}

  document(fields: FieldTree | null = null): Doc {
    const end = this.open();
    const doc: Doc = {};
    for (let type = this.byte(); type !== 0; type = this.byte()) {
      const name = this.cstring();
      const wanted = fields ? fields.get(name) : null;
      if (wanted === undefined) this.skip(type);
      else setField(doc, name, this.value(type, wanted));
    }
    if (this.at !== end) throw failedToParse('BSON document has a wrong length');
    return doc;
  }

  private array(fields: FieldTree | null): Value[] {
    const end = this.open();
    const list: Value[] = [];
    for (let type = this.byte(); type !== 0; type = this.byte()) {
      while (this.buffer[this.at] !== 0) this.at++;
      this.at++;
      list.push(this.value(type, fields));
    }
    if (this.at !== end) throw failedToParse('BSON array has a wrong length');
    return list;
  }

  private open(): number {
    const end = this.at + this.int();
    if (end > this.buffer.length) throw failedToParse('BSON document is longer than its message');
    return end;
  }

  private byte(): number {
    const value = this.buffer[this.at++];
    if (value === undefined) throw failedToParse('BSON document is cut off');
    return value;
  }

  private int(): number {
    this.at += 4;
    return this.buffer.readInt32LE(this.at - 4);
  }

  private long(): Long {
    const low = this.int();
    return new Long(low, this.int());
  }

  private cstring(): string {
    const { buffer, at } = this;
    let [end, hash] = [at, 0];
    for (let byte = buffer[end]; byte !== 0; byte = buffer[++end]) {
      if (byte === undefined) throw failedToParse('BSON key is cut off');
      hash = (hash * 31 + byte) | 0;
    }
    this.at = end + 1;
    const slot = hash & (nameSlots - 1);
    const known = names[slot]!;
    if (isTextAt(buffer, at, end, known)) return known;
    const name = buffer.toString('utf8', at, end);
    if (name.length === end - at && name.length <= maxNameLength) names[slot] = name;
    return name;
  }

  private string(): string {
    const length = this.int();
    if (length < 1 || this.at + length > this.buffer.length) throw failedToParse('BSON string is cut off');
    const text = this.buffer.toString('utf8', this.at, this.at + length - 1);
    this.at += length;
    return text;
  }

  private bytes(length: number): Buffer {
    if (length < 0 || this.at + length > this.buffer.length) throw failedToParse('BSON value is cut off');
    this.at += length;
    return Buffer.from(this.buffer.subarray(this.at - length, this.at));
  }

  /** Moves behind a value of a stored document, which is valid. */
  private skip(type: number): void {
    const size = fixedSizes.get(type);
    if (size !== undefined) this.at += size;
    else if (type === 0x0b) {
      this.cstring();
      this.cstring();
    } else if (prefixedTypes.has(type))
      this.at += prefixedTypes.get(type)! + this.buffer.readInt32LE(this.at);
    else throw failedToParse(`Unrecognized BSON type ${type}`);
  }

  private value(type: number, fields: FieldTree | null = null): Value {
    switch (type) {
      case 0x01: {
        this.at += 8;
        const n = this.buffer.readDoubleLE(this.at - 8);
        return isInt32(n) ? new Double(n) : n;
      }
      case 0x02:
        return this.string();
      case 0x03:
        return this.document(fields);
      case 0x04:
        return this.array(fields);
      case 0x05: {
        const length = this.int();
        const subType = this.byte();
        return new Binary(this.bytes(length), subType);
      }
      case 0x07:
        return new ObjectId(this.bytes(12));
      case 0x08:
        return this.byte() === 1;
      case 0x09:
        return new Date(this.long().toNumber());
      case 0x06:
      case 0x0a:
        return null;
      case 0x0b: {
        const pattern = this.cstring();
        return new BSONRegExp(pattern, this.cstring());
      }
      case 0x0d:
        return new Code(this.string());
      case 0x0e:
        return new BSONSymbol(this.string());
      case 0x0f: {
        this.int();
        const code = this.string();
        return new Code(code, this.document());
      }
      case 0x10:
        return this.int();
      case 0x11: {
        const bits = this.long();
        return new Timestamp(bits);
      }
      case 0x12:
        return this.long();
      case 0x13:
        return new Decimal128(this.bytes(16));
      case 0xff:
        return new MinKey();
      case 0x7f:
        return new MaxKey();
    }
    throw failedToParse(`Unrecognized BSON type ${type}`);
  }
}
