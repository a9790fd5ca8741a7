import { closeTheDatabase, signInNewPerson, signUpPerson, theDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, errorOf, Person, type Response } from '../support/people';
import { visitor, me, minted, save } from './auth-requests';

afterAll(closeTheDatabase);

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
