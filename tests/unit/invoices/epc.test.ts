import { epcPayload } from '@/lib/invoices/rules/epc';
import { invoiceContent } from '../../support/invoice-content';

test('an invoice in euros has the payload that banking apps read', () => {
  expect(epcPayload(invoiceContent())).toBe(
    [
      'BCD',
      '002',
      '1',
      'SCT',
      'BYLADEM1001',
      'Hexbolt GmbH',
      'DE02120300000000202051',
      'EUR105.79',
      '',
      '',
      'INV-2026-00001',
    ].join('\n'),
  );
});

test.each<[string, Parameters<typeof invoiceContent>[0]]>([
  ['in dollars', { currency: 'USD' }],
  ['that is paid', { isPaid: true }],
  ['of a shop that wants none', { showsQrCode: false }],
  ['about nothing', { gross: 0 }],
  [
    'without an IBAN',
    {
      seller: {
        ...invoiceContent().seller,
        bank: { ...invoiceContent().seller.bank, iban: '' },
      },
    },
  ],
])('an invoice %s has none', (_, change) => {
  expect(epcPayload(invoiceContent(change))).toBeNull();
});

test('a credit note has none', () => {
  expect(epcPayload(invoiceContent({ series: 'credit-note' }))).toBeNull();
});
