import { decodeJwt } from 'jose';
import { badTokens } from '../support/bad-tokens';
import { uniqueIpAddress, closeTheDatabase, signInNewPerson, signUpPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { visitor, logIn, signOut, me, minted, save } from './auth-requests';

afterAll(closeTheDatabase);

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
