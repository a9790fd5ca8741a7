import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeliveryStep } from '@/components/checkout/choice-steps';
import { defaultShop } from '@/lib/settings/rules/shop';

const push = jest.fn();
const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, replace }) }));
beforeEach(() => jest.resetAllMocks());

const step = (delivery?: string) =>
  render(
    <DeliveryStep
      methods={defaultShop.deliveryMethods}
      arrivals={new Map([['express', 'Nov 30, 2026']])}
      chosen={delivery}
      subtotal={10_000}
      freeDelivery={false}
      currency="USD"
      choices={{ address: 'a', delivery }}
    />,
  );

test('a delivery can use every delivery method, and can be switched to collection', async () => {
  const user = userEvent.setup();
  step();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getAllByText(/it arrives/)).toHaveLength(1);
  expect(screen.getByText('In stock and ordered today, it arrives Nov 30, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Collect in Cleveland instead' })).toHaveAttribute(
    'href',
    '/purchase?step=address&address=a&delivery=collect',
  );
  await user.click(screen.getByRole('radio', { name: /Express/ }));
  expect(replace).toHaveBeenCalledWith('/purchase?step=delivery&address=a&delivery=express', {
    scroll: false,
  });
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(push).toHaveBeenCalledWith('/purchase?step=payment&address=a&delivery=express');
});

test('a collection offers no delivery method, and can be switched to delivery', () => {
  step('collect');
  expect(screen.getByRole('radio', { name: /Collect in Cleveland/ })).toBeChecked();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Have it delivered instead' })).toHaveAttribute(
    'href',
    '/purchase?step=address&address=a',
  );
});
