import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Pagination } from '@/components/ui/pagination';
import { Stars } from '@/components/ui/stars';
import { Stepper } from '@/components/ui/stepper';
import { TabBar } from '@/components/ui/tab-bar';
import { spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';

const hrefFor = (page: number) => `/shop?page=${page}`;
const pageNumbers = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.textContent)
    .join(' ');

test.each([
  { page: 1, pages: 3, links: '1 2 3 Next' },
  { page: 2, pages: 3, links: 'Previous 1 2 3 Next' },
  { page: 7, pages: 24, links: 'Previous 1 6 7 8 24 Next' },
  { page: 24, pages: 24, links: 'Previous 1 23 24' },
])('page $page of $pages links to $links', ({ page, pages, links }) => {
  render(<Pagination page={page} pages={pages} hrefFor={hrefFor} />);
  expect(pageNumbers()).toBe(links);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', hrefFor(page));
});

test('a single page needs no links', () => {
  const { container } = render(<Pagination page={1} pages={1} hrefFor={hrefFor} />);
  expect(container).toBeEmptyDOMElement();
});

test('breadcrumbs link everything but the current page', () => {
  render(
    <Breadcrumbs
      trail={[
        { name: 'Home', href: '/' },
        { name: 'Shop', href: '/shop' },
        { name: 'Hex Bolt', href: '/product/hex-bolt' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Shop']);
  expect(screen.getByText('Hex Bolt')).toHaveAttribute('aria-current', 'page');
});

test.each([
  [4.26, '4.3 out of 5 stars'],
  [0, '0 out of 5 stars'],
  [5, '5 out of 5 stars'],
])('a rating of %d is read as "%s"', (value, name) => {
  render(<Stars value={value} />);
  expect(screen.getByRole('img', { name })).toBeVisible();
});

test('completed steps are links, later ones are not', () => {
  const steps = ['Address', 'Delivery', 'Payment'].map((name) => ({
    id: name,
    name,
    href: `/purchase?step=${name}`,
  }));
  render(<Stepper label="Purchase" steps={steps} current="Delivery" />);
  expect(screen.getByRole('link', { name: 'Address' })).toHaveAttribute('href', '/purchase?step=Address');
  expect(screen.queryByRole('link', { name: 'Payment' })).not.toBeInTheDocument();
  expect(screen.getByText('Delivery').closest('li')).toHaveAttribute('aria-current', 'step');
});

test('the tab of the current page is marked', () => {
  render(
    <TabBar
      label="About this item"
      tabs={[
        { name: 'Description', href: '/a', current: false },
        { name: 'Reviews', href: '/b', current: true },
      ]}
    />,
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Reviews');
});

test('a table has a caption, its sort order, and on a phone the column of each cell', () => {
  render(
    <Table caption="Items" columns={[{ title: 'Name', href: '?sort=-name', sort: 'ascending' }, 'State']}>
      <TableRow>
        <TableCell label="Name">Hex Bolt</TableCell>
        <TableCell label="State">In stock</TableCell>
      </TableRow>
    </Table>,
  );
  const table = screen.getByRole('table', { name: 'Items' });
  expect(within(table).getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  expect(within(table).getByRole('link', { name: 'Name' })).toHaveAttribute('href', '?sort=-name');
  expect(within(table).getByRole('columnheader', { name: 'State' })).not.toHaveAttribute('aria-sort');
  // The style sheet shows it on a phone.
  expect(within(table).getByRole('cell', { name: 'In stock' })).toHaveAttribute('data-label', 'State');
});

test('only a column that is hidden on a tablet has a hidden heading', () => {
  render(
    <Table
      caption="Items"
      columns={[{ title: 'Name' }, { title: 'Width', spare: true }, { title: 'Price', right: true }]}
    >
      <TableRow>
        <TableCell label="Name">Hex Bolt</TableCell>
        <TableCell label="Width" className={spareColumn}>
          13 mm
        </TableCell>
        <TableCell label="Price">$0.12</TableCell>
      </TableRow>
    </Table>,
  );
  const isSpare = (role: 'columnheader' | 'cell') =>
    screen.getAllByRole(role).map((part) => part.classList.contains(spareColumn));
  expect(isSpare('columnheader')).toEqual([false, true, false]);
  expect(isSpare('cell')).toEqual([false, true, false]);
});
