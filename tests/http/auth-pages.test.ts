import { uniqueIpAddress, closeTheDatabase, signUpPerson, theDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { Person } from '../support/people';
import { loopingPaths, foreignAddresses, allowedPaths, nonAddresses } from '../support/return-paths';

afterAll(closeTheDatabase);

const pages = ['/purchase', '/profile', '/settings', '/dashboard/allUser', '/dashboard/myOrders'];

test.each([...pages, '/dashboard', '/dashboard/makeAdmin', '/dashboard/allUser?a=b&c=%2F'])(
  'a visitor of %s is sent to log in and then returns there',
  async (path) => {
    const response = await new Person(theShop()).get(path);
    expect(response.status).toBe(307);
    const to = new URL(response.headers.get('location')!, theShop());
    expect([to.pathname, to.searchParams.get('from')]).toEqual(['/login', path]);
  },
);

test('an ended session opens no page, although the middleware still accepts its cookie', async () => {
  const { email, password } = await signUpPerson(theShop());
  const person = await new Person(theShop(), uniqueIpAddress()).signIn({ email, password });
  expect((await person.get('/profile')).text).toContain(email);
  await theDatabase()
    .collection('users')
    .updateOne({ email }, { $inc: { sessionVersion: 1 } });
  for (const path of pages) {
    const response = await person.get(path);
    expect([path, response.status]).toEqual([path, 307]);
    expect(response.headers.get('location')).toMatch(/^(http:\/\/[^/]+)?\/login\?from=/);
    expect(response.text).not.toContain(email);
  }
});

test('a signed-in person is redirected away from the login page', async () => {
  const person = await new Person(theShop(), uniqueIpAddress()).signIn(await signUpPerson(theShop()));
  const response = await person.get('/login?from=%2Fcart');
  expect([response.status, response.headers.get('location')]).toEqual([307, '/cart']);
});

test('the login page redirects only to pages of this shop, for each of 300 addresses', async () => {
  const person = await new Person(theShop(), uniqueIpAddress()).signIn(await signUpPerson(theShop()));
  const cases = [
    ...allowedPaths,
    ...foreignAddresses,
    ...loopingPaths,
    ...nonAddresses.filter((address) => typeof address === 'string'),
  ];
  expect(cases.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  const ask = async (from: string) => {
    const response = await person.get(`/login?from=${encodeURIComponent(from)}`);
    const location = response.headers.get('location') ?? '';
    if (location !== (allowedPaths.includes(from) ? from : '/'))
      wrong.push(`${JSON.stringify(from)} led to ${location}`);
  };
  await Promise.all(cases.map(ask));
  expect(wrong).toEqual([]);
}, 120_000);

test('the bare addresses of the workspace lead to the product viewed last, else to the first product', async () => {
  const person = await new Person(theShop(), uniqueIpAddress()).signIn(await signUpPerson(theShop()));
  const [first] = (await person.get<{ slug: string }[]>('/api/item?limit=1')).json;
  const tabs = ['', '/description', '/additionalInfo', '/productReviews'];
  const leadTo = async (slug: string) => {
    for (const tab of tabs) {
      const { status, headers } = await person.get(`/productDetails${tab}`);
      expect([status, headers.get('location')]).toEqual([307, `/productDetails/${slug}${tab}`]);
    }
  };
  await leadTo(first!.slug);
  person.setCookie('viewed', 'bench-vise-125-mm');
  await leadTo('bench-vise-125-mm');
  person.setCookie('viewed', 'no-such-product');
  await leadTo(first!.slug);
});
