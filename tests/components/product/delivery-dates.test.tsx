import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeliveryDates } from '@/components/product/delivery-dates';
import { api } from '@/lib/api/client/api';

const countries = [
  { code: 'US', name: 'United States' },
  { code: 'DE', name: 'Germany' },
];
const offer = { estimate: { from: '2126-03-06', to: '2126-03-08' }, charge: 1_290 };
const none = {
  countries,
  currency: 'USD',
  place: null,
  inStock: 0,
  missing: 0,
  expectedOn: null,
  now: [],
  later: [],
};
const found = {
  ...none,
  place: { country: 'DE', postcode: '10115', label: '10115, Germany' },
  inStock: 3,
  missing: 4,
  expectedOn: '2126-03-14',
  now: [{ id: 'standard', name: 'Standard', offer, problem: null }],
  later: [{ id: 'express', name: 'Express', offer: null, problem: 'Express can’t carry dangerous goods.' }],
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('asks for a place, answers by method for what is there and for the rest, and keeps the place', async () => {
  const get = jest.spyOn(api, 'get').mockResolvedValueOnce(none).mockResolvedValueOnce(found);
  render(<DeliveryDates sku="A-1" start={2} />);
  await screen.findByRole('option', { name: 'Germany' });
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Germany');
  await userEvent.type(screen.getByLabelText('Postal code'), '10115');
  await userEvent.clear(screen.getByLabelText('Quantity'));
  await userEvent.type(screen.getByLabelText('Quantity'), '7');
  await userEvent.click(screen.getByRole('button', { name: 'Show dates' }));
  const answer = await screen.findByText('To 10115, Germany');
  const status = answer.closest('[role=status]');
  expect(get).toHaveBeenLastCalledWith('/delivery/dates?country=DE&postcode=10115&sku=A-1&quantity=7');
  expect(status).toHaveTextContent('The 3 in stock');
  expect(status).toHaveTextContent('Standard: Mar 6, 2126 to Mar 8, 2126 · $12.90');
  expect(status).toHaveTextContent('4 more are expected about Mar 14, 2126');
  expect(status).toHaveTextContent('All 7 together');
  expect(status).toHaveTextContent('Express can’t carry dangerous goods.');
  expect(JSON.parse(localStorage.getItem('delivery-place')!)).toEqual({ country: 'DE', postcode: '10115' });
});

test('starts with the place that was used last', async () => {
  localStorage.setItem('delivery-place', JSON.stringify({ country: 'DE', postcode: '10115' }));
  const get = jest.spyOn(api, 'get').mockResolvedValue({ ...found, missing: 0, expectedOn: null, later: [] });
  render(<DeliveryDates sku="A-1" start={3} />);
  expect(await screen.findByText('To 10115, Germany')).toBeVisible();
  expect(get).toHaveBeenCalledWith('/delivery/dates?sku=A-1&quantity=3&country=DE&postcode=10115');
});
