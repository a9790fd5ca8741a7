import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TurnOffTwoFactor } from '@/components/account/turn-off-two-factor';
import { api } from '@/lib/api/client/api';

jest.mock('@/lib/api/client/api', () => ({ api: { delete: jest.fn() } }));

const remove = jest.mocked(api.delete);
const user = userEvent.setup();
const onDone = jest.fn();

beforeEach(async () => {
  jest.resetAllMocks();
  remove.mockResolvedValue({ done: true });
  render(<TurnOffTwoFactor onDone={onDone} />);
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
});

test('turning two-factor sign-in off asks for a code', async () => {
  await user.type(await screen.findByLabelText(/^Code/), '123456{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(remove).toHaveBeenCalledWith('/two-factor', { code: '123456' });
});

test('turning two-factor sign-in off accepts the password instead', async () => {
  await user.click(await screen.findByRole('button', { name: 'Use my password instead' }));
  await user.type(screen.getByLabelText(/^Password/), 'my password{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(remove).toHaveBeenCalledWith('/two-factor', { password: 'my password' });
});
