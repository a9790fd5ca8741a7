import { transferPayload } from '@/lib/invoices/rules/epc';
import { missingFor, ordersNamedIn, takesTransfers, transferReference } from '@/lib/orders/rules/transfer';
import { defaultShop } from '@/lib/settings/rules/shop';

const number = 'HX-7K2M9QRT';
const reference = transferReference(number);

test('the payment reference is the order number with the check digits of ISO 11649', () => {
  expect(reference).toMatch(/^RF\d\dHX7K2M9QRT$/);
  const moved = `${reference.slice(4)}${reference.slice(0, 4)}`;
  const digits = [...moved].map((sign) => parseInt(sign, 36)).join('');
  expect(BigInt(digits) % 97n).toBe(1n);
});

test('wrong signs and swapped signs in a reference are noticed', () => {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const isDigit = (sign: string) => sign <= '9';
  let [typos, missed] = [0, 0];
  const check = (typed: string, isSameKind: boolean) => {
    const { exact } = ordersNamedIn(typed);
    // A digit typed for a letter changes the length of the number behind the check digits.
    if (isSameKind) expect(exact).toEqual([]);
    typos += 1;
    missed += exact.length;
  };
  for (let at = 6; at < reference.length; at++) {
    const sign = reference[at]!;
    for (const other of [...alphabet].filter((one) => one !== sign))
      check(reference.slice(0, at) + other + reference.slice(at + 1), isDigit(sign) === isDigit(other));
    const next = reference[at + 1] ?? sign;
    if (next === sign) continue;
    check(reference.slice(0, at) + next + sign + reference.slice(at + 2), isDigit(sign) === isDigit(next));
  }
  expect(missed / typos).toBeLessThan(0.03);
});

test('a reference is read in any spacing and case, and so is a bare order number', () => {
  const spaced = reference.toLowerCase().replace(/.{4}/g, '$& ');
  expect(ordersNamedIn(`Invoice ${spaced}, thanks`).exact).toEqual([number]);
  expect(ordersNamedIn('order hx-7k2m9qrt').exact).toEqual([number]);
  expect(ordersNamedIn(`RF00HX7K2M9QRT`)).toEqual({ exact: [], near: [number] });
  expect(ordersNamedIn('Rent for May')).toEqual({ exact: [], near: [] });
});

test('transfers are taken once the shop has told an account that money can be sent to', () => {
  const bank = { ...defaultShop.bank, accountHolder: 'Hexbolt' };
  expect(takesTransfers({ bank })).toBe(false);
  expect(takesTransfers({ bank: { ...bank, iban: 'DE02 1203 0000 0000 2020 51' } })).toBe(true);
  expect(takesTransfers({ bank: { ...bank, accountNumber: '1', routingNumber: '2' } })).toBe(true);
});

test('what is missing counts what has arrived, and nothing is missing of a cancelled order', () => {
  const order = {
    state: 'placed' as const,
    payment: { method: 'bank-transfer' as const, state: 'due' as const, purchaseOrder: '' },
    payments: [],
    totals: { total: 500 },
  };
  expect(missingFor(order as never)).toBe(500);
  expect(missingFor({ ...order, state: 'cancelled' } as never)).toBe(0);
});

test('the QR code holds amount and reference, and there is none for other currencies', () => {
  const seller = {
    name: 'Hexbolt',
    bank: { ...defaultShop.bank, accountHolder: 'Hexbolt', iban: 'DE02120300000000202051' },
  };
  const payload = transferPayload(seller, { amount: 12_345, currency: 'EUR', reference });
  expect(payload?.split('\n')).toEqual(expect.arrayContaining(['EUR123.45', reference]));
  expect(transferPayload(seller, { amount: 1, currency: 'USD', reference })).toBeNull();
});
