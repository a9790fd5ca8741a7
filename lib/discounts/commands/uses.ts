import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { discountUses, countIdOf, type Claim } from '../collection';
import { findDiscountDocument } from '../queries';

/** A use of a discount by a customer; `id` is the discount's. */
export type Use = { id: string; customerId: string };

const countIds = ({ id, customerId }: Use) => [countIdOf(id, customerId), countIdOf(id)];

/** Counts one use under a limit, once for each attempt as long as its claim exists. */
async function claimOne(
  attempt: string,
  owner: { discountId: string; customerId?: string },
  limit: number | null,
): Promise<boolean> {
  const _id = countIdOf(owner.discountId, owner.customerId);
  const hasRoom = limit === null ? {} : { used: { $lt: limit } };
  for (;;) {
    const { matchedCount } = await discountUses().updateOne(
      { _id, ...hasRoom, 'claims.order': { $ne: attempt } },
      { $inc: { used: 1 }, $push: { claims: { order: attempt, at: now() } } },
    );
    if (matchedCount) return true;
    const found = await discountUses().findOne({ _id }, { projection: { used: 1, 'claims.order': 1 } });
    if (found?.claims.some((claim) => claim.order === attempt)) return true;
    if (found && limit !== null && found.used >= limit) return false;
    if (!found) await addCount({ _id, ...owner });
  }
}

async function addCount(count: { _id: string; discountId: string; customerId?: string }): Promise<void> {
  try {
    await discountUses().insertOne({ ...count, used: 0, claims: [], returned: [] });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/**
 * Claims one use of a discount for an order attempt within its present limits, in total and for each customer. False
 * when a limit is reached, or the discount has been paused or deleted; the caller then releases what was claimed.
 * Repeating the call for the same attempt claims nothing more.
 */
export async function claimUse(attempt: string, { id, customerId }: Use): Promise<boolean> {
  const discount = await findDiscountDocument(id);
  if (!discount?.active) return false;
  return (
    (await claimOne(attempt, { discountId: id, customerId }, discount.maxUsesPerCustomer)) &&
    (await claimOne(attempt, { discountId: id }, discount.maxUses))
  );
}

/** Ends the claims of a committed order: its uses stay counted. Safe to repeat. */
export async function confirmUse(attempt: string, use: Use): Promise<void> {
  for (const _id of countIds(use))
    await discountUses().updateOne(
      { _id, 'claims.order': attempt },
      { $pull: { claims: { order: attempt } } },
    );
}

async function giveBackOne(orderId: string, _id: string): Promise<void> {
  await discountUses().updateOne(
    { _id, returned: { $ne: orderId } },
    { $inc: { used: -1 }, $push: { returned: orderId }, $pull: { claims: { order: orderId } } },
  );
}

async function releaseOne(attempt: string, _id: string): Promise<void> {
  await discountUses().updateOne(
    { _id, 'claims.order': attempt, returned: { $ne: attempt } },
    { $inc: { used: -1 }, $pull: { claims: { order: attempt } } },
  );
}

/**
 * Gives back what an attempt has claimed, once. For attempts that never committed: committed orders use `giveBackUse`.
 */
export async function releaseUse(attempt: string, use: Use): Promise<void> {
  for (const _id of countIds(use)) await releaseOne(attempt, _id);
}

/** Gives back the use of a cancelled order, once however often it is called. */
export async function giveBackUse(orderId: string, use: Use): Promise<void> {
  for (const _id of countIds(use)) await giveBackOne(orderId, _id);
}

/** Attempts with claims from before `claimedBefore`: the sweeper checks each and confirms or releases it. */
export async function listExpiredClaims(
  claimedBefore: Date,
  limit = 200,
): Promise<(Use & { attempt: string })[]> {
  const isExpired = (claim: Claim) => claim.at < claimedBefore;
  const found = await discountUses()
    .find({ 'claims.at': { $lt: claimedBefore } })
    .hint({ 'claims.at': 1 })
    .limit(limit)
    .toArray();
  return found.flatMap(({ discountId: id, customerId = '', claims }) =>
    claims.filter(isExpired).map(({ order: attempt }) => ({ attempt, id, customerId })),
  );
}
