import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ChangeEmailPage from '@/app/(auth)/changeEmail/page';
import VerifyEmailPage from '@/app/(auth)/verifyEmail/page';
import ConfirmPage from '@/app/(public)/newsletter/confirm/page';
import UnsubscribePage from '@/app/(public)/newsletter/unsubscribe/page';
import { api } from '@/lib/api/client/api';

const token = 'a'.repeat(43);

describe.each([
  ['/newsletter/confirm', ConfirmPage, /Confirm, and we send you email/, '/#newsletter'],
  [
    '/newsletter/unsubscribe',
    UnsubscribePage,
    /One press takes your address off the list/,
    '/contact?topic=other',
  ],
  ['/verifyEmail', VerifyEmailPage, /you can order and write reviews/, '/login?from=/profile'],
  ['/changeEmail', ChangeEmailPage, /Once you confirm, you log in/, '/settings#email'],
])('%s', (_path, Page, promise, wayOn) => {
  const open = async (query: { token?: string }) =>
    render(await Page({ searchParams: Promise.resolve(query) }));

  test('explains its button', async () => {
    await open({ token });
    expect(screen.getByText(promise)).toBeVisible();
    expect(screen.getByRole('button')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
  });

  test.each([{}, { token: 'half' }])(
    'explains at once that a link without its whole secret is incomplete, and offers a way on: %j',
    async (query) => {
      await open(query);
      expect(screen.getByRole('alert')).toHaveTextContent('This link is not complete');
      expect(screen.queryByText(promise)).toBeNull();
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.getByRole('link')).toHaveAttribute('href', wayOn);
    },
  );
});

test('an email that has been confirmed needs no explanation and no new link, but a way to the cart', async () => {
  const user = userEvent.setup();
  const post = jest.spyOn(api, 'post').mockResolvedValue({ email: 'ada@plant.example' });
  render(await VerifyEmailPage({ searchParams: Promise.resolve({ token }) }));
  expect(screen.getByText(/Need a new link/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to your cart' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Confirm my email' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you. ada@plant.example is confirmed.');
  expect(post).toHaveBeenCalledWith('/email/verify', { token });
  expect(screen.queryByText(/you can order and write reviews/)).toBeNull();
  expect(screen.queryByText(/Need a new link/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to your cart' })).toHaveAttribute('href', '/cart');
});
