import { parseMoney } from '@/lib/shared/money';
import type { RefundTerms } from './refund-proposal';

export type FeeKind = 'percent' | 'amount';

const readPercent = (text: string): number | null => {
  const points = Math.round(Number(text.replace(',', '.') || '0') * 100);
  return points >= 0 && points <= 10_000 ? points : null;
};

/** The terms of a refund as they are typed; null, with the message of each wrong field, while they are not valid. */
export function readTerms(
  typed: Record<string, string>,
  kind: FeeKind,
  skus: string[],
  currency: string,
): { terms: RefundTerms | null; wrong: Record<string, string> } {
  const textOf = (name: string) => (typed[name] ?? '').trim();
  const read = (name: string) => (textOf(name) ? parseMoney(textOf(name), currency) : 0);
  const fee = kind === 'percent' ? readPercent(textOf('fee')) : read('fee');
  const delivery = read('delivery');
  const reductions = skus.map((sku) => ({ sku, amount: read(`reduction ${sku}`) }));
  const wrong = Object.fromEntries([
    ...(fee === null
      ? [['fee', kind === 'percent' ? 'Enter a number from 0 to 100' : 'Enter an amount']]
      : []),
    ...(delivery === null ? [['delivery', 'Enter an amount']] : []),
    ...reductions
      .filter(({ amount }) => amount === null)
      .map(({ sku }) => [`reduction ${sku}`, 'Enter an amount']),
  ]) as Record<string, string>;
  if (fee === null || delivery === null || Object.keys(wrong).length) return { terms: null, wrong };
  return {
    terms: {
      reductions: reductions.flatMap(({ sku, amount }) => (amount ? [{ sku, amount }] : [])),
      fee: kind === 'percent' ? { basisPoints: fee } : { amount: fee },
      delivery,
    },
    wrong,
  };
}
