import { render, screen } from '@testing-library/react';
import { OrderTaxes } from '@/components/orders/order-taxes';
import { orderCsvHeader, orderCsvRows } from '@/lib/orders/rules/csv';
import { taxedLine, totalsOf } from '@/lib/orders/rules/totals';
import type { Order, OrderLine } from '@/lib/orders/schema/order';
import { defaultShop } from '@/lib/settings/rules/shop';

const shop = {
  ...defaultShop,
  taxRules: [
    { country: 'US', region: 'OH', name: 'Sales tax', basisPoints: 800 },
    { country: 'US', region: 'OH', category: 'reduced', name: 'Reduced tax', basisPoints: 250 },
  ],
};
const ohio = { country: 'US', region: 'OH', postcode: '44114' };

/** An order of a bolt and a book in Ohio; the buyer may have a certificate. */
function orderOf(...certificates: string[]): Order {
  const customer = {
    vatId: '',
    certificates: certificates.map((number) => ({ number, country: 'US', regions: ['OH'] })),
  };
  const taxing = { categoryOf: (sku: string) => (sku === 'BOOK-1' ? 'reduced' : 'standard'), customer };
  const method = { charge: 0 };
  const lines = [
    { sku: 'BOLT-1', total: 1_000 },
    { sku: 'BOOK-1', total: 2_010 },
  ] as OrderLine[];
  return {
    number: 'HX-0123ABCD',
    customer: { name: 'Ann', email: 'ann@buyers.example' },
    address: ohio,
    delivery: { name: 'Standard' },
    payment: { method: 'invoice', state: 'due', purchaseOrder: '' },
    shipments: [],
    lines: lines.map((line) => taxedLine(line, method, ohio, shop, taxing)),
    totals: totalsOf(lines, method, ohio, shop, false, taxing),
  } as unknown as Order;
}

const csvOf = (order: Order) =>
  orderCsvRows(order).map((cells) =>
    ['line tax rate', 'line tax rule', 'line tax exemption', 'order taxes'].map(
      (title) => cells[orderCsvHeader.indexOf(title)],
    ),
  );

test('staff see the tax at each rate and the rule that decided about each line', () => {
  render(<OrderTaxes order={orderOf()} locale="en-US" />);
  expect(screen.getByText('Sales tax (8%) on $10.00')).toBeVisible();
  expect(screen.getByText('$0.80')).toBeVisible();
  expect(screen.getByText('Reduced tax (2.5%) on $20.10')).toBeVisible();
  expect(screen.getByText('$0.50')).toBeVisible();
  const story = screen.getByText(/^Reduced tax 2.5%, the rule for US OH, tax category reduced/);
  expect(story.nextSibling).toHaveTextContent('BOOK-1');
  expect(screen.getByText('Rounded half up once for each rate.')).toBeVisible();
});

test('staff see the certificate for which nothing was charged', () => {
  render(<OrderTaxes order={orderOf('OH-7')} locale="en-US" />);
  expect(screen.getByText('Exempt: certificate OH-7 on $30.10')).toBeVisible();
  expect(screen.getAllByText(/; Exempt: certificate OH-7$/)).toHaveLength(2);
});

test('an order from before this was recorded says so', () => {
  const order = orderOf();
  render(
    <OrderTaxes
      order={{ ...order, lines: order.lines.map((line) => ({ ...line, taxRule: undefined })) }}
      locale="en-US"
    />,
  );
  expect(screen.getByText(/older than the record/)).toBeVisible();
});

test('the CSV of orders has the rate, the rule and the exemption of each line, and the taxes by rate', () => {
  const taxes = 'Sales tax (8%): 0.8 on 10; Reduced tax (2.5%): 0.5 on 20.1';
  expect(csvOf(orderOf())).toEqual([
    [8, 'US OH', '', taxes],
    [2.5, 'US OH, tax category reduced', '', taxes],
  ]);
  expect(csvOf(orderOf('OH-7'))[0]).toEqual([
    0,
    'US OH',
    'Exempt: certificate OH-7',
    'Exempt: certificate OH-7: 0 on 30.1',
  ]);
});
