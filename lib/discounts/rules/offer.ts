import { formatDay } from '../../shared/dates';
import { formatMoney, roundedShare, type MinorUnits } from '../../shared/money';
import type { AppliedDiscount, DiscountInput, DiscountOffer } from '../schema';
import { allocate } from './allocation';
import { discountStatus } from './status';

/** A line to be discounted: `total` is its price before discounts. */
/** `categories` are the slugs of the product's category and of those above it. */
export type PricedLine = { sku: string; categories: string[]; total: MinorUnits };

/** A discount that may apply, with its uses so far by everyone and by this customer. */
export type Candidate = DiscountInput & { id: string; used: number; usedByCustomer: number };

export type Situation = {
  lines: PricedLine[];
  email: string;
  /** The day in the shop's time zone. */
  today: string;
  currency: string;
  locale: string;
};

type Saving = { candidate: Candidate; lineDiscounts: MinorUnits[]; amount: MinorUnits };

const sum = (amounts: MinorUnits[]) => amounts.reduce((one, other) => one + other, 0);

function isEligible({ categories, skus }: Candidate, { sku, categories: own }: PricedLine): boolean {
  if (!categories.length && !skus.length) return true;
  return categories.some((category) => own.includes(category)) || skus.includes(sku);
}

/** What a discount takes off each line: a percentage rounds half up for all lines together. */
function savingOf(candidate: Candidate, lines: PricedLine[]): Saving {
  const weights = lines.map((line) => (isEligible(candidate, line) ? line.total : 0));
  const { kind, value } = candidate;
  const whole = sum(weights);
  const amount =
    kind === 'percent' ? roundedShare(whole, value, 100) : kind === 'amount' ? Math.min(value, whole) : 0;
  return { candidate, lineDiscounts: allocate(amount, weights), amount };
}

/** Why a discount does not apply, as a sentence about `name`; null when it does. */
export function discountProblem(
  candidate: Candidate,
  name: string,
  { lines, email, today, currency, locale }: Situation,
): string | null {
  const { from, to, customers, maxUsesPerCustomer, usedByCustomer, minSubtotal } = candidate;
  const status = discountStatus(candidate, today);
  if (status === 'expired') return `${name} expired on ${formatDay(to!, locale)}.`;
  if (status === 'paused') return `${name} is not valid at present.`;
  if (status === 'scheduled') return `${name} is valid from ${formatDay(from!, locale)}.`;
  if (status === 'used-up') return `${name} has been used up.`;
  if (customers.length && !customers.includes(email.toLowerCase()))
    return `${name} is not valid for your account.`;
  if (maxUsesPerCustomer !== null && usedByCustomer >= maxUsesPerCustomer)
    return maxUsesPerCustomer === 1
      ? `You have used ${lowerFirst(name)} already.`
      : `You have used ${lowerFirst(name)} ${usedByCustomer} times, which is as often as one customer can.`;
  if (!lines.some((line) => isEligible(candidate, line)))
    return `${name} is for certain products, and none of them is in this order.`;
  const missing = minSubtotal - sum(lines.map((line) => line.total));
  if (missing > 0)
    return `${name} needs goods for at least ${formatMoney(minSubtotal, currency, locale)}: add goods for ${formatMoney(missing, currency, locale)} more.`;
  return null;
}

const codeName = (code: string) => `The code ${code}`;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Whether a problem stays whatever the customer puts into the cart. */
export function isLastingProblem(candidate: Candidate, situation: Situation): boolean {
  const fitting = {
    sku: candidate.skus[0] ?? '',
    categories: candidate.categories.slice(0, 1),
    total: maxTotal,
  };
  return discountProblem(candidate, '', { ...situation, lines: [fitting] }) !== null;
}
const maxTotal = Number.MAX_SAFE_INTEGER;

function applied({ candidate: { id, title, code, kind }, amount }: Saving): AppliedDiscount {
  return { id, title, code, kind, amount };
}

/**
 * The discounts of an order. It gets one discount on its goods, the one that saves the customer most, and free delivery
 * besides; a code never adds to another discount on the goods. Of equal savings the automatic one counts, so that the
 * code stays unused, then the older one.
 */
export function chooseDiscounts(
  automatic: Candidate[],
  entered: { code: string; candidate: Candidate | null } | null,
  situation: Situation,
): DiscountOffer {
  const { lines } = situation;
  const usable = automatic.filter((one) => discountProblem(one, one.title, situation) === null);
  let codeProblem: string | null = null;
  if (entered && !entered.candidate)
    codeProblem = `There is no discount code ${entered.code}. Please check the spelling.`;
  else if (entered?.candidate) {
    codeProblem = discountProblem(entered.candidate, codeName(entered.code), situation);
    if (!codeProblem) usable.push(entered.candidate);
  }
  const freeDelivery = usable.find(({ kind }) => kind === 'free-delivery');
  const savings = usable
    .filter(({ kind }) => kind !== 'free-delivery')
    .map((candidate) => savingOf(candidate, lines));
  const best = savings.reduce<Saving | null>(
    (top, saving) => (saving.amount > (top?.amount ?? 0) ? saving : top),
    null,
  );
  const chosen = entered?.candidate;
  if (chosen && !codeProblem && chosen !== best?.candidate && chosen !== freeDelivery) {
    const instead = chosen.kind === 'free-delivery' ? freeDelivery : best?.candidate;
    codeProblem = instead
      ? `“${instead.title}” already saves you as much or more, so the code ${chosen.code} is not needed.`
      : `The code ${chosen.code} takes nothing off this order.`;
  }
  return {
    discounts: [
      ...(best ? [applied(best)] : []),
      ...(freeDelivery ? [applied({ candidate: freeDelivery, lineDiscounts: [], amount: 0 })] : []),
    ],
    lineDiscounts: best?.lineDiscounts ?? lines.map(() => 0),
    code: entered?.code ?? null,
    codeProblem,
  };
}

/** The name of a discount beside its amount: "Spring sale (SPRING10)". */
export function discountLabel({ title, code }: Pick<AppliedDiscount, 'title' | 'code'>): string {
  return code ? `${title} (${code})` : title;
}

/** The discount on the goods of a cart or order, which its lines share, or null. */
export function goodsDiscount({ discounts = [] }: { discounts?: AppliedDiscount[] }): AppliedDiscount | null {
  return discounts.find(({ kind }) => kind !== 'free-delivery') ?? null;
}
