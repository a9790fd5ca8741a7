import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ReviewedNotice } from '@/components/checkout/reviewed-notice';
import { formatTime } from '@/lib/shared/dates';

const start = Date.parse('2026-11-26T20:00:00.000Z');
const until = '2026-11-26T20:15:00.000Z';

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

test('says until when the prices hold, on the clock of the browser, and then that the time is over', () => {
  render(<ReviewedNotice until={until} changes={[]} />);
  expect(screen.getByText(/These prices stay/)).toHaveTextContent(
    `These prices stay as they are until ${formatTime(until, 'en-US')}.`,
  );
  expect(screen.queryByRole('status')).toBeNull();
  act(() => jest.advanceTimersByTime(15 * 60_000 - 1));
  expect(screen.getByText(/These prices stay/)).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(/The time for these prices is over/)).toBeVisible();
});

test('a renewed review counts its own time', () => {
  const { rerender } = render(<ReviewedNotice until={until} changes={[]} />);
  act(() => jest.advanceTimersByTime(15 * 60_000));
  rerender(<ReviewedNotice until="2026-11-26T20:30:00.000Z" changes={[]} />);
  expect(screen.getByText(/These prices stay/)).toBeVisible();
});

test('the server, which does not know the clock of the browser, names no time', () => {
  const html = renderToString(<ReviewedNotice until={until} changes={[]} />);
  expect(html).toContain('for up to 15 minutes');
});

test('lists what has changed, line by line, before and now', () => {
  const changes = [
    { field: 'BF-1', label: 'Claw Hammer, each', from: '$100.00', to: '$120.00' },
    { field: 'total', label: 'Total', from: '$229.93', to: '$273.13' },
  ];
  render(<ReviewedNotice until={until} changes={changes} />);
  expect(screen.getByRole('table')).toHaveAccessibleName(
    'Prices have changed since you last checked this order',
  );
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'WhatBeforeNow',
    'Claw Hammer, each$100.00$120.00',
    'Total$229.93$273.13',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Total' })).toBeVisible();
});
