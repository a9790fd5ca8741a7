import type { Socket } from 'node:net';
import type { Engine } from '../engine/engine';
import { ServerError } from '../errors';
import { readMessage, writeReply, type Message } from './message';

const maxMessageBytes = 48_000_000;

/** Reads messages from a socket and writes the replies. Closes the socket on a malformed message. */
export function serveConnection(
  socket: Socket,
  engine: Engine,
  connection: number,
  address: () => string,
): void {
  let chunks: Buffer[] = [];
  let size = 0;
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    size += chunk.length;
    while (size >= 16) {
      let bytes = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(firstBytes(chunks));
      const length = bytes.readInt32LE(0);
      if (length < 16 || length > maxMessageBytes) return void socket.destroy();
      if (size < length) return;
      if (chunks.length > 1) bytes = Buffer.concat(chunks);
      chunks = bytes.length > length ? [bytes.subarray(length)] : [];
      size -= length;
      if (!handleMessage(bytes.subarray(0, length), socket, engine, connection, address()))
        return void socket.destroy();
    }
  });
}

// The message length is in the first four bytes, which may be spread over several chunks.
function firstBytes(chunks: Buffer[]): Buffer[] {
  const first: Buffer[] = [];
  let size = 0;
  for (const chunk of chunks) {
    first.push(chunk.subarray(0, 4));
    size += Math.min(4, chunk.length);
    if (size >= 4) break;
  }
  return first;
}

function handleMessage(
  bytes: Buffer,
  socket: Socket,
  engine: Engine,
  connection: number,
  address: string,
): boolean {
  let message: Message;
  try {
    message = readMessage(bytes);
  } catch {
    return false;
  }
  const { command, expectsNoReply } = message;
  const respond = (reply: Parameters<typeof writeReply>[1]) => {
    if (!expectsNoReply && socket.writable) socket.write(writeReply(message, reply));
  };
  try {
    engine.submit({ command, connection, address, respond });
    return true;
  } catch (error) {
    return error instanceof ServerError;
  }
}
