import { ObjectId, type Filter } from 'mongodb';
import { now } from '../platform/clock';
import { findShop } from '../settings/queries';
import { dayAt } from '../shared/dates';
import { pageOf, type Page } from '../shared/paging';
import { beginningWithEach } from '../shared/word-filter';
import type { SignedIn } from '../users/types';
import { discounts, discountUses, countIdOf, type DiscountDocument } from './collection';
import { chooseDiscounts, isLastingProblem, type Candidate, type PricedLine } from './rules/offer';
import { discountStatus, discountStatuses, type DiscountStatus } from './rules/status';
import type { Discount, DiscountFilters, DiscountOffer } from './schema';

/** Who buys; `companyId` names the company in whose name, if any. */
export type Buyer = Pick<SignedIn, 'userId' | 'email'> & { companyId?: string };

async function candidatesOf(found: DiscountDocument[], { userId }: Buyer): Promise<Candidate[]> {
  const limited = found.filter(({ maxUses, maxUsesPerCustomer }) => (maxUses ?? maxUsesPerCustomer) !== null);
  const ids = limited.map(({ _id }) => _id.toHexString());
  const counts = ids.length
    ? await discountUses()
        .find({ _id: { $in: ids.flatMap((id) => [countIdOf(id), countIdOf(id, userId)]) } })
        .project<{ _id: string; used: number }>({ used: 1 })
        .toArray()
    : [];
  const usedBy = new Map(counts.map(({ _id, used }) => [_id, used]));
  return found.map(({ _id, code = null, automatic: _automatic, words: _words, ...input }) => {
    const id = _id.toHexString();
    const used = usedBy.get(countIdOf(id)) ?? 0;
    return { ...input, code, id, used, usedByCustomer: usedBy.get(countIdOf(id, userId)) ?? 0 };
  });
}

async function situationOf(lines: PricedLine[], { email }: Buyer) {
  const { timeZone, currency, locale } = await findShop();
  return { lines, email, today: dayAt(now(), timeZone), currency, locale };
}

/** A discount of an order that is priced again: it stays valid, and the use that the order has is not counted. */
const asHeld = (candidate: Candidate): Candidate => ({
  ...candidate,
  active: true,
  from: null,
  to: null,
  used: candidate.used - 1,
  usedByCustomer: candidate.usedByCustomer - 1,
});

/**
 * What a customer gets off these lines, by the automatic rules and the code that they have entered. `held` are the ids
 * of the discounts that the order has already, if it is priced again.
 */
export async function findOffer(
  lines: PricedLine[],
  buyer: Buyer,
  code: string | null,
  held: string[] = [],
): Promise<DiscountOffer> {
  const [active, own, withCode, situation] = await Promise.all([
    discounts().find({ automatic: true, active: true }).sort({ _id: 1 }).toArray(),
    held.length
      ? discounts()
          .find({ _id: { $in: held.map((id) => new ObjectId(id)) } })
          .toArray()
      : [],
    code === null ? null : discounts().findOne({ code }),
    situationOf(lines, buyer),
  ]);
  const paused = own.filter(({ automatic, active: isActive }) => automatic && !isActive);
  const found = [...active, ...paused, ...(withCode ? [withCode] : [])];
  const candidates = (await candidatesOf(found, buyer)).map((one) =>
    held.includes(one.id) ? asHeld(one) : one,
  );
  const candidate = withCode ? (candidates.pop() ?? null) : null;
  return chooseDiscounts(candidates, code === null ? null : { code, candidate }, situation);
}

/** Why a customer can't use a code whatever is in the cart; null when it is worth keeping. */
export async function findCodeProblem(buyer: Buyer, code: string): Promise<string | null> {
  const found = await discounts().findOne({ code });
  const [candidate = null] = found ? await candidatesOf([found], buyer) : [];
  const situation = await situationOf([], buyer);
  if (candidate && !isLastingProblem(candidate, situation)) return null;
  return chooseDiscounts([], { code, candidate }, situation).codeProblem;
}

/** The discount of an id as it is stored, or null. */
export async function findDiscountDocument(id: string): Promise<DiscountDocument | null> {
  return discounts().findOne({ _id: new ObjectId(id) });
}

async function discountViews(found: DiscountDocument[], today: string): Promise<Discount[]> {
  const counts = await discountUses()
    .find({ _id: { $in: found.map(({ _id }) => _id.toHexString()) } })
    .project<{ _id: string; used: number }>({ used: 1 })
    .toArray();
  const uses = new Map(counts.map(({ _id, used }) => [_id, used]));
  return found.map(({ _id, code = null, automatic: _automatic, words: _words, ...input }) => {
    const id = _id.toHexString();
    const used = uses.get(id) ?? 0;
    return { ...input, code, id, used, status: discountStatus({ ...input, used }, today) };
  });
}

const findToday = async () => dayAt(now(), (await findShop()).timeZone);

const pageSize = 25;
const maxListed = 5_000;

/**
 * One page of the discounts that match the filters, newest first. Their status depends on their uses, so it is decided
 * after reading them: a shop has hundreds of discounts at most.
 */
export async function listDiscounts(
  { status, q = '' }: DiscountFilters,
  page: number,
): Promise<Page<Discount>> {
  const filter: Filter<DiscountDocument> = beginningWithEach(q, 8);
  const found = await discounts().find(filter).sort({ _id: -1 }).limit(maxListed).toArray();
  const views = await discountViews(found, await findToday());
  const matching = status ? views.filter((one) => one.status === status) : views;
  return pageOf(matching.slice((page - 1) * pageSize, page * pageSize), page, pageSize, matching.length);
}

/** The number of discounts in each status. */
export async function countDiscounts(): Promise<Record<DiscountStatus, number>> {
  const views = await discountViews(await discounts().find().limit(maxListed).toArray(), await findToday());
  const counts = discountStatuses.map(
    (status) => [status, views.filter((one) => one.status === status).length] as const,
  );
  return Object.fromEntries(counts) as Record<DiscountStatus, number>;
}

/** One discount for staff, or null. */
export async function findDiscount(id: string): Promise<Discount | null> {
  const found = await findDiscountDocument(id);
  if (!found) return null;
  const [view] = await discountViews([found], await findToday());
  return view ?? null;
}

/** How often a customer has used which discount: for the account export. */
export async function listOwnUses(
  userId: string,
): Promise<{ title: string; code: string | null; used: number }[]> {
  const counts = await discountUses().find({ customerId: userId }).toArray();
  const ids = counts.map(({ discountId }) => new ObjectId(discountId));
  const found = await discounts()
    .find({ _id: { $in: ids } })
    .toArray();
  const named = new Map(found.map((discount) => [discount._id.toHexString(), discount]));
  return counts.flatMap(({ discountId, used }) => {
    const discount = named.get(discountId);
    return discount ? [{ title: discount.title, code: discount.code ?? null, used }] : [];
  });
}
