import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactPrompt } from '@/components/home/contact-prompt';
import { Hero } from '@/components/home/hero';
import { NewsletterBlock } from '@/components/home/newsletter-block';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { defaultShop } from '@/lib/settings/rules/shop';

const section = (wanted: string) => defaultShop.homeSections.find(({ id }) => id === wanted)!;
const post = jest.spyOn(api, 'post');
beforeEach(() => post.mockReset());

async function askFor(email: string) {
  const user = userEvent.setup();
  render(<NewsletterBlock section={section('newsletter')} />);
  await user.type(screen.getByLabelText('Your email address'), email);
  await user.click(screen.getByRole('button', { name: 'Email' }));
}

test('the newsletter form sends an address and shows the response', async () => {
  post.mockResolvedValue({ message: 'Look into your mailbox to confirm.' });
  await askFor('someone@people.example');
  expect(await screen.findByText('Look into your mailbox to confirm.')).toBeVisible();
  expect(post).toHaveBeenCalledWith('/newsletter', { email: 'someone@people.example' });
  expect(screen.getByLabelText('Your email address')).toHaveValue('');
});

test('an invalid address has an error at its field and can be corrected', async () => {
  post.mockRejectedValue(
    new ApiError(400, 'invalid', 'Check the fields', { email: 'Provide a valid Email' }),
  );
  await askFor('someone@');
  expect(await screen.findByText('Provide a valid Email')).toBeVisible();
  expect(screen.getByLabelText('Your email address')).toBeInvalid();
  expect(screen.getByLabelText('Your email address')).toHaveValue('someone@');
});

test('the newsletter block has the specified texts', () => {
  render(<NewsletterBlock section={section('newsletter')} />);
  expect(screen.getByRole('heading', { name: 'Sign Up For Newsletters' })).toBeVisible();
  expect(screen.getByText('Get e-mail updates about latest shop and special offers.')).toBeVisible();
});

test('the contact prompt links to a product request', () => {
  render(<ContactPrompt section={section('contact')} />);
  expect(
    screen.getByRole('heading', { name: 'Have any question about us or get a product request?' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact?topic=product-request',
  );
});

test('the hero links to the shop', () => {
  render(<Hero section={section('hero')} foundedYear={1992} />);
  expect(screen.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/shop');
});
