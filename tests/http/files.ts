import { theShop } from '../support/open-shop';
import { Person } from '../support/people';

/** Sends raw bytes, as the browser sends a file. */
export const send = (person: Person, path: string, bytes: Buffer | string, type: string) =>
  fetch(theShop() + path, {
    method: 'POST',
    headers: { cookie: person.cookieHeader, authorization: `Bearer ${person.token}`, 'content-type': type },
    body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
  });

export const open = async (path: string) => {
  const response = await fetch(theShop() + path, { redirect: 'manual' });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
