import { announcements } from '@/lib/content/collection';
import { listAnnouncements } from '@/lib/content/queries';
import { setClock } from '@/lib/platform/clock';
import { seedContent } from '@/seed/content';

beforeAll(seedContent);
afterEach(() => setClock());

const notice = (id: string, more: Record<string, unknown>) =>
  announcements().insertOne({
    _id: id,
    title: id,
    text: '',
    audience: 'all',
    places: ['manageOrder'],
    from: null,
    until: null,
    ...more,
  });
const shownTo = async (viewer: 'customer' | 'admin' | null) =>
  (await listAnnouncements('manageOrder', viewer)).map(({ id }) => id).sort();

test('notices are shown in their place, to their audience, while they run', async () => {
  await notice('for-all', {});
  await notice('for-admins', { audience: 'admins' });
  await notice('for-customers', { audience: 'customers' });
  await notice('elsewhere', { places: ['myOrders'] });
  await notice('over', { until: new Date('2030-01-01') });
  await notice('to-come', { from: new Date('2040-01-01') });
  setClock(() => Date.parse('2035-01-01'));
  expect(await shownTo('admin')).toEqual(['box-office-news-staff', 'for-admins', 'for-all']);
  expect(await shownTo('customer')).toEqual(['for-all', 'for-customers']);
  expect(await shownTo(null)).toEqual(['for-all']);
  setClock(() => Date.parse('2040-01-01'));
  expect(await shownTo(null)).toEqual(['for-all', 'to-come']);
});
