import type { EventEmitter } from 'node:events';
import { Connection } from 'mongodb/lib/cmap/connection.js';

type PatchedConnection = EventEmitter & {
  error: Error | null;
  rejectsWritesOnClose?: true;
  writeCommand(command: unknown, options: unknown): Promise<void>;
};

/**
 * Makes the driver reject a command written to a connection that is closing, so that the driver retries it on another
 * one. Without this the write waits forever for the closed socket to drain: `writeCommand` in lib/cmap/connection.js of
 * version 6.22, which the auth adapter requires, and still of 7.9.
 */
export function rejectWritesOnClosedConnections(): void {
  const prototype = Connection.prototype as PatchedConnection;
  // Next may load this module several times in a process; the driver is loaded once.
  if (prototype.rejectsWritesOnClose) return;
  prototype.rejectsWritesOnClose = true;
  const { writeCommand } = prototype;
  prototype.writeCommand = async function (command, options) {
    let onClose = () => {};
    const closed = new Promise<never>((_, reject) => {
      onClose = () => reject(this.error);
      this.once('close', onClose);
    });
    try {
      await Promise.race([writeCommand.call(this, command, options), closed]);
    } finally {
      this.off('close', onClose);
    }
  };
}
