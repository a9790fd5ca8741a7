import { uniqueIpAddress } from '../support/factories';
import { theShop } from '../support/open-shop';
import { Person } from '../support/people';

export const visitor = () => new Person(theShop(), uniqueIpAddress());

/** Submits the login form as the browser does; returns the error code, or null. */
export async function logIn(person: Person, email: string, password: string): Promise<string | null> {
  const { json } = await person.get('/api/auth/csrf');
  const form = new URLSearchParams({ csrfToken: String(json.csrfToken), email, password, json: 'true' });
  const response = await person.post<{ url: string }>('/api/auth/callback/credentials', form);
  return new URL(response.json.url).searchParams.get('error');
}

export async function signOut(person: Person): Promise<void> {
  const { json } = await person.get('/api/auth/csrf');
  await person.post(
    '/api/auth/signout',
    new URLSearchParams({ csrfToken: String(json.csrfToken), json: 'true' }),
  );
}

export const me = async (person: Person) =>
  (await person.get<{ person: { email: string } | null }>('/api/me')).json.person;
export const minted = (person: Person, email: string) =>
  person.put<{ token: string; expiresIn: number }>(`/api/user/${encodeURIComponent(email)}`, { email });
export const save = (person: Person) => person.patch('/api/profile', { degree: 'Welding' });
