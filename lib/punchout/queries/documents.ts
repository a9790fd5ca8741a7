import { connections } from '../collection';
import { punchoutDocuments } from '../collection/documents';
import type { SentDocument } from '../schema/document';

const shown = 20;

/** The latest documents that were sent to the purchasing systems of a company, or wait to be, the newest first. */
export async function listSentDocuments(companyId: string): Promise<SentDocument[]> {
  const own = await connections()
    .find({ 'company.id': companyId }, { projection: { _id: 1 } })
    .toArray();
  const each = await Promise.all(
    own.map(({ _id }) =>
      punchoutDocuments()
        .find({ connectionId: _id.toHexString() }, { projection: { request: 0 } })
        .sort({ createdAt: -1, _id: -1 })
        .limit(shown)
        .toArray(),
    ),
  );
  return each
    .flat()
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, shown)
    .map(({ _id, kind, orderId, state, attempts, error = '', createdAt }) => ({
      id: _id,
      kind,
      orderId,
      state,
      attempts,
      error,
      createdAt: createdAt.toISOString(),
    }));
}
