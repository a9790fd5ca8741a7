import { render, screen } from '@testing-library/react';
import ChangeEmailPage from '@/app/(auth)/changeEmail/page';
import VerifyEmailPage from '@/app/(auth)/verifyEmail/page';
import ConfirmPage from '@/app/(public)/newsletter/confirm/page';
import UnsubscribePage from '@/app/(public)/newsletter/unsubscribe/page';

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
