import { findCardProvider, takesCards } from '@/lib/orders/queries/payment-methods';

const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'] as const;
const before = Object.fromEntries(names.map((name) => [name, process.env[name]]));

function set(settings: Partial<Record<(typeof names)[number], string>>): void {
  for (const name of names) {
    const value = settings[name];
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
afterAll(() => set(before));

const [liveKey, testKey, webhook] = ['sk_live_1', 'sk_test_1', 'whsec_1234567890abcdef'];

test.each([
  [{}, 'off', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']],
  [{ STRIPE_SECRET_KEY: liveKey }, 'off', ['STRIPE_WEBHOOK_SECRET']],
  [{ STRIPE_WEBHOOK_SECRET: webhook, STRIPE_API_BASE: 'http://127.0.0.1:1' }, 'off', ['STRIPE_SECRET_KEY']],
  [{ STRIPE_SECRET_KEY: testKey, STRIPE_WEBHOOK_SECRET: webhook }, 'test', []],
  [{ STRIPE_SECRET_KEY: liveKey, STRIPE_WEBHOOK_SECRET: webhook }, 'live', []],
  [
    { STRIPE_SECRET_KEY: testKey, STRIPE_WEBHOOK_SECRET: webhook, STRIPE_API_BASE: 'http://127.0.0.1:1' },
    'double',
    [],
  ],
])('with the settings %o cards are %s', (settings, mode, missing) => {
  set(settings);
  expect(findCardProvider()).toEqual({ mode, missing });
  expect(takesCards()).toBe(mode !== 'off');
});
