import { sampleStructure } from '@/tests/support/sample-structure';
import { render, screen, within } from '@testing-library/react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { defaultShop } from '@/lib/settings/rules/shop';

let path = '/';
jest.mock('next/navigation', () => ({
  usePathname: () => path,
  useRouter: () => ({}),
  useParams: () => ({}),
}));
globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));

const linksOf = (name: string) =>
  within(screen.getAllByRole('navigation', { name })[0]!)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the top navigation links to the main pages', () => {
  path = '/';
  render(<Header categories={sampleStructure.categories} shop={defaultShop} />);
  expect(linksOf('Main')).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Shop', '/shop'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
  ]);
});

test.each([
  ['/', 'Home'],
  ['/shop/drills', 'Shop'],
  ['/blog/how-to-read-bolt-grades', 'Blog'],
])('on %s it marks %s', (here, name) => {
  path = here;
  render(<Header categories={sampleStructure.categories} shop={defaultShop} />);
  const [main] = screen.getAllByRole('navigation', { name: 'Main' });
  expect(within(main!).getByRole('link', { current: 'page' })).toHaveTextContent(name);
});

test('the search box works as a plain form', () => {
  render(<Header categories={sampleStructure.categories} shop={defaultShop} />);
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/shop');
  expect(within(form).getByLabelText('Search by name or part number')).toHaveAttribute('name', 'q');
});

test('the logo links home and names the shop', () => {
  render(<Header categories={sampleStructure.categories} shop={{ ...defaultShop, name: 'Northwind' }} />);
  expect(screen.getByRole('link', { name: 'Northwind, home' })).toHaveAttribute('href', '/');
});

test('the footer of a demo says that it is one; that of a real shop does not', () => {
  const { rerender } = render(<Footer shop={defaultShop} isDemo />);
  expect(screen.getByText(/^Demo shop: nothing is delivered/)).toBeVisible();
  rerender(<Footer shop={defaultShop} />);
  expect(screen.queryByText(/demo/)).toBeNull();
});

test('the footer has the tagline, the founding year and the three columns, every entry with a target', () => {
  render(<Footer shop={defaultShop} />);
  expect(screen.getByText('Providing reliable tech since 1992')).toBeVisible();
  expect(screen.getByText(/Since 1992\./)).toBeVisible();
  expect(linksOf('Services')).toEqual([
    ['Branding', '/services/branding'],
    ['Design', '/services/design'],
    ['Marketing', '/services/marketing'],
    ['Advertisement', '/services/advertisement'],
  ]);
  expect(linksOf('Company')).toEqual([
    ['About us', '/about'],
    ['Contact', '/contact'],
    ['Jobs', '/jobs'],
    ['Press kit', '/press-kit'],
  ]);
  expect(linksOf('Legal')).toEqual([
    ['Terms of use', '/terms'],
    ['Privacy policy', '/privacy'],
    ['Cookie policy', '/cookies'],
  ]);
});
