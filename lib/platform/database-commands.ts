import { Connection } from 'mongodb/lib/cmap/connection.js';
import { requestId } from './request-id';

type Command = Record<string, unknown>;
type Work = () => Promise<unknown>;
type Traced = { database: string; collection: string; command: string };
export type CommandTracer = (traced: Traced, work: Work) => Promise<unknown>;
type PatchedConnection = {
  followsRequests?: true;
  command(ns: { db: string }, command: Command, ...rest: unknown[]): Promise<unknown>;
};

const followed = new Set([
  'find',
  'getMore',
  'aggregate',
  'count',
  'distinct',
  'insert',
  'update',
  'delete',
  'findAndModify',
]);

// Next may load this module several times in a process; the driver is loaded once.
const shared = globalThis as { hexboltCommandTracer?: CommandTracer };

/** Runs each command that reads or writes documents through `tracer`, in this process. */
export function setCommandTracer(tracer: CommandTracer): void {
  shared.hexboltCommandTracer = tracer;
}

/**
 * Makes the driver send the id of the present request as `comment` of each command that reads or writes documents, so
 * that the log, the profiler and `currentOp` of the database name it. The driver takes a comment for one call at a time
 * only. A comment that a call has set stays.
 */
export function followCommands(): void {
  const prototype = Connection.prototype as PatchedConnection;
  if (prototype.followsRequests) return;
  prototype.followsRequests = true;
  const { command: send } = prototype;
  prototype.command = function (ns, command, ...rest) {
    const [name = ''] = Object.keys(command);
    if (!followed.has(name)) return send.call(this, ns, command, ...rest);
    const id = requestId();
    const named = id === undefined ? command : { ...command, comment: command.comment ?? id };
    const work: Work = () => send.call(this, ns, named, ...rest);
    const target = name === 'getMore' ? command.collection : command[name];
    const traced = { database: ns.db, collection: String(target), command: name };
    return shared.hexboltCommandTracer?.(traced, work) ?? work();
  };
}
