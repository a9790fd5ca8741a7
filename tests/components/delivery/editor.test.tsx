import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShopForm } from '@/components/admin/shop-form';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { defaultShop } from '@/lib/settings/rules/shop';
import type { ShopChange } from '@/lib/settings/schema/shop';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
const patch = jest.spyOn(api, 'patch');
beforeEach(() =>
  patch.mockReset().mockImplementation(async (_, change) => ({ ...defaultShop, ...(change as ShopChange) })),
);

const user = userEvent.setup();
const show = () => render(<ShopForm shop={defaultShop} slug="delivery" />);
const save = () => user.click(screen.getByRole('button', { name: 'Save settings' }));
const sent = () => patch.mock.calls[0]![1] as ShopChange;
const zone = (name: string) => within(screen.getByRole('region', { name }));
const fill = async (input: HTMLElement, text: string) => {
  await user.clear(input);
  await user.type(input, text);
};

test('a zone of two states with a table by weight is entered by keyboard and saved', async () => {
  show();
  screen.getByRole('button', { name: 'Add a zone' }).focus();
  await user.keyboard('{Enter}');
  await fill(zone('zone 2').getByLabelText(/^Zone/), 'Far states');
  const far = zone('Far states');
  await user.type(far.getByLabelText('States'), 'ak, hi');
  far.getByRole('button', { name: 'Offer Standard freight in Far states' }).focus();
  await user.keyboard('{Enter}');
  await user.type(far.getByLabelText('Charge (USD)'), '49');
  await user.click(far.getByRole('button', { name: /Add a row/ }));
  await user.type(
    within(far.getByRole('group', { name: 'Standard freight, row 2' })).getByLabelText('From (kg)'),
    '31.5',
  );
  await user.type(far.getByLabelText('Oversize, a unit (USD)'), '120');
  await user.click(far.getByRole('button', { name: 'Move Far states up' }));
  await save();
  await waitFor(() => expect(patch).toHaveBeenCalled());
  expect(sent().deliveryZones).toMatchObject([
    {
      name: 'Far states',
      places: [{ country: 'US', regions: ['AK', 'HI'], postcodes: [] }],
      rates: [
        {
          method: 'standard',
          basis: 'weight',
          bands: [{ from: 0, charge: 4_900 }, { from: 31_500, charge: null }], // prettier-ignore
          freeFrom: null,
          surcharge: 12_000,
        },
      ],
    },
    { name: 'Everywhere', isRest: true },
  ]);
});

test('rows that overlap are marked at their input, and nothing is sent', async () => {
  show();
  const express = within(zone('Everywhere').getByRole('group', { name: 'Express' }));
  await user.click(express.getByRole('button', { name: /Add a row/ }));
  const second = within(express.getByRole('group', { name: 'Express, row 2' }));
  await user.type(second.getByLabelText('From (USD)'), '0');
  await user.type(second.getByLabelText('Charge (USD)'), '10');
  await save();
  expect(second.getByLabelText('From (USD)')).toBeInvalid();
  expect(second.getByText('overlaps the row before: both begin here')).toBeVisible();
  await waitFor(() => expect(second.getByLabelText('From (USD)')).toHaveFocus());
  expect(patch).not.toHaveBeenCalled();
});

test('an error of the server is shown at its place', async () => {
  const path = 'deliveryZones.0.name';
  patch.mockRejectedValue(new ApiError(400, 'unfit-delivery', 'no', { [path]: 'needs a country' }));
  show();
  await user.click(zone('Everywhere').getByRole('checkbox', { name: 'Rest of the world' }));
  await save();
  expect(await screen.findByText('needs a country')).toBeVisible();
  expect(sent().deliveryZones).toMatchObject([{ isRest: false, places: [] }]);
});

test('a new method gets a code from its name; a removed one loses its rates in every zone', async () => {
  show();
  await user.type(screen.getByLabelText('Name of a new method'), 'Night courier{Enter}');
  await user.click(screen.getByRole('button', { name: 'Offer Night courier in Everywhere' }));
  const night = within(zone('Everywhere').getByRole('group', { name: 'Night courier' }));
  await user.type(night.getByLabelText('Charge (USD)'), '60');
  await user.click(screen.getByRole('button', { name: 'Remove Express' }));
  expect(zone('Everywhere').queryByRole('group', { name: 'Express' })).toBeNull();
  await save();
  await waitFor(() => expect(patch).toHaveBeenCalled());
  expect(sent().deliveryMethods!.map(({ id }) => id)).toEqual(['standard', 'collect', 'night-courier']);
  expect(sent().deliveryZones![0]!.rates.map(({ method }) => method)).toEqual(['standard', 'night-courier']);
});

test('a method that is there already is an error at its name', async () => {
  show();
  await user.type(screen.getByLabelText('Name of a new method'), 'Express');
  await user.click(screen.getByRole('button', { name: 'Add a method' }));
  expect(screen.getByLabelText('Name of a new method')).toBeInvalid();
  expect(screen.getByText('There is such a method already')).toBeVisible();
});
