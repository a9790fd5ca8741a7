import { createHash } from 'node:crypto';
import type { Binary, BSONRegExp, ObjectId, Timestamp } from 'bson';
import { exactly, subtract } from './decimal';
import { exact, numberType, toNumber } from './numbers';
import { fieldsOf, rankOf, type Doc, type Value } from './types';

const longest = 480;
const terminator = Buffer.from([0, 0]);

/** A value as bytes whose order is the value's order. Long ones are cut, and `exact` is then false. */
export function keyOf(v: Value): { bytes: Buffer; exact: boolean } {
  const out: Buffer[] = [];
  write(v, out);
  const bytes = Buffer.concat(out);
  if (bytes.length <= longest) return { bytes, exact: true };
  const digest = createHash('sha1').update(bytes).digest();
  return { bytes: Buffer.concat([bytes.subarray(0, longest), digest]), exact: false };
}

/** The first byte of every value of this rank. */
export const tagOf = (rank: number): number => rank + 2;

/** The start of the key of every string that begins with `prefix`. */
export const stringPrefix = (prefix: string): Buffer =>
  Buffer.concat([Buffer.from([tagOf(15)]), escaped(Buffer.from(prefix))]).subarray(0, longest);

function write(v: Value, out: Buffer[]): void {
  const rank = rankOf(v);
  out.push(Buffer.from([tagOf(rank)]));
  switch (rank) {
    case 10:
      out.push(numberKey(v));
      break;
    case 15:
      out.push(escaped(Buffer.from(String(v))), terminator);
      break;
    case 20:
      for (const [name, x] of fieldsOf(v as Doc)) {
        out.push(Buffer.from([tagOf(rankOf(x))]), escaped(Buffer.from(name)), terminator);
        write(x, out);
      }
      out.push(Buffer.from([0]));
      break;
    case 25:
      for (const x of v as Value[]) write(x, out);
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
      out.push(signed(BigInt(Number(v))));
      break;
    case 47: {
      const bytes = Buffer.alloc(8);
      bytes.writeBigUInt64BE(BigInt.asUintN(64, (v as Timestamp).toBigInt()));
      out.push(bytes);
      break;
    }
    case 50: {
      const { pattern, options } = v as BSONRegExp;
      out.push(escaped(Buffer.from(pattern)), terminator, escaped(Buffer.from(options)), terminator);
      break;
    }
    case 60:
    case 65:
      out.push(escaped(Buffer.from(JSON.stringify(v))), terminator);
  }
}

function escaped(bytes: Buffer): Buffer {
  if (!bytes.includes(0)) return bytes;
  return Buffer.from([...bytes].flatMap((x) => (x === 0 ? [0, 0xff] : [x])));
}

function signed(n: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(n);
  bytes[0] = (bytes[0] as number) ^ 0x80;
  return bytes;
}

/** The nearest double, then, when that is not the value, on which side it lies and how far off: two doubles more. */
function numberKey(v: Value): Buffer {
  const n = toNumber(v);
  if (Number.isNaN(n)) return Buffer.alloc(10);
  const rest = remainders(v, n);
  const side = Buffer.alloc(2);
  side.writeUInt16BE(0x8000 + Math.sign(rest[0] ?? 0));
  return Buffer.concat([doubleKey(n), side, ...(rest[0] ? rest.map(doubleKey) : [])]);
}

function doubleKey(n: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(n === 0 ? 0 : n);
  if ((bytes[0] as number) & 0x80) for (let i = 0; i < 8; i++) bytes[i] = (bytes[i] as number) ^ 0xff;
  else bytes[0] = (bytes[0] as number) ^ 0x80;
  return bytes;
}

// What two further doubles add to the nearest one: together they tell 34 digits apart.
function remainders(v: Value, nearest: number): number[] {
  if (typeof v === 'number' || !Number.isFinite(nearest) || numberType(v) === 'double') return [];
  const first = subtract(exact(v), exactly(nearest));
  const near = Number(`${first.coefficient}e${first.exponent}`);
  const second = subtract(first, exactly(near));
  return [near, Number(`${second.coefficient}e${second.exponent}`)];
}
