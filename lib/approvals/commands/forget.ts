import { approvalRequests } from '../collection';
import { changeRequest, eventOf, tryToFinish } from './change';

const unnamed = { name: 'Deleted account', email: 'deleted' };

/**
 * Withdraws the open requests of an account that is closed, and takes its name out of all requests; those of the company
 * stay. Safe to repeat.
 */
export async function forgetRequester(userId: string): Promise<void> {
  const open = approvalRequests().find({ 'requester.userId': userId, status: 'waiting' });
  for await (const request of open) {
    const event = eventOf('withdrawn', request.requester, request.prices.totals.total);
    await changeRequest(request, { status: 'withdrawn', links: [] }, event);
  }
  const named = approvalRequests().find({
    $or: [{ 'requester.userId': userId }, { 'history.by.userId': userId }],
  });
  for await (const request of named) {
    if (request.unfinished) await tryToFinish(request);
    const isOwn = request.requester.userId === userId;
    const history = request.history.map((event) =>
      event.by.userId === userId ? { ...event, by: { userId: '', ...unnamed } } : event,
    );
    const { matchedCount } = await approvalRequests().updateOne(
      { _id: request._id, version: request.version },
      {
        $set: {
          history,
          ...(isOwn && {
            requester: { userId: '', ...unnamed },
            liveKey: `deleted:${request._id.toHexString()}`,
          }),
          ...(isOwn && { note: '', 'input.address': anonymous(request.input.address) }),
        },
      },
    );
    // Somebody has changed it meanwhile.
    if (!matchedCount) return forgetRequester(userId);
  }
}

const anonymous = <T extends { name: string; phone: string }>(address: T): T => ({
  ...address,
  name: unnamed.name,
  phone: '',
});
