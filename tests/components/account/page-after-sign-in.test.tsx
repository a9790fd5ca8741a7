import { api } from '@/lib/api/client/api';
import { pageAfterSignIn } from '@/lib/api/client/sign-in';

test.each([
  ['admin', '/', '/dashboard/toDo', false],
  ['admin', '/', '/twoFactor?to=%2Fdashboard%2FtoDo', true],
  ['admin', '/cart', '/cart', false],
  ['admin', '/dashboard/makeAdmin', '/dashboard/makeAdmin', true],
  ['customer', '/', '/', false],
])('after signing in, %s with %s remembered opens %s', async (role, remembered, page, asksTwoFactor) => {
  const get = jest.spyOn(api, 'get').mockResolvedValue({ person: { role, asksTwoFactor } });
  expect(await pageAfterSignIn(remembered)).toBe(page);
  get.mockRestore();
});
