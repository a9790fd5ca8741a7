import { ObjectId } from 'mongodb';
import { backgroundWorker } from '../platform/background-worker';
import { now } from '../platform/clock';
import { randomSecret } from '../platform/ids';
import { unseal } from '../platform/sealed';
import { Markup } from '../shared/write-xml';
import { postMessage } from '../webhooks/commands/post-message';
import { leaseTime, retryDelay, retryWindow } from '../webhooks/rules';
import { connections } from './collection';
import { punchoutDocuments, type PunchoutDocument } from './collection/documents';
import { prepareDocuments } from './commands/prepare-documents';
import { cxmlDocument, cxmlHeader, type CxmlDefinition } from './rules/cxml';

const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);

const definitions: Record<PunchoutDocument['kind'], CxmlDefinition> = {
  confirmation: 'Fulfill',
  'ship-notice': 'Fulfill',
  invoice: 'InvoiceDetail',
  'credit-note': 'InvoiceDetail',
};

/** Claims a document that is due and is the first that waits of its order; null when there is none. */
async function claim(): Promise<PunchoutDocument | null> {
  const due = { state: 'waiting' as const, dueAt: { $lte: now() } };
  for (const { _id, connectionId, orderId, createdAt, dueAt } of await punchoutDocuments()
    .find(due)
    .sort({ dueAt: 1 })
    .limit(50)
    .toArray()) {
    const others = await punchoutDocuments()
      .find({ connectionId, orderId, state: 'waiting' }, { projection: { createdAt: 1 } })
      .toArray();
    const isFirst = others.every(
      (other) =>
        other._id === _id ||
        other.createdAt > createdAt ||
        (other.createdAt.getTime() === createdAt.getTime() && other._id > _id),
    );
    if (!isFirst) continue;
    const claimed = await punchoutDocuments().findOneAndUpdate(
      { _id, state: 'waiting', dueAt },
      {
        $set: { claim: randomSecret(), dueAt: later(leaseTime) },
        $min: { firstTriedAt: now() },
        $inc: { attempts: 1 },
      },
      { returnDocument: 'after' },
    );
    if (claimed) return claimed;
  }
  return null;
}

/** What came of a document: `error` is empty where it was taken, `isFinal` where a repeat would not help. */
type Outcome = { error: string; isFinal: boolean };

/** What the answer of a purchasing system says: only a status of cXML says that a document was taken, or is refused. */
export function outcomeOf(response: string, error: string): Outcome {
  const status = /<Status\b[^>]*\bcode\s*=\s*["'](\d{3})["']/.exec(response);
  const code = Number(status?.[1] ?? 0);
  if (!error && code >= 200 && code < 300) return { error: '', isFinal: true };
  if (code >= 400 && code < 500)
    return { error: `The system has refused it with status ${code}`, isFinal: true };
  return { error: error || (code ? `Status ${code}` : 'The answer is no cXML'), isFinal: false };
}

async function post({ connectionId, kind, payloadId, request }: PunchoutDocument): Promise<Outcome> {
  const connection = await connections().findOne({ _id: new ObjectId(connectionId) });
  if (!connection) return { error: 'The connection was deleted', isFinal: true };
  const { from, to, outgoingUrl, outgoingSecret, active } = connection;
  if (!active || !outgoingUrl) return { error: 'The connection is switched off', isFinal: false };
  const secret = outgoingSecret && unseal('punch-out secret', outgoingSecret, connectionId);
  if (secret === null)
    return { error: 'The secret was stored under another NEXTAUTH_SECRET: enter it again', isFinal: false };
  const parts = [cxmlHeader(to, from, secret), new Markup(`<Request>${request}</Request>`)];
  const body = cxmlDocument({ payloadId, at: now() }, parts, definitions[kind]);
  const headers = { 'content-type': 'text/xml; charset=utf-8', 'user-agent': 'Hexbolt' };
  const { response, error } = await postMessage(outgoingUrl, headers, body);
  return outcomeOf(response, error);
}

async function send(document: PunchoutDocument): Promise<void> {
  const { error, isFinal } = await post(document);
  const { _id, claim: own, attempts, firstTriedAt = now() } = document;
  const $unset = { dueAt: 1, claim: 1 } as const;
  if (!error) {
    // Also after the lease: it was taken.
    await punchoutDocuments().updateOne(
      { _id, state: 'waiting' },
      { $set: { state: 'delivered', error: '' }, $unset },
    );
    return;
  }
  const isGivenUp = isFinal || now().getTime() - firstTriedAt.getTime() >= retryWindow;
  await punchoutDocuments().updateOne(
    { _id, state: 'waiting', claim: own },
    isGivenUp
      ? { $set: { state: 'failed', error }, $unset }
      : { $set: { error, dueAt: later(retryDelay(attempts)) }, $unset: { claim: 1 } },
  );
}

const maxInRound = 200;

const worker = backgroundWorker('punchout', async (isStopping) => {
  await prepareDocuments();
  for (let sent = 0; sent < maxInRound && !isStopping(); sent++) {
    const document = await claim();
    if (!document) return null;
    await send(document);
  }
  return null;
});

/**
 * Stores what purchasing systems are to be told about their orders, and sends what is due, the documents of each order one
 * after another. A failed one is tried again after 30 seconds to two hours, for three days, unless the system refuses it.
 * Never throws.
 */
export const deliverPunchoutDocuments = worker;
