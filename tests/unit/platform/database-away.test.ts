import { MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { isDatabaseUnavailable } from '@/lib/platform/outage';

const system = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

test.each([
  ['a network error', new MongoNetworkError('connection closed')],
  ['no server to be found', new MongoServerSelectionError('timed out', {} as never)],
  ['a server that stops', new MongoServerError({ message: 'shutting down', code: 91 })],
  ['a primary that handed over', new MongoServerError({ message: 'not primary', code: 10107 })],
])('%s means that the database is away', (_, error) => expect(isDatabaseUnavailable(error)).toBe(true));

test.each([
  ['a duplicate key', new MongoServerError({ message: 'duplicate', code: 11000 })],
  ['a query that is wrong', new MongoServerError({ message: 'unknown operator', code: 2 })],
  ['a file that is not there', system('ENOENT', 'open')],
  ['a mistake in the code', new TypeError('undefined is not a function')],
  ['nothing', null],
])('%s does not', (_, error) => expect(isDatabaseUnavailable(error)).toBe(false));
