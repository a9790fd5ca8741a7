import { render, screen } from '@testing-library/react';
import { ReportHead } from '@/components/reports/report-tabs';
import { SalesChart } from '@/components/reports/sales-chart';
import { daysOf } from '@/lib/reports/rules/periods';

const shop = { currency: 'USD', locale: 'en-US' };
const show = (from: string, to: string) => {
  const days = new Map(daysOf({ from, to }).map((day) => [day, { net: 1_000, before: 500 }]));
  const { container } = render(<SalesChart period={{ from, to }} days={days} shop={shop} />);
  return [...container.querySelectorAll('a')];
};

test('each point of a chart links to the orders of its day', () => {
  const links = show('2026-03-01', '2026-03-07');
  expect(links).toHaveLength(7);
  expect(links[1]).toHaveAttribute('href', '/dashboard/manageOrder?from=2026-03-02&to=2026-03-02');
  expect(links[1]).toHaveTextContent('Mar 2, 2026: $10.00; before: $5.00');
  // The picture is hidden from screen readers, so its links are no stops of the keyboard: the table has the same ones.
  expect(links.every(({ tabIndex }) => tabIndex === -1)).toBe(true);
});

test('a point that sums up weeks or months links to the orders of all of their days, and each day is in one', () => {
  for (const [from, to] of [
    ['2026-01-01', '2026-04-30'],
    ['2025-01-01', '2025-12-31'],
  ] as const) {
    const ranges = show(from, to).map(
      (link) => new URL(link.getAttribute('href')!, 'http://shop').searchParams,
    );
    const days = ranges.flatMap((range) => daysOf({ from: range.get('from')!, to: range.get('to')! }));
    expect(ranges.length).toBeLessThan(60);
    expect(days).toEqual(daysOf({ from, to }));
  }
});

test('a report offers what it shows as CSV', () => {
  render(<ReportHead name="Sales by day" exportHref="/api/reports/days/export?from=2026-03-01" />);
  const link = screen.getByRole('link', { name: 'Export as CSV' });
  expect(link).toHaveAttribute('href', '/api/reports/days/export?from=2026-03-01');
  expect(link).toHaveAttribute('download');
});
