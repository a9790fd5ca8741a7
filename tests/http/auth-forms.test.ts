import { uniqueIpAddress, closeTheDatabase, signUpPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { loopingPaths, foreignAddresses, allowedPaths } from '../support/return-paths';
import { errorOf, Person } from '../support/people';
import { visitor, logIn } from './auth-requests';

afterAll(closeTheDatabase);

const routeHandlers = /^\/(login|mailCode|signup|forgetPass|resetPass|api)\b/;

describe('logging in', () => {
  test('gives the same message for a wrong password and an unknown account', async () => {
    const { email } = await signUpPerson(theShop());
    expect(await logIn(visitor(), email, 'not the password')).toBe('auth/wrong-password');
    expect(await logIn(visitor(), 'nobody@customers.example', 'not the password')).toBe(
      'auth/wrong-password',
    );
  });

  test('checks at most 5 of 200 simultaneous guesses, then gives the seconds to wait', async () => {
    const { email, password } = await signUpPerson(theShop());
    const address = uniqueIpAddress();
    const codes = await Promise.all(
      Array.from({ length: 200 }, (_, count) =>
        logIn(new Person(theShop(), address), email, `guess-${count}`),
      ),
    );
    expect(codes.filter((code) => code === 'auth/wrong-password')).toHaveLength(5);
    expect(await logIn(new Person(theShop(), address), email, password)).toMatch(
      /^auth\/too-many-requests:\d+$/,
    );
    expect(await logIn(visitor(), email, password)).toBeNull();
  });

  test('redirects only to pages of this shop', async () => {
    const credentials = await signUpPerson(theShop());
    for (const callbackUrl of foreignAddresses.slice(0, 5)) {
      const person = visitor();
      const { json } = await person.get('/api/auth/csrf');
      const form = new URLSearchParams({ csrfToken: String(json.csrfToken), json: 'true' });
      const given = { ...credentials, callbackUrl };
      for (const [name, value] of Object.entries(given)) form.set(name, value);
      const response = await person.post<{ url: string }>('/api/auth/callback/credentials', form);
      expect(new URL(response.json.url, theShop()).origin).toBe(theShop());
    }
  });

  // Both next-auth routes apply the same rule; signing out needs no password.
  test('and logging out redirect only to pages of this shop, for each of 300 addresses', async () => {
    const person = visitor();
    const { json } = await person.get('/api/auth/csrf');
    const wrong: string[] = [];
    for (const callbackUrl of [...allowedPaths, ...foreignAddresses, ...loopingPaths]) {
      const form = new URLSearchParams({ csrfToken: String(json.csrfToken), json: 'true', callbackUrl });
      const { json: to } = await person.post<{ url: string }>('/api/auth/signout', form);
      const { origin, pathname } = new URL(to.url, theShop());
      const isRight =
        origin === theShop() && (allowedPaths.includes(callbackUrl) || !routeHandlers.test(pathname));
      if (!isRight) wrong.push(`${JSON.stringify(callbackUrl)} led to ${to.url}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('signing up', () => {
  test('reports each invalid field with the specified messages', async () => {
    const response = await visitor().post('/api/signup', { name: ' ', email: 'x', password: '12345' });
    expect(response.status).toBe(400);
    expect(errorOf(response).fields).toEqual({
      name: 'Name is Required',
      email: 'Provide a valid Email',
      password: 'Must be 6 characters or longer',
    });
  });

  test('lets nobody choose a role, nor register an address twice', async () => {
    const { email, password } = await signUpPerson(theShop());
    const again = await visitor().post('/api/signup', { name: 'Again', email, password });
    expect([again.status, errorOf(again).code]).toEqual([409, 'auth/email-already-in-use']);
    const admin = { name: 'X', email: 'x@customers.example', password: 'a password', role: 'admin' };
    expect((await visitor().post('/api/signup', admin)).status).toBe(400);
  });
});

describe('a forgotten password', () => {
  test('gets the same response for known and unknown addresses', async () => {
    const { email } = await signUpPerson(theShop());
    const ask = (to: string) => visitor().post('/api/password/forgot', { email: to });
    const [known, unknown] = [await ask(email), await ask('nobody@customers.example')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  });

  test('a made-up link opens nothing', async () => {
    const response = await visitor().post('/api/password/reset', {
      token: 'x'.repeat(43),
      password: 'a new password',
    });
    expect([response.status, errorOf(response).code]).toEqual([422, 'auth/invalid-action-code']);
  });
});
