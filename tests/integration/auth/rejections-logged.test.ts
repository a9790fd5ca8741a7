import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { signInWithPassword } from '@/lib/auth/sign-in';
import { log } from '@/lib/platform/log';
import { ok } from '@/lib/shared/result';
import { createAccount, from, signedInRequest } from './people';

afterEach(() => jest.restoreAllMocks());

test('a failed sign-in is logged with its reason and address, without email or password', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const { id, email } = await createAccount();
  await signInWithPassword({ email, password: 'wrong-password' }, from('192.0.2.50'));
  expect(warn.mock.calls).toEqual([
    [{ reason: 'auth/wrong-password', address: '192.0.2.50', userId: id }, 'sign-in failed'],
  ]);
});

test('a rejected call is logged with its reason, method and path, without its query', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const route = defineRoute(
    { access: staff('orders.view'), summary: 'For staff', response: z.null() },
    async () => ok(null),
  );
  const { id } = await createAccount();
  const response = await route(await signedInRequest(id, '/api/orders/export?secret=1'), {
    params: Promise.resolve({}),
  });
  expect(response.status).toBe(403);
  expect(warn.mock.calls).toEqual([
    [
      expect.objectContaining({ reason: 'not-allowed', method: 'GET', path: '/api/orders/export' }),
      'call rejected',
    ],
  ]);
});
