import { cookies } from 'next/headers';
import { actingOver, type Guard } from '../../api/access';
import { isActingOver, readSession } from '../../auth/current-session';
import { cookieIn } from '../../auth/sessions';
import type { Buyer } from '../../discounts/queries';
import { usesSecureCookies } from '../../platform/env';
import { randomSecret } from '../../platform/ids';
import type { ContractBuyer } from '../../price-lists/queries';
import { fail, ok } from '../../shared/result';
import { readShopper, shopperIn, type PunchoutShopper } from './punchout';
import { tokenOf, visitorIdOf } from './visitor-id';

/** Days for which a visitor's cart is kept after its last change. */
export const visitorDays = 60;

const cookieName = () => `${usesSecureCookies() ? '__Host-' : ''}hexbolt.cart`;

/**
 * Whose cart it is: a signed-in person's, that of a punch-out session, or that of a visitor, whose cookie holds `token`.
 */
export type CartOwner = Buyer &
  ContractBuyer & { token?: string } & Partial<Pick<PunchoutShopper, 'punchout'>>;

/** The visitor with this cookie; the database holds only its hash. */
export const visitorOf = (token: string): CartOwner => ({
  userId: visitorIdOf(token),
  email: '',
  token,
});

/** The token of a visitor's cart in the cookies of this page or call, or null. */
export const readVisitorToken = async (): Promise<string | null> =>
  tokenOf((await cookies()).get(cookieName())?.value);

/** The failure of a change to a cart that its session only shows; null for every other cart. */
export const inspectionFailure = ({ punchout }: CartOwner) =>
  punchout?.operation === 'inspect'
    ? fail('forbidden', 'inspect-only', 'Your purchasing system only shows this cart: it can’t be changed.')
    : null;

/**
 * The people of a guard, or who shops in a punch-out session: for what a session may read beside its cart. Whoever is
 * signed in counts as that person.
 */
export const orShopper = <Person extends ContractBuyer>(
  people: Guard<Person>,
): Guard<Person | PunchoutShopper> => ({
  ...people,
  prove: async (request, options) => {
    const proof = await people.prove(request, options);
    const shopper = proof.ok || request.method !== 'GET' ? null : await shopperIn(request);
    return shopper ? ok(shopper) : proof;
  },
});

/**
 * The owner of the cart that a call is about: the signed-in person or, without a session, who shops by a
 * punch-out session, else a visitor, who may be new. A
 * call of somebody signed in without the access token is rejected, so that it doesn't change a visitor's cart unnoticed.
 */
export const buyer: Guard<CartOwner> = {
  name: 'buyer',
  prove: async (request, options) => {
    const person = await readSession(request, options);
    if (person) return ok(person);
    // A late click of staff must not fill the cart of a visitor.
    if (request.method !== 'GET' && (await isActingOver(request))) return actingOver();
    const cookie = request.headers.get('cookie');
    const headers = new Headers(cookie ? { cookie } : {});
    if (await readSession(new Request(request.url, { headers }), { cookieAlone: true }))
      return fail('unauthenticated', 'not-signed-in', 'Please log in first.');
    const shopper = await shopperIn(request);
    if (shopper) return request.method === 'GET' ? ok(shopper) : (inspectionFailure(shopper) ?? ok(shopper));
    return ok(visitorOf(tokenOf(cookieIn(cookie, cookieName())) ?? randomSecret()));
  },
};

/** Who shops on this page or call without being signed in: by a punch-out session, or a visitor, who may be new. */
export const readVisitor = async (): Promise<CartOwner> =>
  (await readShopper()) ?? visitorOf((await readVisitorToken()) ?? randomSecret());

async function writeCookie(token: string, maxAge: number): Promise<void> {
  const secure = usesSecureCookies();
  (await cookies()).set(cookieName(), token, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge });
}

/** Keeps the cart of a visitor in their browser; does nothing for a signed-in person. */
export async function keepVisitor({ token }: CartOwner): Promise<void> {
  if (token) await writeCookie(token, visitorDays * 86_400);
}

/** Ends the cookie of a cart that has moved into an account, so that no later request looks for it. */
export const forgetVisitor = (): Promise<void> => writeCookie('', 0);
