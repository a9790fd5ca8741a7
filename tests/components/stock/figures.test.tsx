import { render, screen } from '@testing-library/react';
import { StatusLinks } from '@/components/layout/status-links';
import { ProposalLines } from '@/components/purchasing/proposal-lines';
import { CountLines } from '@/components/stock/count-lines';

const line = { sku: 'D-1', product: 'Drill', option: '', by: 'Grace', outcome: null };

test('figures of lists have separators of thousands', () => {
  render(<CountLines lines={[{ ...line, expected: 12_500, counted: 11_000 }]} />);
  expect(screen.getByRole('row', { name: /Drill/ })).toHaveTextContent(/12,500.*11,000.*−1,500/);

  const proposed = {
    ...line,
    available: 1_200,
    onOrder: 3_400,
    reorderPoint: 5_600,
    quantity: 7_800,
    cost: 100,
  };
  render(<ProposalLines caption="Proposal" lines={[proposed as never]} currency="USD" locale="en-US" />);
  expect(screen.getByRole('table', { name: 'Proposal' })).toHaveTextContent(/1,200.*3,400.*5,600.*7,800/);

  render(
    <StatusLinks
      entries={[{ state: undefined, name: 'All', count: 20_000 }]}
      current={undefined}
      hrefFor={() => '/'}
    />,
  );
  expect(screen.getByRole('link', { name: 'All 20,000' })).toBeVisible();
});
