import { commands } from '../commands/registry';
import type { Command, Session } from '../commands/command';
import type { Doc } from '../bson/types';
import { location, ServerError } from '../errors';
import { Batch, Cursors } from './cursors';
import { removeExpiredDocuments } from './ttl';
import { findStoredReply, storeReply } from './retryable-writes';
import type { Store } from '../storage/store';

export type Reply = Doc | Batch;
export type Request = { command: Doc; connection: number; address: string; respond: (reply: Reply) => void };

const commonOptions = new Set([
  '$db', 'lsid', 'txnNumber', '$clusterTime', '$readPreference', 'readConcern', 'writeConcern', 'maxTimeMS', 'comment',
  'autocommit', 'startTransaction', 'stmtId', 'stmtIds', 'apiVersion', 'apiStrict', 'apiDeprecationErrors', '$audit',
  '$client', '$configServerState', 'mayBypassWriteBlocking', 'maxTimeMSOpTime', '$queryOptions', 'isTimeseriesNamespace',
]); // prettier-ignore

// Group commit: up to this many queued commands share one commit and so one flush to disk.
const maxGroupCommit = 64;

/** Runs commands one at a time. Writes that arrive together share a commit (group commit). */
export class Engine {
  private readonly queue: Request[] = [];
  private readonly cursors = new Cursors();
  private readonly startedAt = new Date();
  private scheduled = false;

  constructor(private readonly store: Store) {}

  submit(request: Request): void {
    this.queue.push(request);
    this.schedule();
  }

  private schedule(): void {
    if (this.scheduled || !this.queue.length) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      const batch = this.queue.splice(0, maxGroupCommit);
      const replies = this.runBatch(batch);
      batch.forEach(({ respond }, i) => respond(replies[i] as Reply));
      this.schedule();
    });
  }

  private runBatch(batch: Request[]): Reply[] {
    if (!batch.some(({ command }) => isWrite(command))) return batch.map((request) => this.run(request));
    try {
      return this.store.transaction(() => batch.map((request) => this.run(request)));
    } catch (error) {
      // The whole batch was rolled back. Run each request alone, so that only the failing one fails.
      if (batch.length > 1) return batch.flatMap((request) => this.runBatch([request]));
      return [errorReply(error)];
    }
  }

  private run(request: Request): Reply {
    const name = Object.keys(request.command)[0] ?? '';
    try {
      return this.dispatch(name, request);
    } catch (error) {
      if (error instanceof ServerError || !isWrite(request.command)) return errorReply(error);
      throw error;
    }
  }

  private dispatch(name: string, { command, connection, address }: Request): Reply {
    const handler = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!handler) throw new ServerError(59, 'CommandNotFound', `no such command: '${name}'`);
    if (command.autocommit !== undefined || command.startTransaction !== undefined)
      throw new ServerError(
        20,
        'IllegalOperation',
        'Multi-document transactions are not supported by the embedded database',
      );
    checkOptions(name, handler, command);
    const session: Session = {
      store: this.store,
      cursors: this.cursors,
      connection,
      address,
      startedAt: this.startedAt,
    };
    const stored = handler.kind === 'retryable' ? findStoredReply(this.store, command) : undefined;
    if (stored) return stored;
    const reply = handler.run(command, session);
    if (reply instanceof Batch) return reply;
    const completeReply = { ...reply, ok: 1 };
    if (handler.kind === 'retryable') storeReply(this.store, command, completeReply);
    return completeReply;
  }

  /** Removes expired documents and closes idle cursors. */
  sweep(now = new Date()): void {
    this.cursors.closeIdle(now.getTime());
    this.store.transaction(() => removeExpiredDocuments(this.store, now));
  }
}

const isWrite = (command: Doc): boolean => {
  const name = Object.keys(command)[0] ?? '';
  return Object.hasOwn(commands, name) && commands[name]?.kind !== 'read';
};

function checkOptions(name: string, { options }: Command, command: Doc): void {
  for (const option of Object.keys(command))
    if (option !== name && !commonOptions.has(option) && !options.includes(option))
      throw location(40415, `BSON field '${name}.${option}' is an unknown field.`);
}

function errorReply(error: unknown): Doc {
  if (error instanceof ServerError)
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.extra };
  const text = error instanceof Error ? error.message : String(error);
  // LMDB reports an incomplete write, as on a full disk, as an input/output error.
  if (/MAP_FULL|ENOSPC|No space|EFBIG|too large|Input\/output/i.test(text))
    return { ok: 0, errmsg: `the disk is full: ${text}`, code: 14031, codeName: 'OutOfDiskSpace' };
  return { ok: 0, errmsg: text, code: 1, codeName: 'InternalError' };
}
