import { setClock } from '@/lib/platform/clock';
import { countOutageFailure, endOutage } from '@/lib/platform/outage';

let time = 0;
beforeAll(() => setClock(() => time));
afterAll(() => setClock());

const fail = () => countOutageFailure(new Error('connect ECONNREFUSED'));

test('an outage is reported when it begins, once a minute with a count, and when it ends', () => {
  expect(endOutage()).toBeNull();
  expect(fail()).toEqual({
    fields: { reason: 'connect ECONNREFUSED' },
    message: 'The database can’t be reached',
  });
  for (time = 1_000; time < 60_000; time += 1_000) expect(fail()).toBeNull();
  expect(fail()).toEqual({ fields: { failures: 60 }, message: 'The database still can’t be reached' });
  expect(fail()).toBeNull();
  time = 125_000;
  expect(fail()).toMatchObject({ fields: { failures: 2 } });
  expect(endOutage()).toEqual({
    fields: { seconds: 125, failures: 63 },
    message: 'The database can be reached again',
  });
  expect(endOutage()).toBeNull();
  expect(fail()).toMatchObject({ message: 'The database can’t be reached' });
});
