import { requestApproval } from '../../approvals/commands/request';
import { memberOfKey } from '../../auth/current-session';
import { placeOrder } from '../../orders/commands/place-order';
import { canonicalText } from '../../orders/rules/canonical-text';
import { withinCompany } from '../../platform/call-company';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { sha256 } from '../../platform/hash';
import type { Customer } from '../../users/types';
import type { ConnectionDocument } from '../collection';
import { punchoutOrders, type PunchoutOrderDocument } from '../collection/orders';
import { problem, type CxmlProblem, type CxmlRequest } from '../rules/cxml';
import { readPurchase, type Purchase } from '../rules/purchase';
import { pricePurchase, problemOf } from './price-purchase';

/** What was done without anything to add to its status, and the cache tags that are stale now. */
export type Done = { status: 200; message: string; stale: string[] };

const done = (message: string, stale: string[] = []): Done => ({ status: 200, message, stale });

/** The member in whose name a connection orders, with no more rights than a key of the company that acts for them. */
async function memberOf({ _id, name, company }: ConnectionDocument): Promise<Customer | null> {
  const id = _id.toHexString();
  return memberOfKey({
    keyId: id,
    keyName: name,
    scopes: [],
    userId: id,
    email: `purchasing system: ${name.toLowerCase()}`,
    company: { id: company.id, memberId: company.userId },
  });
}

const idOf = (connection: ConnectionDocument, orderId: string) =>
  `${connection._id.toHexString()} ${orderId}`;

const ordered = ({ orderId, order, approval }: PunchoutOrderDocument): Done | null => {
  if (order) return done(`Order ${orderId} is order ${order} of the shop.`);
  return approval ? done(`Order ${orderId} waits for an approval in the company.`) : null;
};

/** Stores what a purchasing system has ordered, before it is; null where another request has stored it meanwhile. */
async function store(
  connection: ConnectionDocument,
  { payloadId }: CxmlRequest,
  purchase: Purchase,
  digest: string,
  member: Customer,
): Promise<PunchoutOrderDocument | CxmlProblem | null> {
  const buyer = { userId: member.userId, email: member.email, companyId: connection.company.id };
  const input = await pricePurchase(purchase, buyer);
  if ('status' in input) return input;
  const _id = idOf(connection, purchase.orderId);
  const document: PunchoutOrderDocument = {
    _id,
    connectionId: connection._id.toHexString(),
    orderId: purchase.orderId,
    payloadId,
    userId: member.userId,
    digest,
    lines: purchase.items.map(({ lineNumber, sku, quantity }) => ({ lineNumber, sku, quantity })),
    input,
    key: `punchout-${sha256(`${_id} ${payloadId}`)}`,
    createdAt: now(),
  };
  try {
    await punchoutOrders().insertOne(document);
    return document;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** Places a stored order, or asks for its approval, by the commands that members have: once, whatever is repeated. */
async function place(
  stored: PunchoutOrderDocument,
  member: Customer,
  connection: ConnectionDocument,
): Promise<Done | CxmlProblem> {
  const { _id, key, input } = stored;
  if (!input) return problem(560, 'This order is being placed: please send it again.');
  const finish = (result: { order: string } | { approval: string }) =>
    punchoutOrders().updateOne({ _id }, { $set: result, $unset: { input: 1 } });
  const placed = await placeOrder(member, input, key);
  if (placed.ok) {
    await finish({ order: placed.value.number });
    return done(`Order ${stored.orderId} is order ${placed.value.number} of the shop.`, placed.expire);
  }
  let { failure } = placed;
  if (failure.code === 'approval-required') {
    const note = `Order ${stored.orderId} of ${connection.name}`;
    const asked = await requestApproval(member, { ...input, company: connection.company.id, note }, key);
    if (asked.ok) {
      await finish({ approval: asked.value.id });
      return done(`Order ${stored.orderId} waits for an approval in the company.`);
    }
    failure = asked.failure;
  }
  const rejected = problemOf(failure);
  // A later try may order something else by this number.
  if (rejected.status !== 560)
    await punchoutOrders().deleteOne({ _id, order: { $exists: false }, approval: { $exists: false } });
  return rejected;
}

/**
 * Places an order by an OrderRequest, once for each number of the purchasing system: a repeat has the same answer, and the
 * same number with other contents fails. Prices, approval rules, budgets and terms are those of the company.
 */
export async function orderByCxml(
  connection: ConnectionDocument,
  request: CxmlRequest,
): Promise<Done | CxmlProblem> {
  const purchase = readPurchase(request.body);
  if ('status' in purchase) return purchase;
  const member = await memberOf(connection);
  if (!member) return problem(403, 'The member in whose name the system orders has no verified account.');
  const digest = sha256(canonicalText(purchase));
  return withinCompany(connection.company.id, async () => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const known = await punchoutOrders().findOne({ _id: idOf(connection, purchase.orderId) });
      if (known && known.digest !== digest)
        return problem(
          409,
          `Order ${purchase.orderId} was sent before with other contents: nothing was changed.`,
        );
      const stored = known ?? (await store(connection, request, purchase, digest, member));
      if (stored && 'status' in stored) return stored;
      if (stored) return ordered(stored) ?? place(stored, member, connection);
    }
    return problem(560, 'This order is being placed: please send it again.');
  });
}
