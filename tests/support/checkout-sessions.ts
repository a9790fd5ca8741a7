import { uniqueIpAddress } from './factories';
import { theShop } from './open-shop';

const address = uniqueIpAddress();

/** A checkout session in a response, or an error. */
export type Session = {
  ucp: { version: string; status: string };
  id?: string;
  status: string;
  line_items: {
    id: string;
    item: { id: string; title: string; price: number; image_url: string };
    quantity: number;
  }[];
  currency: string;
  totals: { type: string; amount: number }[];
  messages: { type: string; code: string; path?: string; content: string; severity?: string }[];
  links: { type: string; url: string }[];
  continue_url?: string;
  code?: string;
};

/** A call of an agent, with what the protocol sends beside the lines. */
export async function call(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${theShop()}/ucp/v1/checkout-sessions${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'ucp-agent': 'profile="https://agent.example/profile"; version="2026-04-08"',
      'x-forwarded-for': address,
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, session: (await response.json()) as Session };
}

/** What an agent sends: lines, and more that the protocol allows. */
export const input = (...lines: [sku: string, quantity: number][]) => ({
  currency: 'USD',
  buyer: { email: 'buyer@customers.example', first_name: 'Ada' },
  payment: { instruments: [{ id: 'one', credential: { type: 'token', token: 'a-secret-token' } }] },
  line_items: lines.map(([id, quantity]) => ({
    item: { id, title: 'as the agent knows it', price: 1 },
    quantity,
  })),
});

/** Begins a session with these lines. */
export const begin = async (...lines: [sku: string, quantity: number][]) => {
  const { status, session } = await call('POST', '', input(...lines));
  expect(status).toBe(201);
  return session as Session & { id: string; continue_url: string };
};
