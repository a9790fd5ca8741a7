import { decodeJwt } from 'jose';
import { badTokens } from '../support/bad-tokens';
import {
  uniqueIpAddress,
  closeTheDatabase,
  signInNewPerson,
  signUpPerson,
  theDatabase,
} from '../support/factories';
import { theShop } from '../support/open-shop';
import { loopingPaths, foreignAddresses, allowedPaths } from '../support/return-paths';
import { demoAdmin, errorOf, Person, type Response } from '../support/people';

afterAll(closeTheDatabase);

const routeHandlers = /^\/(login|signup|forgetPass|resetPass|api)\b/;
const visitor = () => new Person(theShop(), uniqueIpAddress());

/** Submits the login form as the browser does; returns the error code, or null. */
async function logIn(person: Person, email: string, password: string): Promise<string | null> {
  const { json } = await person.get('/api/auth/csrf');
  const form = new URLSearchParams({ csrfToken: String(json.csrfToken), email, password, json: 'true' });
  const response = await person.post<{ url: string }>('/api/auth/callback/credentials', form);
  return new URL(response.json.url).searchParams.get('error');
}

async function signOut(person: Person): Promise<void> {
  const { json } = await person.get('/api/auth/csrf');
  await person.post(
    '/api/auth/signout',
    new URLSearchParams({ csrfToken: String(json.csrfToken), json: 'true' }),
  );
}

const me = async (person: Person) =>
  (await person.get<{ person: { email: string } | null }>('/api/me')).json.person;
const minted = (person: Person, email: string) =>
  person.put<{ token: string; expiresIn: number }>(`/api/user/${encodeURIComponent(email)}`, { email });
const save = (person: Person) => person.patch('/api/profile', { degree: 'Welding' });

describe('the session cookie', () => {
  test('can’t be read by scripts or sent with requests from other sites', async () => {
    const { email, password } = await signUpPerson(theShop());
    const person = visitor();
    const { json } = await person.get('/api/auth/csrf');
    const form = new URLSearchParams({ csrfToken: String(json.csrfToken), email, password, json: 'true' });
    const response = await person.post('/api/auth/callback/credentials', form);
    const cookie = response.headers.getSetCookie().find((line) => line.includes('session-token'));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(response.text).not.toContain(cookie!.split(/[=;]/)[1]!);
  });

  test('allows reads, but not writes, which require the token', async () => {
    const person = await signInNewPerson(theShop());
    expect((await save(person)).status).toBe(200);
    person.token = null;
    expect((await person.get('/api/profile')).status).toBe(200);
    expect((await save(person)).status).toBe(401);
    expect((await person.delete('/api/account')).status).toBe(401);
  });

  test('does not open the list of accounts, which requires the token', async () => {
    const admin = await new Person(theShop(), uniqueIpAddress()).signIn(demoAdmin);
    expect((await admin.get('/api/user')).status).toBe(200);
    admin.token = null;
    expect((await admin.get('/api/user')).status).toBe(401);
  });

  test('is not set by a login without the form’s token', async () => {
    const { email, password } = await signUpPerson(theShop());
    const person = visitor();
    await person.post(
      '/api/auth/callback/credentials',
      new URLSearchParams({ email, password, json: 'true' }),
    );
    expect(await me(person)).toBeNull();
  });
});

describe('the access token', () => {
  test('is given only to the signed-in person with that email', async () => {
    const [mine, theirs] = [await signUpPerson(theShop()), await signUpPerson(theShop())];
    const person = visitor();
    expect((await minted(person, mine.email)).status).toBe(401);
    await logIn(person, mine.email, mine.password);
    expect((await minted(person, theirs.email)).status).toBe(403);
    const response = await minted(person, mine.email);
    expect(response.json).toEqual({ token: expect.any(String), expiresIn: 3600 });
    const mixed = await person.put(`/api/user/${mine.email}`, { email: theirs.email });
    expect(mixed.status).toBe(403);
  });

  test('is rejected with the same message whatever is wrong with it', async () => {
    const person = await signInNewPerson(theShop());
    const otherPerson = decodeJwt((await signInNewPerson(theShop())).token!).sub!;
    const good = person.token!;
    const bad = await badTokens(good, otherPerson);
    expect(bad).toHaveLength(30);
    const responses = new Set<string>();
    for (const token of bad) {
      const { status, text } = await visitor().patch(
        '/api/profile',
        {},
        { authorization: `Bearer ${token}` },
      );
      responses.add(`${status} ${text}`);
    }
    expect([...responses]).toEqual([
      '401 {"error":{"code":"not-signed-in","message":"Please log in first."}}',
    ]);
    expect((await save(person)).status).toBe(200);
  });

  test('is invalid after sign-out, even if somebody stored it', async () => {
    const person = await signInNewPerson(theShop());
    await signOut(person);
    expect((await save(person)).status).toBe(401);
    expect(await me(person)).toBeNull();
  });
});

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

