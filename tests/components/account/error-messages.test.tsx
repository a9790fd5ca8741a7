import { ApiError, messageOf } from '@/lib/api/client/errors';

test('a form shows the message of its only field, otherwise the general one, and never that of a server error', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new ApiError(400, 'invalid', 'Check the marked fields.', { means: 'Enter a word.' });
  expect(messageOf(error)).toBe('Check the marked fields.');
  expect(messageOf(error, 'means')).toBe('Enter a word.');
  expect(messageOf(error, 'other')).toBe('Check the marked fields.');
  expect(messageOf(new TypeError('x is not a function'))).toBe(
    'That did not work. Reload the page and try again.',
  );
  expect(log).toHaveBeenCalledTimes(1);
});
