import { render, screen } from '@testing-library/react';
import { Checkout } from '@/components/checkout/checkout';
import type { CartLine } from '@/lib/cart/schema';
import type { CheckoutStep } from '@/lib/orders/rules/checkout';
import type { PaymentMethod } from '@/lib/orders/schema/payment';
import { defaultShop } from '@/lib/settings/rules/shop';
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
const show = (step: CheckoutStep, delivery?: string, methods: PaymentMethod[] = ['invoice']) =>
  render(
    <Checkout
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
      step={step}
      address={address}
      method={defaultShop.deliveryMethods.find(({ id }) => id === delivery) ?? null}
      addresses={[address]}
      name="Ada Buyer"
      shop={defaultShop}
      choices={{ address: 'a', delivery }}
      offer={{ methods, isCardTest: true }}
      today="2026-11-26"
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
