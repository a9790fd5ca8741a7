import { render, screen } from '@testing-library/react';
import { PaymentProviders } from '@/components/admin/payment-providers';

test.each([
  ['live', 'On', /live key and the secret of the webhook: money moves/],
  ['test', 'Test mode', /a test key.*no money moves/],
  ['double', 'Test payments', /a double of Stripe.*no money moves/],
] as const)('cards in the mode %s are “%s”, with the reason', (mode, name, reason) => {
  render(<PaymentProviders cards={{ mode, missing: [] }} takesTransfers />);
  expect(screen.getByText('Cards by Stripe')).toHaveTextContent(name);
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByText('A bank account is set below.')).toBeVisible();
});

test('cards that are off name the settings that the server lacks', () => {
  const missing = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
  const { rerender } = render(<PaymentProviders cards={{ mode: 'off', missing }} takesTransfers={false} />);
  expect(screen.getByText('Cards by Stripe')).toHaveTextContent('Off');
  expect(screen.getByText(/lacks STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET\. Set both/)).toBeVisible();
  expect(screen.getByText('Bank transfer in advance')).toHaveTextContent('Off');
  rerender(<PaymentProviders cards={{ mode: 'off', missing: missing.slice(1) }} takesTransfers={false} />);
  expect(screen.getByText(/lacks STRIPE_WEBHOOK_SECRET\. Set it/)).toBeVisible();
});
