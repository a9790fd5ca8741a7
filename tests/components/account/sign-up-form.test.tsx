import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '@/components/account/navigation';
import { SignUpForm } from '@/components/account/sign-up-form';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { signIn } from '@/lib/api/client/sign-in';

jest.mock('@/components/account/navigation', () => ({ goTo: jest.fn() }));
jest.mock('@/lib/api/client/api', () => ({ api: { post: jest.fn() } }));
jest.mock('@/lib/api/client/sign-in', () => ({
  ...jest.requireActual('@/lib/api/client/sign-in'),
  signIn: jest.fn(),
}));

const signInMock = jest.mocked(signIn);
const postMock = jest.mocked(api.post);
const user = userEvent.setup();

beforeEach(() => jest.resetAllMocks());

const alerts = () =>
  screen
    .getAllByRole('alert')
    .map((alert) => alert.textContent)
    .filter(Boolean);

describe('the sign-up form', () => {
  async function fill(password: string) {
    render(<SignUpForm returnTo="/productDetails/drill" />);
    await user.type(screen.getByLabelText(/^Name/), 'Ann Miller');
    await user.type(screen.getByLabelText(/^Email/), 'Ann@Shop.com');
    await user.type(screen.getByLabelText(/^Password/), password);
  }

  test('asks for all three fields with the specified messages', async () => {
    render(<SignUpForm returnTo="/productDetails/drill" />);
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByText('Name is Required')).toBeInTheDocument();
    expect(alerts()).toEqual(['Name is Required', 'Email is Required', 'Password is Required']);
    expect(screen.getByLabelText(/^Name/)).toHaveFocus();
  });

  test('shows how strong the password is while it is typed', async () => {
    await fill('qwerty');
    expect(screen.getByText('Very weak')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Password/), ' above the old mill');
    expect(screen.getByText(/^(Good|Strong)$/)).toBeInTheDocument();
  });

  test('shows the server’s error at its field', async () => {
    const message = 'An account with this email already exists';
    const failure = new ApiError(409, 'auth/email-already-in-use', message, { email: message });
    postMock.mockRejectedValueOnce(failure);
    await fill('a good password{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(postMock).toHaveBeenCalledWith('/signup', {
      name: 'Ann Miller',
      email: 'ann@shop.com',
      password: 'a good password',
    });
    expect(signInMock).not.toHaveBeenCalled();
  });
});

test('after signing up comes the page about the mail, with the remembered product', async () => {
  postMock.mockResolvedValueOnce({ email: 'ann@shop.com' });
  signInMock.mockResolvedValueOnce(null);
  render(<SignUpForm returnTo="/productDetails/drill?color=Blue" />);
  await user.type(screen.getByLabelText(/^Name/), 'Ann Miller');
  await user.type(screen.getByLabelText(/^Email/), 'ann@shop.com');
  await user.type(screen.getByLabelText(/^Password/), 'a good password{Enter}');
  await waitFor(() =>
    expect(goTo).toHaveBeenCalledWith('/welcome?to=%2FproductDetails%2Fdrill%3Fcolor%3DBlue'),
  );
});
