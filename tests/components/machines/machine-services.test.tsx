import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MachineServices } from '@/components/machines/machine-services';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import type { ServiceRecord } from '@/lib/machines/schema';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
const [post, patch, remove] = [jest.spyOn(api, 'post'), jest.spyOn(api, 'patch'), jest.spyOn(api, 'delete')];
jest.spyOn(toast, 'success');
beforeEach(() => {
  jest.clearAllMocks();
  for (const call of [post, patch, remove]) call.mockResolvedValue({});
});

const oil: ServiceRecord = {
  id: 'service-1',
  day: '2024-05-01',
  work: 'Oil changed',
  by: 'Ann',
  hours: 1410,
  note: '',
  nextOn: '2025-05-01',
};
const show = (services: ServiceRecord[], mayEdit = true) =>
  render(<MachineServices machine={{ id: 'm1', services, mayEdit }} locale="en-US" />);

test('a service is recorded with what is known, and what is missing is said', async () => {
  show([]);
  await userEvent.click(screen.getByRole('button', { name: 'Record a service' }));
  await userEvent.type(screen.getByLabelText(/^Day/), '2024-05-01');
  await userEvent.type(screen.getByLabelText('Hours of operation'), '1,410');
  await userEvent.click(screen.getByRole('button', { name: 'Save service' }));
  expect(await screen.findByText('Say what was done')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^What was done/), 'Oil changed');
  await userEvent.click(screen.getByRole('button', { name: 'Save service' }));
  expect(post).toHaveBeenCalledWith('/machines/m1/services', {
    key: expect.stringMatching(/^[\w-]{36}$/),
    day: '2024-05-01',
    work: 'Oil changed',
    by: '',
    hours: 1410,
    note: '',
    nextOn: '',
  });
  expect(refresh).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Record a service' })).toBeVisible();
});

test('a record is changed and removed, after a question', async () => {
  show([oil]);
  const record = within(screen.getByRole('listitem'));
  expect(screen.getByRole('listitem')).toHaveTextContent('by Ann, at 1,410 h, next on May 1, 2025');
  await userEvent.click(record.getByRole('button', { name: 'Edit the service of May 1, 2024' }));
  await userEvent.clear(screen.getByLabelText('Hours of operation'));
  await userEvent.click(screen.getByRole('button', { name: 'Save service' }));
  const { id: _, ...facts } = oil;
  expect(patch).toHaveBeenCalledWith('/machines/m1/services/service-1', { ...facts, hours: null });
  await userEvent.click(record.getByRole('button', { name: 'Remove the service of May 1, 2024' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove service' }));
  expect(remove).toHaveBeenCalledWith('/machines/m1/services/service-1');
});

test('who may not edit the machine reads its history alone', () => {
  show([oil], false);
  expect(screen.getByRole('listitem')).toHaveTextContent('May 1, 2024: Oil changed');
  expect(screen.queryByRole('button')).toBeNull();
});
