import { decode, encode } from '../bson/codec';
import { compareNumbers, numberType } from '../bson/numbers';
import type { Doc } from '../bson/types';
import { ServerError } from '../errors';
import type { Store } from '../storage/store';

/** The session key of a retryable write, or undefined for other commands. */
function sessionOf(command: Doc): string | undefined {
  if (numberType(command.txnNumber) !== 'long' && numberType(command.txnNumber) !== 'int') return undefined;
  return sessionKey(command.lsid as Doc);
}

/** The key of a session in the table of stored replies. */
export const sessionKey = (lsid: Doc): string =>
  String((lsid?.id as { toString(encoding: string): string })?.toString('hex'));

/** The stored reply if this retryable write has already been executed. */
export function findStoredReply(store: Store, command: Doc): Doc | undefined {
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

/** Stores the reply in the same commit as the write, so that a retry after a crash is not applied twice. */
export function storeReply(store: Store, command: Doc, reply: Doc): void {
  const session = sessionOf(command);
  if (session) store.retries.putSync(session, encode({ number: command.txnNumber, reply, at: new Date() }));
}

const sessionTimeoutMs = 30 * 60 * 1000;

/** Removes the stored replies of sessions that have timed out. */
export function removeExpiredSessions(store: Store, now: Date): void {
  for (const { key, value } of [...store.retries.getRange({})])
    if (now.getTime() - Number(decode(value).at) > sessionTimeoutMs) store.retries.removeSync(key);
}
