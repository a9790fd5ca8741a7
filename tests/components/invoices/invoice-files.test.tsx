import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceFiles } from '@/components/invoices/invoice-files';

test('a document is offered as a PDF and, from a menu, as e-invoices', async () => {
  render(<InvoiceFiles invoice={{ number: 'INV-2026-00001', isEInvoice: true }} />);
  expect(screen.getByRole('link', { name: 'INV-2026-00001 as PDF' })).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const links = await screen.findAllByRole('menuitem');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/invoices/INV-2026-00001/factur-x',
    '/api/invoices/INV-2026-00001/ubl',
    '/api/invoices/INV-2026-00001/cii',
  ]);
  expect(links[0]).toHaveTextContent('Factur-X / ZUGFeRD PDF with XML inside');
});

test('a document that can’t be an e-invoice is offered as a PDF only', () => {
  render(<InvoiceFiles invoice={{ number: 'INV-2026-00001', isEInvoice: false }} />);
  expect(screen.getByRole('link', { name: 'INV-2026-00001 as PDF' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
