import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { lateResolver } from '@/components/forms/late-resolver';
import { toast } from '@/components/ui/toast';
import { unreachable } from '@/lib/api/client/errors';

const schema = z.object({ city: z.string().trim().min(1, 'Enter a city') });
const send = jest.fn();

function Form({ load }: { load: () => Promise<typeof schema> }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: lateResolver(load),
    defaultValues: { city: '' },
  });
  return (
    <form onSubmit={handleSubmit((values) => send(values))}>
      <input aria-label="City" {...register('city')} />
      <p>{formState.errors.city?.message}</p>
      <button type="submit">Save</button>
    </form>
  );
}

beforeEach(() => send.mockReset());

test('a form loads its schema when it is first checked, and what the schema accepts is sent', async () => {
  const user = userEvent.setup();
  const load = jest.fn(() => Promise.resolve(schema));
  render(<Form load={load} />);
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Enter a city')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('City'), ' Akron ');
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ city: 'Akron' }));
});

test('without the schema nothing is sent, a message says why, and the next attempt loads it again', async () => {
  const user = userEvent.setup();
  const error = jest.spyOn(toast, 'error').mockImplementation(() => {});
  const load = jest.fn(() => Promise.resolve(schema)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Form load={load} />);
  await user.type(screen.getByLabelText('City'), 'Akron');
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(error).toHaveBeenCalledWith(unreachable().message));
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ city: 'Akron' }));
});
