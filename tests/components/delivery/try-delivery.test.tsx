import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TryDelivery } from '@/components/delivery/try-delivery';
import { WeightWarning } from '@/components/delivery/weight-warning';
import { api } from '@/lib/api/client/api';
import { defaultShop } from '@/lib/settings/rules/shop';
import { optionsFor } from '../../support/delivery';

const post = jest.spyOn(api, 'post');
const user = userEvent.setup();
beforeEach(() => post.mockReset());
const fill = async (label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
};

test('a place, a weight in kilograms and a value are sent, and charges, days and reasons shown', async () => {
  const product = { weightGrams: 0, oversize: false, dangerousGoods: true, leadTimeDays: 0 };
  const options = optionsFor([{ name: 'the goods', total: 12_050 }], defaultShop, { product });
  post.mockResolvedValue({ zone: 'Everywhere', options });
  render(<TryDelivery shop={defaultShop} />);
  await user.type(screen.getByLabelText('State'), 'oh');
  await fill('Weight (kg)', '2.25');
  await fill('Value (USD)', '120.50');
  await user.click(screen.getByRole('checkbox', { name: 'With dangerous goods' }));
  await user.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(screen.getByText('Zone: Everywhere')).toBeVisible());
  expect(post).toHaveBeenCalledWith('/delivery/try', {
    country: 'US',
    region: 'OH',
    postcode: '',
    weightGrams: 2_250,
    value: 12_050,
    oversizeUnits: 0,
    dangerousGoods: true,
    leadTimeDays: 0,
  });
  expect(screen.getByText('$12.90')).toBeVisible();
  expect(screen.getByText('Expected Dec 1, 2026 to Dec 3, 2026')).toBeVisible();
  expect(screen.getByText('Express can’t carry dangerous goods: the goods.')).toBeVisible();
});

test('a number that can’t be read is an error at its field, which gets the focus', async () => {
  render(<TryDelivery shop={defaultShop} />);
  await fill('Weight (kg)', 'heavy');
  await user.click(screen.getByRole('button', { name: 'Show the charges' }));
  expect(screen.getByLabelText('Weight (kg)')).toBeInvalid();
  expect(screen.getByLabelText('Weight (kg)')).toHaveFocus();
  expect(post).not.toHaveBeenCalled();
});

test('products without weight are told with links; without any there is no warning', () => {
  const { container, rerender } = render(<WeightWarning count={7} some={[{ id: 'a1', name: 'Chain' }]} />);
  expect(screen.getByRole('note')).toHaveTextContent('7 products on sale have no weight');
  expect(screen.getByRole('note')).toHaveTextContent('count them as 0 kg: Chain and others.');
  expect(screen.getByRole('link', { name: 'Chain' })).toHaveAttribute('href', '/dashboard/manageProduct/a1');
  rerender(<WeightWarning count={0} some={[]} />);
  expect(container).toBeEmptyDOMElement();
});
