import { commands } from '../commands/registry';
import type { Command, Session } from '../commands/command';
import type { Doc } from '../bson/types';
import { location, ServerError } from '../errors';
import { Batch, Cursors } from './cursors';
import { expire } from './ttl';
import { recall, remember } from './retryable-writes';
import type { Store } from '../storage/store';

export type Reply = Doc | Batch;
export type Request = { command: Doc; connection: number; address: string; answer: (reply: Reply) => void };

const general = new Set([
  '$db', 'lsid', 'txnNumber', '$clusterTime', '$readPreference', 'readConcern', 'writeConcern', 'maxTimeMS', 'comment',
  'autocommit', 'startTransaction', 'stmtId', 'stmtIds', 'apiVersion', 'apiStrict', 'apiDeprecationErrors', '$audit',
  '$client', '$configServerState', 'mayBypassWriteBlocking', 'maxTimeMSOpTime', '$queryOptions', 'isTimeseriesNamespace',
]); // prettier-ignore

// Writes that are waiting share one commit, up to this many, so that a crowd of writers costs few syncs.
const mostTogether = 64;

/** Runs commands one after the other; writes that arrive together are committed together. */
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
      const batch = this.queue.splice(0, mostTogether);
      const replies = this.runBatch(batch);
      batch.forEach(({ answer }, i) => answer(replies[i] as Reply));
      this.schedule();
    });
  }

  private runBatch(batch: Request[]): Reply[] {
    if (!batch.some(({ command }) => writes(command))) return batch.map((request) => this.run(request));
    try {
      return this.store.transaction(() => batch.map((request) => this.run(request)));
    } catch (error) {
      // Nothing of the batch was kept: each is tried alone, so that only the culprit fails.
      if (batch.length > 1) return batch.flatMap((request) => this.runBatch([request]));
      return [failure(error)];
    }
  }

  private run(request: Request): Reply {
    const name = Object.keys(request.command)[0] ?? '';
    try {
      return this.dispatch(name, request);
    } catch (error) {
      if (error instanceof ServerError || !writes(request.command)) return failure(error);
      throw error;
    }
  }

  private dispatch(name: string, { command, connection, address }: Request): Reply {
    const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!found) throw new ServerError(59, 'CommandNotFound', `no such command: '${name}'`);
    if (command.autocommit !== undefined || command.startTransaction !== undefined)
      throw new ServerError(
        20,
        'IllegalOperation',
        'Multi-document transactions are not supported by the embedded database',
      );
    checkOptions(name, found, command);
    const session: Session = {
      store: this.store,
      cursors: this.cursors,
      connection,
      address,
      startedAt: this.startedAt,
    };
    const known = found.kind === 'retryable' ? recall(this.store, command) : undefined;
    if (known) return known;
    const reply = found.run(command, session);
    if (reply instanceof Batch) return reply;
    const complete = { ...reply, ok: 1 };
    if (found.kind === 'retryable') remember(this.store, command, complete);
    return complete;
  }

  /** Removes what has outlived its index, and cursors that nobody fetches from. */
  sweep(now = new Date()): void {
    this.cursors.sweep(now.getTime());
    this.store.transaction(() => expire(this.store, now));
  }
}

const writes = (command: Doc): boolean => {
  const name = Object.keys(command)[0] ?? '';
  return Object.hasOwn(commands, name) && commands[name]?.kind !== 'read';
};

function checkOptions(name: string, { options }: Command, command: Doc): void {
  for (const option of Object.keys(command))
    if (option !== name && !general.has(option) && !options.includes(option))
      throw location(40415, `BSON field '${name}.${option}' is an unknown field.`);
}

function failure(error: unknown): Doc {
  if (error instanceof ServerError)
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.extra };
  const text = error instanceof Error ? error.message : String(error);
  // A write that ended half-way, as on a full disk, is an input/output error to LMDB.
  if (/MAP_FULL|ENOSPC|No space|EFBIG|too large|Input\/output/i.test(text))
    return { ok: 0, errmsg: `the disk takes no more: ${text}`, code: 14031, codeName: 'OutOfDiskSpace' };
  return { ok: 0, errmsg: text, code: 1, codeName: 'InternalError' };
}
