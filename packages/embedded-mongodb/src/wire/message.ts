import { decode, encode } from '../bson/codec';
import type { Doc } from '../bson/types';
import { Batch } from '../engine/cursors';
import { failedToParse } from '../errors';

const opMsg = 2013;
const opQuery = 2004;
const opReply = 1;
const checksumPresent = 1;
const moreToCome = 2;

export type Message = { id: number; legacy: boolean; silent: boolean; command: Doc };

/** A whole message from the wire as the command that it carries. */
export function readMessage(bytes: Buffer): Message {
  const id = bytes.readInt32LE(4);
  const opcode = bytes.readInt32LE(12);
  if (opcode === opMsg) {
    const flags = bytes.readUInt32LE(16);
    if (flags & 0xfffc & ~checksumPresent) throw failedToParse('OP_MSG with unknown required flags');
    const end = bytes.length - (flags & checksumPresent ? 4 : 0);
    return {
      id,
      legacy: false,
      silent: (flags & moreToCome) !== 0,
      command: sections(bytes.subarray(20, end)),
    };
  }
  if (opcode !== opQuery) throw failedToParse(`unsupported opcode ${opcode}`);
  const name = bytes.indexOf(0, 20);
  if (name < 0) throw failedToParse('OP_QUERY without a name');
  const command = decode(bytes, name + 9);
  return {
    id,
    legacy: true,
    silent: false,
    command: { ...command, $db: bytes.toString('utf8', 20, name).split('.')[0] },
  };
}

function sections(bytes: Buffer): Doc {
  let command: Doc | undefined;
  const lists: Doc = {};
  let at = 0;
  while (at < bytes.length) {
    const kind = bytes[at];
    const size = bytes.readInt32LE(at + 1);
    const end = at + 1 + size;
    if (size < 5 || end > bytes.length) throw failedToParse('OP_MSG section has a wrong length');
    if (kind === 0) command = decode(bytes.subarray(at + 1, end));
    else if (kind === 1) {
      const name = bytes.indexOf(0, at + 5);
      lists[bytes.toString('utf8', at + 5, name)] = documents(bytes.subarray(name + 1, end));
    } else throw failedToParse(`OP_MSG section of unknown kind ${kind}`);
    at = end;
  }
  if (!command) throw failedToParse('OP_MSG without a body');
  return { ...command, ...lists };
}

function documents(bytes: Buffer): Doc[] {
  const docs: Doc[] = [];
  for (let at = 0; at < bytes.length;) {
    const size = bytes.readInt32LE(at);
    if (size < 5 || at + size > bytes.length) throw failedToParse('OP_MSG sequence has a wrong length');
    docs.push(decode(bytes.subarray(at, at + size)));
    at += size;
  }
  return docs;
}

/** An answer as a message. */
export function writeReply({ id, legacy }: Message, reply: Doc | Batch): Buffer {
  const body = reply instanceof Batch ? cursorReply(reply) : encode(reply);
  const head = Buffer.alloc(legacy ? 36 : 21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(id, 8);
  head.writeInt32LE(legacy ? opReply : opMsg, 12);
  if (legacy) {
    head.writeInt32LE(8, 16);
    head.writeInt32LE(1, 32);
  }
  return Buffer.concat([head, body]);
}

// { cursor: { <field>: [documents], id, ns }, ok: 1 }, put together around documents that are BSON already.
function cursorReply({ ns, id, field, docs }: Batch): Buffer {
  const items = docs.flatMap((doc, i) => [Buffer.from(`\x03${i}\0`, 'latin1'), doc]);
  const batch = document(items);
  const tail = Buffer.alloc(9);
  tail.writeBigInt64LE(id, 0);
  const name = Buffer.from(`${ns}\0`);
  const size = Buffer.alloc(4);
  size.writeInt32LE(name.length);
  const cursor = document([
    key(4, field),
    ...batch,
    key(18, 'id'),
    tail.subarray(0, 8),
    key(2, 'ns'),
    size,
    name,
  ]);
  const one = Buffer.alloc(8);
  one.writeDoubleLE(1);
  return Buffer.concat(document([key(3, 'cursor'), ...cursor, key(1, 'ok'), one]));
}

const key = (type: number, name: string) => Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1');

function document(parts: Buffer[]): Buffer[] {
  const size = Buffer.alloc(4);
  size.writeInt32LE(parts.reduce((sum, part) => sum + part.length, 5));
  return [size, ...parts, Buffer.from([0])];
}
