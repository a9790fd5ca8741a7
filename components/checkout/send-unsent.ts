import { accessToken, accessTokenOwner } from '@/lib/api/client/access-token';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';
import { forgetKey, isUnanswered } from './place-order';
import { giveUpOldOrders, isWaiting, listUnsent, settleUnsent, type UnsentOrder } from './unsent-orders';

async function sendOne(order: UnsentOrder): Promise<'settled' | 'later'> {
  const { key, input } = order;
  try {
    const headers = { 'idempotency-key': key };
    const { number } = await api.post('/orders', input, { headers });
    settleUnsent(key, { number });
    announceMeChanged();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, message, fields } = error;
    // Without a network, or signed out meanwhile: nothing is decided.
    if (isUnanswered(error) || status === 401 || status === 429) return 'later';
    // The field of the total is its amount; the message says it in words.
    const details = Object.entries(fields)
      .filter(([field, detail]) => field !== 'total' && detail !== message)
      .map(([, detail]) => detail);
    settleUnsent(key, { failure: { message, details } });
  }
  forgetKey(key);
  return 'settled';
}

/**
 * Sends the orders of a person that wait on this device, if that person is signed in here now and not staff in their
 * name. Every try has the key of the first, so each is placed once; what the shop rejects is never sent again.
 */
export async function sendUnsent(owner: string): Promise<void> {
  giveUpOldOrders(owner, Date.now());
  const send = async () => {
    for (const { key } of listUnsent(owner).filter(isWaiting)) {
      // A token of somebody who used this browser before would order in their name.
      if (accessTokenOwner() !== owner) accessToken.forget();
      const me = await api.get('/me', { withToken: true }).catch(() => null);
      if (me?.person?.email !== owner || me.actingUntil || accessTokenOwner() !== owner) return;
      // Another tab, or the person, may have settled it meanwhile.
      const order = listUnsent(owner).find((each) => each.key === key);
      if (order && isWaiting(order) && (await sendOne(order)) === 'later') return;
    }
  };
  if (!navigator.locks) return send();
  await navigator.locks.request('hexbolt:unsent-orders', { ifAvailable: true }, async (lock) => {
    if (lock) await send();
  });
}
