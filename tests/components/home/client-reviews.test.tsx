import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClientReviews } from '@/components/home/client-reviews';

const section = { id: 'reviews' as const, shown: true, title: 'Client Reviews', text: '' };
const play = jest.fn();
const stop = jest.fn();
const options = jest.fn();
jest.mock('embla-carousel-autoplay', () => ({
  __esModule: true,
  default: (given: unknown) => {
    options(given);
    return { name: 'autoplay', options: {}, init() {}, destroy() {}, play, stop };
  },
}));

const testimonials = Array.from({ length: 7 }, (_, index) => ({
  id: String(index),
  picture: `/pictures/people/${index + 1}.webp`,
  name: `Client ${index + 1}`,
  description: 'They send what they said they would.',
}));

/** Whether the carousel is playing. */
const moves = () => (play.mock.invocationCallOrder.at(-1) ?? 0) > (stop.mock.invocationCallOrder.at(-1) ?? 0);

beforeEach(() => [play, stop].forEach((mock) => mock.mockReset()));

test('all reviews are on the page with picture, name and text, and advance every 2500 ms', () => {
  render(<ClientReviews section={section} testimonials={testimonials} />);
  expect(screen.getAllByRole('group', { name: /of 7$/ })).toHaveLength(7);
  expect(screen.getByText('Client 7')).toBeInTheDocument();
  expect(options).toHaveBeenCalledWith(expect.objectContaining({ delay: 2500 }));
  expect(moves()).toBe(true);
});

test('they stop while the mouse is over them', () => {
  render(<ClientReviews section={section} testimonials={testimonials} />);
  const region = screen.getByRole('region', { name: 'Client Reviews' });
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  expect(moves()).toBe(false);
  fireEvent.pointerLeave(region, { pointerType: 'mouse' });
  expect(moves()).toBe(true);
});

test('they stop while they have the keyboard focus', async () => {
  const user = userEvent.setup();
  render(
    <>
      <ClientReviews section={section} testimonials={testimonials} />
      <button type="button">Onwards</button>
    </>,
  );
  await user.tab();
  expect(moves()).toBe(false);
  await user.tab();
  await user.tab();
  expect(moves()).toBe(false);
  await user.tab();
  expect(moves()).toBe(true);
});

test('once paused they stay paused when the mouse enters and leaves', async () => {
  const user = userEvent.setup();
  render(<ClientReviews section={section} testimonials={testimonials} />);
  await user.click(screen.getByRole('button', { name: 'Pause reviews' }));
  const region = screen.getByRole('region', { name: 'Client Reviews' });
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  fireEvent.pointerLeave(region, { pointerType: 'mouse' });
  expect(moves()).toBe(false);
  expect(screen.getByRole('button', { name: 'Play reviews' })).toBeVisible();
});

test('with reduced motion they stand still and have no pause button', () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);
  render(<ClientReviews section={section} testimonials={testimonials} />);
  expect(play).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /Pause|Play/ })).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

test('without reviews the section is absent', () => {
  const { container } = render(<ClientReviews section={section} testimonials={[]} />);
  expect(container).toBeEmptyDOMElement();
});
