import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UsersTable } from '@/components/account/users-table';
import { defaultShop } from '@/lib/settings/rules/shop';

export const user = userEvent.setup();

const person = {
  image: null,
  emailVerified: true,
  disabled: false,
  createdAt: '2026-01-02T00:00:00.000Z',
};
export const ann = { ...person, _id: '1', name: 'Ann', email: 'ann@shop.com', role: 'customer' as const };
export const bob = { ...person, _id: '2', name: 'Bob', email: 'bob@shop.com', role: 'admin' as const };

export const show = () =>
  render(
    <UsersTable
      users={[ann, bob]}
      search="ann"
      page={2}
      sort={undefined}
      ownEmail={bob.email}
      clock={defaultShop}
    />,
  );
export const press = () => user.click(screen.getByRole('button', { name: 'Make Admin: ann@shop.com' }));
export async function makeAdmin() {
  await press();
  const asked = await screen.findByRole('dialog', { name: 'Make Admin: ann@shop.com?' });
  await user.click(within(asked).getByRole('button', { name: 'Make Admin' }));
}
