import { purchaseOrderExample, purchaseOrderProblem } from '@/lib/companies/rules/purchase-orders';

const rules = (pattern: string, required = false) => ({ required, pattern, isUnique: false });

test('a company that requires a number orders nothing without one', () => {
  expect(purchaseOrderProblem(rules('', true), ' ')).toContain('needs a purchase order number');
  expect(purchaseOrderProblem(rules('', true), 'x')).toBeNull();
  expect(purchaseOrderProblem(rules('PO-##'), '')).toBeNull();
});

test.each([
  ['PO-####', ['PO-1234', 'po-0000'], ['PO-123', 'PO-12345', 'PO-12x4', 'XPO-1234']],
  ['@@##', ['AB12', 'éß34'], ['A112', 'AB1', 'AB123']],
  ['45*', ['45', '4500012345'], ['54', '4']],
  ['*-#', ['-1', 'a-b-7'], ['7', 'a-b', 'a-77']],
  ['*a*b*', ['ab', 'xaybz'], ['ba', 'a']],
])('numbers like %s are told from others', (pattern, right, wrong) => {
  for (const number of right)
    expect([number, purchaseOrderProblem(rules(pattern), number)]).toEqual([number, null]);
  for (const number of wrong)
    expect([number, purchaseOrderProblem(rules(pattern), number)]).not.toEqual([number, null]);
});

test('buyers read an example of the pattern', () => {
  expect(purchaseOrderExample('PO-###/@*')).toBe('PO-123/A…');
  expect(purchaseOrderProblem(rules('PO-##'), 'x')).toContain('look like PO-12');
});
