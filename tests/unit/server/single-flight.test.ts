import { SingleFlight } from '@/server/single-flight';

test('those who ask while something is made wait for it, and learn whether to look again', async () => {
  const flights = new SingleFlight();
  expect(flights.find('drill')).toBeUndefined();
  const finish = flights.begin('drill');
  const waiting = [flights.find('drill'), flights.find('drill')];
  expect(flights.find('saw')).toBeUndefined();
  finish(true);
  expect(await Promise.all(waiting)).toEqual([true, true]);
  expect(flights.find('drill')).toBeUndefined();
});

test('only the first end counts, and it does not end what is made after it', async () => {
  const flights = new SingleFlight();
  const finish = flights.begin('drill');
  const waiting = flights.find('drill');
  finish(false);
  flights.begin('drill');
  finish(true);
  expect(await waiting).toBe(false);
  expect(flights.find('drill')).toBeDefined();
});
