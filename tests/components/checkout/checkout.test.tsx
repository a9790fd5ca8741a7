import { render, screen } from '@testing-library/react';
import { Checkout } from '@/components/checkout/checkout';
import type { CartLine } from '@/lib/cart/schema';
import { plainTaxing } from '@/lib/orders/rules/totals';
import type { CheckoutStep } from '@/lib/orders/rules/checkout';
import type { ReviewedPrices } from '@/lib/orders/rules/price-changes';
import type { OrderLine } from '@/lib/orders/schema/order';
import type { PaymentMethod } from '@/lib/orders/schema/payment';
import { defaultShop } from '@/lib/settings/rules/shop';
import { offerFor, optionsFor } from '../../support/delivery';
import { ohioAddress } from '../../support/ohio-address';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const line = {
  sku: 'BF-1',
  slug: 'bolt',
  name: 'Bolt',
  color: null,
  size: null,
  img: '/a.webp',
  href: '/product/bolt',
  quantity: 2,
  unitPrice: 1_000,
  listPrice: 1_000,
  total: 2_000,
  problem: null,
} as CartLine;
const address = { ...ohioAddress, id: 'a' };
const show = (
  step: CheckoutStep,
  delivery?: string,
  methods: PaymentMethod[] = ['invoice'],
  reviewed: ReviewedPrices | null = null,
) =>
  render(
    <Checkout
      taxing={plainTaxing}
      cart={{
        lines: [line],
        fromCart: true,
        hasChoice: false,
        currency: 'USD',
        ready: true,
        discounts: [],
        code: null,
        codeProblem: null,
      }}
      reviewed={reviewed}
      step={step}
      address={address}
      method={delivery ? offerFor(delivery, [line]) : null}
      options={optionsFor([line])}
      addresses={[address]}
      name="Ada Buyer"
      shop={defaultShop}
      choices={{ address: 'a', delivery }}
      offer={{ methods, credit: { netDays: 30, available: 500_000, isHeld: false }, isCardTest: true }}
    />,
  );
const sums = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test('the preselected delivery method is included in the totals', () => {
  const [first] = defaultShop.deliveryMethods;
  show('delivery');
  expect(screen.getByRole('radio', { name: new RegExp(first!.name) })).toBeChecked();
  const before = sums();
  expect(before).toHaveLength(4);
  expect(before.join()).not.toMatch(/Not chosen|Follows/);
  document.body.replaceChildren();
  show('delivery', first!.id);
  expect(sums()).toEqual(before);
});

test('collection costs nothing and is named in the totals', () => {
  show('delivery', 'collect');
  expect(screen.getByText('Collection', { selector: 'dt' }).nextSibling).toHaveTextContent('Free');
  expect(screen.getByText('Total').nextSibling).toHaveTextContent(/^\$2\d\.\d\d$/);
});

test('the payment step offers what the shop takes, and says when cards are only tests', () => {
  show('payment', 'standard', ['card', 'invoice']);
  expect(screen.getByRole('radio', { name: /Card/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Invoice/ })).not.toBeChecked();
  expect(screen.getByRole('note')).toHaveTextContent('Test payments: no money moves');
  document.body.replaceChildren();
  show('payment', 'standard');
  expect(screen.queryByRole('note')).toBeNull();
});

test('the last step shows and orders at the prices of the review, whatever the cart says now', () => {
  const reviewedLine = { ...line, unitPrice: 900, total: 1_800, discount: 100 } as unknown as OrderLine;
  const discount = { id: 'd', title: 'Spring sale', code: null, kind: 'amount', amount: 100 } as const;
  const totals = {
    subtotal: 1_800,
    discount: 100,
    shipping: 500,
    tax: 176,
    taxName: 'Tax',
    taxBasisPoints: 800,
  };
  show('review', 'standard', ['invoice'], {
    lines: [reviewedLine],
    discounts: [discount],
    totals: { ...totals, total: 2_376, currency: 'USD' },
    until: new Date(Date.now() + 60_000).toISOString(),
    changes: [],
  });
  expect(screen.getByText('2 × $9.00')).toBeVisible();
  expect(sums()).toEqual(['$18.00', '-$1.00', '$5.00', '$1.76', '$23.76']);
  expect(screen.getByRole('button', { name: 'Place order for $23.76' })).toBeVisible();
});
