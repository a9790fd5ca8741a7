import { act, fireEvent, render, screen } from '@testing-library/react';
import { NavigationProgress } from '@/components/layout/navigation-progress';

let path = '/';
let query = '';
jest.mock('next/navigation', () => ({
  usePathname: () => path,
  useSearchParams: () => new URLSearchParams(query),
}));

const links = { shop: '/shop', here: '/', choose: '/product/a#variants' };

const page = () => (
  <>
    <NavigationProgress />
    <main onClick={(event) => event.preventDefault()} onSubmit={(event) => event.preventDefault()}>
      <a href={links.shop}>Shop</a>
      <a href={links.here}>Here</a>
      <a href={links.choose} aria-haspopup="dialog">
        Choose
      </a>
      <a href="/api/orders/export" download>
        Export
      </a>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <form action="/shop" aria-label="Search">
        <input name="q" defaultValue="drill" />
      </form>
    </main>
  </>
);
const bar = () => screen.queryByRole('progressbar');

beforeEach(() => {
  path = '/';
  query = '';
});

test('a pressed link shows progress at once, until its page is shown', () => {
  const { rerender } = render(page());
  expect(bar()).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Shop' }));
  expect(bar()).toHaveAccessibleName('Loading the page');
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  path = '/shop';
  rerender(page());
  expect(bar()).toBeNull();
  expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
  path = '/';
  rerender(page());
  expect(bar()).toBeNull();
});

test('a submitted search shows progress; a page that the browser restores doesn’t', () => {
  render(page());
  fireEvent.submit(screen.getByRole('form', { name: 'Search' }));
  expect(bar()).not.toBeNull();
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(bar()).toBeNull();
});

test('links that open no other page in this tab show no progress', () => {
  render(page());
  for (const name of ['Here', 'Choose', 'Export', 'Elsewhere'])
    fireEvent.click(screen.getByRole('link', { name }));
  fireEvent.click(screen.getByRole('link', { name: 'Shop' }), { ctrlKey: true });
  expect(bar()).toBeNull();
});
