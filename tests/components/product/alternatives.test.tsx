import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Alternatives } from '@/components/product/alternatives';
import { api } from '@/lib/api/client/api';

const part = {
  sku: 'B-2',
  name: 'Hex bolt',
  variant: 'M8',
  href: '/product/hex-bolt',
  currency: 'USD',
  unit: 'pack of 25',
  packSize: 25,
  availability: '50 packs in stock',
};

afterEach(() => jest.restoreAllMocks());

test('says what can be had instead and what differs, and takes it only when pressed', async () => {
  const differs = ['Same specification in every row', 'Pack of 25 in place of 100'];
  const get = jest.spyOn(api, 'get').mockResolvedValue([{ part, quantity: 16, total: 16_000, differs }]);
  const onTake = jest.fn();
  render(<Alternatives sku="A 1" quantity={4} onTake={onTake} />);
  const section = await screen.findByRole('region', { name: 'Available instead' });
  expect(get).toHaveBeenCalledWith('/alternatives?sku=A+1&quantity=4');
  expect(section).toHaveTextContent('16 packs for $160.00 · 50 packs in stock');
  expect(section).toHaveTextContent('Same specification in every row. Pack of 25 in place of 100.');
  expect(onTake).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Take 16 × B-2 instead' }));
  expect(onTake).toHaveBeenCalledWith(part, 16);
});

test('shows nothing where there is nothing, or where it can’t be read', async () => {
  const get = jest.spyOn(api, 'get').mockResolvedValueOnce([]);
  const { container, rerender } = render(<Alternatives sku="A" quantity={4} />);
  await Promise.resolve();
  get.mockRejectedValueOnce(new Error('offline'));
  rerender(<Alternatives sku="A" quantity={5} />);
  await Promise.resolve();
  expect(container).toBeEmptyDOMElement();
});
