import { decode, encode } from '../bson/codec';
import { compareNumbers, numberType } from '../bson/numbers';
import type { Doc } from '../bson/types';
import { ServerError } from '../errors';
import type { Store } from '../storage/store';

/** The session of a retryable write, or undefined. */
function sessionOf(command: Doc): string | undefined {
  if (numberType(command.txnNumber) !== 'long' && numberType(command.txnNumber) !== 'int') return undefined;
  return sessionKey(command.lsid as Doc);
}

/** A session's name in the table of retries. */
export const sessionKey = (lsid: Doc): string =>
  String((lsid?.id as { toString(encoding: string): string })?.toString('hex'));

/** The answer that a write got when it came the first time. */
export function recall(store: Store, command: Doc): Doc | undefined {
  const session = sessionOf(command);
  const bytes = session && store.retries.get(session);
  if (!session || !bytes) return undefined;
  const { number, reply } = decode(bytes) as { number: unknown; reply: Doc };
  const order = compareNumbers(command.txnNumber, number);
  if (order < 0)
    throw new ServerError(
      225,
      'TransactionTooOld',
      `Retryable write with txnNumber ${String(command.txnNumber)} is prohibited on session ${session} because a newer retryable write with txnNumber ${String(number)} has already started on this session.`,
    );
  return order === 0 ? { ...reply, retriedStmtIds: [0] } : undefined;
}

/** Keeps the answer in the same commit as the write, so that a retry after a crash is not applied twice. */
export function remember(store: Store, command: Doc, reply: Doc): void {
  const session = sessionOf(command);
  if (session) store.retries.putSync(session, encode({ number: command.txnNumber, reply, at: new Date() }));
}

const timeout = 30 * 60 * 1000;

/** Forgets the sessions that have timed out. */
export function forgetOld(store: Store, now: Date): void {
  for (const { key, value } of [...store.retries.getRange({})])
    if (now.getTime() - Number(decode(value).at) > timeout) store.retries.removeSync(key);
}
