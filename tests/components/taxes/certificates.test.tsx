import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaxSection } from '@/components/account/tax-section';
import { RoleProvider } from '@/components/layout/allowed';
import { CertificatesHead } from '@/components/taxes/certificates-head';
import { CertificateTable } from '@/components/taxes/certificate-table';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { defaultShop } from '@/lib/settings/rules/shop';
import type { CertificateRow } from '@/lib/taxes/schema/certificate';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const put = jest.spyOn(api, 'put');
const post = jest.spyOn(api, 'post');
beforeEach(() => jest.resetAllMocks());

const shown = { countries: defaultShop.countries, today: '2026-11-25' };
const row: CertificateRow = {
  id: 'c1',
  number: 'OH-123',
  country: 'US',
  regions: ['NY', 'OH'],
  from: '2026-01-01',
  to: '2026-12-31',
  hasFile: true,
  status: 'valid',
  why: '',
  customer: { id: 'u1', name: 'Ann Buyer', email: 'ann@buyers.example' },
  version: 4,
};

test('a certificate is added with its states as codes, and its scan follows', async () => {
  post.mockResolvedValue({ id: 'c9' });
  put.mockResolvedValue({});
  render(<CertificatesHead filters={{}} {...shown} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add a certificate' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save certificate' }));
  expect(dialog.getAllByText('is required')).toHaveLength(2);
  expect(dialog.getByText('must be a day such as 2026-11-30')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Customer’s email/), 'ann@buyers.example');
  await userEvent.type(dialog.getByLabelText(/^Number/), 'OH-123');
  await userEvent.type(dialog.getByLabelText('States'), 'oh, ny');
  fireEvent.change(dialog.getByLabelText(/^Valid to/), { target: { value: '2026-12-31' } });
  const scan = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });
  await userEvent.upload(dialog.getByLabelText('Scanned certificate'), scan);
  await userEvent.click(dialog.getByRole('button', { name: 'Save certificate' }));
  expect(post).toHaveBeenCalledWith('/tax-certificates', {
    email: 'ann@buyers.example',
    number: 'OH-123',
    country: 'US',
    regions: ['NY', 'OH'],
    from: '2026-11-25',
    to: '2026-12-31',
  });
  expect(put).toHaveBeenCalledWith('/tax-certificates/c9/file', expect.any(File));
});

test('a certificate is changed with the version that was read, and revoked with a reason', async () => {
  put.mockResolvedValue({ id: 'c1' });
  render(<CertificateTable rows={[row]} filters={{}} locale="en-US" {...shown} />);
  expect(screen.getByRole('link', { name: 'Scan of OH-123 (PDF)' })).toHaveAttribute(
    'href',
    '/api/tax-certificates/c1/file',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Edit OH-123' }));
  fireEvent.change(screen.getByLabelText(/^Valid to/), { target: { value: '2027-06-30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save certificate' }));
  expect(put).toHaveBeenLastCalledWith('/tax-certificates/c1', {
    number: 'OH-123',
    country: 'US',
    regions: ['NY', 'OH'],
    from: '2026-01-01',
    to: '2027-06-30',
    version: 4,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Revoke OH-123' }));
  await userEvent.type(screen.getByLabelText('Why'), 'Closed');
  await userEvent.click(screen.getByRole('button', { name: 'Revoke certificate' }));
  expect(put).toHaveBeenLastCalledWith('/tax-certificates/c1/revocation', { why: 'Closed' });
});

test('support sees certificates, and nothing that would change them', () => {
  render(
    <RoleProvider value="support">
      <CertificatesHead filters={{}} {...shown} />
      <CertificateTable rows={[row]} filters={{}} locale="en-US" {...shown} />
    </RoleProvider>,
  );
  expect(screen.getByText('OH-123')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a customer sees whether the VAT id has a valid format, that VIES is not asked, and when certificates end', async () => {
  const invoicing = { ...defaultShop.invoicing, vatId: 'DE136695976' };
  const taxes = { vatId: '', certificates: [row] };
  render(<TaxSection taxes={taxes} shop={{ ...defaultShop, invoicing }} />);
  expect(screen.getByText(/VIES/)).toHaveTextContent('other EU countries than DE');
  expect(screen.getByText(/Dec 31, 2026/)).toBeVisible();
  expect(screen.queryByText('Valid format')).toBeNull();
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save VAT ID' }));
  put.mockRejectedValue(new ApiError(400, 'invalid-vat-id', 'No.', { vatId: 'Please check each digit' }));
  await userEvent.type(screen.getByLabelText('VAT ID'), 'FR1');
  await save();
  expect(await screen.findByText('Invalid: Please check each digit')).toBeVisible();
  put.mockResolvedValue({ vatId: 'FR40303265045', certificates: [] });
  await save();
  expect(await screen.findByText('Valid format')).toBeVisible();
  expect(screen.queryByText(/^Invalid/)).toBeNull();
});
