import { render, screen, within } from '@testing-library/react';
import { QuestionCard, RelatedPages } from '@/components/content/beside-text';
import { TextPage } from '@/components/content/text-page';
import type { ContentPage } from '@/lib/content/types';

const page = (html: string | null): ContentPage => ({
  slug: 'terms',
  title: 'Terms',
  description: 'What holds',
  picture: null,
  html,
  draft: false,
  seoTitle: null,
  seoDescription: null,
  updatedAt: '2026-05-04T00:00:00Z',
});
const show = (html: string | null) =>
  render(<TextPage page={page(html)} trail={[]} aside={<p>Beside it</p>} />);
const contents = () => screen.queryByRole('navigation', { name: 'On this page' });

test('a long text has a table of contents whose entries link to its headings', () => {
  const { container } = show('<h2>Price &amp; tax</h2><p>a</p><h2>Risk</h2><p>b</p><h2>Law</h2>');
  const links = within(contents()!).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Price & tax', 'Risk', 'Law']);
  for (const link of links)
    expect(container.querySelector(link.getAttribute('href')!)).toHaveTextContent(link.textContent!);
});

test('a short text has no table of contents, and an unwritten one says so', () => {
  const { unmount } = show('<h2>Only this</h2><p>a</p>');
  expect(contents()).toBeNull();
  expect(screen.getByText('Beside it')).toBeVisible();
  unmount();
  show(null);
  expect(screen.getByText(/Coming soon/)).toBeVisible();
});

test('contact data and related pages are beside a text', () => {
  render(
    <>
      <QuestionCard shop={{ phone: '+1 216 555', hours: ['Monday, 7 am'] }} topic="jobs" />
      <RelatedPages title="Legal" pages={[{ name: 'Privacy', href: '/privacy' }]} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact?topic=jobs');
  expect(screen.getByRole('link', { name: '+1 216 555' })).toHaveAttribute('href', 'tel:+1216555');
  expect(screen.getByText('Monday, 7 am')).toBeVisible();
  const more = screen.getByRole('navigation', { name: 'More: Legal' });
  expect(within(more).getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});