describe('a sensitive change', () => {
  const sensitiveActions: [string, (person: Person) => Promise<Response<unknown>>][] = [
    ['changing the e-mail', (person) => person.post('/api/email/change', { email: 'new@customers.example' })],
    ['turning two-factor sign-in on', (person) => person.post('/api/two-factor')],
    ['deleting the account', (person) => person.delete('/api/account')],
  ];

  test.each(sensitiveActions)(
    '%s asks for the password when the sign-in is 10 minutes old',
    async (_, action) => {
      const credentials = await signUpPerson(theShop());
      const person = await visitor().signIn(credentials);
      const user = await theDatabase().collection('users').findOne({ email: credentials.email });
      await theDatabase()
        .collection('sessions')
        .updateMany(
          { userId: String(user!._id) },
          { $set: { authenticatedAt: new Date(Date.now() - 601_000) } },
        );
      expect(errorOf(await action(person)).code).toBe('auth/requires-recent-login');
      const { json: ways } = await person.get('/api/sessions/confirm');
      expect(ways).toEqual({ password: true, google: false });
      const wrong = await person.post('/api/sessions/confirm', { password: 'not the password' });
      expect([wrong.status, errorOf(wrong).code]).toEqual([403, 'auth/wrong-password']);
      expect((await person.post('/api/sessions/confirm', { password: credentials.password })).status).toBe(
        200,
      );
      expect((await action(person)).status).toBe(200);
    },
  );

  test('a new password ends every other session at once and keeps this one', async () => {
    const credentials = await signUpPerson(theShop());
    const [here, there] = [await visitor().signIn(credentials), await visitor().signIn(credentials)];
    const change = { password: credentials.password, newPassword: 'quite another one' };
    expect((await here.put('/api/password', change)).status).toBe(200);
    expect([await me(there), (await save(there)).status]).toEqual([null, 401]);
    here.token = null;
    expect(await me(here)).toMatchObject({ email: credentials.email });
    here.token = (await minted(here, credentials.email)).json.token;
    expect((await save(here)).status).toBe(200);
  });
});

describe('sessions', () => {
  test('are listed and ended one by one, but not those of others', async () => {
    const credentials = await signUpPerson(theShop());
    const [here, there] = [await visitor().signIn(credentials), await visitor().signIn(credentials)];
    const otherPerson = await signInNewPerson(theShop());
    type Listed = { id: string; current: boolean }[];
    const list = (await here.get<Listed>('/api/sessions')).json;
    const other = list.find((session) => !session.current)!;
    expect(list).toHaveLength(2);
    expect((await otherPerson.delete(`/api/sessions/${other.id}`)).status).toBe(404);
    expect((await here.delete(`/api/sessions/${other.id}`)).status).toBe(200);
    expect([(await there.get('/api/profile')).status, (await here.get('/api/profile')).status]).toEqual([
      401, 200,
    ]);
  });
});

describe('roles', () => {
  test('take effect on the very next request, both ways', async () => {
    const credentials = await signUpPerson(theShop());
    const person = await visitor().signIn(credentials);
    const admin = await visitor().signIn(demoAdmin);
    const path = `/api/user/admin/${encodeURIComponent(credentials.email)}`;
    expect((await person.get('/api/user')).status).toBe(403);
    expect((await admin.put(path)).json).toEqual({ modifiedCount: 1 });
    expect((await person.get('/api/user')).status).toBe(200);
    expect((await person.get('/dashboard/makeAdmin')).status).toBe(200);
    expect((await admin.delete(path)).json).toEqual({ modifiedCount: 1 });
    expect((await person.get('/api/user')).status).toBe(403);
    expect((await person.get('/dashboard/makeAdmin')).status).toBe(403);
  });

  test('the list of users never contains a secret', async () => {
    const admin = await visitor().signIn(demoAdmin);
    const { text } = await admin.get('/api/user');
    expect(text).not.toMatch(/argon2|passwordHash|twoFactor|sessionVersion|recovery/);
  });
});
