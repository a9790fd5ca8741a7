import { now } from '../../platform/clock';
import { fail, ok, type Failure, type Result } from '../../shared/result';
import { shoppingLists, type ShoppingListDocument } from '../collection';
import { findListAccess, noSuchList, type ListAccess } from '../queries/access';

type Change = {
  set?: Partial<Pick<ShoppingListDocument, 'name' | 'note' | 'lines' | 'reminder'>>;
  unset?: { reminder: 1 };
};
type Rejected = { ok: false; failure: Failure };

/**
 * Changes a list that the person may change, by compare-and-set on its version; a change that lost the race runs again.
 * A change of null changes nothing.
 */
export async function changeList(
  userId: string,
  id: string,
  change: (access: ListAccess) => Promise<Change | Rejected | null> | Change | Rejected | null,
): Promise<Result<{ done: true }>> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const access = await findListAccess(userId, id);
    if (!access) return noSuchList();
    if (!access.mayEdit)
      return fail('forbidden', 'not-allowed', 'Your role in the company does not allow this.');
    const wanted = await change(access);
    if (!wanted) return ok({ done: true });
    if ('ok' in wanted) return wanted;
    const { _id, version } = access.list;
    const { matchedCount } = await shoppingLists().updateOne(
      { _id, version },
      {
        $set: { ...wanted.set, changedAt: now() },
        ...(wanted.unset && { $unset: wanted.unset }),
        $inc: { version: 1 },
      },
    );
    if (matchedCount) return ok({ done: true });
  }
  return fail('unavailable', 'busy', 'This list is being changed elsewhere. Please try again.', {
    retryAfter: 1,
  });
}
