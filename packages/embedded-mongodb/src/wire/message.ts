import { decode, encode } from '../bson/codec';
import type { Doc } from '../bson/types';
import { Batch } from '../engine/cursors';
import { failedToParse } from '../errors';

const opMsg = 2013;
const opQuery = 2004;
const opReply = 1;
const checksumPresentFlag = 1;
const moreToComeFlag = 2;

export type Message = { id: number; isLegacy: boolean; expectsNoReply: boolean; command: Doc };

/** Parses a complete message into its command. */
export function readMessage(bytes: Buffer): Message {
  const id = bytes.readInt32LE(4);
  const opcode = bytes.readInt32LE(12);
  if (opcode === opMsg) {
    const flags = bytes.readUInt32LE(16);
    if (flags & 0xfffc & ~checksumPresentFlag) throw failedToParse('OP_MSG with unknown required flags');
    const end = bytes.length - (flags & checksumPresentFlag ? 4 : 0);
    return {
      id,
      isLegacy: false,
      expectsNoReply: (flags & moreToComeFlag) !== 0,
      command: readSections(bytes.subarray(20, end)),
    };
  }
  if (opcode !== opQuery) throw failedToParse(`unsupported opcode ${opcode}`);
  const name = bytes.indexOf(0, 20);
  if (name < 0) throw failedToParse('OP_QUERY without a name');
  const command = decode(bytes, name + 9);
  return {
    id,
    isLegacy: true,
    expectsNoReply: false,
    command: { ...command, $db: bytes.toString('utf8', 20, name).split('.')[0] },
  };
}

function readSections(bytes: Buffer): Doc {
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
      lists[bytes.toString('utf8', at + 5, name)] = readDocuments(bytes.subarray(name + 1, end));
    } else throw failedToParse(`OP_MSG section of unknown kind ${kind}`);
    at = end;
  }
  if (!command) throw failedToParse('OP_MSG without a body');
  return { ...command, ...lists };
}

function readDocuments(bytes: Buffer): Doc[] {
  const docs: Doc[] = [];
  for (let at = 0; at < bytes.length;) {
    const size = bytes.readInt32LE(at);
    if (size < 5 || at + size > bytes.length) throw failedToParse('OP_MSG sequence has a wrong length');
    docs.push(decode(bytes.subarray(at, at + size)));
    at += size;
  }
  return docs;
}

/** Encodes a reply as a message. */
export function writeReply({ id, isLegacy }: Message, reply: Doc | Batch): Buffer {
  const body = reply instanceof Batch ? cursorReply(reply) : encode(reply);
  const head = Buffer.alloc(isLegacy ? 36 : 21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(id, 8);
  head.writeInt32LE(isLegacy ? opReply : opMsg, 12);
  if (isLegacy) {
    head.writeInt32LE(8, 16);
    head.writeInt32LE(1, 32);
  }
  return Buffer.concat([head, body]);
}

// Assembles { cursor: { <field>: [documents], id, ns }, ok: 1 } around documents that are already encoded.
function cursorReply({ ns, id, field, docs }: Batch): Buffer {
  const items = docs.flatMap((doc, i) => [Buffer.from(`\x03${i}\0`, 'latin1'), doc]);
  const batch = wrapDocument(items);
  const tail = Buffer.alloc(9);
  tail.writeBigInt64LE(id, 0);
  const name = Buffer.from(`${ns}\0`);
  const size = Buffer.alloc(4);
  size.writeInt32LE(name.length);
  const cursor = wrapDocument([
    elementHeader(4, field),
    ...batch,
    elementHeader(18, 'id'),
    tail.subarray(0, 8),
    elementHeader(2, 'ns'),
    size,
    name,
  ]);
  const one = Buffer.alloc(8);
  one.writeDoubleLE(1);
  return Buffer.concat(wrapDocument([elementHeader(3, 'cursor'), ...cursor, elementHeader(1, 'ok'), one]));
}

const elementHeader = (type: number, name: string) =>
  Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1');

function wrapDocument(parts: Buffer[]): Buffer[] {
  const size = Buffer.alloc(4);
  size.writeInt32LE(parts.reduce((sum, part) => sum + part.length, 5));
  return [size, ...parts, Buffer.from([0])];
}
