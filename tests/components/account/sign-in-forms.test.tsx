import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ForgotPasswordForm } from '@/components/account/forgot-password-form';
import { LoginForm } from '@/components/account/login-form';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { signIn } from '@/lib/api/client/sign-in';

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

describe('the login form', () => {
  test('asks for email and password with the specified messages at the fields, and focuses the first', async () => {
    render(<LoginForm returnTo="/" />);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Email is Required')).toBeInTheDocument();
    expect(alerts()).toEqual(['Email is Required', 'Password is Required']);
    const email = screen.getByLabelText(/^Email/);
    expect(email).toHaveFocus();
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Email is Required');
    await user.type(email, 'nonsense');
    await user.type(screen.getByLabelText(/^Password/), '12345');
    await waitFor(() =>
      expect(alerts()).toEqual(['Provide a valid Email', 'Must be 6 characters or longer']),
    );
    expect(signInMock).not.toHaveBeenCalled();
  });

  async function logIn(failure: string) {
    signInMock.mockResolvedValueOnce(failure);
    render(<LoginForm returnTo="/" />);
    await user.type(screen.getByLabelText(/^Email/), 'ann@shop.com');
    await user.type(screen.getByLabelText(/^Password/), 'a password{Enter}');
  }

  test.each([
    ['auth/wrong-password', 'Invalid email or password'],
    ['auth/too-many-requests:37', 'Too many attempts. Try again in 37 seconds'],
    ['auth/user-disabled', 'This account has been disabled. Please contact us.'],
  ])('%s reads “%s”, in an alert that carries the code', async (code, text) => {
    await logIn(code);
    const alert = (await screen.findByText(text)).closest('[role=alert]');
    expect(alert).toHaveAttribute('data-code', code);
  });

  test('asks for the code of the app if the account has one, and focuses it', async () => {
    await logIn('auth/code-required');
    const code = await screen.findByLabelText(/^Code/);
    await waitFor(() => expect(code).toHaveFocus());
    expect(alerts()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Enter the code of your authenticator app');
    signInMock.mockResolvedValueOnce('auth/invalid-verification-code');
    await user.type(code, '123 456{Enter}');
    expect(await screen.findByText(/This code is not right/)).toBeInTheDocument();
    expect(signInMock).toHaveBeenLastCalledWith('ann@shop.com', 'a password', '123 456');
  });

  test('shows why the sign-in at Google failed', () => {
    render(<LoginForm returnTo="/" rejected="auth/unverified-email" />);
    expect(alerts()[0]).toMatch(/address was never confirmed/);
  });

  test('shows and hides the password, and allows pasting', async () => {
    render(<LoginForm returnTo="/" />);
    const password = screen.getByLabelText(/^Password/);
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await user.click(password);
    await user.paste('from a manager');
    const toggle = screen.getByRole('button', { name: 'Show password' });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(password).toHaveAttribute('type', 'text');
    expect(password).toHaveValue('from a manager');
  });
});

describe('the forgotten password form', () => {
  const send = async () => {
    render(<ForgotPasswordForm />);
    await user.type(screen.getByLabelText(/^Email/), 'ann@shop.com{Enter}');
  };

  test('says Sending... while it sends, then Successfully email send', async () => {
    let finish: (value: unknown) => void = () => undefined;
    postMock.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    await send();
    expect(screen.getByRole('status')).toHaveTextContent('Sending...');
    finish({});
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Successfully email send'));
  });

  test('says Error: and the reason when it fails', async () => {
    postMock.mockRejectedValueOnce(new ApiError(0, 'auth/network-request-failed', 'The shop is away.'));
    await send();
    expect(await screen.findByText('Error: The shop is away.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('requires an email', async () => {
    render(<ForgotPasswordForm />);
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText('Email is Required')).toBeInTheDocument();
  });
});
