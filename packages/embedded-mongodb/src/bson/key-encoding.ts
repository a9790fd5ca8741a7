import { createHash } from 'node:crypto';
import type { Binary, BSONRegExp, ObjectId, Timestamp } from 'bson';
import { exactDecimal, subtract } from './decimal';
import { exactValue, numberType, toNumber } from './numbers';
import { definedFields, rankOf, type Doc, type Value } from './types';

const maxKeyBytes = 480;
const terminator = Buffer.from([0, 0]);

/**
 * Encodes a value as bytes that sort in the BSON comparison order. Long keys are truncated and end in a digest; `exact`
 * is then false.
 */
export function encodeKey(v: Value): { bytes: Buffer; exact: boolean } {
  const out: Buffer[] = [];
  writeValue(v, out);
  const bytes = Buffer.concat(out);
  if (bytes.length <= maxKeyBytes) return { bytes, exact: true };
  const digest = createHash('sha1').update(bytes).digest();
  return { bytes: Buffer.concat([bytes.subarray(0, maxKeyBytes), digest]), exact: false };
}

/** The first key byte of every value of a type rank. */
export const typeTag = (rank: number): number => rank + 2;

/** The common key prefix of all strings that start with `prefix`. */
export const stringPrefixKey = (prefix: string): Buffer =>
  Buffer.concat([Buffer.from([typeTag(15)]), escapeZeroBytes(Buffer.from(prefix))]).subarray(0, maxKeyBytes);

function writeValue(v: Value, out: Buffer[]): void {
  const rank = rankOf(v);
  out.push(Buffer.from([typeTag(rank)]));
  switch (rank) {
    case 10:
      out.push(encodeNumber(v));
      break;
    case 15:
      out.push(escapeZeroBytes(Buffer.from(String(v))), terminator);
      break;
    case 20:
      for (const [name, x] of definedFields(v as Doc)) {
        out.push(Buffer.from([typeTag(rankOf(x))]), escapeZeroBytes(Buffer.from(name)), terminator);
        writeValue(x, out);
      }
      out.push(Buffer.from([0]));
      break;
    case 25:
      for (const x of v as Value[]) writeValue(x, out);
      out.push(Buffer.from([0]));
      break;
    case 30: {
      const binary = v as Binary;
      const head = Buffer.alloc(5);
      head.writeUInt32BE(binary.length());
      head[4] = binary.sub_type;
      out.push(head, Buffer.from(binary.value()));
      break;
    }
    case 35:
      out.push(Buffer.from((v as ObjectId).id));
      break;
    case 40:
      out.push(Buffer.from([v ? 1 : 0]));
      break;
    case 45:
      out.push(encodeInt64(BigInt(Number(v))));
      break;
    case 47: {
      const bytes = Buffer.alloc(8);
      bytes.writeBigUInt64BE(BigInt.asUintN(64, (v as Timestamp).toBigInt()));
      out.push(bytes);
      break;
    }
    case 50: {
      const { pattern, options } = v as BSONRegExp;
      out.push(
        escapeZeroBytes(Buffer.from(pattern)),
        terminator,
        escapeZeroBytes(Buffer.from(options)),
        terminator,
      );
      break;
    }
    case 60:
    case 65:
      out.push(escapeZeroBytes(Buffer.from(JSON.stringify(v))), terminator);
  }
}

function escapeZeroBytes(bytes: Buffer): Buffer {
  if (!bytes.includes(0)) return bytes;
  return Buffer.from([...bytes].flatMap((x) => (x === 0 ? [0, 0xff] : [x])));
}

function encodeInt64(n: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(n);
  bytes[0] = (bytes[0] as number) ^ 0x80;
  return bytes;
}

// The nearest double. If it is not the exact value, the side and two more doubles with the remainder follow.
function encodeNumber(v: Value): Buffer {
  const n = toNumber(v);
  if (Number.isNaN(n)) return Buffer.alloc(10);
  const rest = remainders(v, n);
  const side = Buffer.alloc(2);
  side.writeUInt16BE(0x8000 + Math.sign(rest[0] ?? 0));
  return Buffer.concat([encodeDouble(n), side, ...(rest[0] ? rest.map(encodeDouble) : [])]);
}

function encodeDouble(n: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(n === 0 ? 0 : n);
  if ((bytes[0] as number) & 0x80) for (let i = 0; i < 8; i++) bytes[i] = (bytes[i] as number) ^ 0xff;
  else bytes[0] = (bytes[0] as number) ^ 0x80;
  return bytes;
}

// Two more doubles that refine the nearest one: together they distinguish all 34 digits of a decimal.
function remainders(v: Value, nearest: number): number[] {
  if (typeof v === 'number' || !Number.isFinite(nearest) || numberType(v) === 'double') return [];
  const first = subtract(exactValue(v), exactDecimal(nearest));
  const near = Number(`${first.coefficient}e${first.exponent}`);
  const second = subtract(first, exactDecimal(near));
  return [near, Number(`${second.coefficient}e${second.exponent}`)];
}
