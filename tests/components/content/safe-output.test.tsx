import { render, screen } from '@testing-library/react';
import { FaqList } from '@/components/content/faq-list';
import { JsonLd } from '@/components/content/json-ld';
import { PostCard } from '@/components/content/post-card';
import { AnnouncementList } from '@/components/layout/announcement';

test('structured data can’t end its script element', () => {
  const { container } = render(<JsonLd data={{ headline: '</script><script>alert(1)</script>' }} />);
  expect(container.innerHTML.match(/<\/script>/g)).toHaveLength(1);
  const [fact] = container.querySelectorAll('script');
  expect(JSON.parse(fact!.textContent!)).toEqual({ headline: '</script><script>alert(1)</script>' });
});

test('a notice shows its title and text as plain text, and nothing when there is none', () => {
  const { container, rerender } = render(
    <AnnouncementList announcements={[{ id: '1', title: 'Box Office News!', text: '<b>New</b>' }]} />,
  );
  expect(screen.getByRole('heading', { name: 'Box Office News!' })).toBeVisible();
  expect(screen.getByText('<b>New</b>')).toBeVisible();
  rerender(<AnnouncementList announcements={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('an article in a list links to itself and to its tags', () => {
  const post = {
    slug: 'bolts',
    title: 'Bolts',
    summary: 'About bolts',
    author: 'Us',
    picture: null,
    minutes: 5,
    tags: ['Power tools'],
    publishedAt: '2026-01-02T10:00:00Z',
    updatedAt: '2026-01-02T10:00:00Z',
  };
  render(<PostCard post={post} />);
  expect(screen.getByRole('link', { name: 'Bolts' })).toHaveAttribute('href', '/blog/bolts');
  expect(screen.getByRole('link', { name: 'Power tools' })).toHaveAttribute('href', '/blog/tag/power-tools');
  expect(screen.getByText('Jan 2, 2026')).toBeVisible();
});

test('questions expand without JavaScript', () => {
  render(<FaqList faqs={[{ id: '1', question: 'Why?', answer: 'Because.' }]} />);
  expect(screen.getByText('Why?').closest('details')).not.toBeNull();
});
