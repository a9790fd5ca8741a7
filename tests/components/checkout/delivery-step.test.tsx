import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeliveryStep } from '@/components/checkout/choice-steps';
import { defaultShop } from '@/lib/settings/rules/shop';
import { optionsFor } from '../../support/delivery';

const push = jest.fn();
const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, replace }) }));
beforeEach(() => jest.resetAllMocks());

const step = (delivery?: string, options = optionsFor([{ total: 10_000 }])) =>
  render(
    <DeliveryStep
      options={options}
      chosen={delivery}
      freeDelivery={false}
      currency="USD"
      choices={{ address: 'a', delivery }}
    />,
  );

test('a delivery can use every delivery method, and can be switched to collection', async () => {
  const user = userEvent.setup();
  step();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByText('Expected to arrive Dec 1, 2026 to Dec 3, 2026')).toBeVisible();
  expect(screen.getByText('Expected to arrive Nov 27, 2026')).toBeVisible();
  expect(screen.getByText(/Free from \$250.00/)).toBeVisible();
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

const battery = { weightGrams: 700, oversize: false, dangerousGoods: true, leadTimeDays: 0 };

test('a method that can’t take the goods is not a choice; a sentence says why', () => {
  step(undefined, optionsFor([{ total: 5_000, name: 'Battery Pack' }], defaultShop, { product: battery }));
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('list', { name: 'Not offered' })).toHaveTextContent(
    'Express can’t carry dangerous goods: Battery Pack.',
  );
});

test('where nothing is delivered, the customer chooses another address or collects', () => {
  step(undefined, optionsFor([{ total: 5_000 }], { ...defaultShop, deliveryZones: [] }));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText(/Standard freight is not offered: we do not deliver to this place/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose another address' })).toHaveAttribute(
    'href',
    '/purchase?step=address&address=a',
  );
  expect(screen.getByRole('link', { name: 'Collect in Cleveland instead' })).toBeVisible();
});

test('the surcharge for oversize goods is part of the price and told', () => {
  const zones = defaultShop.deliveryZones.map((zone) => ({
    ...zone,
    rates: zone.rates.map((rate) => ({ ...rate, surcharge: 4_500 })),
  }));
  const product = { ...battery, dangerousGoods: false, oversize: true };
  const shop = { ...defaultShop, deliveryZones: zones };
  step(undefined, optionsFor([{ total: 30_000, quantity: 2 }], shop, { product }));
  expect(screen.getAllByText('Includes $90.00 for oversize goods')).toHaveLength(2);
  expect(screen.getByText('$90.00', { exact: true })).toBeVisible();
  expect(screen.getByText('$124.90')).toBeVisible();
});
