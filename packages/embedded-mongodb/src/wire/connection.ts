import type { Socket } from 'node:net';
import type { Engine } from '../engine/engine';
import { ServerError } from '../errors';
import { readMessage, writeReply, type Message } from './message';

const largest = 48_000_000;

/** Reads messages from a socket and writes the answers; a socket that talks nonsense is closed. */
export function serve(socket: Socket, engine: Engine, connection: number, address: () => string): void {
  let waiting: Buffer[] = [];
  let size = 0;
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    waiting.push(chunk);
    size += chunk.length;
    while (size >= 16) {
      let bytes = waiting.length === 1 ? (waiting[0] as Buffer) : Buffer.concat(peek(waiting));
      const length = bytes.readInt32LE(0);
      if (length < 16 || length > largest) return void socket.destroy();
      if (size < length) return;
      if (waiting.length > 1) bytes = Buffer.concat(waiting);
      waiting = bytes.length > length ? [bytes.subarray(length)] : [];
      size -= length;
      if (!handle(bytes.subarray(0, length), socket, engine, connection, address()))
        return void socket.destroy();
    }
  });
}

// The length stands in the first four bytes, which may be spread over small chunks.
function peek(chunks: Buffer[]): Buffer[] {
  const first: Buffer[] = [];
  let size = 0;
  for (const chunk of chunks) {
    first.push(chunk.subarray(0, 4));
    size += Math.min(4, chunk.length);
    if (size >= 4) break;
  }
  return first;
}

function handle(bytes: Buffer, socket: Socket, engine: Engine, connection: number, address: string): boolean {
  let message: Message;
  try {
    message = readMessage(bytes);
  } catch {
    return false;
  }
  const { command, silent } = message;
  const answer = (reply: Parameters<typeof writeReply>[1]) => {
    if (!silent && socket.writable) socket.write(writeReply(message, reply));
  };
  try {
    engine.submit({ command, connection, address, answer });
    return true;
  } catch (error) {
    return error instanceof ServerError;
  }
}
