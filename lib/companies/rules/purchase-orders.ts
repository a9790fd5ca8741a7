import type { PurchaseOrderRules } from '../schema/purchase-orders';

export const noPurchaseOrderRules: PurchaseOrderRules = { required: false, pattern: '', isUnique: false };

function matchesCharacter(sign: string, character: string): boolean {
  if (sign === '#') return /[0-9]/.test(character);
  if (sign === '@') return /\p{L}/u.test(character);
  return sign.toUpperCase() === character.toUpperCase();
}

/** Whether a number fits a pattern, in time proportional to their lengths: no regular expression is made of it. */
function fits(number: string, pattern: string): boolean {
  let [at, sign] = [0, 0];
  let retry: { at: number; sign: number } | null = null;
  while (at < number.length) {
    if (pattern[sign] === '*') {
      retry = { at, sign };
      sign += 1;
    } else if (sign < pattern.length && matchesCharacter(pattern[sign]!, number[at]!)) {
      at += 1;
      sign += 1;
    } else if (retry) {
      // The last `*` takes one character more.
      retry = { at: retry.at + 1, sign: retry.sign };
      [at, sign] = [retry.at, retry.sign + 1];
    } else return false;
  }
  return [...pattern.slice(sign)].every((rest) => rest === '*');
}

/** The pattern as buyers read it: an example that fits. */
export const purchaseOrderExample = (pattern: string): string => {
  let digit = 0;
  return pattern.replace(/[#@*]/g, (sign) =>
    sign === '#' ? String((digit += 1) % 10) : sign === '@' ? 'A' : '…',
  );
};

/** Why a company can't order under a purchase order number; null when it can, unless another order has it. */
export function purchaseOrderProblem(
  { required, pattern }: PurchaseOrderRules,
  number: string,
): string | null {
  const typed = number.trim();
  if (!typed) return required ? 'Your company needs a purchase order number on each order' : null;
  return !pattern || fits(typed, pattern)
    ? null
    : `Your company’s purchase order numbers look like ${purchaseOrderExample(pattern)}`;
}
