import { ObjectId } from 'mongodb';
import { now } from '../platform/clock';
import { findShop } from '../settings/queries';
import { dayAt } from '../shared/dates';
import type { SignedIn } from '../users/types';
import { discounts, discountUses, countIdOf, type DiscountDocument } from './collection';
import { chooseDiscounts, isLastingProblem, type Candidate, type PricedLine } from './rules/offer';
import type { DiscountOffer } from './schema';

export type Buyer = Pick<SignedIn, 'userId' | 'email'>;

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

/** What a customer gets off these lines, by the automatic rules and the code that they have entered. */
export async function findOffer(
  lines: PricedLine[],
  buyer: Buyer,
  code: string | null,
): Promise<DiscountOffer> {
  const [automatic, withCode, situation] = await Promise.all([
    discounts().find({ automatic: true, active: true }).sort({ _id: 1 }).toArray(),
    code === null ? null : discounts().findOne({ code }),
    situationOf(lines, buyer),
  ]);
  const candidates = await candidatesOf(withCode ? [...automatic, withCode] : automatic, buyer);
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
