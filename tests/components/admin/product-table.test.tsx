import { render, screen, within } from '@testing-library/react';
import { ProductHead } from '@/components/admin/product-head';
import { ProductTable } from '@/components/admin/product-table';
import { productOf } from '../../unit/catalog/product';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

test('sold-out variants say so in words', () => {
  render(<ProductTable products={[productOf()]} />);
  const [yellow, red] = screen.getAllByRole('row').slice(1);
  expect(within(yellow!).queryByText('Out of stock')).toBeNull();
  expect(within(red!).getByText('Out of stock')).toBeVisible();
});

test.each(['draft', 'published', 'archived'] as const)(
  'the page of a product links back to the list and says that it is %s',
  (state) => {
    render(<ProductHead title="A drill" href="/dashboard/manageProduct/a" status={state} />);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link')).toHaveLength(1);
    expect(trail.getByRole('link', { name: 'Manage Products' })).toHaveAttribute(
      'href',
      '/dashboard/manageProduct',
    );
    expect(screen.getByRole('heading', { name: 'A drill' }).parentElement).toHaveTextContent(state);
    expect(screen.getByRole('link', { name: 'Back to the products' })).toHaveAttribute(
      'href',
      '/dashboard/manageProduct',
    );
  },
);
