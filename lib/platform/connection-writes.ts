import type { EventEmitter } from 'node:events';
import { Connection } from 'mongodb/lib/cmap/connection.js';

type Written = EventEmitter & {
  error: Error | null;
  endsWrites?: true;
  writeCommand(command: unknown, options: unknown): Promise<void>;
};

/**
 * Lets a command that is written to a connection which is just closing fail as one on a closed connection does, so
 * that the driver repeats it. Without this it waits for ever for the closed socket to drain: so it is in version 6.22,
 * which the auth adapter asks for, and was still in 7.9 (`writeCommand` in its lib/cmap/connection.js).
 */
export function rejectWritesOnClosedConnections(): void {
  const prototype = Connection.prototype as Written;
  // Next loads modules more than once in a process, the driver's only once.
  if (prototype.endsWrites) return;
  prototype.endsWrites = true;
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
