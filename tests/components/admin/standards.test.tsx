import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StandardsForm } from '@/components/admin/standards-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
const put = jest.spyOn(api, 'put');
jest.spyOn(toast, 'success');
jest.spyOn(toast, 'error');

test('standards are changed, added and removed by row, and a wrong row says why', async () => {
  put.mockResolvedValue({});
  render(
    <StandardsForm
      groups={[
        ['ISO 1', 'DIN 1'],
        ['ISO 2', 'DIN 2'],
      ]}
      revision={3}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove group 1' }));
  await userEvent.type(screen.getByLabelText('Group 1'), ', bs2');
  await userEvent.click(screen.getByRole('button', { name: 'Add a group' }));
  await userEvent.type(screen.getByLabelText('Group 2'), 'ISO 3, bolts');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^bolts is no standard/)).toBeVisible();
  expect(put).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByLabelText('Group 2'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(put).toHaveBeenCalledWith('/searches/standards', {
    groups: [['ISO 2', 'DIN 2', 'BS 2']],
    revision: 3,
  });
  expect(refresh).toHaveBeenCalled();
});

test('a CSV file replaces the rows, which are saved by the owner', async () => {
  put.mockClear();
  render(<StandardsForm groups={[['ISO 1', 'DIN 1']]} revision={0} />);
  const file = new File(['standard 1,standard 2\nISO 7,DIN 7\nISO 8,DIN 8\n'], 'standards.csv', {
    type: 'text/csv',
  });
  file.text = async () => 'standard 1,standard 2\nISO 7,DIN 7\nISO 8,DIN 8\n';
  await userEvent.upload(screen.getByLabelText('Import CSV'), file);
  expect(await screen.findByLabelText('Group 2')).toHaveValue('ISO 8, DIN 8');
  expect(put).not.toHaveBeenCalled();
});
