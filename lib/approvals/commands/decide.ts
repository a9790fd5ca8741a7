import { findMembership } from '../../companies/queries/memberships';
import { composeMail } from '../../mail/outbox';
import { findPresentPrices } from '../../orders/commands/price-order';
import { withComments } from '../../orders/rules/line-comments';
import { changeFields, priceChanges } from '../../orders/rules/price-changes';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import type { Shop } from '../../settings/schema/shop';
import { formatMoney } from '../../shared/money';
import { fail, ok, type Result } from '../../shared/result';
import { mergeLines } from '../../cart/rules';
import type { ApprovalRequestDocument } from '../collection';
import { declinedMail } from '../emails';
import { decidedAlready, findStored, noSuchRequest, type Deciding } from '../queries/deciding';
import { reducedLines } from '../rules';
import type { DecisionInput, LinesInput } from '../schema';
import { changeRequest, eventOf } from './change';
import { askDeciders } from './links';
import { placeRequest, type Decided } from './place';

const overtaken = () =>
  fail(
    'conflict',
    'approval-changed',
    'Somebody has changed or decided this request meanwhile. Look at it again.',
  );

/** What a request costs now. Fails where something in it can't be ordered. */
export const findRequestPrices = (
  { requester: { userId, email }, companyId, input }: ApprovalRequestDocument,
  shop: Shop,
) => findPresentPrices(input, shop, { userId, email, companyId });

async function decline({ actor, request }: Deciding, why: string, shop: Shop): Promise<Result<Decided>> {
  if (!why) {
    const message = 'Say why you decline';
    return fail('invalid', 'reason-required', `${message}.`, { fields: { why: message } });
  }
  const { requester, prices } = request;
  const mail = composeMail(requester.email, declinedMail(request, actor.name, why, shop.locale), shop);
  const event = eventOf('declined', actor, prices.totals.total, why);
  const changed = await changeRequest(request, { status: 'declined', links: [] }, event, [mail]);
  return changed ? ok({ status: 'declined', order: null }) : overtaken();
}

async function approve(
  { actor, request }: Deciding,
  { total, why }: DecisionInput,
  shop: Shop,
): Promise<Result<Decided>> {
  const { companyId, requester, approvers, step, prices } = request;
  if (!(await findMembership(companyId, requester.userId)))
    return fail(
      'conflict',
      'requester-left',
      `${requester.name} no longer belongs to the company, so the order can’t be placed. Decline the request.`,
    );
  const present = await findRequestPrices(request, shop);
  if (!present.ok) return present;
  const { totals } = present.value;
  if (totals.total !== total) {
    const seen = formatMoney(totals.total, totals.currency, shop.locale);
    const changes = changeFields(priceChanges(prices, present.value, shop.locale));
    const message = `The total is ${seen} now. Please check it and approve again.`;
    return fail('conflict', 'total-changed', message, {
      fields: { ...changes, total: String(totals.total) },
    });
  }
  const event = eventOf('approved', actor, total, why);
  if (step + 1 < approvers.length) {
    const next = { ...request, prices: present.value, step: step + 1 };
    const { links, mails } = await askDeciders(next, shop);
    const change = { prices: present.value, step: step + 1, links };
    return (await changeRequest(request, change, event, mails))
      ? ok({ status: 'waiting', order: null })
      : overtaken();
  }
  const change = { prices: present.value, status: 'placing', placingSince: now() } as const;
  const placing = await changeRequest(request, change, event);
  return placing ? placeRequest(placing) : overtaken();
}

/**
 * Approves or declines a request in its present step, by who may at this moment. Prices are computed again: an approval
 * holds for the total that the approver has seen, or fails with `total-changed`, line by line. The last approval places the
 * order. Of decisions at the same moment exactly one counts; the others fail with `approval-changed` or `approval-decided`.
 */
export async function decide(deciding: Deciding, input: DecisionInput): Promise<Result<Decided>> {
  if (deciding.request.version !== input.version) return overtaken();
  const shop = await findShop();
  return input.decision === 'decline' ? decline(deciding, input.why, shop) : approve(deciding, input, shop);
}

/** Takes units away from a request that waits, or gives back what was taken away. Fails by SKU. */
export async function changeLines(
  { actor, request }: Deciding,
  { version, lines }: LinesInput,
): Promise<Result<{ version: number }>> {
  if (request.version !== version) return overtaken();
  const { asked, input, prices } = request;
  const reduced = reducedLines(asked, asked, mergeLines(lines));
  if ('problems' in reduced) {
    const [sku, problem] = Object.entries(reduced.problems)[0]!;
    return fail('invalid', 'wrong-quantity', `${sku}: ${problem}.`, { fields: reduced.problems });
  }
  const shop = await findShop();
  const kept = withComments(reduced.lines, input.lines);
  const changed = { ...request, input: { ...input, lines: kept } };
  const priced = await findRequestPrices(changed, shop);
  if (!priced.ok) return priced;
  const before = new Map(prices.lines.map((line) => [line.sku, line.quantity]));
  const after = new Map(reduced.lines.map((line) => [line.sku, line.quantity]));
  const why = asked
    .filter(({ sku }) => before.get(sku) !== after.get(sku))
    .map(({ sku }) => `${sku}: ${before.get(sku) ?? 0} → ${after.get(sku) ?? 0}`)
    .join(', ');
  if (!why) return ok({ version });
  const event = eventOf('changed', actor, priced.value.totals.total, why);
  const stored = await changeRequest(request, { input: changed.input, prices: priced.value }, event);
  return stored ? ok({ version: stored.version }) : overtaken();
}

/** Takes a waiting request back; only who asked can, while they belong to the company. Safe to repeat. */
export async function withdraw(
  { userId }: { userId: string },
  id: string,
): Promise<Result<{ done: boolean }>> {
  for (;;) {
    const request = await findStored(id);
    if (request?.requester.userId !== userId || !(await findMembership(request.companyId, userId)))
      return noSuchRequest();
    if (request.status === 'withdrawn') return ok({ done: true });
    if (request.status !== 'waiting') return decidedAlready(request);
    const event = eventOf('withdrawn', request.requester, request.prices.totals.total);
    if (await changeRequest(request, { status: 'withdrawn', links: [] }, event)) return ok({ done: true });
  }
}
