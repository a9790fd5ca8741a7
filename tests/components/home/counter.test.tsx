import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Counter } from '@/components/home/counter';
import { Statistics } from '@/components/home/statistics';

let scrollIntoView: () => void = () => undefined;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(report: IntersectionObserverCallback) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      scrollIntoView = () => report([entry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
});

test('the final values are in the HTML for visitors without JavaScript', () => {
  const html = renderToString(
    <Statistics
      section={{ id: 'statistics', shown: true, title: 'MILLION BUSINESS TRUST US', text: '' }}
      statistics={[{ label: 'Customers', value: 150, suffix: 'K+' }]}
    />,
  );
  expect(html).toContain('MILLION BUSINESS TRUST US');
  expect(html).toContain('150K+');
});

test('a counter shows its final value until it is scrolled into view, then counts from 0', async () => {
  render(<Counter value={43} suffix="K+" />);
  const shown = () => document.querySelector('[aria-hidden]')!;
  expect(shown()).toHaveTextContent('43K+');
  await act(async () => scrollIntoView());
  expect(await screen.findByText('0K+')).toBeInTheDocument();
});

test('a screen reader gets only the final value', async () => {
  render(<Counter value={80} suffix="K+" />);
  await act(async () => scrollIntoView());
  expect(screen.getAllByText('80K+')[0]).toHaveClass('sr-only');
});

test('nothing counts when reduced motion is preferred', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(<Counter value={300} suffix="K+" />);
  await act(async () => scrollIntoView());
  expect(screen.getAllByText('300K+')).toHaveLength(2);
  jest.restoreAllMocks();
});
