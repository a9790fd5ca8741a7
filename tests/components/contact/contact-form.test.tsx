import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/content/contact-form';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';

let me: unknown = null;
jest.mock('@/components/layout/me-store', () => ({ useMe: () => me }));

const post = jest.spyOn(api, 'post');
beforeEach(() => {
  jest.resetAllMocks();
  me = null;
  window.history.replaceState(null, '', '/contact');
});

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.selectOptions(screen.getByLabelText(/Topic/), 'An order or a delivery');
  await user.type(screen.getByLabelText(/Name/), 'Ada Berg');
  await user.type(screen.getByLabelText(/Email/), 'ada@plant.example');
  await user.type(screen.getByLabelText(/Message/), 'Where is it?');
}
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send message' }));

test('sends the message and shows the reference', async () => {
  const user = userEvent.setup();
  post.mockResolvedValue({ reference: 'M-12345678', message: '' });
  render(<ContactForm />);
  await fillIn(user);
  await send(user);
  expect(await screen.findByText('M-12345678')).toBeVisible();
  expect(post).toHaveBeenCalledWith('/contact', {
    topic: 'order',
    name: 'Ada Berg',
    email: 'ada@plant.example',
    message: 'Where is it?',
    website: '',
  });
  expect(screen.getByRole('heading', { name: 'We have your message' })).toHaveFocus();
});

test('an empty form shows what is missing at each field and sends nothing', async () => {
  const user = userEvent.setup();
  render(<ContactForm />);
  await send(user);
  for (const message of ['Choose a topic', 'Name is Required', 'Email is Required', 'Message is Required']) {
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  }
  expect(post).not.toHaveBeenCalled();
});

test('a link to the form selects the topic and the product, which the writer can remove', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/contact?topic=product-request&product=bench-vise');
  post.mockResolvedValue({ reference: 'M-1', message: '' });
  render(<ContactForm />);
  expect(await screen.findByText('bench vise')).toBeVisible();
  expect(screen.getByLabelText(/Topic/)).toHaveValue('product-request');
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(post.mock.calls[0]?.[1]).toMatchObject({ product: 'bench-vise' }));
});

test('a request for a quote carries product, SKU and quantity', async () => {
  const user = userEvent.setup();
  const query = 'topic=product-request&product=bench-vise&sku=BV%2F125&quantity=2500';
  window.history.replaceState(null, '', `/contact?${query}`);
  post.mockResolvedValue({ reference: 'M-1', message: '' });
  render(<ContactForm />);
  expect(await screen.findByText(/SKU BV\/125/)).toHaveTextContent('quantity 2,500');
  await fillIn(user);
  await send(user);
  const sent = { product: 'bench-vise', sku: 'BV/125', quantity: 2_500 };
  await waitFor(() => expect(post.mock.calls[0]?.[1]).toMatchObject(sent));
});

test('the name and email of a signed-in person are filled in', async () => {
  me = { person: { name: 'Grace Hopper', email: 'grace@plant.example' } };
  render(<ContactForm />);
  expect(await screen.findByLabelText(/Name/)).toHaveValue('Grace Hopper');
  expect(screen.getByLabelText(/Email/)).toHaveValue('grace@plant.example');
});

test('a link with an unknown topic or product changes nothing', () => {
  window.history.replaceState(null, '', '/contact?topic=%3Cscript%3E&product=../admin');
  render(<ContactForm />);
  expect(screen.getByLabelText(/Topic/)).toHaveValue('');
  expect(screen.queryByText(/About the product/)).toBeNull();
});

test('shows the server’s errors at their fields or below the form', async () => {
  const user = userEvent.setup();
  post.mockRejectedValueOnce(new ApiError(400, 'invalid-input', '', { email: 'Provide a valid Email' }));
  render(<ContactForm />);
  await fillIn(user);
  await send(user);
  expect(await screen.findByText('Provide a valid Email')).toBeVisible();
  post.mockRejectedValueOnce(
    new ApiError(429, 'too-many-requests', 'Too many attempts. Try again in 9 seconds'),
  );
  await send(user);
  expect(await screen.findByText('Too many attempts. Try again in 9 seconds')).toBeVisible();
});

test('the honeypot field is hidden from people', () => {
  const { container } = render(<ContactForm />);
  const hidden = container.querySelector('input[name=website]')!;
  expect(hidden).toHaveAttribute('tabindex', '-1');
  expect(hidden.closest('[aria-hidden]')).not.toBeNull();
});
