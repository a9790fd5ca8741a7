import { uniqueIpAddress, signUpPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { Person } from '../support/people';

const visitor = () => new Person(theShop(), uniqueIpAddress());

test('a signed-in person reads how they sign in, with all that an identity provider says', async () => {
  const { email, password } = await signUpPerson(theShop());
  const person = await visitor().signIn({ email, password });
  await person.patch('/api/profile', { phone: '+1 216 555 0100' });
  const { json } = await person.get<Record<string, unknown> & { uid: string }>('/api/me/identity');
  const same = { email, displayName: expect.any(String), phoneNumber: '+1 216 555 0100', photoURL: null };
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(json).toEqual({
    uid: expect.stringMatching(/^[0-9a-f]{24}$/),
    ...same,
    emailVerified: true,
    tenantId: null,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, ...same }],
    metadata: { creationTime: time, lastSignInTime: time },
  });
  expect((await visitor().get('/api/me/identity')).status).toBe(401);
});
